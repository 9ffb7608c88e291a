import { fold } from "../../../../reading/normalize.ts";
import type { Ground, Rule } from "../ground.ts";
import { isDenied } from "../denial.ts";
import { type Hit, hitsOf, says } from "../phrases.ts";
import type { Reading } from "../reading.ts";
import { tokensOf } from "../text.ts";

/** Links, addresses and numbers: whatever looks like one. */
const CONTACTS = [
  /(?:https?:\/\/|www\.)[^\s)]+/giu,
  /[\p{L}\d._%+-]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/giu,
  /(?<![\p{L}\d@.])[\p{L}\d-]{2,}(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?![\p{L}])(?:\/\S*)?/giu,
  /\+?\d(?:[\s().-]{0,2}\d){6,}/gu,
  /(?<![\p{L}\d.])@[\p{L}\d_]{3,}/gu,
  /\bdot (?:com|net|org|shop|co)\b/giu,
];
const SHORTENED = /^(e\.g|i\.e|p\.ex|p\.ej|a\.m|p\.m|fl\.oz)\.?$/i;
const digits = (text: string): string => text.replace(/\D/g, "");

function pointsElsewhere(sentence: string, { known, shop, said }: Ground): boolean {
  const given = [
    ...known.texts,
    shop.supportEmail,
    shop.supportPhone,
    shop.lastOrder?.createdAt ?? "",
    shop.lastOrder?.id ?? "",
    ...said,
  ].map((text) => text.toLowerCase());
  const numbers = given.map(digits);
  return CONTACTS.some((pattern) =>
    [...sentence.matchAll(pattern)].some(([found]) => {
      const contact = found.toLowerCase().replace(/[.,;:!?)]+$/, "");
      if (SHORTENED.test(contact)) return false;
      // "soft.Then": a blank was forgotten; what follows has a capital.
      if (/^\p{L}+\.\p{Lu}/u.test(found)) return false;
      if (/^[+\d]/.test(contact) && !/\p{L}/u.test(contact))
        return !numbers.some((one) => one.includes(digits(contact)));
      return !given.some((text) => text.includes(contact));
    }),
  );
}

const MONTHS =
  /^(jan(uary|vier)|ener?o|feb(ruary|rero)|fevrier|mar(ch|s|zo)|a(pril|vril|bril)|mai|mayo|june|juin|junio|jul(y|io)|juillet|au?gust|agosto|aout|sept?(ember|embre|iembre)|setiembre|octo(ber|bre)|octubre|nov(ember|embre|iembre)|dec(ember|embre)|diciembre)$/;
const MONTH_NUMBERS: readonly RegExp[] = [
  /^(jan|ene)/,
  /^(feb|fev)/,
  /^mar/,
  /^(apr|avr|abr)/,
  /^(may|mai)/,
  /^(june|juin|junio)/,
  /^(jul|juil)/,
  /^(aug|ago|aout)/,
  /^(sep|set)/,
  /^oct/,
  /^nov/,
  /^(dec|dic)/,
];

/** Days of the year that stand in what was given, as "11-20". */
function daysIn(texts: readonly string[]): Set<string> {
  const days = new Set<string>();
  for (const text of texts)
    for (const [, month = "", day = ""] of text.matchAll(/\d{4}-(\d{2})-(\d{2})/g))
      days.add(`${Number(month)}-${Number(day)}`);
  return days;
}

function datesIn(reading: Reading): string[] {
  const { tokens } = reading;
  return tokens.flatMap(({ text }, at) => {
    const month =
      MONTHS.test(text) || text === "may" ? MONTH_NUMBERS.findIndex((pattern) => pattern.test(text)) + 1 : 0;
    if (month === 0) return [];
    const near = [tokens[at - 1], tokens[at - 2], tokens[at + 1]].find(
      (one) => one?.kind === "number" && (one.value ?? 0) <= 31,
    );
    return near ? [`${month}-${near.value}`] : [];
  });
}

const DATE = /\b(\d{4}-\d{2}-\d{2}|\d{1,2}[/.]\d{1,2}[/.]\d{2,4}|\d{1,2}\/\d{1,2})\b/g;

/** "5 days", "cinq jours" as number and unit, in words that are compared. */
function spansIn(text: string, language: Ground["language"]): string[] {
  const tokens = tokensOf(text, language);
  return tokens.flatMap(({ value }, at) => {
    if (value === undefined) return [];
    const unit = tokens
      .slice(at + 1, at + 5)
      .find((one) =>
        /^(day|hour|week|month|jour|heure|semaine|mois|dia|hora|semana|mes)(s|es)?$/.test(one.text),
      );
    return unit ? [`${value} ${unit.text.replace(/e?s$/, "")}`] : [];
  });
}

