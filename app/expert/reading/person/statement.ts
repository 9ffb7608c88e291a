import type { Fact } from "./fact.ts";
import type { Hit } from "./phrases.ts";
import type { Subject } from "./subjects.ts";

/** A fact without its place in the conversation. */
export type Heard = Fact extends infer One ? (One extends Fact ? Omit<One, "turn"> : never) : never;

/** One fact as a message states it; `other` is whoever was spoken of last. */
export interface Statement {
  about: Subject;
  fact: Heard;
}

/** What a fact says, without its words. */
export type Content = Heard extends infer One
  ? One extends Heard
    ? Omit<One, "words" | "how">
    : never
  : never;
/** Writes a statement down, of the words it stands in. */
export type Say = (span: { start: number; end: number }, content: Content, how?: Fact["how"]) => void;

/** True when a phrase of a label lies over another. */
export function overlaps(hit: Hit, hits: readonly Hit[], label: string): boolean {
  return hits.some((other) => other.label === label && other.start < hit.end && hit.start < other.end);
}
