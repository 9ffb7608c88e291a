import { type Relation, RELATIONS } from "./fact.ts";
import type { Hit } from "./phrases.ts";
import type { Word } from "./words.ts";

/** A person by relation, or `other`: "she", whoever that is. */
export type Subject = Relation | "other";

function subjectOf(label: string): Subject | undefined {
  if (label === "who other") return "other";
  return RELATIONS.find((one) => label === `who ${one}`);
}

/** Persons named in a message, in order, without those who only say something. */
function mentions(hits: readonly Hit[]): { subject: Subject; start: number; end: number }[] {
  const speaking = hits.filter(({ label }) => label === "who speaks");
  return hits
    .flatMap(({ label, start, end }) => {
      const subject = subjectOf(label);
      const speaks = speaking.some((one) => start < one.end && one.start < end);
      return subject && !(speaks && subject !== "self") ? [{ subject, start, end }] : [];
    })
    .sort((a, b) => a.start - b.start || b.end - a.end);
}

/** Whom each word of a message is about: the person named last before it, at first the speaker. */
export function subjectsOf(words: readonly Word[], hits: readonly Hit[]): Subject[] {
  const subjects: Subject[] = [];
  const named = mentions(hits);
  let current: Subject = "self";
  let next = 0;
  let until = 0;
  for (let at = 0; at < words.length; at += 1) {
    for (let mention = named[next]; mention && mention.start <= at; mention = named[next]) {
      next += 1;
      // "My 14 year old daughter": what stands inside is hers, whatever else it could mean.
      if (mention.subject === "self" && at < until) continue;
      if (mention.subject === "other" && current !== "self") continue;
      current = mention.subject;
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
  const others = named.filter(({ subject }) => subject !== "self");
  const wanted = others.findLast(({ start, end }) =>
    forOther.some((one) => one.start >= start - 3 && one.start < end && !words[start]?.opensSentence),
  );
  const last = wanted ?? others.at(-1);
  if (!last) return own.length > 0 ? "self" : undefined;
  if (wanted) return wanted.subject;
  return own.some(({ start }) => start >= last.end) ? "self" : last.subject;
}
