import { hemoglobin, melanin } from "./color.ts";
import type { FaceGrid } from "./face-grid.ts";
import { wearsGlasses } from "./glasses.ts";
import type { Steps } from "./pixels.ts";
import type { Finding } from "./rating.ts";
import { clamp, mean, median, ramp, spread, valuesAt } from "./statistics.ts";
import { trendAt, trendOf } from "./trend.ts";
import { glare, type ZoneSample } from "./zone-samples.ts";
import { BELOW_EYES, pixelsIn, polygonOf, ZONE_CORNERS } from "./zones.ts";

/** Less of a zone in view than this is no basis for anything. */
const ENOUGH_SKIN = 0.4;

/** Whether a zone can be measured at all, and if not, why. */
export function usable(sample: ZoneSample): "covered" | "glare" | "turned-away" | undefined {
  if (sample.turnedAway) return "turned-away";
  if (sample.visible < ENOUGH_SKIN) return "covered";
  return glare(sample) > 0.7 ? "glare" : undefined;
}

/** How far the light reaches down: on dark pixels one 8-bit step is a large ratio. 0.3 to 1. */
function lightConfidence(grid: FaceGrid, sample: ZoneSample): number {
  const dark = median(valuesAt(grid.dark, sample.skin));
  return 0.3 + 0.7 * (1 - ramp(dark, 1.8, 4));
}

/** How much less red than it is a zone full of mirrored light looks: it should not become the reference. */
const SHEEN = 0.8;

/** Hemoglobin contrast against the palest zones at which redness begins to be seen, and at which it is plain. */
const REDNESS = { from: 0.15, to: 1.05 };

/**
 * Redness: the hemoglobin-like component of each zone above that of the same face's two least red zones. In log
 * light, so exposure, cast and skin tone cancel; CIELAB's a* does not have that property. A faint sheen makes a zone
 * paler than it is, and the rest redder by comparison: the shinier the face, the lower the confidence.
 */
export function measureRedness(grid: FaceGrid, samples: readonly ZoneSample[]): Finding[] {
  const zones = samples.filter((sample) => sample.zone !== "under-eyes");
  const levels = zones.map((sample) => (usable(sample) ? undefined : rednessLevel(grid, sample)));
  const known = levels.filter((level) => level !== undefined);
  const reference = palest(
    levels.flatMap((level, i) => {
      return level === undefined ? [] : [level + SHEEN * ramp(glare(zones[i] as ZoneSample), 0.08, 0.35)];
    }),
  );
  const sheen = ramp(Math.max(...zones.map(glare)), 0.1, 0.5);
  return zones.map((sample, i): Finding => {
    const { zone } = sample;
    const level = levels[i];
    if (level === undefined) return { zone, cannotTell: usable(sample) ?? "covered" };
    if (known.length < 3) return { zone, cannotTell: "no-comparison" };
    const score = ramp(level - reference, REDNESS.from, REDNESS.to);
    return { zone, score, confidence: sample.visible * lightConfidence(grid, sample) * (1 - 0.5 * sheen) };
  });
}

/** The level of the least red zones; the second steadies the first. */
function palest(levels: readonly number[]): number {
  const [first = 0, second = first] = levels.toSorted((one, other) => one - other);
  return 0.65 * first + 0.35 * second;
}

function rednessLevel(grid: FaceGrid, sample: ZoneSample): number {
  return median(
    Float32Array.from(sample.skin, (i) => hemoglobin(grid.greenRed[i] as number, grid.blueRed[i] as number)),
  );
}

/** Deviation of the melanin-like component within a zone that is hardly seen, and that is plainly patchy. */
const PATCHINESS = { from: 0.04, to: 0.19 };
/**
 * Patches are a centimetre and more; cells of 10 mm, in grid pixels, see them, their medians skip single spots, and
 * each spans more than one colour block of a JPEG.
 */
const CELL = 20;
const FEWEST_IN_CELL = 130;
/** Share of mirrored light that passes for pale patches. */
const MUCH_GLARE = 0.35;
/** Density of luminance that one unit of the melanin-like component brings along. */
const MELANIN_IN_LUMINANCE = 0.4;

