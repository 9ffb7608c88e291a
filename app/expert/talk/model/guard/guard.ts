import { memoize, memoizeWeakly } from "#app/memoize.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import type { Ground, Refusal, Rule } from "./ground.ts";
import { isOneOf, says } from "./phrases.ts";
import { focusOf, readingOf } from "./reading.ts";
import { claimRules } from "./rules/claims.ts";
import { contentsRules } from "./rules/contents.ts";
import { figureRules } from "./rules/figures.ts";
import { formRules } from "./rules/form.ts";
import { houseRules } from "./rules/house.ts";
import { withheldRules } from "./rules/products.ts";
import { unknownRules } from "./rules/unknown.ts";
import { createSplitter, LONGEST_SENTENCE } from "./sentences.ts";

/** In characters, all sentences together. */
export const LONGEST_REPLY = 3000;

const lengthOf = (texts: readonly string[]): number => texts.reduce((sum, { length }) => sum + length + 1, 0);

/** Fewer letters are nobody's sentence. */
const SHORTEST_OWN = 20;

const plainly = (text: string): string =>
  (
    text
      .toLowerCase()
      .normalize("NFC")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(" ");

const labelOf = memoizeWeakly(
  ({ description, usage }: Product) => ` ${plainly(description)} | ${plainly(usage)} `,
);
const pageOf = memoize((text: string) => ` ${plainly(text)} `, 200);

/** A sentence of its product's label, or of a page, word for word: those are the house's, and were read before. */
function isOurOwn(sentence: string, ground: Ground, before: readonly string[]): boolean {
  const words = plainly(sentence);
  if (words.length < SHORTEST_OWN) return false;
  const own = readingOf(sentence, ground).mentions.map(({ product }) => product);
  const labels = [...own, ...focusOf(ground, before)].map(labelOf);
  return [...labels, ...(ground.pages ?? []).map(pageOf)].some((text) => text.includes(` ${words} `));
}

/**
 * What is wrong with a sentence of a model; nothing, if it may be shown.
 * @param before the sentences that were shown before it in the same reply
 */
export function readSentence(sentence: string, ground: Ground, before: readonly string[]): Rule[] {
  if (sentence.length > LONGEST_SENTENCE || lengthOf(before) + sentence.length > LONGEST_REPLY)
    return ["too-long"];
  const reading = readingOf(sentence, ground);
  const withheld = withheldRules(reading, ground, before, (text) => readingOf(text, ground));
  if (isOurOwn(sentence, ground, before))
    return [...withheld, ...(before.includes(sentence) ? (["repeated"] as const) : [])];
  return [
    ...withheld,
    ...unknownRules(reading, ground),
    ...figureRules(reading, ground, before),
    ...contentsRules(reading, ground, before),
    ...claimRules(reading, ground, before),
    ...houseRules(reading, ground),
    ...formRules(reading, ground),
    ...(before.includes(sentence) ? (["repeated"] as const) : []),
  ];
}

/** Whether it begins with what points back at words that were left out: "Its texture", "And the two". */
function pointsBack(sentence: string, ground: Ground): boolean {
  const { segments, mentions } = readingOf(sentence, ground);
  const [first = "", second = ""] = segments[0]?.plain.trim().split(/ +/) ?? [];
  const opensWith = (kind: "dangling" | "connectives") =>
    [first, `${first} ${second}`].some((words) => isOneOf(kind, ground.language, words));
  // "This evening, Silk Milk" and "Then Silk Milk" stand by themselves.
  return (
    (opensWith("dangling") && (mentions[0]?.from ?? 2) > 1) ||
    (opensWith("connectives") && mentions.length === 0)
  );
}

/** Directions or a price, without the name they belong to. */
function lacksItsName(sentence: string, ground: Ground): boolean {
  const { mentions, plain } = readingOf(sentence, ground);
  return (
    mentions.length === 0 &&
    (says("directions", ground.language, plain) || says("quantities", ground.language, plain))
  );
}

/** Too few letters to be worth showing: of the rest of a cut reply, and of a whole one, which may be "No". */
const LEAST = { left: 12, whole: 2 };
const LETTERS = /\p{L}/gu;

/** Whether a reply, or the rest of a cut one, makes sense on its own. */
export function hasSense({ shown, refused }: Pick<Guard, "shown" | "refused">, ground: Ground): boolean {
  const last = shown.at(-1);
  if (last === undefined) return false;
  const least = refused.length > 0 ? LEAST.left : LEAST.whole;
  if ((shown.join(" ").match(LETTERS)?.length ?? 0) < least) return false;
  // A list that was announced and did not come.
  if (/[:,–—-]$/.test(last)) return false;
  return refused.length === 0 || shown.some((sentence) => !pointsBack(sentence, ground));
}

/** Signs of emphasis, marks of lists and pictures, which cost a sentence nothing when they go. */
const TIDIED: readonly [RegExp, string][] = [
  [/\*\*|__(?=\S)|(?<=\S)__/g, ""],
  [/(?<![\p{L}\d*])\*(?=\S)|(?<=\S)\*(?![\p{L}\d*])/gu, ""],
  [/^#{1,6}\s+/, ""],
  [/^[*+]\s+/, "- "],
  [/(?![\d#*©®™])\p{Extended_Pictographic}\p{EMod}?(?:\u200D\p{Extended_Pictographic})*\uFE0F?/gu, ""],
  [/[^\S\n]{2,}/g, " "],
];

/** A sentence as plain text. */
export function tidy(sentence: string): string {
  return TIDIED.reduce((text, [pattern, instead]) => text.replace(pattern, instead), sentence).trim();
}

/** Reads a reply as it comes. */
export interface Guard {
  /** The text that may be shown by now: whole sentences, each with what parts it from the one before. */
  push: (chunk: string) => string[];
  /** The last sentence, if it may be shown. */
  end: () => string[];
  /** Drops an incomplete sentence: the model is asked again and continues after what was shown. */
  restart: () => void;
  readonly shown: readonly string[];
  readonly refused: readonly Refusal[];
  /** Since it was last started: what was left out was the answer itself, or named what the rest speaks of. */
  readonly maimed: boolean;
}

/** A guard for one reply. @param about sentences that stand above it and are shown already */
export function createGuard(ground: Ground, about: readonly string[] = []): Guard {
  const splitter = createSplitter();
  const shown: string[] = [];
  const refused: Refusal[] = [];
  /** The sentence before the next one was left out; its products are named nowhere else. */
  let lost = false;
  let nameless = false;
  let maimed = false;
  /** Products that nothing that is shown names. */
  const newIn = (sentence: string): Product[] => {
    const known = [...about, ...shown].flatMap((one) => readingOf(one, ground).mentions);
    return readingOf(sentence, ground)
      .mentions.map(({ product }) => product)
      .filter((product) => !known.some((one) => one.product === product));
  };
  const pass = (pieces: ReturnType<typeof splitter.end>): string[] =>
    pieces.flatMap(({ gap, sentence: written }) => {
      const sentence = tidy(written);
      if (sentence === "") return [];
      const wrong = readSentence(sentence, ground, [...about, ...shown]);
      const dangles =
        wrong.length === 0 &&
        lost &&
        (pointsBack(sentence, ground) || (nameless && lacksItsName(sentence, ground)));
      const rules: readonly Rule[] = dangles ? ["dangling"] : wrong;
      lost = rules.length > 0;
      const unnamed = lost ? newIn(sentence) : [];
      nameless = lost && (nameless || unnamed.length > 0);
      if (lost) {
        refused.push({ sentence, rules });
        maimed ||=
          unnamed.some(ground.mayBeNamed) || shown.length === 0 || (shown.at(-1) ?? "").endsWith(":");
        return [];
      }
      shown.push(sentence);
      return [shown.length > 1 ? gap + sentence : sentence];
    });
  return {
    push: (chunk) => pass(splitter.push(chunk)),
    end: () => pass(splitter.end()),
    restart: () => {
      splitter.restart();
      // Whoever goes on has read what was shown.
      lost = false;
      nameless = false;
      maimed = false;
    },
    get maimed() {
      return maimed;
    },
    shown,
    refused,
  };
}
