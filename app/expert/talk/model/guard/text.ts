import type { Language } from "#app/i18n/language.ts";
import numbers from "../../../knowledge/numbers.json" with { type: "json" };
import { languageTag } from "#app/i18n/language.ts";
import { fold } from "../../../reading/normalize.ts";

/** A word, a number or a mark of a sentence. */
export interface Token {
  /** As it is compared: lower case, no accents; "don't" is "do not". */
  text: string;
  typed: string;
  start: number;
  end: number;
  kind: "word" | "number" | "mark";
  /** Digits, or a number written out. */
  value?: number;
}

const TOKEN =
  /\p{L}+n['’]t(?!\p{L})|\p{L}+\d\p{L}[\p{L}\d]*|[\p{L}\p{M}]+|\d+(?:[.,]\d+)*|[%$€£]|[,;:.!?…()\n]/gu;
const NOT: Record<string, string> = {
  "can't": "can not",
  cannot: "can not",
  "won't": "will not",
  "shan't": "shall not",
};
/** Letters that digits inside a word replace: "N1ght". */
const LETTERS: Record<string, string> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t" };

function wordText(typed: string): string {
  const folded = fold(typed).replace("’", "'");
  if (NOT[folded]) return NOT[folded];
  if (folded.endsWith("n't")) return `${folded.slice(0, -3)} not`;
  return folded.replace(/\d/g, (digit) => LETTERS[digit] ?? digit);
}

/** "1,200.50", "0,3", "1.234,5" as a number. */
export function toNumber(typed: string): number {
  const marks = [...typed.matchAll(/[.,]/g)];
  const last = marks.at(-1);
  if (!last) return Number(typed);
  const after = typed.length - last.index - 1;
  const isThousands = after === 3 && typed.replace(/[.,]/g, "").length > 3 && !/^0/.test(typed);
  if (isThousands) return Number(typed.replace(/[.,]/g, ""));
  return Number(`${typed.slice(0, last.index).replace(/[.,]/g, "")}.${typed.slice(last.index + 1)}`);
}

/** The tokens of a sentence, in order. */
export function tokensOf(sentence: string, language: Language): Token[] {
  const spelled = numbers[languageTag(language)].words as Record<string, number>;
  return [...sentence.normalize("NFC").matchAll(TOKEN)].map(([typed], index, all) => {
    const start = all[index]?.index ?? 0;
    const at = { typed, start, end: start + typed.length };
    if (/^\d/.test(typed))
      return { ...at, kind: "number", text: String(toNumber(typed)), value: toNumber(typed) };
    if (!/^\p{L}/u.test(typed)) return { ...at, kind: "mark", text: typed };
    const text = wordText(typed);
    const value = spelled[text];
    return { ...at, kind: "word", text, ...(value !== undefined && { value }) };
  });
}