/** Evenness: how little the pigment varies within a zone after its lighting is taken out. 1 is even. */
export function* measureEvenness(grid: FaceGrid, samples: readonly ZoneSample[]): Steps<Finding[]> {
  const zones = samples.filter((sample) => sample.zone !== "under-eyes" && sample.zone !== "nose");
  const pigment = grid.blueRed.map((value, i) => melanin(grid.greenRed[i] as number, value));
  const findings: Finding[] = [];
  for (const sample of zones) {
    yield;
    const { zone, skin } = sample;
    const reason = usable(sample) ?? (glare(sample) > MUCH_GLARE ? "glare" : undefined);
    const score = 1 - ramp(patchiness(grid, pigment, skin), PATCHINESS.from, PATCHINESS.to);
    const confidence = sample.visible * lightConfidence(grid, sample);
    findings.push(reason ? { zone, cannotTell: reason } : { zone, score, confidence });
  }
  return findings;
}

/**
 * Deviation of pigment, from what its colour and its darkness have in common: JPEG's coarse colour blocks are not
 * darker, and shadows have no colour of their own, so neither counts.
 */
function patchiness(grid: FaceGrid, pigment: Float32Array, skin: Int32Array): number {
  const cells = cellsOf(grid, skin);
  const color = cellLevels(grid, pigment, skin, cells);
  const depth = cellLevels(grid, grid.dark, skin, cells);
  const together =
    color.reduce((sum, value, i) => sum + value * (depth[i] as number), 0) / Math.max(cells.length, 1);
  return Math.sqrt(Math.max(0, together) / MELANIN_IN_LUMINANCE);
}

/** The zone's pixels by cell, sparse cells left out. */
function cellsOf(grid: FaceGrid, skin: Int32Array): number[][] {
  const cells = new Map<number, number[]>();
  for (const i of skin) {
    const key =
      Math.floor(Math.floor(i / grid.width) / CELL) * grid.width + Math.floor((i % grid.width) / CELL);
    const cell = cells.get(key);
    if (cell) cell.push(i);
    else cells.set(key, [i]);
  }
  return [...cells.values()].filter((cell) => cell.length >= FEWEST_IN_CELL);
}

/** What each cell's median leaves after the zone's lighting; outliers are cut to two deviations. */
function cellLevels(grid: FaceGrid, values: Float32Array, skin: Int32Array, cells: number[][]): Float32Array {
  const trend = trendOf(grid, values, skin);
  const levels = Float32Array.from(cells, (cell) => {
    return median(Float32Array.from(cell, (i) => (values[i] as number) - trendAt(trend, grid, i)));
  });
  const limit = 2 * spread(levels.slice());
  return levels.map((level) => clamp(level, -limit, limit));
}

/** Density under the eyes above that of the cheek below at which shade begins to be seen, and at which it is plain. */
const UNDER_EYE = { from: 0.05, to: 0.95 };
/** Never more than "a little": lids, lashes and the light from above darken the place on everyone. */
const MOST_UNDER_EYE = 0.65;

/** Under-eye darkness: each side against the cheek below it, then averaged. */
export function measureUnderEyes(grid: FaceGrid, samples: readonly ZoneSample[]): Finding[] {
  const sample = samples.find((one) => one.zone === "under-eyes");
  if (!sample) return [];
  const { zone } = sample;
  const shiny = samples.filter((one) => one.zone.endsWith("cheek")).every((one) => glare(one) > MUCH_GLARE);
  const reason = usable(sample) ?? (wearsGlasses(grid) ? "covered" : shiny ? "glare" : undefined);
  if (reason) return [{ zone, cannotTell: reason }];
  const level = (corners: Parameters<typeof polygonOf>[1]) => {
    const pixels = pixelsIn(grid, polygonOf(grid.points, corners));
    return median(valuesAt(grid.dark, pixels));
  };
  const sides = ZONE_CORNERS[zone].map((corners, i) => {
    return level(corners) - level(BELOW_EYES[i] as (typeof BELOW_EYES)[number]);
  });
  const contrast = mean(sides);
  const score = Math.min(MOST_UNDER_EYE, ramp(contrast, UNDER_EYE.from, UNDER_EYE.to));
  return [{ zone, score, confidence: sample.visible * lightConfidence(grid, sample) }];
}
