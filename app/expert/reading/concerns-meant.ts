import type { LanguageTag } from "#app/i18n/language.ts";
import type { Category } from "#app/features/catalogue/product.ts";
import { hears, without, wordsPattern } from "../knowledge/cues.ts";
import kinds from "../knowledge/kinds.json" with { type: "json" };
import type { Reading as FactReading } from "./person/read-facts.ts";
import { SAYS } from "./concepts.ts";
import { ownedIn } from "./owned.ts";
import { named, type Reading } from "./reading.ts";
import type { ConcernId, Found, Understanding } from "./understanding.ts";

type Concerns = readonly Found<ConcernId>[];

const sure = (...ids: ConcernId[]): Found<ConcernId>[] => ids.map((id) => ({ id, strength: 1, because: [] }));
const about = (concerns: Concerns, id: ConcernId): boolean => concerns.some((one) => one.id === id);

/** What makes a sunscreen show less on skin; an id of the knowledge base. */
export const TINT = "iron_oxides";

/** Sunscreen for melasma: visible light darkens it too, and a tint blocks part of that light. */
export const shieldsPatches = (concerns: Concerns): boolean =>
  about(concerns, "photoprotection") && about(concerns, "melasma");

/** "Every sunscreen turns me grey": the pale cast of one. */
export const castTold = (concerns: Concerns, text: string, tongue: LanguageTag): boolean =>
  about(concerns, "photoprotection") && hears("cast", text, tongue);

/** "It itches after a shower" means dry skin, unless something else was mentioned. */
export function isParched(
  found: Concerns,
  signs: Concerns | Understanding["redFlags"],
  text: string,
  tongue: LanguageTag,
): boolean {
  const itches = found.length === 0 && signs.length === 0 && hears("irritated", text, tongue);
  return itches && hears("tight_after_wash", text, tongue);
}

interface Message {
  reading: Reading;
  /** Its words, single spaces around each. */
  text: string;
  message: string;
  /** What the classifier and the phrases heard. */
  found: Found<ConcernId>[];
  signs: Understanding["redFlags"];
  parched: boolean;
  category: Category | undefined;
  facts: FactReading;
}

/** Mentions the sun itself, or a cream described as protection from it. */
const ofSun = ({ hits, tongue }: Reading, text: string): boolean =>
  wordsPattern(kinds.sunscreen[tongue]).test(text) ||
  hits.some(
    ({ concept }) => concept === "SUN" || concept === "SUNSCREEN" || concept === `${SAYS}photoprotection`,
  );

/** True when sun protection was named, and not asked for: had already, or to be washed off. */
function sunIsNotAsked({ reading, text, message, category }: Message): boolean {
  const { tongue } = reading;
  if (ownedIn(message, tongue).kinds.has("sunscreen")) return true;
  if (category === "Cleanser" && hears("wants_makeup_off", text, tongue)) return true;
  // A sunburn needs calming, not sunscreen, unless one is asked for.
  if (hears("sunburned", text, tongue) && !wordsPattern(kinds.sunscreen[tongue]).test(text)) return true;
  // "A light day cream": a cream, and no sunscreen, unless the sun is spoken of.
  return category === "Moisturizer" && !ofSun(reading, text);
}

/** Whether a word of the message describes marks; "I am brown" does not. */
export const tellsMarks = ({ hits }: Reading): boolean => hits.some(({ concept }) => OF_MARKS.has(concept));
const OF_MARKS = new Set(["MARK", "SPOT", `${SAYS}pih`, `${SAYS}melasma`, `${SAYS}sun_spots`]);

/** Strong enough to be meant, whatever word led to it. */
const PLAIN = 1.2;

/** "Allergic to latex and papaya": what the classifier makes of the thing somebody is allergic to is no skin. */
function isOfAllergen({ id, strength, because }: Found<ConcernId>, { facts }: Message): boolean {
  // Somebody with an allergy does have sensitive skin.
  if (id === "sensitivity") return false;
  const isBlamed = (word: string) => allergiesIn(facts).some((words) => words.includes(word));
  // "Frutos secos" are no dry skin, however dry the word is.
  return isBlamed(because[0] ?? "-") || (strength < PLAIN && because.some(isBlamed));
}

/** The words in which allergies were told. */
const allergiesIn = ({ statements }: FactReading): string[] =>
  statements.flatMap(({ fact }) => (fact.kind === "allergy" ? [fact.words] : []));

