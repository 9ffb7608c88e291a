import { memoizeWeakly } from "#app/memoize.ts";
import { languageTag } from "#app/i18n/language.ts";
import type { SubstanceId } from "../../../knowledge/knowledge.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { findSubstances, inciOf } from "../../../reading/person/substances.ts";
import type { Ground } from "./ground.ts";
import { fold } from "../../../reading/normalize.ts";
import { hitsOf, isOneOf, wordsOf } from "./phrases.ts";
import { LONGEST_SENTENCE } from "./sentences.ts";
import { findProducts, type Mention } from "./product-mentions.ts";
import { type Token, tokensOf } from "./text.ts";

/** Stands for a product's name, and for an ingredient's, in the text that phrases are looked for in. */
const PRODUCT = "§";
const SUBSTANCE = "¤";

/** An ingredient or a class of them. */
export interface Named {
  ids: readonly SubstanceId[];
  inci: readonly string[];
  /** The words that name it. */
  words: string;
  from: number;
  to: number;
}

/** A part of a sentence that says one thing: up to a semicolon, a "but", a "while". */
export interface Segment {
  /** Its words, with signs for products and ingredients. */
  text: string;
  /** Its words, with signs for products alone. */
  plain: string;
  products: { mention: Mention; at: number }[];
  substances: { named: Named; at: number }[];
  from: number;
  to: number;
}

/** A sentence as the rules read it. */
export interface Reading {
  sentence: string;
  tokens: readonly Token[];
  mentions: readonly Mention[];
  named: readonly Named[];
  segments: readonly Segment[];
  /** All segments together. */
  text: string;
  plain: string;
}

const PARTS: Record<Ground["language"], RegExp> = {
  en: /^(but|while|whereas|however|although|though|yet)$/,
  fr: /^(mais|tandis|alors|cependant|toutefois|pourtant|quoique)$/,
  sp: /^(pero|mientras|aunque|sino|sin embargo)$/,
};

const covers = (ranges: readonly { from: number; to: number }[], at: number) =>
  ranges.find(({ from, to }) => at >= from && at < to);

function findNamed(tokens: readonly Token[], mentions: readonly Mention[], ground: Ground): Named[] {
  const places: number[] = [];
  const words = tokens.flatMap((token, at) => {
    if (token.kind === "mark" && !/[,;:.!?]/.test(token.text)) return [];
    places.push(at);
    const text = covers(mentions, at) || token.kind === "mark" ? "\u0000" : token.text;
    return [
      { text, typed: token.typed, start: token.start, end: token.end, opens: false, opensSentence: false },
    ];
  });
  return findSubstances(words, languageTag(ground.language)).flatMap(({ ids, start, end }) => {
    const inci = inciOf(ids);
    // "Sunscreen" is a thing to put on, not what is in it.
    if (inci.length === 0 || ids[0] === "sunscreen_organic") return [];
    const [from = 0, to = 0] = [places[start], (places[end - 1] ?? 0) + 1];
    return [
      {
        ids,
        inci,
        from,
        to,
        words: tokens
          .slice(from, to)
          .map(({ text }) => text)
          .join(" "),
      },
    ];
  });
}

function build(sentence: string, ground: Ground): Reading {
  const tokens = tokensOf(sentence, ground.language);
  const mentions = findProducts(tokens, ground);
  const named = findNamed(tokens, mentions, ground);
  const segments: Segment[] = [];
  let open: Segment = { text: " ", plain: " ", products: [], substances: [], from: 0, to: 0 };
  const close = (at: number) => {
    open.to = at;
    if (open.text.trim() !== "") segments.push(open);
    open = { text: " ", plain: " ", products: [], substances: [], from: at, to: at };
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const mention = mentions.find(({ from }) => from === at);
    const substance = named.find(({ from }) => from === at);
    if (mention) {
      open.products.push({ mention, at: open.text.length });
      open.text += `${PRODUCT} `;
      open.plain += `${PRODUCT} `;
      at = mention.to - 1;
    } else if (substance) {
      open.substances.push({ named: substance, at: open.text.length });
      open.text += `${SUBSTANCE} `;
      open.plain += `${substance.words} `;
      at = substance.to - 1;
    } else {
      const { text = "", kind } = tokens[at] ?? {};
      const parts = PARTS[ground.language].test(text) && !(text === "while" && open.text.trim() === "");
      if (
        (kind === "mark" && /[;:.!?…\n]/.test(text)) ||
        (parts && isClauseBegin(ground, text, open, tokens, at))
      )
        close(at);
      if (!(kind === "mark" && /[;:.!?…\n]/.test(text))) {
        open.text += `${text} `;
        open.plain += `${text} `;
      }
    }
  }
  close(tokens.length);
  const joined = (kind: "text" | "plain") => segments.map((segment) => segment[kind]).join("");
  return { sentence, tokens, mentions, named, segments, text: joined("text"), plain: joined("plain") };
}

