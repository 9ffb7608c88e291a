import type { LanguageTag } from "#app/i18n/language.ts";
import type { HistoryEntry } from "#app/expert/expert.ts";
import { ingredientsNamed } from "../../reading/ingredients.ts";
import { tokenize } from "../../reading/normalize.ts";
import { productsNamed } from "../../reading/product-names.ts";
import { understandMessage } from "../../reading/understand.ts";
import type { Understanding } from "../../reading/understanding.ts";
import { textOf } from "./earlier.ts";
import type { Heard } from "../../reading/questions/questions.ts";
import type { Request } from "./state.ts";

/** The picture analysis opens the chat as a message of ours: its findings count as what the person has. */
export function withAnalysis(understanding: Understanding, history: readonly HistoryEntry[]): Understanding {
  const first = history[0];
  if (understanding.concerns.length > 0 || first?.role !== "model") return understanding;
  const seen = understandMessage(textOf(first), understanding.language);
  return { ...understanding, concerns: seen.concerns.slice(0, 3) };
}

/** What is looked for as a gift stays one until a concern is told. */
export function withGift(understanding: Understanding, said: readonly Understanding[]): Understanding {
  const before = said.findLast(({ wish, concerns }) => wish !== undefined || concerns.length > 0)?.wish;
  const told = understanding.wish !== undefined || understanding.concerns.length > 0;
  return told || before !== "gift" ? understanding : { ...understanding, wish: "gift" };
}

/** The ingredients of a message; where it asks "and with …?", the one spoken of before as well. */
export function ingredientsMeant(
  { message, chatHistory, catalogue }: Request,
  heard: readonly Heard[],
  tongue: LanguageTag,
) {
  const named = ingredientsNamed(tokenize(message), tongue);
  if (named.length > 1 || !heard.some(({ id }) => id === "combine" || id === "compare")) return named;
  const last = chatHistory.findLast((entry) => entry.role === "user");
  const [before, ...more] = last ? ingredientsNamed(tokenize(textOf(last)), tongue) : [];
  // "The same evening?", after "with my retinol?": still with that.
  if (named.length === 0) {
    const goesOn = more.length === 0 && heard.every(({ id }) => id === "combine" || id === "when");
    return before && goesOn && productsNamed(message, catalogue).length === 0 ? [before] : named;
  }
  return before && before !== named[0] ? [before, ...named] : named;
}

/** This message says how many, or for how much. */
export function hasNewMeans({ person }: Understanding, history: readonly HistoryEntry[]): boolean {
  const turn = history.filter(({ role }) => role === "user").length;
  return person.facts.some((fact) => (fact.kind === "count" || fact.kind === "budget") && fact.turn === turn);
}
