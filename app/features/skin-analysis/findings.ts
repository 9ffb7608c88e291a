import {
  type AspectMeasure,
  SKIN_ZONES,
  type SkinAspect,
  type SkinMeasures,
  type SkinZone,
  type Tier,
  type ZoneMeasure,
} from "#app/expert/skin-measures.ts";

const TIERS = ["low", "medium", "high"] as const satisfies Tier[];

/** How much there is of an aspect; of evenness it is what is missing that one sees. */
export function seenOf(measure: AspectMeasure | ZoneMeasure): Tier | undefined {
  if ("cannotTell" in measure) return undefined;
  const { aspect, tier } = measure;
  return aspect === "evenness" ? TIERS[2 - TIERS.indexOf(tier)] : tier;
}

/** From 0 (nothing visible, or not measured) to 2. */
const level = (measure: AspectMeasure | ZoneMeasure) => Math.max(0, TIERS.indexOf(seenOf(measure) ?? "low"));

function strength(measure: AspectMeasure): number {
  if ("cannotTell" in measure) return 0;
  const { aspect, score, confidence } = measure;
  return level(measure) + (aspect === "evenness" ? 1 - score : score) * confidence;
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
  const isFound = (one: AspectFinding) => level(one.overall) > 0 || one.zones.some((zone) => level(zone) > 1);
  return {
    found: all.filter(isFound).sort((one, other) => strength(other.overall) - strength(one.overall)),
    calm: all.filter((one) => !isFound(one)).map(({ aspect }) => aspect),
  };
}

/** Zones where something is seen, and the others. */
export function partedZones(zones: readonly ZoneMeasure[]): { seen: ZoneMeasure[]; rest: ZoneMeasure[] } {
  return {
    seen: zones.filter((zone) => level(zone) > 0).sort((one, other) => level(other) - level(one)),
    rest: zones.filter((zone) => level(zone) === 0),
  };
}

/**
 * The level at which each zone is drawn; null if it could not be measured. Zones that were not asked about are left
 * out.
 */
export function levelsOf(zones: readonly ZoneMeasure[]): Partial<Record<SkinZone, Tier | null>> {
  return Object.fromEntries(zones.map((measure) => [measure.zone, seenOf(measure) ?? null]));
}
