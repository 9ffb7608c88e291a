import { factsOf } from "../../shelf/product-facts.ts";
import { hears, isOnly } from "../../knowledge/cues.ts";
import { phraseText } from "../../reading/questions/phrases.ts";
import { QUESTIONS } from "../../reading/questions/questions.ts";
import { isWhollyTaken } from "./taken-and-wished.ts";
import { hasProduct, isShort, newConcern } from "./plausible.ts";
import { clash } from "./combine.ts";
import type { State } from "./state.ts";
import type { Wanted } from "./wanted.ts";

/** "No cream, I don't like that", of what was shown: another choice, and no complaint. */
export function refusesKind(state: State): boolean {
  const { limitsNow, table, fallen, named, asks, own } = state;
  const bare = named.length === 0 && !asks && isShort(state) && own.redFlags.length === 0;
  const stood = table.length + fallen.length > 0;
  return bare && limitsNow.refused.size > 0 && stood && !newConcern(state);
}

/** "That one", of the one in hand; "ok, the other", "I'll take the serum". */
export function takesIt(state: State): boolean {
  const { text, tongue, spoken, shown, named, pointed, asks } = state;
  if (shown.length === 0 || asks) return false;
  if (spoken !== undefined && isOnly("that_one", text, tongue)) return true;
  const takes = hears("agrees", text, tongue) && isWhollyTaken(state);
  return takes && named.length + pointed.length > 0;
}

/** "I have hardly any money", after a list: something for less. */
export function hasLittle(state: State): boolean {
  const { own, table, asks } = state;
  const sum = own.person.facts.some(({ kind }) => kind === "budget");
  if (own.category !== undefined) return false;
  return (
    own.modifiers.includes("budget") &&
    !sum &&
    table.length > 0 &&
    !asks &&
    !newConcern(state) &&
    isShort(state)
  );
}

/** "So which product?", "je mets quoi": what to take for what was told, and no more. */
export const asksWhichProduct = ({ text, tongue, understanding, own, request }: State): boolean =>
  request.type === "advice" &&
  isOnly("which_product", text, tongue) &&
  understanding.concerns.length > 0 &&
  own.category === undefined;

/** "260? lol no", "trop cher": of what was just named, and no question what it is dear for. */
export function findsTooDear(state: State): boolean {
  const { text, tongue, table, spoken, named, own } = state;
  const brief = isShort(state) && own.category === undefined && !newConcern(state);
  const inHand = named.length < 2 && (table.length > 0 || spoken !== undefined || named.length > 0);
  return brief && inHand && hears("too_dear", text, tongue) && !hears("too_dear_why", text, tongue);
}

/** So few words with a sum, after a list: "under 80". */
const A_SUM = 6;
/** Words in which something is asked for within a sum. */
const WITHIN_A_SUM = 12;

export function statesSum({ own, turn, shown, text, tongue, named, understanding }: State): boolean {
  const sum = own.person.facts.some((fact) => fact.kind === "budget" && fact.turn === turn);
  const some = shown.length > 0 || understanding.concerns.length > 0;
  const words = text.trim().split(" ").length;
  const asksWithin = words <= WITHIN_A_SUM && hears("something", text, tongue) && shown.length > 0;
  // "Too dear, I have 150 at most", "the cheapest way, I only have 60".
  const means =
    words <= WITHIN_A_SUM && (hears("too_dear", text, tongue) || hears("only_means", text, tongue));
  const brief = words <= A_SUM || asksWithin || means;
  return sum && some && brief && named.length === 0 && own.concerns.length === 0 && !own.category;
}

/** "I use Smooth Stone already, what else for pores": all that is named is had, and more is looked for. */
export function asksBesideOwned(state: State): boolean {
  const { named, ownedProducts, limitsNow, text, tongue, own } = state;
  if (own.redFlags.length > 0) return false;
  // "I have a retinol and a vitamin C, what am I missing?", at the beginning of a talk.
  if (named.length === 0 && limitsNow.owned.size > 0 && state.shown.length === 0)
    return hears("missing_step", text, tongue);
  if (named.length === 0 || !named.every((product) => ownedProducts.has(product))) return false;
  return hears("missing_step", text, tongue) || hears("something", text, tongue);
}

/** "No retinol", after a choice: held against it, and nothing else is meant. */
export function refusesIngredient(state: State): boolean {
  const { own, turn, asks, kept, named, ingredients, request } = state;
  if (ingredients.length === 0 || state.limitsNow.tinted !== undefined) return false;
  const refuses = own.person.facts.some((fact) => fact.kind === "avoidance" && fact.turn === turn);
  const bare = named.length === 0 && own.category === undefined && own.redFlags.length === 0 && !asks;
  const listed = state.fallen.length > 0 || (state.shown[0]?.length ?? 0) > 1;
  const skin = request.type === "advice" && isShort(state) && !newConcern(state);
  return refuses && bare && listed && kept.length > 1 && skin;
}

/** "Which one in its place?" */
export function asksInstead({ named, kept, own, text, tongue, asks }: State): boolean {
  const brief = text.trim().split(" ").length <= A_SUM + 1;
  const bare = named.length === 0 && own.category === undefined && own.concerns.length === 0;
  return bare && asks && brief && kept.length > 0 && hears("instead_of_it", text, tongue);
}

