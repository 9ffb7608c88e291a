import { LANGUAGE_TAGS } from "#app/i18n/language.ts";
import { type CueId, hears } from "../knowledge/cues.ts";
import { spacedWords } from "./normalize.ts";
import { urgencyOf } from "./red-flags.ts";
import type { Ended, RedFlag, StandingAlarm, Understanding } from "./understanding.ts";

const inAnyTongue = (cue: CueId, text: string): boolean =>
  LANGUAGE_TAGS.some((tongue) => hears(cue, text, tongue));

/**
 * Detects that an emergency has ended: "I went to the ER", "it has gone down". Worsening, recurring or ongoing does not
 * count.
 */
function endedIn(text: string): Ended | undefined {
  const said = spacedWords(text);
  if (inAnyTongue("not_over", said)) return undefined;
  if (inAnyTongue("was_seen_at_once", said)) return "seen";
  return inAnyTongue("better_now", said) ? "better" : undefined;
}

const isEmergency = (flag: RedFlag): boolean => urgencyOf(flag) === "emergency";

/** The emergency that ended: told in this very message it takes a doctor to be over, told before it may have eased. */
function overOf(
  { redFlags }: Understanding,
  how: Ended,
  standing: readonly StandingAlarm[],
): RedFlag | undefined {
  const told = redFlags.map(({ id }) => id).find(isEmergency);
  const stood = standing.find(({ flag, seen }) => isEmergency(flag) && !seen)?.flag;
  if (how === "seen") return told ?? stood;
  return told === undefined && stood === "emergency_allergy" ? stood : undefined;
}

/** A message that an emergency is over: no longer an alarm, but not forgotten either. */
export function withEmergencyOver(
  own: Understanding,
  text: string,
  last: Understanding | undefined,
): Understanding {
  const how = endedIn(text);
  const flag = how && overOf(own, how, last?.standing ?? []);
  return flag ? { ...own, redFlags: [], over: { flag, how } } : own;
}