const isRough = ({ reading: { tongue }, text }: Message): boolean =>
  hears("roughened", text, tongue) && !hears("irritated", text, tongue);

/** Skin itself that stings, itches or burns. */
const tellsUpset = (text: string, tongue: LanguageTag, { statements }: FactReading): boolean =>
  (hears("skin_itself", text, tongue) || statements.some(({ fact }) => fact.kind === "place")) &&
  hears("irritated", without("red_itself", text, tongue), tongue);

/**
 * Concerns inferred by rule when nothing else was found: rough heels suggest dryness, a special day suggests dullness.
 */
function unheard({ reading, text, signs, facts }: Message): Found<ConcernId>[] {
  if (signs.length > 0) return [];
  if (hears("roughened", text, reading.tongue)) return sure("dryness");
  if (tellsUpset(text, reading.tongue, facts)) return sure("sensitivity");
  const isBlamed = (at: number) =>
    allergiesIn(facts).some((words) => words.includes(reading.tokens[at]?.text ?? "-"));
  const dry = reading.hits.filter(({ concept }) => concept === "TIGHT" || concept === "DRY");
  if (dry.some(({ start }) => !isBlamed(start))) return sure("dryness");
  const event = facts.statements.some(({ fact }) => fact.kind === "event");
  return event || hears("wants_glow", text, reading.tongue) ? sure("dullness") : [];
}

const namesMoreThanLips = ({ statements }: FactReading): boolean =>
  statements.some(({ fact }) => fact.kind === "place" && fact.place !== "lips" && fact.place !== "eyes");
const MOTHERHOOD = new Set<string>(["pregnant", "breastfeeding"]);

/** A strength that puts a product kind that was asked for first. */
const BY_KIND = 2;

/** What is wrong, or wished for: what was heard, less what was only named, and what rules alone hear. */
export function concernsMeant(told: Message): Found<ConcernId>[] {
  const { reading, text, found, parched } = told;
  if (parched) return sure("dryness", "sensitivity");
  const cast = castTold(found, text, reading.tongue) && !tellsMarks(reading);
  const kept = found
    .filter((one) => !isOfAllergen(one, told))
    .filter(({ id }) => id !== "photoprotection" || !sunIsNotAsked(told))
    .filter(({ id }) => id !== "pih" || !cast)
    // "Which of those do I drop?" tells of no skin that drops.
    .filter(({ id }) => id !== "firmness" || !hears("drop_first", text, reading.tongue))
    // Pale and limp with a fever is nothing a cream is for.
    .filter(({ id }) => id !== "dullness" || told.signs.length === 0)
    // Rough elbows are no eczema, unless they itch or are red.
    .filter(({ id }) => id !== "eczema" || !isRough(told))
    // Eczema of the arms is no rough bumps there, unless they are named.
    .filter(({ id }) => id !== "kp" || !about(found, "eczema") || named(reading, "kp"));
  const atopic = hears("atopic", text, reading.tongue) && !about(kept, "eczema");
  const known = atopic ? [...kept, ...sure("eczema")] : [...kept];
  const shaved = about(known, "razor_bumps") && !about(known, "sensitivity");
  // What burns after a razor is calmed, and given no acid.
  if (shaved && hears("shave_burn", text, reading.tongue)) known.push(...sure("sensitivity"));
  // "Lips and face, very dry": both are.
  if (known.length === 1 && about(known, "lips") && namesMoreThanLips(told.facts))
    known.push(...sure("dryness"));
  // Marks in pregnancy are mostly melasma, and what it tolerates suits other marks too.
  const marked = (about(known, "sun_spots") || about(known, "pih")) && !about(known, "melasma");
  if (marked && told.facts.statements.some(({ fact }) => MOTHERHOOD.has(fact.kind)))
    known.push(...sure("melasma"));
  const heard = known.length > 0 || found.length > 0 ? known : unheard(told);
  // "A day cream with protection": what is asked for by its kind is an aim of its own.
  const sun = told.category === "Moisturizer" && wordsPattern(kinds.sunscreen[reading.tongue]).test(text);
  if (!sun || sunIsNotAsked(told)) return heard;
  const others = heard.filter(({ id }) => id !== "photoprotection");
  return [{ id: "photoprotection", strength: BY_KIND, because: [] }, ...others];
}
