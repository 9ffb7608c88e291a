import { latest } from "../../reading/person/fact.ts";
import { newConcern } from "./plausible.ts";
import type { State } from "./state.ts";
import type { Wanted } from "./wanted.ts";

/** Beside a limit these say no more than the limit does. */
const NARROWED = new Set<Wanted>([
  "recommend",
  "what_is_left",
  "others",
  "alternative",
  "texture",
  "smell",
  "contains",
  "suits",
  "only_one",
  "compare",
  "for_someone",
  "cheaper",
  "total",
  "price",
  "worth",
  "payment",
]);

const FEW_FOR_A_NUMBER = 5;

/** A limit that changes what may be named, and nothing asked beside it. */
export function asksLimits(state: State, found: readonly Wanted[]): boolean {
  const { limited, own, shown, understanding, turn } = state;
  // "Only two things": so few words with a number ask for that many.
  const number = own.person.facts.some((fact) => fact.kind === "count" && fact.turn === turn);
  const brief = number && state.text.trim().split(" ").length <= FEW_FOR_A_NUMBER && shown.length > 0;
  // "Does the jelly smell like perfume": asks of that one.
  const ofOne =
    state.named.length > 0 || (state.pointedBy === "pronoun" && state.asks && state.surely.has("smell"));
  if (ofOne && state.heard.some(({ id }) => id === "smell")) return false;
  if (!limited || own.redFlags.length > 0 || !(brief || found.every((one) => NARROWED.has(one))))
    return false;
  // "Just one" asks for the one of those that were named.
  const one = latest(understanding.person, "count")?.count === 1;
  if (one && found.includes("only_one")) return false;
  const some = shown.length > 0 || understanding.wish === "gift" || state.limitsNow.scented === true;
  const scents = state.limitsNow.scented === true && understanding.wish === "gift";
  return state.limits.only !== undefined || (some && (scents || !newConcern(state)));
}
