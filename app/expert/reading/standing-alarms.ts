import { LANGUAGE_TAGS } from "#app/i18n/language.ts";
import { hears } from "../knowledge/cues.ts";
import { spacedWords } from "./normalize.ts";
import { blocksProducts, urgencyOf } from "./red-flags.ts";
import type { StandingAlarm, Understanding } from "./understanding.ts";

/** Above this strength a flag comes from the message itself; below, it was carried over from earlier ones. */
const TOLD = 0.2;

const isTakenBack = (text: string): boolean =>
  LANGUAGE_TAGS.some((tongue) => hears("taken_back", spacedWords(text), tongue));

/** The alarms still standing after a message: earlier ones and its own, unless it takes them back. */
export function standingAlarms(
  { redFlags, person, over }: Understanding,
  text: string,
  before: readonly StandingAlarm[] = [],
): readonly StandingAlarm[] {
  const { relation } = person;
  if (over?.how === "seen") {
    const others = before.filter(({ flag }) => urgencyOf(flag) !== "emergency");
    return [...others, { flag: over.flag, relation, seen: true }];
  }
  const told = redFlags
    .filter(({ id, strength }) => blocksProducts(id) && strength > TOLD)
    .map(({ id }) => ({ flag: id, relation }));
  if (told.length === 0 && isTakenBack(text)) return before.filter(({ seen }) => seen);
  const fresh = told.filter(
    (one) => !before.some((other) => other.flag === one.flag && other.relation === one.relation),
  );
  return [...before, ...fresh];
}
