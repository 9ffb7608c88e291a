import type { Hit } from "./phrases.ts";
import { overlaps, type Say } from "./statement.ts";
import type { Subject } from "./subjects.ts";
import type { Word } from "./words.ts";

/** What a pregnancy, the wish for one and nursing are called among the facts. */
export const CONCEPTION = ["pregnant", "trying", "breastfeeding"] as const;

/** Who is spoken of in weeks without being pregnant. */
const BORN = new Set<Subject>([
  "baby",
  "child",
  "son",
  "grandson",
  "nephew",
  "daughter",
  "husband",
  "boyfriend",
  "father",
  "brother",
]);
/** The weeks of pregnancy that people mention, and the days on top of them. */
const [FIRST_WEEK, LAST_WEEK, DAYS] = [4, 42, 6];

/** "She is 20 weeks", "at 16+3". */
function isWeeksAlong({ start, end }: Hit, words: readonly Word[], subject: Subject): boolean {
  const [weeks = 0, days = 0] = words.slice(start, end).flatMap(({ number }) => number ?? []);
  return weeks >= FIRST_WEEK && weeks <= LAST_WEEK && days <= DAYS && !BORN.has(subject);
}

const MAYBE = /^(peut|puede|podria|may|might|could)/;

/** "Trying to get pregnant" is the wish for a pregnancy; "maybe pregnant" is none. */
function isWished(hit: Hit, words: readonly Word[], hits: readonly Hit[]): boolean {
  return hits.some(
    ({ label, start, end }) =>
      label === "trying" &&
      start < hit.start &&
      hit.end <= end &&
      !words.slice(start, hit.start).some(({ text }) => MAYBE.test(text)),
  );
}

/** Who is pregnant, trying or nursing; a question about it counts as a guess. */
export function readConception(
  words: readonly Word[],
  hits: readonly Hit[],
  subjects: readonly Subject[],
  say: Say,
): void {
  for (const hit of hits) {
    if (hit.label === "weeks along" && isWeeksAlong(hit, words, subjects[hit.start] ?? "self"))
      say(hit, { kind: "pregnant" });
    const kind = CONCEPTION.find((one) => one === hit.label);
    if (kind === "pregnant" && isWished(hit, words, hits)) continue;
    const asks = kind !== undefined && kind !== "trying" && overlaps(hit, hits, `${ASKED[kind]} question`);
    if (kind) say(hit, { kind }, asks ? "inferred" : "said");
    else if (hit.label === "pregnancy question") say(hit, { kind: "pregnant" }, "inferred");
    else if (hit.label === "breastfeeding question") say(hit, { kind: "breastfeeding" }, "inferred");
  }
}

const ASKED = { pregnant: "pregnancy", breastfeeding: "breastfeeding" } as const;
