import type { AspectMeasure, SkinMeasures, ZoneMeasure } from "#app/expert/skin-measures.ts";
import type { MeasureResult } from "./measure-skin.ts";

/**
 * One result from the pictures of one scan: of each score the median, and nothing where the pictures differ in tier.
 * Pictures that failed the gate are left out; when all did, the first one's failures are the answer. The places are those
 * of the first that passed.
 */
export function combineFrames(results: readonly MeasureResult[]): MeasureResult {
  const [first] = results;
  if (!first) throw new Error("A scan has at least one picture.");
  const passed = results.flatMap((result) => (result.ok ? [result] : []));
  const all: SkinMeasures[] = passed.map(({ measures }) => measures);
  const [one] = all;
  if (!passed[0] || !one) return first;
  if (all.length === 1) return passed[0];
  return {
    ok: true,
    places: passed[0].places,
    measures: {
      overall: one.overall.map((_, i) => middle(all.flatMap(({ overall }) => overall[i] ?? []))),
      zones: one.zones.map((_, i) => middle(all.flatMap(({ zones }) => zones[i] ?? []))),
    },
  };
}

/** The measure with the median score where all agree in tier, or in why they cannot tell. */
function middle<T extends AspectMeasure | ZoneMeasure>(measures: T[]): T {
  const first = measures[0] as T;
  const told = measures.filter((one): one is Extract<T, { score: number }> => "score" in one);
  const words = new Set(measures.map((one) => ("tier" in one ? one.tier : one.cannotTell)));
  if (words.size > 1) {
    const { aspect } = first;
    return (
      "zone" in first
        ? { zone: first.zone, aspect, cannotTell: "unsteady" }
        : { aspect, cannotTell: "unsteady" }
    ) as T;
  }
  if (told.length === 0) return first;
  const sorted = told.sort((one, other) => one.score - other.score);
  return sorted[Math.floor(sorted.length / 2)] as T;
}
