import { CANNOT_TELL, SKIN_ASPECTS, SKIN_ZONES } from "#app/expert/skin-measures.ts";
import type { SkinAnalysis } from "./analyze-skin.ts";

const TIERS = ["low", "medium", "high"];

/**
 * Reads an analysis that came over the network; undefined when it lacks its text. Measures that say nothing the screen
 * knows are left out, all of them where they come in another form.
 */
export function readAnalysis(answer: unknown): SkinAnalysis | undefined {
  const { analysis, measures }: Record<string, unknown> = Object(answer);
  const { overall, zones, ...rest }: Record<string, unknown> = Object(measures);
  if (typeof analysis !== "string") return undefined;
  if (!Array.isArray(overall) || !Array.isArray(zones)) return { analysis };
  const found = {
    overall: overall.filter(isMeasure),
    zones: zones.filter((entry) => isMeasure(entry) && isOneOf(SKIN_ZONES, Object(entry).zone)),
  };
  return found.overall.length > 0 ? { analysis, measures: { ...rest, ...found } } : { analysis };
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
