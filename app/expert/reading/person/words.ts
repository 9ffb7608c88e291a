import type { LanguageTag } from "#app/i18n/language.ts";
import numbers from "../../knowledge/numbers.json" with { type: "json" };
import { tokenize } from "../normalize.ts";
import { safetyWord } from "./safety-words.ts";

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
  /** A sentence ends before it. */
  opensSentence: boolean;
}

/** Before a year, a month or a week an article counts as one. */
const SPAN = /^(year|yr|month|week|an|mois|semaine|ano|mes|semana)(s|es)?$/;
const HUNDRED = 100;

function numberOf(text: string, tongue: LanguageTag): number | undefined {
  // "80ish dollars".
  if (/^\d{1,6}(ish)?$/.test(text)) return Number.parseInt(text, 10);
  const { words, articles } = numbers[tongue];
  if (articles.includes(text)) return undefined;
  return (words as Record<string, number>)[text];
}

const isSpelled = ({ text, number }: Word): boolean => number !== undefined && !/^\d/.test(text);

/** "Soixante" and "quinze", "cuarenta" and "cinco", "one" and "fifty": what two number words make together. */
function together(left: number, right: number): number | undefined {
  if (left === 4 && right === 20) return 80;
  // "Dix-neuf".
  if (left === 10 && right >= 7 && right < 10) return left + right;
  if (right === HUNDRED) return left > 0 && left < 10 ? left * HUNDRED : undefined;
  if (left >= HUNDRED && left % HUNDRED === 0 && right < HUNDRED) return left + right;
  const tens = left % HUNDRED;
  const most = tens === 60 || tens === 80 ? 20 : 10;
  return tens >= 20 && tens % 10 === 0 && right > 0 && right < most ? left + right : undefined;
}

/** Number words that stand together are one: "quatre-vingt-dix", "treinta y cinco", "two hundred and ten". */
function joinNumbers(words: readonly Word[], tongue: LanguageTag): Word[] {
  const { joins, words: spelled } = numbers[tongue];
  const joined: Word[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as Word;
    const last = joined.at(-1);
    const link = joins.includes(word.text) && !word.opens ? words[at + 1] : undefined;
    const next = link ?? word;
    const value = next.number ?? (spelled as Record<string, number>)[next.text];
    const sum =
      last && isSpelled(last) && !next.opens && value !== undefined && !/^\d/.test(next.text)
        ? together(last.number ?? 0, value)
        : undefined;
    if (!last || sum === undefined || (link && (last.number ?? 0) < 20)) {
      joined.push(word);
      continue;
    }
    joined[joined.length - 1] = { ...last, number: sum, end: next.end };
    if (link) at += 1;
  }
  return joined;
}

/** The number of an order, "7f3a91c2": nobody is "7f". */
const ORDER_NUMBER = /(?<![\p{L}\d])(?=(?:[a-f]*\d+[a-f]+){2})[\da-f]{6,}(?![\p{L}\d])/giu;

/** The words of a message; "dix-sept" is one, "$50" and "50€" are two. */
export function wordsOf(written: string, tongue: LanguageTag): Word[] {
  const message = written.replace(ORDER_NUMBER, (number) => " ".repeat(number.length));
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
    const number = numberOf(token.text, tongue);
    words.push({
      text: safetyWord(token.text, tongue),
      typed: token.typed,
      start: token.start,
      end: token.end,
      ...(number === undefined ? {} : { number }),
      opens: words.length > 0 && /[,;:.!?…()\n¿¡—–]/.test(between),
      opensSentence: words.length === 0 || /[.!?…\n¿¡;]/.test(between),
    });
  }
  words.forEach((word, at) => {
    // A baby, or a cream of that name.
    const isCream = /^cre(m|am)/.test(words[at + 1]?.text ?? "");
    if (word.text === "bb" && (isCream || tongue !== "en")) word.text = isCream ? "bbcream" : "bebe";
    const counts = numbers[tongue].articles.includes(word.text) && SPAN.test(words[at + 1]?.text ?? "");
    if (counts) word.number = 1;
  });
  return joinNumbers(words, tongue);
}
