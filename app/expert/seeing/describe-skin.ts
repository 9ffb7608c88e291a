import type { Product } from "#app/features/catalogue/product.ts";
import {
  type AspectMeasure,
  type CannotTell,
  isFound,
  levelOf,
  type SkinAspect,
  type SkinMeasures,
  type SkinZone,
  type Tier,
  type ZoneMeasure,
} from "#app/expert/skin-measures.ts";
import type { Language } from "#app/i18n/language.ts";
import { fittingCare, type SeenAspect } from "./fitting-care.ts";
import { type Clarity, list, type Place, type SeeingWords } from "./seeing-words.ts";
import { en } from "./words-en.ts";
import { fr } from "./words-fr.ts";
import { sp } from "./words-sp.ts";

const WORDS: Record<Language, SeeingWords> = { en, fr, sp };

export interface DescribeRequest {
  measures: SkinMeasures;
  /** Everything on sale, texts in the shopper's language; nothing else is named. */
  catalogue: readonly Product[];
  language: Language;
}

/** Below this confidence, 0 to 1, the text says that it is a hint. */
const DOUBTFUL = 0.4;

/**
 * The measures in words: what was seen, what could not be judged, what no photo shows, which care fits. Says nothing
 * about skin type, tone, age or any condition. The same measures and catalogue always give the same text.
 */
export function describeSkin({ measures, catalogue, language }: DescribeRequest): { analysis: string } {
  const words = WORDS[language];
  const seen = noticed(measures);
  const parts = [
    sightings(measures, seen, words).join(" "),
    words.notInAPhoto,
    care(seen, catalogue, language),
    words.closing,
  ];
  return { analysis: parts.filter((part) => part !== "").join("\n\n") };
}

interface Noticed extends SeenAspect {
  clarity: Clarity;
  confidence: number;
  places: Place[];
}

/** How much of the concern a score shows; `evenness` runs the other way. */
function amount(measure: { aspect: SkinAspect; score: number }): number {
  return measure.aspect === "evenness" ? 1 - measure.score : measure.score;
}

/** What is found, most pronounced first. */
function noticed({ overall, zones }: SkinMeasures): Noticed[] {
  return overall
    .flatMap((measure): Noticed[] => {
      const { aspect } = measure;
      const own = zones.filter((zone) => zone.aspect === aspect).filter(isKnown);
      if (!isFound(measure, own)) return [];
      const strong = own.filter((zone) => levelOf(zone) > 1);
      const shows = levelOf(measure) > 0;
      // Where pictures disagree about the face as a whole, a zone may be certain.
      const { score, confidence } = isKnown(measure) ? measure : (strong[0] as Known<ZoneMeasure>);
      return [
        {
          aspect,
          weight: amount({ aspect, score }),
          clarity: levelOf(measure) > 1 ? "clear" : "slight",
          confidence,
          places: shows ? shownPlaces(own) : placesOf(strong),
        },
      ];
    })
    .sort((one, other) => other.weight - one.weight);
}

function sightings(measures: SkinMeasures, seen: readonly Noticed[], words: SeeingWords): string[] {
  const sentences = seen.map(({ aspect, clarity, places }) =>
    words.seen[aspect][clarity](
      list(
        places.map((place) => words.places[place]),
        words.and,
      ),
    ),
  );
  const unsure = seen.some((one) => one.confidence < DOUBTFUL);
  return [
    ...sentences,
    ...(unsure ? [words.unsure] : []),
    ...calmParts(measures, seen, words),
    ...unknowns(measures, seen, words),
  ];
}

/** The zones of an aspect where it shows; if none is pronounced enough, the most pronounced one. */
function shownPlaces(zones: readonly Known<ZoneMeasure>[]): Place[] {
  const most = Math.max(...zones.map(amount));
  return placesOf(zones.filter((zone) => amount(zone) >= 1 / 3 || amount(zone) === most));
}

function placesOf(zones: readonly { zone: SkinZone }[]): Place[] {
  const shown = zones.map(({ zone }) => zone);
  const cheeks = shown.filter((zone) => zone.endsWith("cheek")).length;
  const others = shown.filter(
    (zone): zone is Exclude<Place, "cheeks" | "one-cheek"> => !zone.endsWith("cheek"),
  );
  return [...(cheeks === 2 ? ["cheeks" as const] : cheeks === 1 ? ["one-cheek" as const] : []), ...others];
}

/** What was looked at and hardly shows. */
function calmParts(measures: SkinMeasures, seen: readonly Noticed[], words: SeeingWords): string[] {
  const calm = measures.overall.filter((measure) => {
    return "tier" in measure && !seen.some((one) => one.aspect === measure.aspect);
  });
  if (seen.length === 0 && calm.length === measures.overall.length) return [words.nothing];
  const names = calm.filter((one) => one.aspect !== "evenness").map((one) => words.names[one.aspect]);
  return [
    ...(names.length > 0 ? [words.hardly(list(names, words.and))] : []),
    ...(calm.some((one) => one.aspect === "evenness") ? [words.evenTone] : []),
  ];
}

/** One sentence for each reason why something could not be judged. */
function unknowns({ overall }: SkinMeasures, seen: readonly Noticed[], words: SeeingWords): string[] {
  const byReason = new Map<CannotTell, string[]>();
  for (const measure of overall) {
    if (isKnown(measure) || seen.some(({ aspect }) => aspect === measure.aspect)) continue;
    const { aspect, cannotTell } = measure;
    byReason.set(cannotTell, [...(byReason.get(cannotTell) ?? []), words.names[aspect]]);
  }
  return [...byReason].map(([reason, names]) => words.cannotTell(list(names, words.and), words.why[reason]));
}

type Known<Measure> = Extract<Measure, { tier: Tier }>;

function isKnown<Measure extends AspectMeasure | ZoneMeasure>(measure: Measure): measure is Known<Measure> {
  return "tier" in measure;
}

function care(seen: readonly Noticed[], catalogue: readonly Product[], language: Language): string {
  const words = WORDS[language];
  const fitting = fittingCare(seen, catalogue, language);
  if (fitting.length === 0) return seen.length > 0 ? words.noCare : "";
  const byPurpose = new Map<string, string[]>();
  for (const { product, actives, aspect } of fitting) {
    const purpose = aspect ? words.purposes[aspect] : words.everyday;
    const named = words.product(product.name, list(actives, words.and));
    byPurpose.set(purpose, [...(byPurpose.get(purpose) ?? []), named]);
  }
  const groups = [...byPurpose].map(([purpose, products]) => `${list(products, words.and)}, ${purpose}`);
  const text = groups.join(words.semicolon);
  return seen.length > 0 ? words.care(text) : words.everydayCare(text);
}
