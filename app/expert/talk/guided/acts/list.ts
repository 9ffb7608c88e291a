import { formatMoney } from "#app/i18n/format.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { withAim } from "../../../shelf/aims.ts";
import { mayAnswer } from "../../../shelf/verdict.ts";
import { isOfKind } from "../../../reading/kinds.ts";
import { layersNamed } from "../../../shelf/layers.ts";
import { factsOf } from "../../../shelf/product-facts.ts";
import { rankProducts } from "../../../shelf/rank.ts";
import { roleOf } from "../../../shelf/role.ts";
import { scoreProduct } from "../../../shelf/score.ts";
import { capitalized, fill, inWords } from "../../../words/copy.ts";
import type { Act, Said } from "../act.ts";
import { isStrong } from "../../../shelf/strength.ts";
import { concernWords, understoodText } from "../person.ts";
import { nameOf, namesOf, suits, tell, type Turn } from "../turn.ts";
import { order } from "./order.ts";
import { recommend } from "./recommend.ts";

/** The list that a question is about: several named products, else the current list, else what was shown last. */
export function listMeant({ about, table, shown, frame }: Turn): readonly Product[] {
  if (about.exactly.length > 1) return about.exactly;
  const list = table.length > 0 ? table : (shown[0] ?? []);
  return frame.traits.has("of_the_two") && list.length > 2 ? (shown[0] ?? list).slice(0, 2) : list;
}

const priced = (turn: Turn, product: Product): string =>
  `${nameOf(turn, product)} (${formatMoney(product.price)})`;

const sumOf = (products: readonly Product[]): number => products.reduce((all, { price }) => all + price, 0);

/** No product was named yet: recommends if a concern is known, else asks for one. */
function noList(turn: Turn): Said | undefined {
  const { told, words } = turn;
  if (told.concerns.length + told.skinTypes.length > 0) return recommend(turn);
  return { lines: [words.talk.noTable], open: "concern", taps: ["choose", "routine"] };
}

/** What does most for this person comes first; skin in a bad state begins with what is mild. */
function leading(turn: Turn, list: readonly Product[]): Product | undefined {
  const person = withAim(turn.told);
  const calm = turn.told.concerns.some(({ id }) => id === "barrier" || id === "sensitivity");
  const mild = (product: Product) => Number(calm && !isStrong(product));
  return list
    .filter((product) => suits(turn, product))
    .map((product) => ({ product, score: scoreProduct(product, person).score }))
    .toSorted((a, b) => mild(b.product) - mild(a.product) || b.score - a.score)[0]?.product;
}

const tellsSkin = ({ told }: Turn): boolean => told.concerns.length + told.skinTypes.length > 0;

export const which: Act = (turn) => {
  const first = leading(turn, listMeant(turn));
  // "Serum or cream first?" asks which goes on first.
  if (!first && layersNamed(turn.frame.text, turn.frame.tongue).length > 1) return order(turn);
  if (!first) return noList(turn);
  const { talk } = turn.words;
  const line =
    tellsSkin(turn) && listMeant(turn).length > 1
      ? tell(turn, talk.first, nameOf(turn, first), concernWords(turn, withAim(turn.told)))
      : tell(turn, talk.firstAlone, nameOf(turn, first));
  return { lines: [line], offers: [first], focus: first };
};

export const onlyOne: Act = (turn) => {
  const one = leading(turn, listMeant(turn));
  if (!one) return noList(turn);
  const about = concernWords(turn, withAim(turn.told));
  return {
    lines: [tell(turn, turn.words.talk.onlyOne, nameOf(turn, one), formatMoney(one.price), about)],
    offers: [one],
    focus: one,
  };
};

/** The price of everything together: the named products, else the current list, without what is owned. */
export const total: Act = (turn) => {
  const { words, request, frame, about, table } = turn;
  const adds = frame.traits.has("adds") && about.exactly.length > 0;
  const meant = adds ? [...new Set([...table, ...about.exactly])] : listMeant(turn);
  const bought = about.exactly.length > 1 ? meant : meant.filter((product) => !frame.owned.has(product));
  const [one] = bought;
  if (!one) return noList(turn);
  const shipping = fill(words.talk.shippingAdds, formatMoney(request.shop.shippingFee));
  const line =
    bought.length === 1
      ? tell(turn, words.copy.chat.price, nameOf(turn, one), formatMoney(one.price))
      : tell(
          turn,
          words.talk.total,
          inWords(
            bought.map((product) => priced(turn, product)),
            words.copy,
          ),
          formatMoney(sumOf(bought)),
        );
  return { lines: [`${line} ${shipping}`], offers: bought.filter((product) => suits(turn, product)) };
};

/** The same step for less, for the same person and wish. */
export function cheaperThan(
  turn: Turn,
  product: Product,
  beside: readonly Product[] = [],
): Product | undefined {
  const { told, shelf } = turn;
  const facts = factsOf(product);
  const role = roleOf({ product, facts });
  const aim = withAim(told);
  const enough = scoreProduct(product, aim).score * AS_GOOD;
  const any = role === "cleanser" || role === "sunscreen";
  return shelf
    .filter(
      (other) =>
        other.price < product.price && other.category === product.category && !beside.includes(other),
    )
    .filter((other) => factsOf(other).area === facts.area && factsOf(other).spf > 0 === facts.spf > 0)
    .filter((other) => mayAnswer(other, { ...told, places: [] }))
    .map((other) => ({ other, score: scoreProduct(other, aim).score }))
    .filter(({ score }) => any || (score > 0 && score >= enough))
    .toSorted((a, b) => b.score - a.score || a.other.price - b.other.price)[0]?.other;
}

