/** Zones of a face as the camera sees it; left and right are the picture's. */
export const SKIN_ZONES = ["forehead", "nose", "left-cheek", "right-cheek", "chin", "under-eyes"] as const;
export type SkinZone = (typeof SKIN_ZONES)[number];

/** What a single frame can show, each compared within the same face. */
export const SKIN_ASPECTS = [
  "redness",
  "shine",
  "texture",
  "spots",
  "evenness",
  "under-eye-darkness",
] as const;
export type SkinAspect = (typeof SKIN_ASPECTS)[number];

/**
 * How pronounced something looks in this picture, from hardly to clearly visible. A high `evenness` means an even tone;
 * a high value of any other means a lot of it.
 */
export type Tier = "low" | "medium" | "high";

/**
 * Why a zone could not be measured: covered by hair, glasses or the edge; seen from the side; a highlight; too few
 * pixels; noise; nothing to compare with; pictures of one scan that disagree.
 */
export const CANNOT_TELL = [
  "covered",
  "turned-away",
  "glare",
  "too-small",
  "too-noisy",
  "no-comparison",
  "unsteady",
] as const;
export type CannotTell = (typeof CANNOT_TELL)[number];

/** One aspect in one zone: measured with a confidence from 0 to 1, or not, with the reason. */
export type ZoneMeasure =
  | { zone: SkinZone; aspect: SkinAspect; tier: Tier /** 0 to 1. */; score: number; confidence: number }
  | { zone: SkinZone; aspect: SkinAspect; cannotTell: CannotTell };

/** One aspect for the whole face. */
export type AspectMeasure =
  | { aspect: SkinAspect; tier: Tier; score: number; confidence: number }
  | { aspect: SkinAspect; cannotTell: CannotTell };

const TIERS = ["low", "medium", "high"] as const satisfies Tier[];

/** How much there is of an aspect; of evenness it is what is missing that one sees. */
export function seenOf(measure: AspectMeasure | ZoneMeasure): Tier | undefined {
  if ("cannotTell" in measure) return undefined;
  const { aspect, tier } = measure;
  return aspect === "evenness" ? TIERS[2 - TIERS.indexOf(tier)] : tier;
}

/** From 0 (nothing visible, or not measured) to 2. */
export function levelOf(measure: AspectMeasure | ZoneMeasure): number {
  return Math.max(0, TIERS.indexOf(seenOf(measure) ?? "low"));
}

/** Whether an aspect is named: it shows in the face as a whole, or strongly in one of its zones. */
export function isFound(overall: AspectMeasure, zones: readonly ZoneMeasure[]): boolean {
  return levelOf(overall) > 0 || zones.some((zone) => levelOf(zone) > 1);
}

/** Everything measured in one frame. */
export interface SkinMeasures {
  overall: AspectMeasure[];
  zones: ZoneMeasure[];
}

/** The checks a frame must pass before it is measured, in the order they are reported. */
export const GATE_CHECKS = [
  "no-face",
  "several-faces",
  "too-far",
  "too-close",
  "off-center",
  "turned",
  "too-dark",
  "too-bright",
  "uneven-light",
  "blurred",
  "skin-not-found",
] as const;
export type GateCheck = (typeof GATE_CHECKS)[number];
