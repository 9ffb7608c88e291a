import type { Product } from "#app/features/catalogue/product.ts";
import { isOfKind } from "../../../reading/kinds.ts";
import { labelOn } from "../../../shelf/label.ts";
import { isScent } from "../../../shelf/inci.ts";
import { factsOf } from "../../../shelf/product-facts.ts";
import { rankProducts } from "../../../shelf/rank.ts";
import { withCompanions } from "../../../shelf/companions.ts";
import { fill, inWords } from "../../../words/copy.ts";
import { ingredientName } from "../../../words/reasons.ts";
import type { Act } from "../act.ts";
import { isStrong } from "../../../shelf/strength.ts";
import { labelLine, quoted, withQuote } from "../label.ts";
import { nameOf, suits, tell, type Turn } from "../turn.ts";
import { unsuitable } from "./unsuitable.ts";

/** The acids and retinoids that a product is felt by. */
function strongNames({ language, words }: Turn, product: Product): string {
  const { strong, actives } = factsOf(product);
  const names = actives
    .filter(
      ({ ingredient, presence }) =>
        strong.has(ingredient.id) || (presence > 0.5 && ingredient.irritation >= 2),
    )
    .map(({ ingredient }) => ingredientName(ingredient, language));
  return inWords([...new Set(names)].slice(0, 2), words.copy);
}

export function smell(turn: Turn, product: Product): string {
  const { talk, phrases } = turn.words;
  const scent = product.ingredients.find((name) => isScent(name.toLowerCase()));
  if (!factsOf(product).scented || !scent) return withQuote(turn, product, "smell", talk.smellNo);
  // Asked what it smells of, quotes the scent from the label if there is one.
  const label = labelOn(product, "scented", turn.language);
  return label
    ? `${tell(turn, phrases.smells, nameOf(turn, product))} ${fill(talk.labelSays, label)}`
    : tell(turn, talk.smellYes, nameOf(turn, product), scent);
}

export function texture(turn: Turn, product: Product): string {
  const { rich, rinsedOff } = factsOf(product);
  const heavy = rich || isOfKind(product, "oil") || isOfKind(product, "balm");
  const kind = rinsedOff ? "rinsed" : heavy ? "rich" : "light";
  const label = quoted(turn, product, "texture");
  const asked = turn.frame.traits.has("heavy") && !turn.frame.traits.has("light_word");
  return label && !asked
    ? label
    : [tell(turn, turn.words.phrases.feel[kind], nameOf(turn, product)), label].filter(Boolean).join(" ");
}

export function sting(turn: Turn, product: Product): string {
  const { talk } = turn.words;
  const names = strongNames(turn, product);
  if (names) return withQuote(turn, product, "sting", talk.stingYes, names);
  return withQuote(
    turn,
    product,
    "sting",
    factsOf(product).scented ? turn.words.guided.stingScented : talk.stingNo,
  );
}

export function purge(turn: Turn, product: Product): string {
  const { talk } = turn.words;
  return isStrong(product)
    ? tell(turn, talk.purgeYes, nameOf(turn, product), strongNames(turn, product))
    : tell(turn, talk.purgeNo, nameOf(turn, product));
}

export function makeup(turn: Turn, product: Product): string {
  const { talk, phrases } = turn.words;
  if (factsOf(product).rinsedOff) return withQuote(turn, product, "makeup", talk.makeupCleanser);
  const told = withQuote(turn, product, "makeup", isStrong(product) ? talk.makeupEvening : talk.makeupYes);
  return turn.frame.traits.has("pills") ? `${told} ${phrases.pills}` : told;
}

export function clogs(turn: Turn, product: Product): string {
  const { rich, rinsedOff } = factsOf(product);
  return tell(
    turn,
    turn.words.phrases.clogs[rinsedOff ? "rinsed" : rich ? "rich" : "light"],
    nameOf(turn, product),
  );
}

/** A pale cast: a tint is there against it; minerals without one may leave it. */
function cast(turn: Turn, product: Product): string {
  const { spf, ids } = factsOf(product);
  const { cast: says } = turn.words.phrases;
  if (spf === 0) return tell(turn, says.none, nameOf(turn, product));
  if (ids.has("iron_oxides")) return withQuote(turn, product, "cast", says.tinted);
  const tinted = turn.shelf.find(
    (other) => factsOf(other).spf > 0 && factsOf(other).ids.has("iron_oxides") && other.stock > 0,
  );
  return [
    tell(turn, says.mineral, nameOf(turn, product)),
    tinted && tell(turn, says.instead, nameOf(turn, tinted)),
  ]
    .filter(Boolean)
    .join(" ");
}

/** A product and the sun: a sunscreen's cast, water and renewal; whether another makes skin burn sooner. */
export function sun(turn: Turn, product: Product): string | undefined {
  const { traits } = turn.frame;
  const { talk, phrases } = turn.words;
  if (traits.has("cast")) return cast(turn, product);
  if (factsOf(product).spf === 0)
    return withQuote(turn, product, "sun", isStrong(product) ? talk.sunStrong : talk.sunFine);
  if (traits.has("water") || traits.has("stands_water"))
    return withQuote(turn, product, "reapply", phrases.water);
  return (traits.has("again") ? quoted(turn, product, "reapply") : undefined) ?? quoted(turn, product, "sun");
}

/** A plain cream for this person. */
export function plainCream(turn: Turn): Product | undefined {
  const calm = { ...turn.told, places: [], concerns: [{ id: "barrier" as const, strength: 1, because: [] }] };
  const { category: _, ...any } = calm;
  return rankProducts(withCompanions(any), turn.shelf).find(
    ({ product, facts }) =>
      product.category === "Moisturizer" && facts.spf === 0 && facts.area === "face" && !facts.scented,
  )?.product;
}

/** Whether a cream goes over it. */
export const needsCream: Act = (turn) => {
  const product = turn.about.hand;
  if (!product) return undefined;
  if (!suits(turn, product)) return unsuitable(turn, product);
  const { beside } = turn.words.phrases;
  const { spf, rinsedOff, rich, strong } = factsOf(product);
  const kind =
    spf > 0
      ? "sunscreen"
      : product.category === "Moisturizer"
        ? "cream"
        : rinsedOff
          ? "cleanser"
          : rich
            ? "oil"
            : strong.size > 0
              ? "active"
              : "serum";
  const cream = plainCream(turn);
  const line = tell(turn, beside[kind], nameOf(turn, product), cream ? nameOf(turn, cream) : beside.any);
  return { lines: [line], offers: kind === "cream" || !cream ? [product] : [product, cream], focus: product };
};

/** What takes makeup off: what its label says does. */
export const removesMakeup: Act = (turn) => {
  const { about, words, shelf } = turn;
  const named = about.exactly.find(({ category }) => category === "Cleanser");
  const able = shelf.filter(
    (product) =>
      product.category === "Cleanser" &&
      product.stock > 0 &&
      suits(turn, product) &&
      labelOn(product, "removes_makeup", turn.language),
  );
  const one = named ?? able[0];
  if (!one) return { lines: [words.phrases.removes.none] };
  const label = labelOn(one, "removes_makeup", turn.language);
  const line = label
    ? labelLine(turn, one, label)
    : tell(turn, words.phrases.removes.unsaid, nameOf(turn, one));
  return { lines: [`${line} ${words.phrases.removes.eyes}`], offers: [one], focus: one };
};
