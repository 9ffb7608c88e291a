import type { LanguageTag } from "#app/i18n/language.ts";
import { effort } from "./effort.ts";
import { findAges } from "./ages.ts";
import { type ConceptHit, findConcepts } from "./concepts.ts";
import { negatedTokens } from "./negation.ts";
import type { Token } from "./normalize.ts";

/** Features are hashed into this many places; few enough to store, enough that few collide. */
const PLACES = 1 << 18;

/** One feature of a message: its place, its family and the tokens behind it. */
export interface Feature {
  place: number;
  family: Family;
  start: number;
  end: number;
}

const FAMILIES = ["word", "char", "concept", "pair", "noted"] as const;
export type Family = (typeof FAMILIES)[number];

/** FNV-1a over UTF-16 units: short, fast, the same everywhere. */
function placeOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  }
  return (hash ^ (hash >>> 15)) & (PLACES - 1);
}

class FeatureSet {
  readonly features = new Map<number, Feature>();

  add(family: Family, name: string, start: number, end: number): void {
    const place = placeOf(`${family}:${name}`);
    if (!this.features.has(place)) this.features.set(place, { place, family, start, end });
  }
}

function addWords(set: FeatureSet, words: readonly string[]): void {
  words.forEach((word, index) => {
    set.add("word", word, index, index + 1);
    const next = words[index + 1];
    if (next !== undefined) set.add("word", `${word} ${next}`, index, index + 2);
  });
}

function addCharacters(set: FeatureSet, words: readonly string[]): void {
  words.forEach((word, index) => {
    const padded = ` ${word} `;
    for (let size = 3; size <= 5; size += 1) {
      for (let at = 0; at + size <= padded.length; at += 1) {
        set.add("char", padded.slice(at, at + size), index, index + 1);
      }
    }
  });
}

const PAIR_REACH = 14;

function addConcepts(set: FeatureSet, named: readonly NamedHit[]): void {
  named.forEach((hit, index) => {
    set.add("concept", hit.name, hit.start, hit.end);
    for (let next = index + 1; next < named.length; next += 1) {
      const other = named[next];
      if (!other || other.start - hit.end > PAIR_REACH) break;
      if (other.name === hit.name || other.start < hit.end) continue;
      const pair = hit.name < other.name ? `${hit.name}&${other.name}` : `${other.name}&${hit.name}`;
      set.add("pair", pair, hit.start, other.end);
    }
  });
}

interface NamedHit {
  name: string;
  start: number;
  end: number;
}

function nameHits(hits: readonly ConceptHit[], negated: readonly boolean[]): NamedHit[] {
  return hits.map((hit) => ({
    name: negated[hit.start] ? `not ${hit.concept}` : hit.concept,
    start: hit.start,
    end: hit.end,
  }));
}

/**
 * All features of a message: words, pairs of words, pieces of words, concepts and pairs of concepts; and what else a
 * reader noted in it, by name.
 */
export function featuresOf(
  tokens: readonly Token[],
  language: LanguageTag,
  noted: readonly string[] = [],
): Feature[] {
  const set = new FeatureSet();
  const words = tokens.map((token) => token.text);
  addWords(set, words);
  addCharacters(set, words);
  const hits = [...findConcepts(tokens, language), ...findAges(tokens)].sort((a, b) => a.start - b.start);
  addConcepts(set, nameHits(hits, negatedTokens(tokens, language)));
  for (const name of noted) set.add("noted", name, 0, tokens.length);
  effort.steps += set.features.size;
  return [...set.features.values()];
}

/** How much each family weighs after it is brought to length one. */
const FAMILY_WEIGHT: Record<Family, number> = { word: 1, char: 1.3, concept: 0.6, pair: 1, noted: 1.3 };

/** A message as a sparse vector: tf is binary, idf from training, each family brought to its weight. */
export interface Vector {
  places: number[];
  values: number[];
  features: Feature[];
}

export function vectorOf(features: readonly Feature[], idf: (place: number) => number): Vector {
  const known: Feature[] = [];
  const values: number[] = [];
  const squares: Record<Family, number> = { word: 0, char: 0, concept: 0, pair: 0, noted: 0 };
  for (const feature of features) {
    const value = idf(feature.place);
    if (value === 0) continue;
    known.push(feature);
    values.push(value);
    squares[feature.family] += value * value;
  }
  const scaled = known.map((feature, index) => {
    const length = Math.sqrt(squares[feature.family]);
    return ((values[index] ?? 0) / length) * FAMILY_WEIGHT[feature.family];
  });
  return { places: known.map((feature) => feature.place), values: scaled, features: known };
}
