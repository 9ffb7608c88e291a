import type { Analysis } from "#app/expert/expert.ts";
import { CANNOT_TELL, SKIN_ASPECTS, SKIN_ZONES, type SkinMeasures } from "#app/expert/skin-measures.ts";
import type { ZonePlaces } from "./zones.ts";

/** The text of an analysis and, from our own server, what it rests on. */
export interface SkinAnalysis extends Analysis {
  measures?: SkinMeasures;
  /** Where the zones lie in the first frame that was sent. */
  places?: ZonePlaces;
}

const TIERS = ["low", "medium", "high"];

/**
 * Reads an analysis that came over the network; undefined when it lacks its text. Measures that say nothing the screen
 * knows are left out, all of them where they come in another form.
 */
export function readAnalysis(answer: unknown): SkinAnalysis | undefined {
  const { analysis, measures, places }: Record<string, unknown> = Object(answer);
  const { overall, zones, ...rest }: Record<string, unknown> = Object(measures);
  if (typeof analysis !== "string") return undefined;
  if (!Array.isArray(overall) || !Array.isArray(zones)) return { analysis };
  const found = {
    overall: overall.filter(isMeasure),
    zones: zones.filter((entry) => isMeasure(entry) && isOneOf(SKIN_ZONES, Object(entry).zone)),
  };
  if (found.overall.length === 0) return { analysis };
  return { analysis, measures: { ...rest, ...found }, ...(arePlaces(places) && { places }) };
}

function arePlaces(places: unknown): places is ZonePlaces {
  return SKIN_ZONES.every((zone) => {
    const outlines: unknown = Object(places)[zone];
    return Array.isArray(outlines) && outlines.every(isOutline);
  });
}

function isOutline(outline: unknown): boolean {
  return Array.isArray(outline) && outline.length >= 6 && outline.every((share) => Number.isFinite(share));
}

function isMeasure(entry: unknown): boolean {
  const { aspect, cannotTell, tier, score, confidence }: Record<string, unknown> = Object(entry);
  if (!isOneOf(SKIN_ASPECTS, aspect)) return false;
  if (cannotTell !== undefined) return isOneOf(CANNOT_TELL, cannotTell);
  return isOneOf(TIERS, tier) && Number.isFinite(score) && Number.isFinite(confidence);
}

function isOneOf(known: readonly string[], value: unknown): boolean {
  return typeof value === "string" && known.includes(value);
}