/** A day, a date or a span in which the shop does something, that nobody gave. */
function inventsDate(reading: Reading, ground: Ground): boolean {
  const { language, known, said, shop } = ground;
  const given = [...known.texts, ...said, shop.lastOrder?.createdAt ?? ""];
  const days = daysIn(given);
  if (datesIn(reading).some((day) => !days.has(day) && !given.some((text) => sayDay(text, day, language))))
    return true;
  if ([...reading.sentence.matchAll(DATE)].some(([date]) => !given.some((text) => text.includes(date))))
    return true;
  if (!says("delivery", language, reading.plain) || says("unable", language, reading.plain)) return false;
  const spans = new Set(
    given.flatMap((text) =>
      /\d|day|week|jour|semaine|día|semana/i.test(text) ? spansIn(text, language) : [],
    ),
  );
  const tells = reading.segments.filter(({ plain }) => says("delivery", language, plain));
  if (tells.some(({ plain }) => spansIn(plain, language).some((span) => !spans.has(span)))) return true;
  const saysSo = (kind: "weekdays" | "when", words: string): boolean =>
    given.some(
      (text) =>
        fold(text).includes(words) &&
        hitsOf(kind, language, wordsOf(text, language)).some((hit) => hit.text === words),
    );
  return reading.segments.some(({ plain }) =>
    (["weekdays", "when"] as const).some(
      (kind) =>
        says("delivery", language, plain) &&
        hitsOf(kind, language, plain).some((hit) => !isDenied(hit, plain, ground) && !saysSo(kind, hit.text)),
    ),
  );
}

const wordsOf = (text: string, language: Ground["language"]): string =>
  ` ${tokensOf(text, language)
    .map((one) => one.text)
    .join(" ")} `;

const sayDay = (text: string, day: string, language: Ground["language"]): boolean => {
  const tokens = tokensOf(text, language);
  return datesIn({ tokens } as unknown as Reading).includes(day);
};

/** Promises a discount, a gift or a refund that nobody gives. */
function offers(reading: Reading, ground: Ground): boolean {
  const { language } = ground;
  const codes = reading.sentence.replace(/\bSPF\s?\d+/g, "").match(/\b[A-Z]{3,}\d{1,3}\b/g) ?? [];
  const isAskedAbout = (code: string) =>
    ground.said.some((text) => text.toUpperCase().includes(code)) &&
    says("negators", language, reading.plain);
  if (!codes.every(isAskedAbout)) return true;
  return reading.segments.some(({ plain }) =>
    hitsOf("offers", language, plain).some(
      (hit: Hit) =>
        !isDeniedOffer(hit, plain, ground) &&
        !isOnPages(hit, plain, ground) &&
        !isAsked(hit, reading, ground) &&
        !isWording(hit, reading, ground) &&
        !OPEN.test(plain.slice(0, hit.start)),
    ),
  );
}

/** Letters of a word that its other forms share. */
const STEM = 6;

/** What somebody may ask for is not promised: "say whether you would rather have a refund". */
const ASKED_FOR = /(?<= )(or|whether|ask|rather|ou|demandez|prefere\w*|o|pide|prefier\w*) (?:\S+ ){0,5}$/;

/** A word of the shop's pages, named as what to ask for. */
function isOnPages({ text, start }: Hit, plain: string, { known }: Ground): boolean {
  return (
    /^(refund|remboursement|reembolso)$/.test(text) &&
    ASKED_FOR.test(plain.slice(0, start)) &&
    known.texts.some((one) => fold(one).includes(text.slice(0, STEM)))
  );
}

/** Repeats the shopper's own word only to say that nothing is known about it. */
function isAsked({ text }: Hit, { plain }: Reading, { said, language }: Ground): boolean {
  return (
    (says("unable", language, plain) || says("unknown", language, plain)) &&
    said.some((one) => fold(one).includes(text.trim().split(" ").at(-1)?.slice(0, STEM) ?? text))
  );
}

/** "Whether they would send another or give your money back": left open. */
const OPEN =
  /(?<= )(whether|si (?:l on|on|nous|ils|elle|l equipe|quelqu|te|os|se|lo|la|prefier\S*|prefer\S*)) (?:\S+ ){0,12}$/;

/** Between quotation marks. */
const QUOTED = /[“"«]([^”"»]+)[”"»]/g;

/** Words to write that the shopper asked for: what they ask, and nothing that the house says. */
function isWording({ text }: Hit, { sentence }: Reading, { said }: Ground): boolean {
  const stem = (text.trim().split(" ").at(-1) ?? text).slice(0, STEM);
  return (
    said.some((one) => fold(one).includes(stem)) &&
    [...sentence.matchAll(QUOTED)].some(([, words = ""]) => fold(words).includes(stem)) &&
    !fold(sentence.replace(QUOTED, "")).includes(stem)
  );
}

/** "If you are not happy, we refund": whoever does it stands between. */
const SUBJECT = /^(.*) (?:we|i|nous|je|te|nosotros) /;

function isDeniedOffer(hit: Hit, plain: string, ground: Ground): boolean {
  const before = plain.slice(0, hit.start);
  const own = SUBJECT.exec(before)?.[1]?.length ?? 0;
  return isDenied({ start: before.length - own }, before.slice(own), ground, 9);
}

/** What the shop does, and where to reach it. */
export function houseRules(reading: Reading, ground: Ground): Rule[] {
  return [
    ...(pointsElsewhere(reading.sentence, ground) ? (["foreign-contact"] as const) : []),
    ...(inventsDate(reading, ground) ? (["invented-date"] as const) : []),
    ...(offers(reading, ground) ? (["offer"] as const) : []),
  ];
}
