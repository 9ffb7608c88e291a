import { memoize } from "#app/memoize.ts";
import { addTo } from "../../shelf/multimap.ts";
import { withoutOneLetter } from "../normalize.ts";
import type { LanguageTag } from "#app/i18n/language.ts";
import { FACT_WORDS } from "../../knowledge/knowledge.ts";
import { effort } from "../effort.ts";
import { isMisspelling } from "./misspelling.ts";
import type { Word } from "./words.ts";

/**
 * Phrases of the knowledge base, found in one pass over a message. A phrase is words with spaces between them:
 * `stem*` any ending, `word~` one typing error allowed, `(a|b c)?` one of several and perhaps none, `#` a number,
 * `..` up to three words of any kind, `.` where a clause begins or ends, `(money)`, `(@words harm)` any phrase of that label. None reaches over a comma or a
 * full stop.
 */
export interface Phrase {
  label: string;
  parts: Part[];
  /**
   * The words that may come second, if the phrase starts with a single word or a number: rules out most phrases at
   * once.
   */
  second?: ReadonlySet<string>;
}

interface Part {
  /** Alternatives of one plain word. */
  plain: ReadonlySet<string>;
  /** All others, each one or more words. */
  choices: string[][];
  optional: boolean;
  gap: boolean;
  /** No word: the beginning or the end of a clause. */
  edge?: boolean;
}

/** A phrase found: from `start` up to, not with, `end`; `number` is its first number. */
export interface Hit {
  label: string;
  start: number;
  end: number;
  number?: number;
}

interface Index {
  exact: Map<string, Phrase[]>;
  stems: Map<string, Phrase[]>;
  misspelt: Map<string, Phrase[]>;
  numbers: Phrase[];
  seen: Map<string, readonly Phrase[]>;
}

const GAP = 3;

/** The words a phrase calls by their label: `money`, `@words harm`. */
function wordsCalled(choice: string, tongue: LanguageTag): readonly string[] | undefined {
  if (choice !== "money" && !choice.startsWith("@")) return undefined;
  const words = FACT_WORDS[choice.replace("@", "")];
  if (!words) throw new Error(`No words are called ${choice}`);
  return words[tongue];
}

export function parsePhrase(label: string, text: string, tongue: LanguageTag): Phrase {
  const parts = (text.match(/\([^)]*\)\??|[^\s]+/g) ?? []).map((piece): Part => {
    if (piece === ".") return { plain: new Set(), choices: [], optional: true, gap: false, edge: true };
    if (piece === "..") return { plain: new Set(), choices: [], optional: true, gap: true };
    const optional = piece.endsWith("?");
    const bare = optional ? piece.slice(0, -1) : piece;
    const inner = bare.startsWith("(") ? bare.slice(1, -1).split("|") : [bare];
    const choices = inner.flatMap((choice) => wordsCalled(choice, tongue) ?? [choice]);
    const all = choices.map((choice) => choice.trim().split(" "));
    const isPlain = (choice: readonly string[]) =>
      choice.length === 1 && /^[a-z0-9%$€£]+$/.test(choice[0] ?? "");
    return {
      plain: new Set(all.filter(isPlain).flat()),
      choices: all.filter((choice) => !isPlain(choice)),
      optional,
      gap: false,
    };
  });
  const [first, second] = parts;
  const counts = first?.choices.length === 1 && first.choices[0]?.[0] === "#" && !first.optional;
  const isWord = first && !first.optional && !first.gap && !first.edge && first.choices.length === 0;
  const plain = second && !second.optional && !second.gap && !second.edge && second.choices.length === 0;
  return { label, parts, ...((counts || isWord) && plain ? { second: second.plain } : {}) };
}

function addFirst(index: Index, first: string, phrase: Phrase): void {
  if (first === "#") index.numbers.push(phrase);
  else if (first.endsWith("*")) addTo(index.stems, first.slice(0, -1), phrase);
  else if (first.endsWith("~")) {
    const word = first.slice(0, -1);
    for (const key of new Set([word, ...withoutOneLetter(word)])) addTo(index.misspelt, key, phrase);
  } else addTo(index.exact, first, phrase);
}

const indexFor = memoize((tongue: LanguageTag): Index => {
  const index: Index = {
    exact: new Map(),
    stems: new Map(),
    misspelt: new Map(),
    numbers: [],
    seen: new Map(),
  };
  for (const [label, words] of Object.entries(FACT_WORDS)) {
    for (const text of words[tongue]) {
      const phrase = parsePhrase(label, text, tongue);
      const firsts = new Set<string>();
      for (const part of phrase.parts) {
        for (const word of part.plain) firsts.add(word);
        for (const choice of part.choices) firsts.add(choice[0] ?? "");
        if (!part.optional) break;
      }
      for (const first of firsts) addFirst(index, first, phrase);
    }
  }
  return index;
});

function fits(pattern: string, word: Word): boolean {
  if (pattern === "#") return word.number !== undefined;
  if (pattern.endsWith("*")) return word.text.startsWith(pattern.slice(0, -1));
  if (pattern.endsWith("~")) return isMisspelling(word.text, pattern.slice(0, -1));
  // "À 16 ans" is when, "a 16 ans" is how old.
  return pattern === "à" ? word.typed.toLowerCase() === "à" : word.text === pattern;
}