/** Far below what it stands in for, a product is another thing. */
const AS_GOOD = 0.25;

/** Something cheaper: for one product, of the same kind; for a list, a cheaper product for each step that has one. */
export const cheaper: Act = (turn) => {
  const { about, table, words } = turn;
  const { chat } = words.copy;
  const one = about.exactly[0] ?? (table.length > 1 ? undefined : about.hand);
  if (one) {
    const other = cheaperThan(turn, one);
    if (!other)
      return {
        lines: [tell(turn, chat.cheapest, nameOf(turn, one), formatMoney(one.price))],
        offers: [one],
        focus: one,
      };
    const rest = table.filter((product) => product !== one);
    return {
      lines: [
        tell(
          turn,
          chat.cheaper,
          nameOf(turn, other),
          formatMoney(other.price),
          formatMoney(one.price),
          nameOf(turn, one),
        ),
      ],
      offers: [other],
      stands: table.includes(one)
        ? table.map((product) => (product === one ? other : product))
        : [...rest, other],
      focus: other,
    };
  }
  // "Cheap hand cream" compares with nothing: it is a wish.
  const { kind, own } = turn.frame;
  if (table.length === 0 && (kind || own.category || own.places.length + own.concerns.length > 0))
    return undefined;
  if (table.length === 0) return noList(turn);
  const anew: Product[] = [];
  for (const product of table) anew.push(cheaperThan(turn, product, [...table, ...anew]) ?? product);
  const changed = anew.filter((product, at) => product !== table[at]);
  const { guided } = words;
  if (changed.length === 0)
    return {
      lines: [tell(turn, guided.cheapestList, namesOf(turn, table), formatMoney(sumOf(table)))],
      offers: table,
    };
  const parts = inWords(
    anew.map((product) => priced(turn, product)),
    words.copy,
  );
  return {
    lines: [tell(turn, guided.cheaperList, parts, formatMoney(sumOf(anew)), formatMoney(sumOf(table)))],
    offers: anew,
    stands: anew,
  };
};

/** Which product of the list to drop: the one that does least. */
export const dropLeast: Act = (turn) => {
  const list = listMeant(turn).filter((product) => suits(turn, product));
  const person = withAim(turn.told);
  const [least] = list
    .map((product) => ({
      product,
      score: scoreProduct(product, person).score + (factsOf(product).spf > 0 ? SHIELDS : 0),
    }))
    .toSorted((a, b) => a.score - b.score);
  if (!least || list.length < 2) return undefined;
  const left = list.filter((product) => product !== least.product);
  const { guided } = turn.words;
  return {
    lines: [
      tell(turn, guided.dropLeast, nameOf(turn, least.product)),
      tell(turn, guided.leftSum, namesOf(turn, left), formatMoney(sumOf(left))),
    ],
    offers: left,
    stands: left,
  };
};

/** Sun protection is the last that is done without. */
const SHIELDS = 100;

/** The least expensive thing on the shelf that this person may use. */
export const leastDear: Act = (turn) => {
  const { kind, own } = turn.frame;
  // Of those that stand; else of what does something for what is told.
  const named = kind === undefined && own.category === undefined;
  const helpful = turn.told.concerns.length + turn.told.skinTypes.length > 0 ? choosable(turn) : turn.shelf;
  const [least] = (named && turn.table.length > 1 ? turn.table : helpful)
    .filter((product) => product.stock > 0 && suits(turn, product))
    .filter((product) =>
      kind ? isOfKind(product, kind) : own.category === undefined || product.category === own.category,
    )
    .toSorted((a, b) => a.price - b.price);
  return (
    least && {
      lines: [tell(turn, turn.words.guided.leastDear, nameOf(turn, least), formatMoney(least.price))],
      offers: [least],
      focus: least,
    }
  );
};

const choosable = (turn: Turn): Product[] =>
  rankProducts(withAim(turn.told), turn.shelf).map(({ product }) => product);

/** All that was said and stands, in short. */
export const summary: Act = (turn) => {
  const { table, words, frame } = turn;
  if (table.length === 0) return noList(turn);
  const { guided } = words;
  const owned = [...frame.owned];
  return {
    lines: [
      [
        understoodText(turn) && `${capitalized(understoodText(turn))}.`,
        tell(
          turn,
          guided.summary,
          inWords(
            table.map((product) => priced(turn, product)),
            words.copy,
          ),
          formatMoney(sumOf(table)),
        ),
        owned.length > 0 && tell(turn, guided.ownStays, namesOf(turn, owned)),
      ]
        .filter(Boolean)
        .join(" "),
    ],
    offers: table,
  };
};

/** Names and prices the wanted products; the button next to the reply adds them. */
export const toCart: Act = (turn) => {
  const { about, table, words } = turn;
  const wanted = about.exactly.length > 0 ? about.exactly : about.all || !about.hand ? table : [about.hand];
  const may = wanted.filter((product) => suits(turn, product));
  if (may.length === 0) return noList(turn);
  const names = inWords(
    may.map((product) => priced(turn, product)),
    words.copy,
  );
  return { lines: [`${tell(turn, words.phrases.kept.taken, names)} ${words.talk.cart}`], offers: may };
};
