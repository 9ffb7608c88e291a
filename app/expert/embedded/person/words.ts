import type { LanguageTag } from "#app/i18n/language.ts";
import { tokenize } from "../understanding/normalize.ts";

/** One word of a message, as the rules about persons read it. */
export interface Word {
  text: string;
  typed: string;
  start: number;
  end: number;
  /** Digits, or a number written out. */
  number?: number;
  /** A comma, a bracket, a full stop or the like stands before it; a hyphen does not count. */
  opens: boolean;
  /** What stands before it ends a sentence. */
  opensSentence: boolean;
}

const NUMBERS: Record<LanguageTag, readonly string[]> = {
  en: "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  ),
  fr: "zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dixsept dixhuit dixneuf vingt".split(
    " ",
  ),
  es: "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte".split(
    " ",
  ),
};
const TENS: Record<LanguageTag, Record<string, number>> = {
  en: { thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, hundred: 100 },
  fr: { trente: 30, quarante: 40, cinquante: 50, soixante: 60, cent: 100 },
  es: { treinta: 30, cuarenta: 40, cincuenta: 50, sesenta: 60, cien: 100 },
};
/** "Un", "une", "una", "one": also articles, so numbers only before a year, a month, a week. */
const ARTICLES = new Set(["un", "une", "uno", "una", "one"]);
const SPAN = /^(year|yr|month|week|an|mois|semaine|ano|mes|semana)(s|es)?$/;

function numberOf(text: string, tongue: LanguageTag): number | undefined {
  // "80ish dollars".
  if (/^\d{1,6}(ish)?$/.test(text)) return Number.parseInt(text, 10);
  if (ARTICLES.has(text)) return undefined;
  const at = NUMBERS[tongue].indexOf(text);
  return at >= 0 ? at : TENS[tongue][text];
}

/** The words of a message; "dix-sept" is one, "$50" and "50€" are two. */
export function wordsOf(message: string, tongue: LanguageTag): Word[] {
  let end = 0;
  const words: Word[] = [];
  for (const token of tokenize(message)) {
    const between = message.slice(end, token.start);
    end = token.end;
    const last = words.at(-1);
    // "1,200", "49.90": the part after the mark is no number of its own.
    if (last?.number !== undefined && /^[.,]$/.test(between) && /^\d+$/.test(token.text)) {
      if (token.text.length === 3) last.number = last.number * 1000 + Number(token.text);
      // "38,8" is a fever, no age and no price.
      else if (token.text.length === 1) delete last.number;
      last.end = token.end;
      continue;
    }
    if (
      tongue === "fr" &&
      last?.text === "dix" &&
      last.number === 10 &&
      /^(sept|huit|neuf)$/.test(token.text)
    ) {
      last.number = 10 + NUMBERS.fr.indexOf(token.text);
      last.end = token.end;
      continue;
    }
    const number = numberOf(token.text, tongue);
    words.push({
      text: token.text,
      typed: token.typed,
      start: token.start,
      end: token.end,
      ...(number === undefined ? {} : { number }),
      opens: words.length > 0 && /[,;:.!?…()\n¿¡—–]/.test(between),
      opensSentence: words.length === 0 || /[.!?…\n¿¡;]/.test(between),
    });
  }
  words.forEach((word, at) => {
    if (ARTICLES.has(word.text) && SPAN.test(words[at + 1]?.text ?? "")) word.number = 1;
  });
  return words;
}
