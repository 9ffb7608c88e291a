import { memoize } from "#app/memoize.ts";

/** One word of a message, folded for comparison (lower case, no accents), with its position. */
export interface Token {
  text: string;
  /** What the person typed, for explanations. */
  typed: string;
  /** Where it stands in the message. */
  start: number;
  end: number;
  /** True when a comma, full stop or the like comes directly before it. */
  opensClause: boolean;
  /** True when the mark before it ends a sentence. */
  opensSentence: boolean;
}

/** "Hes" and "shes" are two words, typed without the apostrophe. */
const WORD = /\bs?he(?=s\b)|[\p{L}\p{M}]+|\p{N}+|[%£$€=+]|\p{Extended_Pictographic}/giu;

const FOLDED = /^[a-z0-9 ]*$/;
const HELD_DOWN = /([a-z])\1\1/;

/** Lower case, no accents, letters held down ("soooo") shortened to one or two. */
export function fold(text: string): string {
  if (FOLDED.test(text) && !HELD_DOWN.test(text)) return text;
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/œ/g, "oe")
    .replace(/æ/g, "ae")
    .replace(/([a-z])\1{2,}/g, "$1$1");
}

/** The forms of a word with one letter missing. */
export function withoutOneLetter(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
}

/** A message for patterns: folded, apostrophes and hyphens as spaces. */
export function plainText(message: string): string {
  return fold(message).replace(/['’-]/g, " ").trim();
}

/** Many rules read the same few messages of one talk; no more of them than this are kept, and in memory alone. */
const TEXTS_KEPT = 32;

/** Splits a message into words; apostrophes part words, as in "j'ai". */
export const tokenize = memoize(splitIntoWords, TEXTS_KEPT);

function splitIntoWords(message: string): readonly Token[] {
  const text = message.normalize("NFC");
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    const between = text.slice(end, match.index);
    tokens.push({
      text: fold(match[0]),
      typed: match[0],
      start: match.index,
      end: match.index + match[0].length,
      opensClause: tokens.length > 0 && /[,;:.!?…()\n¿¡/–—-]\s*$|[,;:.!?…()\n¿¡–—]/.test(between),
      opensSentence: tokens.length === 0 || /[.!?…\n¿¡;]/.test(between),
    });
    end = match.index + match[0].length;
  }
  return tokens;
}

/** The folded words of a message with single spaces around each, as the data's patterns read them. */
export const spacedWords = (message: string): string =>
  ` ${tokenize(message)
    .map((token) => token.text)
    .join(" ")} `;
