import { formatMoney } from "#app/i18n/format.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { MEASURE, type Quality } from "../../../reading/measures.ts";
import { withAim } from "../../../shelf/aims.ts";
import { labelOn } from "../../../shelf/label.ts";
import { factsOf } from "../../../shelf/product-facts.ts";
import { rankProducts } from "../../../shelf/rank.ts";
import { strengthOf } from "../../../shelf/strength.ts";
import { fill, inWords } from "../../../words/copy.ts";
import { tellingNames } from "../../../words/reasons.ts";
import type { Act } from "../act.ts";
import { concernWords } from "../person.ts";
import { nameOf, suits, tell, type Turn } from "../turn.ts";
import { unsuitable } from "./unsuitable.ts";
import { listMeant } from "./list.ts";

/** What makes a product what it is, from its own description. */
function character(turn: Turn, product: Product, other: Product): string {
  const { language, words } = turn;
  const sentence = labelOn(product, "strength", language) ?? labelOn(product, "texture", language);
  const names = tellingNames(factsOf(product), language, factsOf(other)).slice(0, 3);
  const said = sentence?.replace(/[.!]$/, "");
  const named = names.some((name) => said?.toLocaleLowerCase().includes(name.toLocaleLowerCase()));
  if (said && !named && names.length > 0) return `${said} (${inWords(names, words.copy)})`;
  return said ?? fill(words.copy.chat.compareActives, inWords(names, words.copy));
}

/** The two products meant: named, pointed at, or the first two of the current list. */
function pairMeant(turn: Turn): readonly [Product, Product] | undefined {
  const { about, table, shown } = turn;
  const all = [
    ...about.exactly,
    ...(about.exactly.length === 1 && about.hand ? [about.hand] : []),
    ...table,
    ...(shown[0] ?? []),
  ];
  const [first, second] = [...new Set(all)];
  return first && second ? [first, second] : undefined;
}

/** Compares two products and says which one suits this person, and which one they must not use. */
export const compare: Act = (turn) => {
  const { words, told, frame } = turn;
  const { chat, categories } = words.copy;
  const pair = pairMeant(turn);
  if (!pair) return { lines: [words.guided.whichTwo] };
  const [first, second] = pair;
  const left = pair.filter((product) => suits(turn, product));
  const lines = pair.map((product, at) =>
    fill(
      chat.compareLine,
      product.name,
      categories[product.category],
      formatMoney(product.price),
      character(turn, product, at === 0 ? second : first),
    ),
  );
  const [best] = rankProducts(withAim(told), left);
  const about = concernWords(turn, told);
  const mild = frame.traits.has("beginner")
    ? left.toSorted((a, b) => strengthOf(a) - strengthOf(b))[0]
    : undefined;
  const pick = mild
    ? tell(turn, words.talk.change.milder, nameOf(turn, mild))
    : best && about
      ? tell(turn, chat.comparePick, about, nameOf(turn, best.product))
      : left.length === 1 && left[0]
        ? tell(turn, words.talk.mayUse, nameOf(turn, left[0]))
        : left.length === 2 && chat.compareEqual;
  const [cheap, dear] = first.price <= second.price ? [first, second] : [second, first];
  const smells = pair.filter((product) => factsOf(product).scented);
  const unscented = pair.find((product) => !smells.includes(product));
  return {
    lines: [
      ...lines,
      [
        cheap.price < dear.price &&
          tell(turn, chat.comparePrice, nameOf(turn, cheap), formatMoney(dear.price - cheap.price)),
        smells.length === 1 &&
          smells[0] &&
          unscented &&
          tell(turn, words.talk.scentDiffers, nameOf(turn, smells[0]), nameOf(turn, unscented)),
      ]
        .filter(Boolean)
        .join(" "),
      ...pair
        .filter((product) => !left.includes(product))
        .map((product) => unsuitable(turn, product, false).lines.join(" ")),
      pick,
    ],
    offers: left,
    ...(best && about && { focus: best.product }),
  };
};

/** "Which of them is stronger?": the one of the list that has most of a quality. */
export function mostOf(quality: Quality): Act {
  return (turn) => {
    const { words } = turn;
    const list = listMeant(turn).filter((product) => suits(turn, product));
    if (list.length < 2) return undefined;
    const measure = MEASURE[quality];
    const [most, ...rest] = list.toSorted((a, b) => measure(b) - measure(a));
    const least = rest.at(-1);
    if (!most || !least) return undefined;
    if (measure(most) === measure(least)) return { lines: [words.phrases.qualities.equal], offers: list };
    const names = [
      nameOf(turn, most),
      nameOf(turn, least),
      formatMoney(most.price),
      formatMoney(least.price),
    ] as const;
    return { lines: [tell(turn, words.phrases.qualities[quality], ...names)], offers: [most], focus: most };
  };
}
