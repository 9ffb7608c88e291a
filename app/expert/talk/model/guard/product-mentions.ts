import { memoizeWeakly } from "#app/memoize.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import half from "../../../knowledge/half-names.json" with { type: "json" };
import numbers from "../../../knowledge/numbers.json" with { type: "json" };
import { fold, withoutOneLetter } from "../../../reading/normalize.ts";
import { addTo } from "../../../shelf/multimap.ts";
import type { Ground } from "./ground.ts";
import type { Token } from "./text.ts";

/** A product, or several that a word may mean, and which tokens name it. */
export interface Mention {
  product: Product;
  from: number;
  to: number;
  /** Only a part of a name, which may mean something else. */
  half: boolean;
}

interface Name {
  product: Product;
  words: readonly string[];
  half: boolean;
}

const KIND = new RegExp(`^(?:${half.kinds.join("|")}|spf|fps|\\d+)$`);
const ALONE = new RegExp(`^(?:${half.alone})$`);
const LINK = /^(de|du|des|d|la|le|l|del|of|the)$/;
/** Shorter words are only themselves. */
const SHORTEST_FUZZY = 5;

/** How a word sounds, roughly: letters that are doubled, silent or alike are one. */
function soundOf(word: string): string {
  return word
    .replace(/(.)\1+/g, "$1")
    .replace(/ght/g, "t")
    .replace(/ph/g, "f")
    .replace(/ck|qu?|c(?=[aou]|$)/g, "k")
    .replace(/[sz]h?/g, "s")
    .replace(/y/g, "i")
    .replace(/(?<=.{2})e?s?$/, "");
}

const splitName = (name: string): string[] => fold(name).match(/\p{L}+|\d+/gu) ?? [];

/** Numbers of names, as digits. */
const NUMBERS: ReadonlyMap<string, string> = new Map(
  Object.values(numbers).flatMap(({ words }) =>
    Object.entries(words)
      .filter(([, value]) => value > 1)
      .map(([word, value]) => [word, String(value)] as const),
  ),
);

function namesOf(product: Product, others: readonly string[]): Name[] {
  const written = [product.name, product.id.replaceAll("-", " "), ...others].map(splitName);
  // "7 Tides".
  const whole = [...written, ...written.map((words) => words.map((word) => NUMBERS.get(word) ?? word))];
  const found = new Map<string, Name>();
  const add = (words: readonly string[], part: boolean) => {
    const key = words.join(" ");
    if (key.length > 3 && !found.has(key)) found.set(key, { product, words, half: part });
  };
  for (const words of whole) {
    add(words, false);
    // In one word: "NightCurrent".
    if (words.length > 1) add([words.join("")], false);
    const linkless = words.filter((word) => !LINK.test(word));
    add(linkless, false);
    const unnumbered = words.filter(
      (word, at) => !/^(spf|fps)$/.test(word) && !/^\d+$/.test(words[at] ?? ""),
    );
    add(unnumbered, false);
    const bare = words.filter((word) => !KIND.test(word));
    while (bare[0] && LINK.test(bare[0])) bare.shift();
    if (bare.filter((word) => !LINK.test(word)).length > 1) {
      add(bare, false);
      add(
        bare.filter((word) => !LINK.test(word)),
        false,
      );
    } else if (bare.length === 1 && ALONE.test(bare[0] ?? "")) add(bare, true);
  }
  return [...found.values()];
}

/** A shop without names in other languages. */
const NONE: ReadonlyMap<Product["id"], readonly string[]> = new Map();

/** Names by the sound of their first words, and of those with a letter less; made once for a catalogue. */
const indexes = memoizeWeakly((catalogue: readonly Product[]) =>
  memoizeWeakly((others: ReadonlyMap<Product["id"], readonly string[]>): Map<string, Name[]> => {
    const index = new Map<string, Name[]>();
    for (const product of catalogue)
      for (const name of namesOf(product, others.get(product.id) ?? []))
        for (const key of new Set(keysOf(name.words[0] ?? ""))) addTo(index, key, name);
    return index;
  }),
);

/** The lookup keys of a word: itself, its sound, and its sound with a letter missing. */
function keysOf(word: string): string[] {
  const sound = soundOf(word);
  return [
    word,
    `~${sound}`,
    ...(word.length >= SHORTEST_FUZZY ? withoutOneLetter(sound).map((one) => `~${one}`) : []),
  ];
}

/** Letters that must be put in, left out or changed, at most two. */
function apart(one: string, other: string): number {
  if (one === other) return 0;
  if (Math.abs(one.length - other.length) > 2) return 3;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  let before: number[] = [];
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    before = row;
    row = next;
  }
  return row[other.length] ?? 3;
}

/** Whether a word in the text stands for a word of the name, despite spelling. */
function isMeantFor(token: Token | undefined, word: string, cutShort: boolean): boolean {
  if (!token || token.kind === "mark") return false;
  const { text } = token;
  if (text === word) return true;
  if (token.kind === "number" || word.length < 4) return false;
  if (cutShort && text.length >= 3 && word.startsWith(text)) return true;
  if (soundOf(text) === soundOf(word) && text.length > 3) return true;
  const most = word.length >= 8 ? 2 : word.length >= SHORTEST_FUZZY ? 1 : 0;
  return text.length >= 4 && apart(text, word) <= most;
}

/** How many tokens from `at` on say a name; 0 if they do not. A stop after a word cuts it short: "Night Curr." */
function lengthOf(name: Name, tokens: readonly Token[], at: number): number {
  let place = at;
  for (const [index, word] of name.words.entries()) {
    // "Night, Current", "Night - Current" are still its name.
    if (index > 0 && tokens[place]?.kind === "mark" && !/[.;:!?]/.test(tokens[place]?.text ?? "")) place += 1;
    const cutShort = tokens[place + 1]?.text === "." || (index > 0 && (tokens[place]?.text.length ?? 0) >= 4);
    if (!isMeantFor(tokens[place], word, cutShort)) return 0;
    place += 1;
    if (tokens[place]?.text === "." && index < name.words.length - 1) place += 1;
  }
  return place - at;
}

/** The products that a sentence names, in order; the longest name at each place. */
export function findProducts(tokens: readonly Token[], ground: Ground): Mention[] {
  const first = indexes(ground.catalogue)(ground.otherNames ?? NONE);
  const found: Mention[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token || token.kind === "mark") continue;
    const names = new Set(keysOf(token.text).flatMap((key) => first.get(key) ?? []));
    let best: { name: Name; length: number; exact: number } | undefined;
    for (const name of names) {
      const length = lengthOf(name, tokens, at);
      if (length === 0) continue;
      const said = tokens.slice(at, at + length).filter(({ kind }) => kind !== "mark");
      const exact = said.filter(({ text }, index) => text === name.words[index]).length;
      if (
        !best ||
        name.words.length > best.name.words.length ||
        (name.words.length === best.name.words.length && exact > best.exact)
      )
        best = { name, length, exact };
    }
    if (!best) continue;
    found.push({ product: best.name.product, from: at, to: at + best.length, half: best.name.half });
    at += best.length - 1;
  }
  return found;
}
