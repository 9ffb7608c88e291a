import { opensWith } from "../knowledge/cues.ts";
import { inWords } from "../wording/copy.ts";
import { say, theName } from "../wording/names.ts";
import { rotated, type Said } from "./said.ts";
import type { State } from "./state.ts";

/** "I work at night", "we have hard water": begins with somebody, and asks nothing. */
export const isSentence = ({ asks, text, tongue }: State): boolean =>
  !asks && opensWith("tells_of_somebody", text, tongue);

/** Words of a message that tells one thing. */
const BRIEF = 18;

/** A plain sentence about somebody that no rule of ours knows: what stands, stands. */
export function tellsOfSomebody(state: State): boolean {
  const { own, named, ingredients, table, text, request, limited } = state;
  const bare = named.length + ingredients.length + own.concerns.length + own.maybe.length === 0;
  const calm = own.redFlags.length === 0 && own.category === undefined && !limited;
  const brief = text.trim().split(" ").length <= BRIEF;
  return request.type === "advice" && bare && calm && brief && table.length > 0 && isSentence(state);
}

/** That it was heard, and what stands. */
export function answerTaken({ understanding, turns, turn, table, copy }: State): Said {
  const { language } = understanding;
  const names = inWords(
    table.map((product) => theName(product, language)),
    copy,
  );
  return { text: say(language, rotated(turns.late.taken, turn), names), offers: table };
}
