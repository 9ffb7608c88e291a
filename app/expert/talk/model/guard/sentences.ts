/** A sentence, and what parts it from the one before: nothing, a space or line breaks. */
export interface Piece {
  gap: "" | " " | "\n" | "\n\n";
  sentence: string;
}

/** In characters. Anything longer is not a sentence, and its rest passes unread. */
export const LONGEST_SENTENCE = 600;

/** The end of a sentence or a line, and the white space up to what follows, which decides with it. */
const BOUNDARY = /(?:[.!?…]+["»”’')\]]*(?:\s»)?(?=\s)|(?=\n))\s+(?=[^\s»])/g;
/** Shortened words, whose stop ends nothing, and the number of a step. */
const SHORTENED =
  /(?:^|[\s("«])(?:e\.g|i\.e|approx|vs|dr|mr|mrs|ms|mme|st|nº|n\.º|fl|max|p\.\s?ex|sr|sra|dra|aprox|p\.\s?ej)\.$/iu;
const STEP = /^\s*\d{1,2}\.$/;
/** What is looked back at from a boundary. */
const TAIL = 40;

/**
 * Splits streamed text into sentences. A sentence is emitted once the next one starts, so that chunk borders never
 * change the result.
 */
export function createSplitter() {
  let text = "";
  /** How far no boundary was found. */
  let at = 0;
  /** The beginning of a sentence that is too long to be one. */
  let head: string | undefined;
  let gap: Piece["gap"] = "";

  function give(sentence: string): Piece[] {
    const whole = (head === undefined ? sentence : head).trim();
    const cut = head !== undefined || whole.length > LONGEST_SENTENCE;
    head = undefined;
    if (whole === "") return [];
    const piece = { gap, sentence: cut ? `${whole.slice(0, LONGEST_SENTENCE)}…` : whole };
    gap = " ";
    return [piece];
  }

  function isBoundary(end: number, found: string): boolean {
    if (found.startsWith("\n") || found.includes("\n")) return true;
    const before = text.slice(Math.max(0, end - TAIL), end);
    const begins = text.slice(0, end);
    const next = text[end + found.length - found.trimStart().length] ?? "";
    return !SHORTENED.test(before) && !(head === undefined && STEP.test(begins)) && !/\p{Ll}/u.test(next);
  }

  function read(): Piece[] {
    const pieces: Piece[] = [];
    text = text.replace(/[^\S\n]{3,}/g, "  ");
    BOUNDARY.lastIndex = at;
    for (let match = BOUNDARY.exec(text); match; match = BOUNDARY.exec(text)) {
      const end = match.index + match[0].trimEnd().length;
      const space = match[0].slice(match[0].trimEnd().length);
      if (!isBoundary(end, space)) continue;
      pieces.push(...give(text.slice(0, end)));
      const breaks = space.split("\n").length - 1;
      if (gap !== "") gap = breaks > 1 ? "\n\n" : breaks === 1 ? "\n" : " ";
      text = text.slice(end + space.length);
      BOUNDARY.lastIndex = 0;
    }
    if (text.length > LONGEST_SENTENCE * 2) {
      head ??= text.slice(0, LONGEST_SENTENCE + 1);
      text = text.slice(-TAIL);
    }
    at = Math.max(0, text.length - TAIL);
    return pieces;
  }

  return {
    /** The sentences that are whole by now. */
    push(chunk: string): Piece[] {
      text += chunk;
      return read();
    },
    /** The last sentence. */
    end(): Piece[] {
      const pieces = [...read(), ...give(text)];
      text = "";
      at = 0;
      return pieces;
    },
    /** Forgets a sentence that is not whole. */
    restart(): void {
      text = "";
      at = 0;
      head = undefined;
    },
  };
}
