import { readFileSync } from "node:fs";
import { type LanguageTag, LANGUAGE_TAGS } from "#app/i18n/language.ts";
import { ANY_PRODUCT, askingFeatures } from "#app/expert/reading/questions/reading-words.ts";
import { type Example, type Prepared, readExamples } from "./examples.ts";
import { seededRandom } from "./logistic.ts";
import filling from "./question-filling.json" with { type: "json" };

/** What a turn asks that asks none of the closed list. */
export const NONE = "none";

interface Turn {
  lang: LanguageTag;
  asks: string;
  text: string;
}

/** The turns of `questions-<language>.txt` and `questions-more-<language>.txt`: a heading `# kind`, then one turn a line. */
function readTurns(folder: URL): Turn[] {
  return LANGUAGE_TAGS.flatMap((lang) =>
    ["questions", "questions-more"].flatMap((name) =>
      turnsIn(readFileSync(new URL(`${name}-${lang}.txt`, folder), "utf8"), lang),
    ),
  );
}

function turnsIn(text: string, lang: LanguageTag): Turn[] {
  let asks = NONE;
  return text
    .trim()
    .split("\n")
    .flatMap((line) => {
      if (!line.startsWith("# ")) return [{ lang, asks, text: line }];
      asks = line.slice(2);
      return [];
    });
}

type Slot = keyof (typeof filling)["en"];
type Random = () => number;
const pick = <Item>(items: readonly Item[], random: Random): Item =>
  items[Math.floor(random() * items.length)] as Item;

/** A turn with its slots filled: `{k}` a thing spoken of, `{i}` an ingredient, `{w}` what skin has, `{b}` a brand … */
function filled({ lang, text }: Turn, random: Random): string {
  return text.replace(/\{(\w+)\}/g, (_, slot: string) =>
    slot === "p" ? ANY_PRODUCT : pick(filling[lang][slot as Slot], random),
  );
}

/** How many turns are made of one: with slots, and with what people say around a question. */
const WITH_SLOTS = 4;
const PLAIN = 2;
const BEGUN = 0.4;
const TOLD_BEFORE = 0.15;
const ENDED = 0.15;

function dressed(turn: Turn, text: string, told: readonly Turn[], random: Random): string {
  const { before, after } = filling[turn.lang];
  const opening = random() < BEGUN ? `${pick(before, random)} ` : "";
  const story = random() < TOLD_BEFORE ? `${filled(pick(told, random), random)} ` : "";
  const ending = random() < ENDED ? ` ${pick(after, random)}` : "";
  return turn.asks === NONE ? `${opening}${text}` : `${opening || story}${text}${ending}`;
}

function prepareTurn(lang: LanguageTag, text: string, asks: string, origin: number): Prepared {
  return {
    lang,
    features: askingFeatures(text, lang),
    clauses: [],
    yes: new Set([asks]),
    unsure: new Set(),
    origin,
  };
}

/** Messages of the other training files that tell of skin: they ask no more than what to use. */
const TOLD_EVERY = 6;
const SHORT = 140;
const MAY_ASK = [
  "recommend",
  "routine",
  "for_someone",
  "diagnosis",
  "suits",
  "cure",
  "medicine",
  "how_to_use",
];

function toldExamples(examples: readonly Example[], from: number): Prepared[] {
  return examples
    .filter(({ kind, text }) => kind === "concern" && text.length < SHORT && !/[?¿]/.test(text))
    .filter((_, place) => place % TOLD_EVERY === 0)
    .map(({ lang, text }, place) => ({
      ...prepareTurn(lang, text, NONE, from + place),
      unsure: new Set(MAY_ASK),
    }));
}

/** All examples of questions, slots filled and dressed; the same every time. */
export function questionExamples(folder: URL): Prepared[] {
  const random = seededRandom(23);
  const turns = readTurns(folder);
  const told = new Map(
    LANGUAGE_TAGS.map((tag) => [tag, turns.filter(({ lang, asks }) => lang === tag && asks === NONE)]),
  );
  const made = turns.flatMap((turn, origin) => {
    const many = turn.text.includes("{") ? WITH_SLOTS : PLAIN;
    return Array.from({ length: many }, (_, at) => {
      const text = filled(turn, random);
      const worn = at === 0 ? text : dressed(turn, text, told.get(turn.lang) ?? [], random);
      return prepareTurn(turn.lang, worn, turn.asks, origin);
    });
  });
  return [...made, ...toldExamples(readExamples(folder), turns.length)];
}