/** "What am I left with?", after something was taken off: what stands, and no shelf. */
export function asksWhatStays(state: State): boolean {
  const { heard, kept, table, named, own, ingredients, understanding } = state;
  const asksIt = heard.length > 0 && heard.every(({ id }) => id === "what_is_left");
  const bare =
    named.length + ingredients.length === 0 && own.category === undefined && own.person.facts.length === 0;
  const same = state.before?.person.relation === understanding.person.relation;
  return asksIt && bare && same && kept.length > 0 && table.length > 0 && !newConcern(state);
}

/** Words of a closing question. */
const A_CLOSING = 10;

/** "So what do I take in the end?", of several that stand: those, and what they come to. */
export function asksInTheEnd(state: State): boolean {
  const { table, named, ingredients, own, text, tongue, request } = state;
  const bare = named.length + ingredients.length === 0 && own.category === undefined;
  const brief = text.trim().split(" ").length <= A_CLOSING && !newConcern(state) && !state.limited;
  const closes = hears("in_the_end", text, tongue) && hears("takes_what", text, tongue);
  return request.type === "advice" && table.length > 1 && bare && brief && closes;
}

/** "I also use Undertow Gel at night", beside what was just recommended and does not go with it. */
export function usesBeside({ named, asks, kept, ownedProducts, own, text, tongue, heard }: State): boolean {
  const [product] = named;
  const other = product && kept.find((one) => one !== product && clash([product, one]));
  if (!product || !other || named.length !== 1 || asks || own.redFlags.length > 0) return false;
  const hurts = heard.some(({ id }) => id === "upset_skin" || id === "sting");
  const uses = ownedProducts.has(product) || hears("uses_it", text, tongue);
  return uses && !hurts && own.concerns.length === 0;
}

/** "And Night Current on top?", of what is used or stands: whether it goes with that. */
export function asksOnTop({ named, asks, kept, ownedProducts, text, tongue, own }: State): boolean {
  const beside = [...kept, ...ownedProducts].some((product) => !named.includes(product));
  const bare = named.length === 1 && own.concerns.length === 0;
  return bare && asks && beside && hears("to_all_that", text, tongue);
}

/** "And against wrinkles, with that?": something for it beside what is in hand. */
export function asksBesideInHand(state: State): boolean {
  const { named, ingredients, own, text, tongue, request } = state;
  const bare = named.length + ingredients.length === 0 && own.redFlags.length === 0;
  const beside = hears("with_that", text, tongue) && hasProduct(state) && request.type === "advice";
  return bare && beside && newConcern(state) && isShort(state);
}

/** Words of a message that says how many, and why. */
const A_COUNT = 16;

/** "He won't use more than two things": fewer of what stands; "just one" has an answer of its own. */
export function statesCount({ own, turn, kept, text, named, request }: State): boolean {
  const count = own.person.facts.findLast((fact) => fact.kind === "count" && fact.turn === turn);
  if (count?.kind !== "count" || request.type !== "advice" || own.category || named.length > 0) return false;
  const fewer = count.count > 1 && kept.length > count.count;
  const words = text.trim().split(" ").length;
  return fewer && words <= (own.concerns.length === 0 ? A_COUNT : A_SUM);
}

/** "That's too many, which ONE?" */
export function wantsOne(state: State): boolean {
  const { table, named, pointsExactly, own, text, tongue } = state;
  const bare = named.length === 0 && !pointsExactly && own.category === undefined;
  return table.length > 1 && bare && isShort(state) && !newConcern(state) && hears("wants_one", text, tongue);
}

/** What a wish for a sunscreen that does not show sounds like. */
const OF_A_TINT = new Set<Wanted>(["texture", "sun", "recommend", "makeup", "suits", "others"]);

/** "Not the tinted one", of sunscreens that were shown. */
export function saysTint(state: State): boolean {
  const { limitsNow, shown, asks, named } = state;
  const suns = shown.flat().some((product) => factsOf(product).spf > 0);
  const wish = state.own.category !== undefined && state.heard.every(({ id }) => OF_A_TINT.has(id));
  const says = !asks || wish;
  return limitsNow.tinted !== undefined && suns && says && named.length === 0 && isShort(state);
}

/** "She has a cleanser already", after a list: what is had is taken off it. */
export function onlyOwns(state: State): boolean {
  const { named, ownedProducts, limitsNow, kept, asks, heard, text, tongue } = state;
  const asksElse = heard.some(({ id }) => QUESTIONS[id] === "product") || hears("either", text, tongue);
  const byName = named.length > 0 && named.every((product) => ownedProducts.has(product)) && !asksElse;
  // Names of products make a sentence long that says little.
  const brief = isShort(state) || (byName && phraseText(state.masked).trim().split(" ").length <= A_CLOSING);
  const owns = ((limitsNow.owned.size > 0 && kept.length > 0) || byName) && brief;
  return owns && !newConcern(state) && !asks;
}

/** "Which of them do I drop if money is short?": the one that counts stays. */
export function asksWhatToDrop({ table, named, text, tongue, overdone }: State): boolean {
  const several = table.length > 1 && named.length === 0 && overdone.length === 0;
  return several && hears("drop_first", text, tongue);
}

/** "I use nothing at the moment", after a list: what to begin with. */
export function usesNothing({ table, named, own, text, tongue }: State): boolean {
  const bare = table.length > 1 && named.length + own.concerns.length === 0;
  return bare && isOnly("uses_nothing", text, tongue);
}