/** Whether a new clause begins here: not in "while nursing", but in "A is rich, while B is light". */
function isClauseBegin(
  ground: Ground,
  word: string,
  open: Segment,
  tokens: readonly Token[],
  at: number,
): boolean {
  if (ground.language === "fr" && word === "alors") return tokens[at + 1]?.text === "que";
  if (word !== "while" && word !== "mientras") return true;
  return open.products.length > 0 && tokens[at - 1]?.text === ",";
}

const readings = memoizeWeakly((_ground: Ground) => new Map<string, Reading>());

/** A sentence read once for each ground. */
export function readingOf(sentence: string, ground: Ground): Reading {
  const kept = readings(ground);
  const known = kept.get(sentence);
  if (known) return known;
  const reading = build(sentence, ground);
  if (kept.size > 200) kept.clear();
  kept.set(sentence, reading);
  return reading;
}

/** How many sentences back a pronoun reaches. */
const REACH = 4;

/** "Both", "the three": how many products a text treats together; undefined if it does not say. */
export function togetherIn(text: string, { language }: Ground): number | undefined {
  const [hit] = hitsOf("bothOf", language, text);
  if (!hit) return undefined;
  if (/(?<![a-z])(three|trois|tres)(?![a-z])/.test(hit.text)) return 3;
  return /(?<![a-z])(four|quatre|cuatro)(?![a-z])/.test(hit.text) ? 4 : 2;
}

/** The last `count` products named before; undefined if it is unclear which ones are meant. */
export function lastNamed(
  count: number,
  ground: Ground,
  before: readonly string[],
): readonly Product[] | undefined {
  const named = new Set<Product>();
  for (const sentence of [...(ground.earlier ?? []), ...before].slice(-REACH * 2).toReversed()) {
    for (const { product } of readingOf(sentence, ground).mentions) named.add(product);
    if (named.size >= count) break;
  }
  return named.size === count ? [...named] : undefined;
}

/** "The jelly", "ce gel": what was named before and is that; the one that was named last, where there are several. */
export function calledIn({ plain }: Segment, ground: Ground, before: readonly string[]): readonly Product[] {
  const { language } = ground;
  const words = plain.trim().split(/ +/);
  const forms = words.filter(
    (word, at) => isOneOf("forms", language, word) && wordsOf("articles", language).has(words[at - 1] ?? ""),
  );
  if (forms.length === 0) return [];
  const sentences = [...(ground.earlier ?? []), ...before].slice(-REACH * 2).toReversed();
  const named = sentences.flatMap((one) => readingOf(one, ground).mentions.map(({ product }) => product));
  return forms.flatMap((form) => named.find((product) => kindWords(product).includes(` ${form} `)) ?? []);
}

/** What a product is called and is, as words. */
export const kindWords = memoizeWeakly(
  ({ name, kind, category }: Product) =>
    ` ${(fold(`${name} ${kind} ${category}`).match(/[\p{L}\d]+/gu) ?? []).join(" ")} `,
);

/** What the talk is about before a sentence: the products that were named last, by either side. */
export function focusOf(ground: Ground, before: readonly string[]): readonly Product[] {
  for (const sentence of before.slice(-REACH).toReversed()) {
    const { mentions } = readingOf(sentence, ground);
    if (mentions.length > 0) return mentions.map(({ product }) => product);
  }
  const last = readingOf((ground.said.at(-1) ?? "").slice(0, LONGEST_SENTENCE), ground);
  const found =
    last.mentions.length > 0 ? [last] : (ground.earlier ?? []).map((one) => readingOf(one, ground));
  return found.flatMap(({ mentions }) => mentions.map(({ product }) => product));
}
