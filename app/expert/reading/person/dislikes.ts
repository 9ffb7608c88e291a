import { memoize } from "#app/memoize.ts";
import type { LanguageTag } from "#app/i18n/language.ts";
import learnt from "../language-words.json" with { type: "json" };
import type { SubstanceId } from "../../knowledge/knowledge.ts";
import type { Hit } from "./phrases.ts";
import { findSubstances, inciOf, type Named, substanceById } from "./substances.ts";
import type { Word } from "./words.ts";

interface Span {
  start: number;
  end: number;
}

export interface Allergy {
  ids: readonly SubstanceId[];
  inci: readonly string[];
  unresolved: readonly string[];
  span: Span;
}

/** More than anybody has, few enough to hold against every product. */
const MOST_ALLERGIES = 20;
/** How far a list reaches. */
const LIST_REACH = 40;
/** Most words that an unknown substance's name may have. */
const LONGEST_UNKNOWN = 3;

interface List {
  ids: SubstanceId[];
  unresolved: string[];
  end: number;
}

class Reader {
  private readonly named = new Map<number, Named>();
  private readonly endingAt = new Map<number, Named>();
  private readonly labels: Map<string, Uint8Array> = new Map();
  private readonly everyday: ReadonlySet<string>;

  private readonly words: readonly Word[];

  constructor(words: readonly Word[], hits: readonly Hit[], tongue: LanguageTag) {
    this.words = words;
    for (const named of findSubstances(words, tongue)) {
      this.named.set(named.start, named);
      this.endingAt.set(named.end, named);
    }
    for (const { label, start, end } of hits) {
      const mask = this.labels.get(label) ?? new Uint8Array(words.length);
      mask.fill(1, start, end);
      this.labels.set(label, mask);
    }
    this.everyday = everydayWords(tongue);
  }

  private is(label: string, at: number): boolean {
    return this.labels.get(label)?.[at] === 1;
  }

  isFiller(at: number): boolean {
    return this.is("list filler", at) && !this.named.has(at);
  }

  /** The substances to exclude that are listed from here on, across commas and "and". */
  listFrom(from: number, strict: boolean): List {
    const list: List = { ids: [], unresolved: [], end: from };
    let first = true;
    let at = from;
    while (at < this.words.length && at < from + LIST_REACH) {
      const word = this.words[at];
      if (!word || (at > from && word.opensSentence)) break;
      const named = this.named.get(at);
      if (named) {
        list.ids.push(...named.ids);
        at = named.end;
        list.end = at;
        first = false;
        continue;
      }
      // "Anything with shea", named later in a list.
      const again = /^(with|contain\w*|con|avec|contenant)$/.test(word.text) && this.isFiller(at - 1);
      const links = (first || again) && LINKS.test(word.text);
      if (this.is("list stop", at) && !links && !this.is("correction", at)) break;
      // "To shea, no wait, to soy": both are kept out.
      const corrects = this.is("correction", at);
      if (links || corrects || this.isFiller(at) || (strict ? false : this.is("avoid after", at))) {
        at += 1;
        continue;
      }
      const unknown = strict ? this.unknownFrom(at, first) : undefined;
      if (!unknown) break;
      list.unresolved.push(unknown.text);
      at = unknown.end;
      list.end = at;
      first = false;
    }
    return list;
  }

  /** Words that stand in no list of ours, as one name; later in a list only words nobody uses every day. */
  private unknownFrom(at: number, first: boolean): { text: string; end: number } | undefined {
    let end = at;
    while (end < this.words.length && end < at + LONGEST_UNKNOWN) {
      const word = this.words[end];
      if (!word || (end > at && (word.opens || this.isFiller(end) || this.named.has(end)))) break;
      if (this.is("list stop", end) || word.number !== undefined) break;
      if (!first && this.everyday.has(word.text)) return undefined;
      end += 1;
    }
    if (end === at) return undefined;
    const text = this.words
      .slice(at, end)
      .map(({ typed }) => typed)
      .join(" ");
    return { text, end };
  }

  /** Everything named, and where. */
  all(): Named[] {
    return [...this.named.values()];
  }

