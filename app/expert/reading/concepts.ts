import { memoize } from "#app/memoize.ts";
import { addTo } from "../shelf/multimap.ts";
import type { LanguageTag } from "#app/i18n/language.ts";
import knowledge from "../knowledge/concerns.json" with { type: "json" };
import { fold, type Token, withoutOneLetter } from "./normalize.ts";
import ownWords from "./own-words.json" with { type: "json" };
import lexicon from "./lexicon.json" with { type: "json" };

/** A family of words found in a message, with the tokens that showed it. */
export interface ConceptHit {
  concept: string;
  start: number;
  /** One past the last token. */
  end: number;
}

interface Entry {
  concept: string;
  words: string[];
}

/** Families of words by how they begin. */
export interface Index {
  /** First word (whole) → entries. */
  exact: Map<string, Entry[]>;
  /** First word's stem → entries. */
  stems: Map<string, Entry[]>;
  /** A long word or stem with one letter left out → entries, for typing errors. */
  misspelt: Map<string, Entry[]>;
}

/** Begins the concepts that stand for a phrase of the knowledge base. */
export const SAYS = "says ";

const SHORTEST_FUZZY = 6;

function buildIndex(language: LanguageTag): Index {
  const index = indexOfFamilies(lexicon, language);
  for (const [concept, phrases] of knownPhrases(language)) {
    for (const phrase of phrases) addPhrase(index, concept, fold(phrase).match(/[a-z0-9*]+/g) ?? []);
  }
  return index;
}

/** Families of words by language: words apart by spaces, words of one phrase by `_`, `*` where a word goes on. */
export type Families = Record<string, Record<LanguageTag, string>>;

/** Families of words, ready to be looked for. */
export function indexOfFamilies(families: Families, language: LanguageTag): Index {
  const index: Index = { exact: new Map(), stems: new Map(), misspelt: new Map() };
  for (const [concept, words] of Object.entries(families)) {
    for (const phrase of words[language].split(" ")) addPhrase(index, concept, phrase.split("_"));
  }
  return index;
}

/** How people name things, from the knowledge base: `says acne`, `says mole_change`, `says pregnant`. */
function knownPhrases(language: LanguageTag): [string, string[]][] {
  return [
    ...knowledge.concerns.map((concern): [string, string[]] => [
      `${SAYS}${concern.id}`,
      [...concern.phrases[language], ...concern.typos_slang[language]],
    ]),
    ...[...knowledge.red_flags, ...knowledge.modifiers, ...knowledge.skin_types].map(
      (item): [string, string[]] => [`${SAYS}${item.id}`, item.say[language]],
    ),
  ];
}

function addPhrase(index: Index, concept: string, words: string[]): void {
  const first = words[0];
  if (first === undefined) return;
  const entry = { concept, words };
  if (first.endsWith("*")) addTo(index.stems, first.slice(0, -1), entry);
  else addTo(index.exact, first, entry);
  const stem = first.replace("*", "");
  if (words.length > 1 || stem.length < SHORTEST_FUZZY) return;
  for (const key of new Set([stem, ...withoutOneLetter(stem)])) addTo(index.misspelt, key, entry);
}

const indexFor = memoize(buildIndex);

function fits(pattern: string, word: string | undefined): boolean {
  if (word === undefined) return false;
  return pattern.endsWith("*") ? word.startsWith(pattern.slice(0, -1)) : word === pattern;
}

function matches(entry: Entry, tokens: readonly Token[], start: number): boolean {
  return entry.words.every((pattern, offset) => fits(pattern, tokens[start + offset]?.text));
}

function candidates(index: Index, word: string): Entry[] {
  const found = [...(index.exact.get(word) ?? [])];
  for (let length = 2; length <= word.length; length += 1) {
    found.push(...(index.stems.get(word.slice(0, length)) ?? []));
  }
  return found;
}

const OWN_WORDS = new Set([...ownWords.en, ...ownWords.fr, ...ownWords.es]);

/** Entries one typing error away: a letter missing, doubled, swapped or wrong. */
function misspelt(index: Index, word: string): Entry[] {
  if (word.length < SHORTEST_FUZZY || OWN_WORDS.has(word)) return [];
  for (const key of [word, ...withoutOneLetter(word)]) {
    const found = index.misspelt.get(key);
    if (found) return found;
  }
  return [];
}

/** Every concept of the lexicon, or of an index of one's own, in the message, in order, overlaps included. */
export function findConcepts(
  tokens: readonly Token[],
  language: LanguageTag,
  index = indexFor(language),
): ConceptHit[] {
  const hits: ConceptHit[] = [];
  tokens.forEach((token, start) => {
    const direct = candidates(index, token.text).filter((entry) => matches(entry, tokens, start));
    const entries = direct.length > 0 ? direct : misspelt(index, token.text);
    const seen = new Set<string>();
    for (const entry of entries) {
      if (seen.has(entry.concept)) continue;
      seen.add(entry.concept);
      hits.push({ concept: entry.concept, start, end: start + entry.words.length });
    }
  });
  return hits;
}
