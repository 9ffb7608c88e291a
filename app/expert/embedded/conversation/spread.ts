import type { Ingredient } from "../../shelf/inci.ts";
import { EXFOLIANTS } from "../../shelf/product-facts.ts";
import { hears } from "../../knowledge/cues.ts";
import { inWords } from "../../words/copy.ts";
import { say } from "../../words/names.ts";
import { ingredientName } from "../../words/reasons.ts";
import { answerIngredient, PREPARED } from "./ingredient.ts";
import { ingredientsLately } from "./ingredients-lately.ts";
import { newConcern } from "./plausible.ts";
import { isNotFor } from "./product.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";

/** When of a week an ingredient is used: an evening of its own, every morning, or every day. */
type Slot = "evening" | "morning" | "daily";

function slotOf({ id, family, time_of_day: time }: Ingredient): Slot {
  if (EXFOLIANTS.has(id) || family.startsWith("retinoid")) return "evening";
  return time === "AM" ? "morning" : "daily";
}

/** Evenings that a week has room for. */
const MOST_EVENINGS = 3;

/** "How do I spread them over the week?", of vitamin C and retinol just asked about, and of no product of ours. */
export function asksToSpread(state: State): boolean {
  const { text, tongue, own, understanding, named, shown, ownedProducts } = state;
  const bare = named.length + shown.flat().length + ownedProducts.size === 0 && own.redFlags.length === 0;
  if (!bare || newConcern(state) || !hears("over_week", text, tongue)) return false;
  const medicine = understanding.person.facts.some(({ kind }) => kind === "medicine");
  const all = ingredientsLately(state);
  const evenings = all.filter((one) => slotOf(one) === "evening").length;
  const theirs = all.some(({ family }) => PREPARED.has(family));
  return !medicine && !theirs && all.length > 1 && evenings > 0 && evenings <= MOST_EVENINGS;
}

/** What goes where in a week: what is strong an evening each, the rest of the evenings plain. */
export function answerSpread(state: State): Said {
  const { understanding, dialogue, copy } = state;
  const { language } = understanding;
  const { spread } = dialogue;
  const all = ingredientsLately(state);
  const refused = all.find((one) => isNotFor(one, state));
  if (refused) return answerIngredient(refused, state);
  const of = (slot: Slot) =>
    all.filter((one) => slotOf(one) === slot).map((one) => ingredientName(one, language));
  const [morning, evenings, daily] = [of("morning"), of("evening"), of("daily")];
  const days = spread.days[evenings.length - 1] ?? [];
  const lines = [
    morning.length > 0 ? say(language, spread.morning, inWords(morning, copy)) : spread.plainMorning,
    ...evenings.map((name, at) => say(language, spread.evening, name, days[at] ?? "")),
    daily.length > 0 && say(language, spread.daily, inWords(daily, copy)),
    spread.rest,
  ];
  return { text: joined(lines, "\n"), offers: [] };
}