  /** The things named directly before, "X and Y" together. */
  listBefore(until: number, reach: number): List & { start: number } {
    const list = { ids: [] as SubstanceId[], unresolved: [] as string[], start: until, end: until };
    let at = until;
    let skipped = 0;
    while (at > 0 && skipped <= reach) {
      const named = this.endingAt.get(at);
      if (named) {
        list.ids.push(...named.ids);
        list.start = named.start;
        at = named.start;
        skipped = reach - 1;
        continue;
      }
      // "Propanediol, sorry, gives me a rash": an aside does not separate the substance from the reaction.
      const corrects = this.is("correction", at - 1) || this.is("correction", at);
      const opens = this.words[at]?.opens === true && list.ids.length === 0 && !corrects;
      if (this.words[at]?.opensSentence || opens) break;
      if (list.ids.length === 0 && JOINS.test(this.words[at - 1]?.text ?? "")) break;
      skipped += this.is("correction", at - 1) ? 0 : this.isFiller(at - 1) ? 0.5 : 1;
      at -= 1;
    }
    return list;
  }

  /** Everything named before a pronoun that refers to it. */
  allBefore(until: number): List {
    const ids = [...this.named.values()].filter(({ end }) => end <= until).flatMap((one) => one.ids);
    return { ids, unresolved: [], end: until };
  }

  /** The word before "allergy" when we have no entry for it: "mango allergy". */
  unknownBefore(at: number): string | undefined {
    const word = this.words[at - 1];
    if (!word || this.words[at]?.opens || this.isFiller(at - 1) || this.everyday.has(word.text))
      return undefined;
    return word.number === undefined && word.text.length > 3 ? word.typed : undefined;
  }
}

/** "Acids, and now everything stings": what stings is not what stands before the "and". */
const JOINS = /^(and|but|et|mais|y|e|pero)$/;
const LINKS = /^(with|for|in|to|que|con|avec|contenant|contain\w*|to)$/;

const everydayWords = memoize((tongue: LanguageTag): ReadonlySet<string> => new Set(learnt[tongue]));

function isAllergyWord(words: readonly Word[], { start, end }: Span): boolean {
  return words
    .slice(start, end)
    .some(({ text }) => /^(al+erg|anaphyl|patch|positi|sensiti[sz]ed)/.test(text));
}

/** What a person says their skin cannot take, resolved to INCI names as far as our lists go. */
export function readAllergies(words: readonly Word[], hits: readonly Hit[], tongue: LanguageTag): Allergy[] {
  const reader = new Reader(words, hits, tongue);
  const found: Allergy[] = [];
  const known = new Set<string>();
  const take = (list: List, start: number, span: Span) => {
    if (list.ids.length === 0 && list.unresolved.length === 0) return;
    const ids = [...new Set(list.ids)];
    const key = [...ids, ...list.unresolved].join();
    if (known.has(key) || known.size >= MOST_ALLERGIES) return;
    known.add(key);
    found.push({
      ids,
      inci: inciOf(ids),
      unresolved: list.unresolved,
      span: { start, end: Math.max(list.end, span.end) },
    });
  };
  for (const hit of hits) {
    if (hit.label === "allergy after" || hit.label === "intolerance after")
      take(reader.listFrom(hit.end, isAllergyWord(words, hit)), hit.start, hit);
    if (hit.label !== "allergy before" && hit.label !== "allergy joined") continue;
    // "Oat sensitive": the substance comes directly before; "sensitive" alone does not refer further back.
    const list = reader.listBefore(hit.start, hit.label === "allergy before" ? 3 : 0);
    const unknown =
      list.ids.length === 0 && tongue === "en" && isAllergyWord(words, hit)
        ? reader.unknownBefore(hit.start)
        : undefined;
    take(unknown ? { ...list, unresolved: [unknown] } : list, list.start, hit);
  }
  for (const reaction of [...readReactions(reader, words, hits), ...readHarmAfter(reader, words, hits)])
    take(reaction, reaction.start, reaction);
  if (found.length === 0) {
    const pronoun = hits.find(({ label }) => label === "allergy pronoun");
    // "Nothing with squalane, I'm allergic to it."
    if (pronoun) take(reader.allBefore(pronoun.start), 0, pronoun);
  }
  if (found.length > 0) return found;
  const unnamed = hits.find(({ label }) => label === "allergy unnamed");
  if (unnamed) take(besideUnnamed(reader, unnamed), unnamed.start, unnamed);
  if (found.length > 0) return found;
  return unnamed ? [{ ids: [], inci: [], unresolved: [], span: unnamed }] : [];
}

