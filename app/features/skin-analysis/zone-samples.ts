import { SKIN_ZONES, type SkinZone } from "#app/expert/skin-measures.ts";
import type { FaceGrid } from "./face-grid.ts";
import { clamp, median, quantile, valuesAt } from "./statistics.ts";
import { trendAt, trendOf } from "./trend.ts";
import { EYE_OPENINGS, pixelsIn, polygonOf, zoneArea } from "./zones.ts";

/** One zone's skin on the grid, sorted into plain skin and highlights. */
export interface ZoneSample {
  zone: SkinZone;
  /** Skin without highlights, hair and shadow. */
  skin: Int32Array;
  highlights: Int32Array;
  /** Light that the highlights add, 90th percentile, linear. */
  highlightPeak: number;
  /** Share of the zone that the highlights' bright part covers, 0 to 1. */
  highlightCore: number;
  /** Share of the zone that is in the picture and shows skin, 0 to 1. */
  visible: number;
  /** The head is turned so far that the zone is seen from the side. */
  turnedAway?: boolean;
}

/** Share of a zone that is mirrored light, faint edges included, 0 to 1. */
export function glare(sample: ZoneSample): number {
  return sample.highlights.length / Math.max(sample.highlights.length + sample.skin.length, 1);
}

/** Density above the zone's median that is hair, brow or frame rather than skin or a spot. */
const NOT_SKIN = 0.75;

/** Splits every zone of the face. */
export function* sampleZones(grid: FaceGrid): Generator<void, ZoneSample[]> {
  const white = eyeWhite(grid);
  const cheeks = Int32Array.from(
    (["left-cheek", "right-cheek"] as const).flatMap((zone) => [...zoneArea(grid, grid.points, zone).pixels]),
  );
  const usual = { blueRed: usualIn(grid.blueRed, cheeks), greenRed: usualIn(grid.greenRed, cheeks) };
  const samples: ZoneSample[] = [];
  for (const zone of SKIN_ZONES) {
    samples.push(sampleZone(grid, zone, white, usual));
    yield;
  }
  const turned = turnedAway(grid);
  return withoutHair(grid, samples).map((sample) => {
    return sample.zone === turned ? { ...sample, turnedAway: true } : sample;
  });
}

/** A cheek this much smaller in the picture than the other is seen too much from the side. */
const TURNED = 0.45;

function turnedAway(grid: FaceGrid): SkinZone | undefined {
  const [left, right] = [
    zoneArea(grid, grid.points, "left-cheek"),
    zoneArea(grid, grid.points, "right-cheek"),
  ];
  if (left.full < TURNED * right.full) return "left-cheek";
  return right.full < TURNED * left.full ? "right-cheek" : undefined;
}

/** Density of the face's own bare skin: of its zones the middle one, so that a beard or a fringe is not asked. */
function skinLevel(grid: FaceGrid, samples: readonly ZoneSample[]): number {
  const levels = samples
    .filter(({ zone, skin }) => zone !== "under-eyes" && skin.length > 0)
    .map(({ skin }) => median(valuesAt(grid.dark, skin)));
  return quantile(Float32Array.from(levels), 0.4);
}

/** Density above the face's own skin that is hair where hair grows, and that no shade explains elsewhere. */
const HAIR = { forehead: 1, chin: 1, elsewhere: 1.6 } as const;
/** Usual difference of density between places 1.5 mm apart that may be strands … */
const STRANDS = 0.12;
/** … when it is this many times that of the face's smoother zones; on deep skin every difference is larger. */
const ROUGHER = 2;

function strandsIn(grid: FaceGrid, sample: ZoneSample): number {
  const { dark } = grid;
  return median(Float32Array.from(sample.skin, (i) => Math.abs((dark[i] as number) - (dark[i + 3] ?? 0))));
}

/** Zones under hair are not in view: fringe, beard, stubble that hides the skin. */
function withoutHair(grid: FaceGrid, samples: readonly ZoneSample[]): ZoneSample[] {
  const skin = skinLevel(grid, samples);
  const strands = samples.map((sample) => strandsIn(grid, sample));
  const smooth = quantile(
    Float32Array.from(strands.filter((_, i) => samples[i]?.zone !== "under-eyes")),
    0.3,
  );
  return samples.map((sample, i) => {
    const { zone } = sample;
    if (zone === "under-eyes") return sample;
    const level = median(valuesAt(grid.dark, sample.skin));
    const limit = zone === "forehead" || zone === "chin" ? HAIR[zone] : HAIR.elsewhere;
    const hair = level - skin > limit || (strands[i] as number) > Math.max(STRANDS, ROUGHER * smooth);
    return hair ? { ...sample, visible: 0 } : sample;
  });
}

