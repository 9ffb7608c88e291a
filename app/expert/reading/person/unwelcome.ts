import type { LanguageTag } from "#app/i18n/language.ts";
import { asksSomething } from "../questions/asks.ts";
import { SOUGHT, type SubstanceId, UNSOUGHT } from "../../knowledge/knowledge.ts";
import type { Hit } from "./phrases.ts";
import { findSubstances, inciOf, substanceById } from "./substances.ts";
import type { Word } from "./words.ts";

/** A substance mentioned with disapproval, in words that none of our phrases cover. */
export interface Unwelcome {
  ids: readonly SubstanceId[];
  inci: readonly string[];
  span: { start: number; end: number };
}

const CLAUSE_ENDS = /[.!?…\n;,]/;

/** The clause around a position in the text, with the mark that ends it. */
function clauseAt(text: string, from: number): string {
  let [start, end] = [from, from];
  while (start > 0 && !CLAUSE_ENDS.test(text[start - 1] ?? "")) start -= 1;
  while (end < text.length && !CLAUSE_ENDS.test(text[end] ?? "")) end += 1;
  return text.slice(start, end + 1);
}

/** The words around a place up to where `ends` says that another sentence or clause begins. */
function around(
  words: readonly Word[],
  at: number,
  ends: (word: Word) => boolean,
): [from: number, to: number] {
  let [from, to] = [at, at + 1];
  while (from > 0 && !ends(words[from] as Word)) from -= 1;
  while (to < words.length && !ends(words[to] as Word)) to += 1;
  return [from, to];
}

/** So few words name a thing and tell nothing of it: "and squalane?". */
const BARE = 3;

/**
 * Substances that are named but not wanted, used or asked about. There are endless idioms of harm but few ways to want
 * something. So for a substance that nobody asks for, naming it in a statement is enough; for an active, a word against
 * it is needed.
 */
export function readUnwelcome(
  text: string,
  words: readonly Word[],
  hits: readonly Hit[],
  tongue: LanguageTag,
  known: ReadonlySet<SubstanceId>,
): Unwelcome[] {
  const told = (label: string, [from, to]: [number, number]) =>
    hits.some((hit) => hit.label === label && hit.start >= from && hit.start < to);
  if (words.length <= BARE) return [];
  return findSubstances(words, tongue).flatMap(({ ids, start, end }) => {
    const clause = around(words, start, ({ opens }) => opens);
    const sentence = around(words, start, ({ opensSentence }) => opensSentence);
    const nothingNew = ids.every((id) => known.has(id) || substanceById(id)?.harmless);
    const spared = ["not allergy", "not avoidance", "compared"].some((label) => told(label, sentence));
    const asked = asksSomething(clauseAt(text, words[start]?.start ?? 0), tongue);
    if (nothingNew || spared || asked || isShort(words.slice(start, end))) return [];
    const liked = told("welcome", clause);
    // "A cream with shea for dry skin" is a wish; "the last shea cream had me scratching" is a complaint.
    const wished = liked || (told("goods", clause) && !told("personal", clause));
    const unsought = ids.some((id) => UNSOUGHT.has(id)) && (told("unwelcome", sentence) || !wished);
    // "I hate my spots, vitamin C please": the dislike must apply to the substance or directly follow it.
    const next = around(words, Math.min(clause[1], sentence[1] - 1), ({ opens }) => opens);
    const against = told("unwelcome", [clause[0], next[1]]);
    const never = told("never again", sentence);
    const sought = ids.some((id) => SOUGHT.has(id)) && (never || (against && !liked));
    return unsought || sought ? [{ ids, inci: inciOf(ids), span: { start, end } }] : [];
  });
}

/** "HA", "MAP": shorter names are words of other things. */
const SHORTEST = 5;

const isShort = (name: readonly Word[]): boolean =>
  name.reduce((sum, { typed }) => sum + typed.length, 0) < SHORTEST;
