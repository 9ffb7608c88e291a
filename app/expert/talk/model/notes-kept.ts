import { createHash } from "node:crypto";
import type { Note } from "../../reading/person/notes.ts";

/** Talks whose notes are kept; the one that was quiet longest is forgotten first. */
const MOST_TALKS = 2000;

/**
 * What the model noted, for the messages of a talk that follow: the protocol keeps nothing between them. A talk is known
 * by what the shopper wrote in it, so that nobody gets a note that their own words do not say; where it is forgotten, the
 * model notes the same again from the history.
 */
export class NotesKept {
  private readonly talks = new Map<string, readonly Note[]>();

  /** @param written the shopper's own messages, oldest first */
  of(written: readonly string[]): readonly Note[] {
    return this.talks.get(keyOf(written)) ?? [];
  }

  keep(written: readonly string[], notes: readonly Note[]): void {
    if (notes.length === 0) return;
    const key = keyOf(written);
    this.talks.delete(key);
    this.talks.set(key, notes);
    const [oldest] = this.talks.keys();
    if (this.talks.size > MOST_TALKS && oldest !== undefined) this.talks.delete(oldest);
  }
}

const keyOf = (written: readonly string[]): string =>
  createHash("sha256").update(JSON.stringify(written)).digest("base64");
