import { type Relation, RELATIONS } from "./fact.ts";
import type { Hit } from "./phrases.ts";
import type { Word } from "./words.ts";

/** A person by relation, or `other`: "she", whoever that is. */
export type Subject = Relation | "other";

function subjectOf(label: string): Subject | undefined {
  if (label === "who other") return "other";
  return RELATIONS.find((one) => label === `who ${one}`);
}

/** Everybody but the speaker who is named at all, in order. */
export function namedIn(hits: readonly Hit[]): Relation[] {
  const named = [...hits].sort((a, b) => a.start - b.start);
  return named.flatMap(({ label }) => {
    const subject = subjectOf(label);
    return subject && subject !== "self" && subject !== "other" ? [subject] : [];
  });
}

interface Mention {
  subject: Subject;
  start: number;
  end: number;
  /** Named only as saying something, or as somebody whose birth was a date. */
  aside: boolean;
}

function mentions(hits: readonly Hit[]): Mention[] {
  const asides = hits.filter(({ label }) => label === "who speaks" || label === "who passing");
  return hits
    .flatMap(({ label, start, end }): Mention[] => {
      const subject = subjectOf(label);
      if (!subject) return [];
      const aside = subject !== "self" && asides.some((one) => start < one.end && one.start < end);
      return [{ subject, start, end, aside }];
    })
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .map((mention, at, all) => {
      // "My two-year-old son" is one person.
      const next = all[at + 1];
      const one =
        next && next.start <= mention.end && GENERIC.has(mention.subject) && next.subject !== "self";
      return one && next.subject !== "other" ? { ...mention, subject: next.subject } : mention;
    });
}

const GENERIC = new Set<Subject>(["child", "baby"]);

/** Whom each word of a message is about: the person named last before it, at first the speaker. */
export function subjectsOf(words: readonly Word[], hits: readonly Hit[]): Subject[] {
  const subjects: Subject[] = [];
  const named = mentions(hits);
  let current: Subject = "self";
  let spoken: Subject | undefined;
  let next = 0;
  let until = 0;
  for (let at = 0; at < words.length; at += 1) {
    for (let mention = named[next]; mention && mention.start <= at; mention = named[next]) {
      next += 1;
      // "My 14 year old daughter": what stands inside is hers, whatever else it could mean.
      if (mention.subject === "self" && at < until) continue;
      if (mention.subject === "other" && current !== "self") continue;
      current = mention.subject === "other" ? (spoken ?? "other") : mention.subject;
      if (current !== "self" && current !== "other") spoken = current;
      until = Math.max(until, mention.end);
    }
    subjects.push(current);
  }
  return subjects;
}

/** Whom a message asks for: the last person named with "for", else the last named, unless one's own skin follows. */
export function aboutWhom(words: readonly Word[], hits: readonly Hit[]): Subject | undefined {
  const named = mentions(hits);
  const own = hits.filter(({ label }) => label === "self strong");
  const forOther = hits.filter(({ label }) => label === "for other");
  const passing = hits.find(({ label }) => label === "who passing");
  const others = named.filter(
    ({ subject, aside, start }) =>
      subject !== "self" && !aside && !(subject === "other" && passing && passing.start < start),
  );
  const wanted = others.findLast(({ start, end }) =>
    forOther.some((one) => one.start >= start - 3 && one.start < end && !words[start]?.opensSentence),
  );
  const last = wanted ?? others.at(-1);
  if (!last) return own.length > 0 ? "self" : undefined;
  // "That was for my sister. I have oily skin": taken back, and then one's own.
  const takenBack = hits.some(({ label }) => label === "not me" || label === "withdraw");
  if (wanted && takenBack && own.some(({ start }) => start >= wanted.end)) return "self";
  if (wanted) return wanted.subject;
  return own.some(({ start }) => start >= last.end) ? "self" : last.subject;
}
