import { formatMoney } from "#app/i18n/format.ts";
import type { Category, Product } from "#app/features/catalogue/product.ts";
import { has, latest } from "../../reading/person/fact.ts";
import type { Understanding } from "../../reading/understanding.ts";
import { withAim } from "../../shelf/aims.ts";
import { chooseProducts } from "../../shelf/choose.ts";
import { chooseInParts, type Later } from "../../shelf/in-parts.ts";
import type { Scored } from "../../shelf/score.ts";
import { uncheckedFor } from "../../shelf/unchecked.ts";
import { fill, inWords } from "../../words/copy.ts";
import { wordReasons } from "../../words/reasons.ts";
import knowledge from "../../knowledge/concerns.json" with { type: "json" };
import { concernWords } from "./person.ts";
import { nameOf, tell, type Turn } from "./turn.ts";

/** Products in one answer of a chat. */
const MOST = 3;

/** As many as were asked for, and together within what may be spent. */
function withinMeans(picked: readonly Scored[], { person }: Understanding): Scored[] {
  const count = latest(person, "count")?.count ?? MOST;
  const budget = latest(person, "budget");
  let left = budget?.per === "together" ? budget.amount : Number.POSITIVE_INFINITY;
  return picked
    .filter(({ product }) => {
      if (product.price > left) return false;
      left -= product.price;
      return true;
    })
    .slice(0, count);
}

/** Steps asked for by their kind in this message. */
function kindsAsked({ frame, told }: Turn): Category[] {
  const { own, traits } = frame;
  const wash = traits.has("tight_after_wash") || traits.has("for_washing") || traits.has("wants_makeup_off");
  const kinds = [own.category, own.also, wash ? ("Cleanser" as const) : undefined];
  const found = kinds.filter((kind): kind is Category => kind !== undefined);
  return [...new Set(found.length > 0 ? found : told.category ? [told.category] : [])];
}

const severalOf = ({ told, frame }: Turn, kinds: readonly Category[]): boolean => {
  const concerns = told.concerns.filter(({ strength }) => strength >= 1).length;
  const plain = told.wanted.length === 0 && frame.own.textures.length === 0 && told.wish !== "gift";
  return (
    plain &&
    told.places.length === 0 &&
    (concerns > 1 ||
      kinds.length > 1 ||
      (concerns > 0 && kinds.length > 0 && kinds[0] !== undefined && has(told.person, "budget")))
  );
};

export interface Choice {
  picked: readonly Scored[];
  later: readonly Later[];
}

/** What to offer for the known concerns, best first; in parts if several things are wanted. */
export function choose(turn: Turn, from: readonly Product[] = turn.shelf): Choice {
  const { told, limits } = turn;
  const kinds = kindsAsked(turn);
  if (severalOf(turn, kinds)) {
    const inParts = chooseInParts(told, from, kinds);
    if (inParts.picked.length > 0) return inParts;
  }
  const picked = withinMeans(chooseProducts(told, from), told);
  if (picked.length > 0 || limits.only === undefined) return { picked, later: [] };
  // If the only kind wanted does nothing for the concern, offers plain care of that kind.
  const { category: _, ...plain } = { ...told, concerns: [], wanted: [] };
  return { picked: withinMeans(chooseProducts(plain, from), told).slice(0, 1), later: [] };
}

/** Why each product is named, in order. */
export function reasonsFor(
  { language, limits, told: own }: Turn,
  picked: readonly Scored[],
  told = own,
): string[] {
  const modifiers = told.modifiers.filter((one) => one !== "budget");
  const person = { ...withAim({ ...told, modifiers }), scentWished: limits.scented === true };
  return wordReasons([...picked], person, language, told.concerns.length + told.skinTypes.length === 0);
}

/** Each product with its price and the reason it is named. */
export function pickLines(turn: Turn, picked: readonly Scored[], told = turn.told): string[] {
  const reasons = reasonsFor(turn, picked, told);
  return picked.map(({ product }, place) =>
    fill(turn.words.copy.chat.pickLine, product.name, formatMoney(product.price), reasons[place] ?? ""),
  );
}

/** What could not be checked against our lists, said before anything is used. */
export function uncheckedText({ told, words }: Turn): string {
  const { unresolved } = uncheckedFor(told.person);
  return unresolved.length > 0
    ? fill(words.talk.unresolved, inWords(unresolved.slice(0, 3), words.copy))
    : "";
}

/** What all of it costs together, where it is several. */
export function sumText(turn: Turn, products: readonly Product[]): string | false {
  const sum = products.reduce((all, { price }) => all + price, 0);
  return products.length > 1 && fill(turn.words.guided.sumOf, formatMoney(sum));
}

/** Which part of the wish is postponed, and why. */
export function laterText(turn: Turn, later: readonly Later[]): string {
  const { guided } = turn.words;
  return later
    .map(({ concern, product, why }) => {
      const about = concernWords(turn, { concerns: [{ id: concern, strength: 1, because: [] }] });
      if (!product || why === "none") return fill(guided.laterNone, about);
      const sentence = why === "sum" ? guided.laterSum : guided.laterApart;
      return tell(turn, sentence, about, nameOf(turn, product), formatMoney(product.price));
    })
    .join(" ");
}

/** Weeks until a change of the first concern shows, as the knowledge base has it. */
export function weeksFor({ concerns }: Pick<Understanding, "concerns">): string | undefined {
  const lead = concerns[0]?.id;
  const weeks = knowledge.concerns.find(({ id }) => id === lead)?.rule.weeks_to_visible_change;
  return weeks?.match(/^\d+(-\d+)?/)?.[0].replace("-", "–");
}

/** When only the price stands in the way: what comes nearest. */
export function overBudget({ told, shelf, words }: Turn): string | undefined {
  if (!has(told.person, "budget")) return undefined;
  const facts = told.person.facts.filter(({ kind }) => kind !== "budget");
  const freely = { ...told, person: { ...told.person, facts } };
  const [nearest] = chooseProducts(freely, shelf).toSorted((a, b) => a.product.price - b.product.price);
  return (
    nearest && fill(words.copy.chat.overBudget, nearest.product.name, formatMoney(nearest.product.price))
  );
}
