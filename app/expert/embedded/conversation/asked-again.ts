import { hears, opensWith } from "../../knowledge/cues.ts";
import { QUESTIONS, type QuestionId } from "../../reading/questions/questions.ts";
import type { State } from "./state.ts";

/** Words of a message that asks no more than that. */
const MOST_WORDS_AGAIN = 8;
/** A bare name sounds like these and asks neither. */
const BARE = new Set<QuestionId>([
  "compare",
  "suits",
  "why_this",
  "why_not",
  "ingredient",
  "contains",
  "recommend",
  "place",
  "others",
]);

/** The question of the last message, asked again of something else: "and the cream?", "y el aceite?". */
export function askedAgain({
  text,
  tongue,
  heard,
  named,
  pointsExactly,
  pointedBy,
  askedLast,
  own,
  understanding,
}: State): QuestionId | undefined {
  // "And which is the dearest?" asks that, and not the last question again.
  const exactly = pointsExactly && pointedBy !== "superlative";
  const few = text.trim().split(" ").length <= MOST_WORDS_AGAIN;
  // "No sorry, I meant the other": the same question, of that one.
  const again = few && (opensWith("and_that", text, tongue) || hears("meant", text, tongue));
  const bare = heard.every(({ id }) => BARE.has(id)) && own.concerns.length === 0;
  const [last] = askedLast.filter((id) => QUESTIONS[id] === "product");
  // "And if I add the lip balm?", after what it comes to.
  const more = named.length > 0 || exactly;
  if (askedLast.includes("total") && hears("adds", text, tongue) && more) return "total";
  // "A nut allergy, which cream?", "and the oil?": whether it is for them, and not what it holds.
  const keepsOut = understanding.person.facts.some(({ kind }) => kind === "allergy");
  const asked = last === "contains" && keepsOut ? "suits" : last;
  return again && bare && (named.length === 1 || exactly) ? asked : undefined;
}
