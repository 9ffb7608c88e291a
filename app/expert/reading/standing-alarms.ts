import { LANGUAGE_TAGS } from "#app/i18n/language.ts";
import { hears } from "../knowledge/cues.ts";
import type { Relation } from "./person/fact.ts";
import { spacedWords } from "./normalize.ts";
import { blocksProducts, urgencyOf } from "./red-flags.ts";
import type { RedFlag, Understanding } from "./understanding.ts";

/** An alarm that was told of somebody and has not been taken back since. */
export interface StandingAlarm {
  flag: RedFlag;
  relation: Relation;
  /** An emergency that somebody saw to: no alarm any more, though what it came from is not known. */
  seen?: boolean;
}

/** A flag as strong as this was told in the message itself, and is not only kept in mind from the ones before. */
const TOLD = 0.2;

const isTakenBack = (text: string): boolean =>
  LANGUAGE_TAGS.some((tongue) => hears("taken_back", spacedWords(text), tongue));

/** The alarms that stand after a message: what stood before it and what it tells, unless it takes them back. */
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
