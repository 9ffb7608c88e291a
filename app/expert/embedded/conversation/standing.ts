import { QUESTIONS, type QuestionId } from "../../reading/questions/questions.ts";
import { hears } from "../../knowledge/cues.ts";
import { urgencyOf } from "../../reading/red-flags.ts";
import type { RedFlag } from "../../reading/understanding.ts";
import { signTold } from "./advice.ts";
import { laterAlarm, notAgainYet } from "./alarm.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";
import type { Wanted } from "./wanted.ts";

const AT_ONCE = new Set(["emergency", "same_day"]);
/** Bruises are for whoever looks after the medicine; a plain cream for dry hands does them no harm. */
const cannotWait = (flag: RedFlag): boolean => AT_ONCE.has(urgencyOf(flag)) && flag !== "bruising";

/** The gravest alarm that was told of this person and that nobody took back. */
function standingFlag({ understanding }: State): RedFlag | undefined {
  const { standing = [], person } = understanding;
  const flags = standing
    .filter(({ relation, seen }) => relation === person.relation && !seen)
    .map(({ flag }) => flag);
  return flags.find(cannotWait) ?? flags[0];
}

/** Enough of a sentence to know it again. */
const BEGINNING = 40;

function remindedLast({ request, dialogue }: State): boolean {
  const last = request.chatHistory.findLast(({ role }) => role === "model");
  const said = last?.parts.map(({ text }) => text).join(" ") ?? "";
  return said.startsWith(dialogue.stands.slice(0, BEGINNING));
}

/** "What do I wash with then?", "can I use my cleanser?": of what goes on that skin, whether we name a thing or not. */
const asksForCare = ({ asks, own, limitsNow, text, tongue, named, ingredients }: State): boolean =>
  asks &&
  named.length + ingredients.length === 0 &&
  own.redFlags.length === 0 &&
  (own.category !== undefined || limitsNow.owned.size > 0 || CARE.some((cue) => hears(cue, text, tongue)));

const CARE = ["washes", "asks_to_put"] as const;

/**
 * Once an alarm or a sign was told, nothing is named as if it had not been: what cannot wait for a doctor goes before
 * any product, all else is recalled before one.
 */
export function withinStanding(said: Said, state: State, [wanted = "unclear"]: readonly Wanted[]): Said {
  if (QUESTIONS[wanted as QuestionId] === "shop") return said;
  const flag = standingFlag(state);
  const notAgain = flag && notAgainYet(flag, state);
  if (notAgain) return { text: notAgain, offers: [] };
  if ((said.offers ?? []).length === 0 && !asksForCare(state)) return said;
  if (flag && cannotWait(flag)) return { text: laterAlarm(flag, state), offers: [] };
  if ((said.offers ?? []).length === 0 || (!flag && !signTold(state))) return said;
  return remindedLast(state) ? said : { ...said, text: joined([state.dialogue.stands, said.text], "\n") };
}
