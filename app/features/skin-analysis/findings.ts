import {
  type AspectMeasure,
  isFound,
  levelOf,
  SKIN_ZONES,
  seenOf,
  type SkinAspect,
  type SkinMeasures,
  type SkinZone,
  type Tier,
  type ZoneMeasure,
} from "#app/expert/skin-measures.ts";

function strength(measure: AspectMeasure): number {
  if ("cannotTell" in measure) return 0;
  const { aspect, score, confidence } = measure;
  return levelOf(measure) + (aspect === "evenness" ? 1 - score : score) * confidence;
}

/** One aspect with its zones, in the order of a face. */
export interface AspectFinding {
  aspect: SkinAspect;
  overall: AspectMeasure;
  zones: ZoneMeasure[];
}

/**
 * Splits the aspects into those found, in the face as a whole or strongly in one zone, strongest overall first, and the
 * calm ones.
 */
export function findingsOf({ overall, zones }: SkinMeasures): { found: AspectFinding[]; calm: SkinAspect[] } {
  const all = overall.map((measure) => ({
    aspect: measure.aspect,
    overall: measure,
    zones: SKIN_ZONES.flatMap(
      (zone) => zones.find((one) => one.zone === zone && one.aspect === measure.aspect) ?? [],
    ),
  }));
  const shows = (one: AspectFinding) => isFound(one.overall, one.zones);
  return {
    found: all.filter(shows).sort((one, other) => strength(other.overall) - strength(one.overall)),
    calm: all.filter((one) => !shows(one)).map(({ aspect }) => aspect),
  };
}

/** Zones where something is seen, and the others. */
export function partedZones(zones: readonly ZoneMeasure[]): { seen: ZoneMeasure[]; rest: ZoneMeasure[] } {
  return {
    seen: zones.filter((zone) => levelOf(zone) > 0).sort((one, other) => levelOf(other) - levelOf(one)),
    rest: zones.filter((zone) => levelOf(zone) === 0),
  };
}

/**
 * The level at which each zone is drawn; null if it could not be measured. Zones that were not asked about are left
 * out.
 */
export function levelsOf(zones: readonly ZoneMeasure[]): Partial<Record<SkinZone, Tier | null>> {
  return Object.fromEntries(zones.map((measure) => [measure.zone, seenOf(measure) ?? null]));
}