/** "I'm allergic, bisabolol of all things": the substances directly next to the allergy word. */
function besideUnnamed(reader: Reader, { start, end }: Span): List {
  const after = reader.listFrom(end, false);
  return after.ids.length > 0 ? after : reader.listBefore(start, 1);
}

/** How far the harm stands from what is used: "each time I use shea butter my neck erupts". */
const HARM_REACH = 6;

/** "Propanediol: blisters": the harm directly after the name, with nothing between that it could be good for. */
function readHarmAfter(reader: Reader, words: readonly Word[], hits: readonly Hit[]): (List & Span)[] {
  const labeled = (label: string) => hits.filter((hit) => hit.label === label);
  const [eased, wished, denied] = ["reaction eased", "want", "not allergy"].map(labeled);
  const within = (some: readonly Hit[] = [], from: number, to: number) =>
    some.some(({ start }) => start >= from && start < to);
  return reader.all().flatMap(({ ids, start, end }) => {
    const harm = labeled("reaction strong").find((hit) => hit.start >= end && hit.start < end + HARM_REACH);
    if (!harm || words.slice(end, harm.end).some(({ opensSentence }) => opensSentence)) return [];
    const said = within(eased, end, harm.start) || within(wished, start - 3, start);
    return said || within(denied, start, harm.end)
      ? []
      : [{ ids: [...ids], unresolved: [], start, end: harm.end }];
  });
}

/** What is used, and what skin does then, in one sentence. */
function readReactions(reader: Reader, words: readonly Word[], hits: readonly Hit[]): (List & Span)[] {
  const told = hits.filter(({ label }) => label === "reaction told");
  return hits.flatMap((hit) => {
    if (hit.label !== "reaction when") return [];
    const list = reader.listFrom(hit.end, false);
    const harm = told.find(
      ({ start }) =>
        start >= list.end &&
        start <= list.end + HARM_REACH &&
        !words.slice(list.end, start + 1).some(({ opensSentence }) => opensSentence),
    );
    return harm && list.ids.length > 0 ? [{ ...list, start: hit.start, end: harm.end }] : [];
  });
}

/** What a person says they can take after all. */
export function readTolerated(
  words: readonly Word[],
  hits: readonly Hit[],
  tongue: LanguageTag,
): SubstanceId[] {
  const told = hits.filter(({ label }) => label.startsWith("tolerated "));
  if (told.length === 0) return [];
  const reader = new Reader(words, hits, tongue);
  return told.flatMap(({ label, start, end }) =>
    label === "tolerated after" ? reader.listFrom(end, false).ids : reader.listBefore(start, 1).ids,
  );
}

/** What one phrase of refusal leaves out; "unscented" names it by itself. */
function refusedBy(reader: Reader, { label, start, end }: Hit): (Span & { ids: SubstanceId[] }) | undefined {
  if (label === "avoid after") return { ...reader.listFrom(end, false), start };
  if (label === "avoid before") return reader.listBefore(start, 0);
  return label === "without scent" ? { ids: ["fragrance"], start, end } : undefined;
}

/** What a person wants left out: "no acids, no perfume". */
export function readAvoidances(
  words: readonly Word[],
  hits: readonly Hit[],
  tongue: LanguageTag,
): Omit<Allergy, "unresolved">[] {
  const reader = new Reader(words, hits, tongue);
  let read = 0;
  let found = 0;
  return hits.flatMap((hit) => {
    if (hit.start < read || found >= MOST_ALLERGIES) return [];
    const list = refusedBy(reader, hit);
    const ids = [...new Set(list?.ids.filter((id) => !substanceById(id)?.harmless))];
    if (!list || ids.length === 0) return [];
    read = list.end;
    found += 1;
    return [{ ids, inci: inciOf(ids), span: { start: list.start, end: Math.max(list.end, hit.end) } }];
  });
}
