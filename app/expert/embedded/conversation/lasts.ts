import type { Product } from "#app/features/catalogue/product.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { LANGUAGE_TAGS, type LanguageTag, languageTag } from "#app/i18n/language.ts";
import { hears } from "../../knowledge/cues.ts";
import amounts from "../../knowledge/amounts.json" with { type: "json" };
import numbers from "../../knowledge/numbers.json" with { type: "json" };
import { fill } from "../../words/copy.ts";
import { say, theName } from "../../words/names.ts";
import { quotable } from "../../words/quote.ts";
import { roleOf } from "../../words/reasons.ts";
import { labelLine } from "./label.ts";
import { joined } from "./said.ts";
import { goesBack } from "./matter.ts";
import { isShort } from "./plausible.ts";
import { phraseText } from "../../reading/questions/phrases.ts";
import type { Asked } from "./product-questions.ts";
import type { State } from "./state.ts";
import { inHand } from "./subject.ts";

interface Use {
  /** Milliliters, or grams, of one use. */
  each: number;
  /** Uses a day, where nothing else is said. */
  daily: number;
}

const USES = amounts.uses as Readonly<Record<string, Use>>;

/** What a pack holds, in milliliters or grams, as its label prints it. */
function contentOf({ size }: Product): number {
  const parts = [...(size ?? "").matchAll(/(\d+(?:[.,]\d+)?)/g)].map(([, number = "0"]) =>
    Number(number.replace(",", ".")),
  );
  return parts.length === 0 ? 0 : parts.reduce((all, one) => all * one, 1);
}

function usesADay({ text, tongue }: State, daily: number): number {
  if (hears("twice_daily", text, tongue)) return 2;
  return hears("once_daily", text, tongue) ? 1 : daily;
}

/** People dose more and less than the label. */
const LEAST = 0.75;
const MOST = 1.25;
const WEEK = 7;
const MONTH = 30.4;
/** Beyond so many days months are counted. */
const IN_MONTHS = 75;

/** Asks how long a pack lasts in use, and not how long it keeps. */
export const asksHowFar = ({ text, tongue }: State): boolean =>
  hears("last_me", text, tongue) && !hears("opened_word", text, tongue);

/** About how long a pack lasts at the dose of its label; nothing where its size or its use is not known. */
export function lastsAbout({ product, state }: Asked): string | undefined {
  const use = USES[roleOf({ product, facts: factsOf(product) })];
  const content = contentOf(product);
  if (!use || content === 0) return undefined;
  const days = content / (use.each * usesADay(state, use.daily));
  const inMonths = days > IN_MONTHS;
  const unit = inMonths ? MONTH : WEEK;
  const least = Math.max(1, Math.round((days * LEAST) / unit));
  const most = Math.max(least + 1, Math.round((days * MOST) / unit));
  const { language } = state.understanding;
  const { months, weeks, text } = state.dialogue.lastsAbout;
  const span = fill(inMonths ? months : weeks, least, most);
  return say(language, text, theName(product, language), product.size, span);
}

/** "How long once opened?": by its label where that says a time, else what holds of any pack. */
export function openedFor({ product, state }: Asked): string | undefined {
  const { text, tongue, understanding, dialogue } = state;
  if (!hears("opened_word", text, tongue)) return undefined;
  const { language } = understanding;
  const says = quotable(product.usage, language).find((sentence) =>
    hears("a_time", phraseText(sentence), languageTag(language)),
  );
  const months = says === undefined ? undefined : monthsIn(says);
  const past = months !== undefined && (monthsIn(text) ?? 0) > months;
  if (says && past) return joined([dialogue.pastIt, labelLine(product, says, state.turn, state)]);
  return says
    ? labelLine(product, says, state.turn, state)
    : say(language, dialogue.opened, theName(product, language));
}

/** "I opened it five months ago", of the one in hand: held against what its label allows. */
export function tellsWhenOpened(state: State): boolean {
  const { asks, text, tongue, own, matter } = state;
  const bare = !asks && isShort(state) && own.concerns.length + own.redFlags.length === 0;
  const opened = hears("is_open", text, tongue) && hears("opened_word", text, tongue);
  return bare && opened && monthsIn(text) !== undefined && inHand(state) !== undefined && !goesBack(matter);
}

const WORDS: Record<LanguageTag, Readonly<Record<string, number>>> = {
  en: numbers.en.words,
  fr: numbers.fr.words,
  es: numbers.es.words,
};
const MONTHS = /(\d+|\p{L}+) (?:months?|mois|meses)/u;

/** How many months a text speaks of, in figures or as a word. */
function monthsIn(text: string): number | undefined {
  const [, count] = MONTHS.exec(phraseText(text)) ?? [];
  if (count === undefined) return undefined;
  return Number(count) || LANGUAGE_TAGS.flatMap((tongue) => WORDS[tongue][count] ?? [])[0];
}