/** Where a choice that begins at `at` ends; undefined if it does not match there. */
function choiceEnd(
  choice: readonly string[],
  words: readonly Word[],
  at: number,
  start: number,
): number | undefined {
  let place = at;
  for (const pattern of choice) {
    const word = words[place];
    if (!word || (place > start && word.opens) || !fits(pattern, word)) return undefined;
    place += 1;
  }
  return place;
}

/** The longest end of the parts from here on. A phrase has few parts and a gap few words: this stays small. */
function endOf(
  parts: readonly Part[],
  part: number,
  words: readonly Word[],
  at: number,
  start: number,
): number | undefined {
  effort.steps += 1;
  const next = parts[part];
  if (!next) return at;
  let best: number | undefined;
  const consider = (end: number | undefined) => {
    if (end !== undefined && (best === undefined || end > best)) best = end;
  };
  if (next.gap) {
    for (let skip = 0; skip <= GAP; skip += 1) {
      if (skip > 0 && (words[at + skip - 1] === undefined || words[at + skip - 1]?.opens)) break;
      consider(endOf(parts, part + 1, words, at + skip, start));
    }
    return best;
  }
  if (next.edge) {
    const word = words[at];
    return at === 0 || !word || word.opens ? endOf(parts, part + 1, words, at, start) : undefined;
  }
  if (next.optional) consider(endOf(parts, part + 1, words, at, start));
  const word = words[at];
  if (word && (at === start || !word.opens) && next.plain.has(word.text))
    consider(endOf(parts, part + 1, words, at + 1, start));
  for (const choice of next.choices) {
    const end = choiceEnd(choice, words, at, start);
    if (end !== undefined) consider(endOf(parts, part + 1, words, end, start));
  }
  return best;
}

/** How many words keep their candidate phrases cached. */
const KEPT = 4000;

function candidates(index: Index, word: Word): readonly Phrase[] {
  const key = `${word.text} ${word.number === undefined ? "" : "#"}${word.typed === "à" ? "à" : ""}`;
  let known = index.seen.get(key);
  if (!known) {
    known = [...findCandidates(index, word)];
    if (index.seen.size >= KEPT) index.seen.clear();
    index.seen.set(key, known);
  }
  return known;
}

function findCandidates(index: Index, word: Word): Set<Phrase> {
  const found = new Set(index.exact.get(word.text) ?? []);
  for (let length = 2; length <= Math.min(word.text.length, LONGEST_WORD); length += 1)
    for (const phrase of index.stems.get(word.text.slice(0, length)) ?? []) found.add(phrase);
  if (word.text.length <= LONGEST_WORD)
    for (const key of [word.text, ...withoutOneLetter(word.text)])
      for (const phrase of index.misspelt.get(key) ?? []) found.add(phrase);
  if (word.typed === "à") for (const phrase of index.exact.get("à") ?? []) found.add(phrase);
  if (word.number !== undefined) for (const phrase of index.numbers) found.add(phrase);
  return found;
}

/** No phrase starts with a longer word; keeps a message of one endless word cheap. */
const LONGEST_WORD = 24;

/**
 * Every fact phrase in a message. A `not …` phrase cancels what it covers: `not age years` cancels ages, `not medicine`
 * all medicines.
 */
export function findPhrases(words: readonly Word[], tongue: LanguageTag): Hit[] {
  const index = indexFor(tongue);
  const hits: Hit[] = [];
  words.forEach((word, start) => {
    const ends = new Map<string, number>();
    const next = words[start + 1]?.text ?? "";
    for (const phrase of candidates(index, word)) {
      if (phrase.second && !phrase.second.has(next)) continue;
      const end = endOf(phrase.parts, 0, words, start, start);
      if (end !== undefined && end > start && end > (ends.get(phrase.label) ?? 0))
        ends.set(phrase.label, end);
    }
    for (const [label, end] of ends) {
      const number = words.slice(start, end).find((one) => one.number !== undefined)?.number;
      hits.push({ label, start, end, ...(number === undefined ? {} : { number }) });
    }
  });
  return withoutDenied(longestOnly(hits), words.length);
}

/** Drops hits that lie inside a longer hit of the same label. Hits are sorted by start. */
function longestOnly(hits: readonly Hit[]): Hit[] {
  const reached = new Map<string, number>();
  return hits.filter(({ label, end }) => {
    if (end <= (reached.get(label) ?? 0)) return false;
    reached.set(label, end);
    return true;
  });
}

function withoutDenied(hits: readonly Hit[], length: number): Hit[] {
  const covered = new Map<string, Uint8Array>();
  for (const { label, start, end } of hits) {
    if (!label.startsWith("not ")) continue;
    const family = label.slice("not ".length);
    // "Trying to get pregnant" says more than "trying to".
    if (hits.some((hit) => hit.label === family && hit.start === start && hit.end > end)) continue;
    const mask = covered.get(family) ?? new Uint8Array(length);
    mask.fill(1, start, end);
    covered.set(family, mask);
  }
  const isCovered = ({ label, start, end }: Hit) => {
    const masks = [covered.get(label), covered.get(label.split(" ")[0] ?? "")];
    return masks.some((mask) => mask?.subarray(start, end).includes(1));
  };
  return hits.filter((hit) => hit.label.startsWith("not ") || !isCovered(hit));
}
