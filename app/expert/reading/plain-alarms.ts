import alarms from "../knowledge/plain-alarms.json" with { type: "json" };
import type { RedFlag } from "./understanding.ts";

/** Words that raise an alarm by themselves: one of each group, all of them near each other, in any order. */
interface PlainAlarm {
  flag: string;
  words: readonly (readonly string[])[];
  /** Characters from the first word to the last; without it there is one group. */
  near?: number;
  /** Any of these words rules the alarm out. */
  unless?: readonly string[];
}

interface Compiled {
  flag: RedFlag;
  groups: RegExp[];
  near: number;
  unless: RegExp | undefined;
}

/** One expression for a group; `*` ends a word that goes on, `(?! …)` says what must not follow. Texts are folded words with single spaces around. */
function patternOf(words: readonly string[]): RegExp {
  return new RegExp(` (?:${words.map((word) => word.replaceAll("*", "[a-z]*")).join("|")})(?= )`, "g");
}

let compiled: Compiled[] | undefined;

function compile(): Compiled[] {
  return (alarms as PlainAlarm[]).map(({ flag, words, near = 0, unless }) => ({
    flag: flag as RedFlag,
    groups: words.map(patternOf),
    near,
    unless: unless && patternOf(unless),
  }));
}

/** A very long message says it early or says it again. */
const MOST_PLACES = 12;

function placesOf(pattern: RegExp, text: string): number[] {
  pattern.lastIndex = 0;
  const places: number[] = [];
  for (let found = pattern.exec(text); found && places.length < MOST_PLACES; found = pattern.exec(text))
    places.push(found.index);
  return places;
}

/** True when each group has a word within reach of the first group's. */
function standTogether({ groups, near }: Compiled, text: string): boolean {
  const [first, ...others] = groups;
  const places = first ? placesOf(first, text) : [];
  if (places.length === 0) return false;
  const rest = others.map((group) => placesOf(group, text));
  return places.some((at) => rest.every((found) => found.some((other) => Math.abs(other - at) <= near)));
}

/** The alarm that a message's words raise by themselves, whoever it happened to; read in all three languages. */
export function plainAlarm(words: readonly string[]): RedFlag | undefined {
  compiled ??= compile();
  const text = ` ${words.join(" ")} `;
  return compiled.find((alarm) => {
    if (alarm.unless) {
      alarm.unless.lastIndex = 0;
      if (alarm.unless.test(text)) return false;
    }
    return standTogether(alarm, text);
  })?.flag;
}
