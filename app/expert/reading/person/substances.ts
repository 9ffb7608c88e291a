import { memoize, memoizeWeakly } from "#app/memoize.ts";
import type { LanguageTag } from "#app/i18n/language.ts";
import { ALL_INGREDIENTS, canonicalInci } from "../../shelf/inci.ts";
import { type Substance, type SubstanceId, SUBSTANCES } from "../../knowledge/knowledge.ts";
import { fold, tokenize } from "../normalize.ts";
import type { Word } from "./words.ts";

/** A substance or class named in a message. */
export interface Named {
  ids: readonly SubstanceId[];
  start: number;
  end: number;
}

interface Entry {
  words: readonly string[];
  ids: SubstanceId[];
}

interface NameIndex {
  first: Map<string, Entry[]>;
  misspelt: Map<string, Entry>;
}

const SHORTEST_FUZZY = 7;
const byId = new Map<SubstanceId, Substance>();
for (const { id, inci, names } of ALL_INGREDIENTS)
  byId.set(id, { id, inci: inci.map((name) => name.toLowerCase()), names });
for (const substance of SUBSTANCES) {
  const own = byId.get(substance.id);
  byId.set(
    substance.id,
    own ? { ...substance, inci: [...substance.inci, ...own.inci], names: joined(own, substance) } : substance,
  );
}

function joined(one: Substance, other: Substance): Substance["names"] {
  const of = (tongue: LanguageTag) => [...one.names[tongue], ...other.names[tongue]];
  return { en: of("en"), fr: of("fr"), es: of("es") };
}

/** English names that mean something else in the other languages, or too much in their own. */
const AMBIGUOUS = new Set([
  "ha",
  "ah",
  "map",
  "sap",
  "nag",
  "spf",
  "aha",
  "pha",
  "sls",
  "con color",
  "teinte",
  "water",
  "aqua",
]);

/** What a substance is called in a language; INCI names and the knowledge base's English ones are used in all. */
function namesOf(substance: Substance, tongue: LanguageTag): string[] {
  const known = ALL_INGREDIENTS.find(({ id }) => id === substance.id);
  // A class is called by its own names only: "squalane" is no wish to leave out all oils.
  const single = known !== undefined || substance.names.fr.length === 0 || substance.inci.length === 1;
  const inci = (single ? substance.inci : []).filter((name) => !name.includes("*") && name.length > 3);
  const english = known ? known.names.en.filter((name) => !AMBIGUOUS.has(fold(name))) : [];
  return [...substance.names[tongue], ...english, ...inci];
}

const wordsIn = (name: string): string[] => tokenize(name).map(({ text }) => text);

function buildIndex(tongue: LanguageTag): NameIndex {
  const entries = new Map<string, Entry>();
  for (const substance of byId.values()) {
    for (const name of namesOf(substance, tongue)) {
      const words = wordsIn(name);
      const key = words.join(" ");
      if (key === "" || key === "aqua") continue;
      const entry = entries.get(key) ?? { words, ids: [] };
      if (!entry.ids.includes(substance.id)) entry.ids.push(substance.id);
      entries.set(key, entry);
    }
  }
  const index: NameIndex = { first: new Map(), misspelt: new Map() };
  for (const entry of entries.values()) {
    const [first = ""] = entry.words;
    index.first.set(first, [...(index.first.get(first) ?? []), entry]);
    if (entry.words.length > 1 || first.length < SHORTEST_FUZZY) continue;
    for (let at = 1; at < first.length; at += 1)
      index.misspelt.set(first.slice(0, at) + first.slice(at + 1), entry);
  }
  for (const list of index.first.values()) list.sort((a, b) => b.words.length - a.words.length);
  return index;
}

const indexFor = memoize(buildIndex);

const LONGEST_WORD = 30;

function misspelt(index: NameIndex, word: string): Entry | undefined {
  if (word.length > LONGEST_WORD) return undefined;
  const own = index.misspelt.get(word);
  if (own || word.length < SHORTEST_FUZZY) return own;
  for (let at = 1; at < word.length; at += 1) {
    const shorter = word.slice(0, at) + word.slice(at + 1);
    const found =
      index.misspelt.get(shorter) ?? index.first.get(shorter)?.find(({ words }) => words.length === 1);
    if (found) return found;
  }
  return undefined;
}

/** The substances named in a message, the longest name at each place: "green tea" is no "tea". */
export function findSubstances(words: readonly Word[], tongue: LanguageTag): Named[] {
  const index = indexFor(tongue);
  const found: Named[] = [];
  for (let start = 0; start < words.length; start += 1) {
    const text = words[start]?.text ?? "";
    const entry =
      index.first
        .get(text)
        ?.find(({ words: name }) => name.every((part, at) => words[start + at]?.text === part)) ??
      misspelt(index, text);
    if (!entry) continue;
    found.push({ ids: entry.ids, start, end: start + entry.words.length });
    start += entry.words.length - 1;
  }
  return found;
}

export function substanceById(id: SubstanceId): Substance | undefined {
  return byId.get(id);
}

/** The INCI names, with their stars, of several substances together. */
export function inciOf(ids: readonly SubstanceId[]): string[] {
  return [...new Set(ids.flatMap((id) => byId.get(id)?.inci ?? []))];
}

const patternFor = memoize(compile);

/** `prunus*`: a word begins with it; `*oil`: the name ends with it; `*cocoyl*`: anywhere; else the whole words. */
function compile(pattern: string): (name: string) => boolean {
  const bare = pattern.replaceAll("*", "").trim();
  const [open, close] = [pattern.startsWith("*"), pattern.endsWith("*")];
  if (open && close) return (name) => name.includes(bare);
  if (open) return (name) => name.endsWith(bare);
  if (close) return (name) => name.startsWith(bare) || name.includes(` ${bare}`);
  const canonical = canonicalInci(bare);
  return (name) => name === bare || name === canonical || ` ${name} `.includes(` ${bare} `);
}

/** What each list of patterns said of each name: a shelf of thousands is made of some hundred ingredients. */
const meantBy = memoizeWeakly((inci: readonly string[]) =>
  memoize((name: string) => inci.some((pattern) => patternFor(pattern)(name)), MOST_NAMES),
);

/** True when an INCI name, in lower case, is meant by one of the patterns. */
export function matchesInci(name: string, inci: readonly string[]): boolean {
  return meantBy(inci)(name);
}

/** More names than any shelf prints. */
const MOST_NAMES = 5000;
