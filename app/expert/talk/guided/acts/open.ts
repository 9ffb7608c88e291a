import { fill } from "../../../words/copy.ts";
import type { Act } from "../act.ts";
import { sumText, weeksFor } from "../choice.ts";
import { namesOf, tell } from "../turn.ts";
import { nextQuestion } from "./recommend.ts";

/** Nothing to mind, or no answer to the type of skin: the list stands, and the next question is asked. */
export const settle: Act = (turn) => {
  const { table, told, words } = turn;
  const { open, text } = nextQuestion(turn);
  const weeks = weeksFor(told);
  return {
    lines: [
      [
        tell(turn, words.guided.settled, namesOf(turn, table)),
        sumText(turn, table),
        text || (weeks && fill(words.copy.chat.weeks, weeks)),
      ]
        .filter(Boolean)
        .join(" "),
    ],
    offers: table,
    ...(open && { open }),
  };
};

/** A bare "yes" to "pregnant, nursing, allergic, or a prescription?": which of them. */
export const whichOfThem: Act = ({ words }) => ({ lines: [words.guided.whichOfThem], open: "after" });
