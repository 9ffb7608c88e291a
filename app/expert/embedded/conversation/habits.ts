import { memoize } from "#app/memoize.ts";
import type { LanguageTag } from "#app/i18n/language.ts";
import habits from "../../knowledge/habits.json" with { type: "json" };
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";
import { stillStands, tellsDetail } from "./told-late.ts";

const patterns = memoize((tongue: LanguageTag) =>
  habits.map((habit) => ({ habit, pattern: new RegExp(` (?:${habit.cue[tongue]}) `, "u") })),
);

/** What of the way somebody lives bears on skin; see `knowledge/habits.json`. */
const habitIn = ({ text, tongue }: State) =>
  patterns(tongue).find(({ pattern }) => pattern.test(text))?.habit;

/** "I swim every day", "we have hard water", told of skin that was spoken of. */
export const tellsHabit = (state: State): boolean =>
  tellsDetail(state) &&
  state.own.concerns.length === 0 &&
  state.table.length > 0 &&
  habitIn(state) !== undefined;

/** What it means for skin, and that what was named stands. */
export function answerHabit(state: State): Said {
  const text = habitIn(state)?.say[state.tongue];
  return { text: joined([text, stillStands(state)]), offers: state.table };
}
