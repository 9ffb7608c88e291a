import { hears, wordsPattern } from "../../knowledge/cues.ts";
import { kindWords } from "../../reading/kinds.ts";
import { ingredientsBefore } from "./ingredients-lately.ts";
import { isShort, newConcern } from "./plausible.ts";
import type { State } from "./state.ts";
import { inHand } from "./subject.ts";

/** "What is closest to benzoyl peroxide?", "ok, what's closest?" after it. */
export function asksClosest(state: State): boolean {
  const { text, tongue, ingredients, named, pointsExactly, shown } = state;
  if (named.length > 0 || pointsExactly || !isShort(state) || !hears("closest", text, tongue)) return false;
  // "An equivalent for less?": what costs less.
  if (state.surely.has("cheaper")) return false;
  if (ingredients.length === 1 || (shown.length === 0 && ingredientsBefore(state).length > 0)) return true;
  return inHand(state) !== undefined && !newConcern(state) && state.own.category === undefined;
}

/** "Which of yours has azelaic?", whatever was in hand. */
export function asksWhichHolds({ text, tongue, ingredients, named, own }: State): boolean {
  const ofThem = ingredients.length > 0 && named.length === 0;
  const bare = own.concerns.length === 0 && own.category === undefined;
  return ofThem && bare && hears("which_holds", text, tongue);
}

/** "Which one has it?", of the ingredient just spoken of. */
export function asksWhichHasIt(state: State): boolean {
  const { ingredients, named, own, text, tongue } = state;
  const bare = ingredients.length + named.length === 0 && own.category === undefined && isShort(state);
  return bare && hears("has_it", text, tongue) && ingredientsBefore(state).length > 0;
}

/** "Which takes mascara off, the balm or the milk?": of a wash, in whichever words. */
export function asksWhatCleansOff(state: State): boolean {
  const { text, tongue, asks, own } = state;
  const kinds = ["cleanser", "balm", "milk", "foam", "jelly"] as const;
  const wash =
    own.category === "Cleanser" || kinds.some((kind) => wordsPattern(kindWords(kind, tongue)).test(text));
  return asks && wash && hears("cleans_off", text, tongue);
}

/** "I use nothing, where do I begin?", before anything was told of skin: the basic steps. */
export function beginsFromNothing(state: State): boolean {
  const { shown, named, understanding, text, tongue, request, ingredients } = state;
  const bare = shown.length + named.length + ingredients.length === 0 && understanding.concerns.length === 0;
  const begins = hears("where_to_begin", text, tongue) && hears("no_routine_yet", text, tongue);
  return request.type === "advice" && bare && begins && !state.own.category;
}