function sampleZone(grid: FaceGrid, zone: SkinZone, white: number, cheeks: CheekColor): ZoneSample {
  const { pixels, full } = zoneArea(grid, grid.points, zone);
  const skin = pixels.filter((_, i) => i % 3 === 0);
  const middle = median(valuesAt(grid.dark, skin));
  const bare = pixels.filter((i) => (grid.dark[i] as number) < middle + NOT_SKIN);
  const split =
    zone === "under-eyes"
      ? { plain: bare, highlights: new Int32Array(), peak: 0, core: 0 }
      : splitHighlights(grid, bare, white, cheeks);
  const covered = bare.length / Math.max(full, 1);
  return {
    zone,
    skin: split.plain,
    highlights: split.highlights,
    highlightPeak: split.peak,
    highlightCore: split.core,
    visible: clamp(covered * 1.05),
  };
}

/** Excess brightness, as density, from which a paler place is a highlight. */
const EXCESS = 0.09;
/** On light skin the same mirrored light is a smaller excess: this much is enough if it adds … */
const FAINT = 0.03;
/** … this share of the light of the eye whites. */
const ADDED = 0.08;
/** Differences in density B−R below this are noise. */
const LEAST_BLUER = 0.009;
/** How much bluer a highlight is at least, against its excess. */
const BLUER = 0.1;
/** Enough for any excess: on deep skin a strong highlight is nearly white, and as blue as it gets. */
const PLAINLY_BLUER = 0.06;
/** How much greener it is against bluer: paler pigment is only bluer, less redness is both alike. */
const GREENER = { least: 0.08, most: 0.8 };
/** A highlight reaches as far as it adds this share of its peak: alike for faint and strong, light and deep skin. */
const CORE = 0.3;

/** Density G−R by which zones of one face differ in pigment; twice that in B−R. */
const ZONES_DIFFER = 0.05;

/** What is usual on the cheeks. */
interface CheekColor {
  blueRed: number;
  greenRed: number;
}

/** What most of an area has; on deep skin a highlight can fill a whole zone, so the cheeks are asked as well. */
function usualIn(values: Float32Array, pixels: Int32Array): number {
  return quantile(valuesAt(values, pixels), 0.6);
}

/**
 * Highlights are brighter than the zone's lighting explains and, because they mirror the lamp, bluer than the skin
 * around them (lower density B−R). The second holds on every tone and under any cast.
 */
function splitHighlights(grid: FaceGrid, pixels: Int32Array, white: number, cheeks: CheekColor) {
  const { softDark: dark, blueRed, greenRed } = grid;
  const usual = Math.max(usualIn(blueRed, pixels), cheeks.blueRed - 2 * ZONES_DIFFER);
  const green = Math.max(usualIn(greenRed, pixels), cheeks.greenRed - ZONES_DIFFER);
  let plain = pixels;
  let trend = trendOf(grid, dark, plain);
  const isHighlight = (i: number) => {
    const excess = trendAt(trend, grid, i) - (dark[i] as number);
    const bluer = usual - (blueRed[i] as number);
    if (excess < FAINT || bluer < Math.max(LEAST_BLUER, Math.min(BLUER * excess, PLAINLY_BLUER)))
      return false;
    const added = (grid.luminance[i] as number) - Math.exp(-trendAt(trend, grid, i));
    if (excess < EXCESS && added < ADDED * white) return false;
    const greener = green - (greenRed[i] as number);
    return greener > GREENER.least * bluer && greener < GREENER.most * bluer;
  };
  for (let round = 0; round < 4; round++) {
    const kept = pixels.filter((i) => !isHighlight(i));
    if (kept.length < 0.2 * pixels.length) break;
    plain = kept;
    trend = trendOf(grid, dark, plain);
  }
  const highlights = pixels.filter(isHighlight);
  const added = Float32Array.from(highlights, (i) => {
    return (grid.luminance[i] as number) - Math.exp(-trendAt(trend, grid, i));
  });
  const peak = highlights.length > 0 ? quantile(added.slice(), 0.9) : 0;
  const core = added.filter((light) => light > CORE * peak).length / Math.max(pixels.length, 1);
  return { plain: pixels.filter((i) => !isHighlight(i)), highlights, peak, core };
}

/** Light of the whites of the eyes: near white on everyone, so the measure of how much light there is. */
export function eyeWhite(grid: FaceGrid): number {
  const pixels = EYE_OPENINGS.flatMap((corners) => pixelsIn(grid, polygonOf(grid.points, corners)));
  if (pixels.length === 0) return 0.02;
  return Math.max(quantile(valuesAt(grid.luminance, pixels), 0.85), 0.02);
}
