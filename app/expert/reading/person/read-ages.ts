import type { Hit } from "./phrases.ts";
import { overlaps, type Say } from "./statement.ts";
import type { Subject } from "./subjects.ts";
import type { Word } from "./words.ts";

/** Ages above this are not of people. */
const OLDEST = 110;

interface Age {
  start: number;
  end: number;
  months: number;
}

/** The age a phrase states in figures, in months. */
function inFigures({ label, number }: Hit, hits: readonly Hit[], hit: Hit): number | undefined {
  if (number === undefined) return undefined;
  // "She is four months pregnant" tells no age.
  if (label === "age months") return overlaps(hit, hits, "pregnant") ? undefined : number;
  if (label === "age weeks") return 0;
  if (label === "age years" && !overlaps(hit, hits, "age months")) return number * 12;
  // "Seventeen next week", "I turn seventeen in May": not seventeen today.
  return label === "age soon" && (hit.start === 0 || turnsThat(hit, hits)) ? number * 12 - 1 : undefined;
}

/** Whether the number is an age that somebody is about to reach: "I turn seventeen". */
const turnsThat = (hit: Hit, hits: readonly Hit[]): boolean => overlaps(hit, hits, "turns");

/** The age for a school year in months: the eighth grade, *la 4e*, a word such as "toddler". */
function bySchool({ label, number }: Hit): number | undefined {
  if (/^age \d+$/.test(label)) return Number(label.slice(4)) * 12;
  if (number === undefined) return undefined;
  if (label === "school grade" && number <= 12) return (number + 5) * 12;
  return label === "school class" && number >= 3 && number <= 6 ? (17 - number) * 12 : undefined;
}

/** A message this short does not describe anybody's skin. */
const TOO_FEW = 3;

const AND = new Set(["and", "with", "et", "avec", "y", "con"]);

/** Bare numbers between commas: "14, oily skin", "wrinkles, 58, menopause". */
function bareAges(words: readonly Word[], hits: readonly Hit[], subjects: readonly Subject[]): Age[] {
  return words.flatMap(({ number, opens }, at) => {
    const next = words[at + 1];
    // "15 and lots of pimples".
    const goesOn =
      at === 0 && next !== undefined && AND.has(next.text) && words[at + 2]?.number === undefined;
    const closed = next === undefined || next.opens || goesOn;
    // "6, eczema on his arms"; "3, please" counts goods.
    const young = at === 0 ? words.length > TOO_FEW : (subjects[at] ?? "self") !== "self";
    const least = young ? 3 : 10;
    const counted = hits.some(
      ({ label, start, end }) => start <= at && at < end && /^(budget|money|event|count)/.test(label),
    );
    // "Sorry, 25", "pardon 25".
    const corrects = hits.some(({ label, end }) => label === "correction" && end === at);
    const bare = number !== undefined && closed && !counted && (at === 0 || opens || corrects);
    return bare && number >= least && number < 100 ? [{ start: at, end: at + 1, months: number * 12 }] : [];
  });
}

/** Two children named together, with both ages: what the message is about is the elder where it says so, else the younger. */
export function readSiblings(words: readonly Word[], hits: readonly Hit[]): Siblings | undefined {
  const both = hits.find(({ label }) => label === "two ages");
  if (!both) return undefined;
  const [one = GROWN, other = GROWN] = words
    .slice(both.start, both.end)
    .flatMap(({ number }) => number ?? []);
  const near = ({ start, end }: Hit) => end <= both.start && both.start - start <= AWAY;
  const relation = CHILDREN.find((child) =>
    hits.some((hit) => hit.label === `siblings ${child}` && near(hit)),
  );
  const counted = overlaps(both, hits, "age months") || overlaps(both, hits, "not age years");
  if (!relation || Math.max(one, other) >= GROWN || counted) return undefined;
  const months = [Math.min(one, other) * 12, Math.max(one, other) * 12] as const;
  return { relation, months, span: both };
}

/** Words from the children to their ages. */
const AWAY = 6;
const CHILDREN = ["daughter", "son", "child"] as const;
/** Years from which nobody is called a kid. */
const GROWN = 20;

interface Siblings {
  relation: (typeof CHILDREN)[number];
  months: readonly [number, number];
  span: Pick<Hit, "start" | "end">;
}

/** How old somebody is: in figures, by school year, or by a bare number between commas. */
export function readAges(
  words: readonly Word[],
  hits: readonly Hit[],
  subjects: readonly Subject[],
  say: Say,
): void {
  const told = (months: (hit: Hit) => number | undefined) =>
    hits.flatMap((hit): Age[] => {
      const age = months(hit);
      return age === undefined || age > OLDEST * 12 ? [] : [{ ...hit, months: age }];
    });
  const figures = told((hit) => inFigures(hit, hits, hit));
  const plain = figures.length > 0 ? figures : bareAges(words, hits, subjects).slice(0, 1);
  const counted = new Set(plain.map(({ start }) => subjects[start] ?? "self"));
  // "I'm 14, in the eighth grade": the figure counts, of the same person.
  const school = told(bySchool).filter(({ start }) => !counted.has(subjects[start] ?? "self"));
  for (const age of [...plain, ...school]) say(age, { kind: "age", months: age.months });
  if (plain.length + school.length > 0) return;
  const baby = hits.find(({ label }) => label === "who baby");
  if (baby) say(baby, { kind: "age", months: 0 }, "inferred");
}
