import { type FaceGrid, GRID_SCALE } from "./face-grid.ts";
import { usable } from "./measure-color.ts";
import type { Finding } from "./rating.ts";
import { boxBlur, median, ramp, spread, valuesAt } from "./statistics.ts";
import type { Steps } from "./pixels.ts";
import type { ZoneSample } from "./zone-samples.ts";

/** Below this many frame pixels per millimetre small relief and spots are not in the picture. */
const FINEST_NEEDED = 1.25;

/** Deviation of band-passed density, as on skin of density 1, that is smooth, and that is plainly rough. */
const ROUGHNESS = { from: 0.014, to: 0.068 };
/**
 * How the same relief grows with the density of the skin it lies on, as an exponent: mirrored light on its edges is a
 * larger ratio where less comes from below. Fitted on photographs of people (docs/skin-analysis.md).
 */
const DEEPENS = 0.47;
/** Density from which it grows no further. */
const DEEPEST = 2.6;
/** Noise in the band from which relief is lost in it. */
const TOO_NOISY = 0.025;
/** What white noise of deviation 1 leaves in the band, as a deviation. */
const NOISE_IN_BAND = 0.22;

/** The camera's noise as a deviation of density (Immerkær 1996), from detail finer than skin relief. */
function noiseOf(grid: FaceGrid, pixels: Int32Array): number {
  const { dark, width } = grid;
  const at = (i: number) => dark[i] ?? 0;
  let sum = 0;
  for (const i of pixels) {
    const corners = at(i - width - 1) + at(i - width + 1) + at(i + width - 1) + at(i + width + 1);
    const sides = at(i - width) + at(i - 1) + at(i + 1) + at(i + width);
    sum += Math.abs(corners - 2 * sides + 4 * at(i));
  }
  return (Math.sqrt(Math.PI / 2) * sum) / (6 * Math.max(pixels.length, 1));
}

/** What `find` makes of the density above that of the surroundings, on the zones whose fine detail the frame shows. */
function findAbove(
  grid: FaceGrid,
  samples: readonly ZoneSample[],
  soft: Float32Array,
  around: Float32Array,
  find: (grid: FaceGrid, above: Float32Array, sample: ZoneSample) => Finding,
): Finding[] {
  const above = soft.map((value, i) => value - (around[i] as number));
  return samples
    .filter(({ zone }) => zone !== "under-eyes" && zone !== "nose")
    .map((sample) => {
      const reason = usable(sample) ?? (grid.sourceScale < FINEST_NEEDED ? "too-small" : undefined);
      return reason ? { zone: sample.zone, cannotTell: reason } : find(grid, above, sample);
    });
}

/** Texture: relief 3 to 10 mm across. Pores are finer than a webcam's pixels and are not claimed. */
export function* measureTexture(grid: FaceGrid, samples: readonly ZoneSample[]): Steps<Finding[]> {
  const { width, height } = grid;
  const soft = boxBlur(boxBlur(grid.dark, width, height, 1), width, height, 1);
  yield;
  const base = boxBlur(boxBlur(soft, width, height, 4), width, height, 4);
  yield;
  return findAbove(grid, samples, soft, base, textureOf);
}

function textureOf(grid: FaceGrid, band: Float32Array, sample: ZoneSample): Finding {
  const { zone } = sample;
  const noise = NOISE_IN_BAND * noiseOf(grid, sample.skin);
  if (noise > TOO_NOISY) return { zone, cannotTell: "too-noisy" };
  const seen = spread(valuesAt(band, sample.skin));
  const level = median(valuesAt(grid.dark, sample.skin));
  const relief =
    Math.sqrt(Math.max(0, seen * seen - noise * noise)) * Math.exp(-DEEPENS * (Math.min(level, DEEPEST) - 1));
  const score = ramp(relief, ROUGHNESS.from, ROUGHNESS.to);
  return { zone, score, confidence: sample.visible * (1 - 0.7 * ramp(noise, 0, TOO_NOISY)) };
}

/** A spot is this much denser than the skin around it, at least. */
const SPOT_CONTRAST = 0.075;
/** Diameters of spots, in millimetres. */
const SMALLEST_SPOT = 1;
const LARGEST_SPOT = 6;
/** Share of a zone under spots that is hardly seen, and that is plainly spotted. */
const SPOTTED = { from: 0.0005, to: 0.02 };

/** Spots: small round places darker than the skin around them. */
export function* measureSpots(grid: FaceGrid, samples: readonly ZoneSample[]): Steps<Finding[]> {
  const { width, height } = grid;
  const soft = boxBlur(grid.dark, width, height, 1);
  yield;
  const around = boxBlur(soft, width, height, 5 * GRID_SCALE);
  yield;
  return findAbove(grid, samples, soft, around, spotsOf);
}

function spotsOf(grid: FaceGrid, excess: Float32Array, sample: ZoneSample): Finding {
  const { zone } = sample;
  const unevenness = spread(valuesAt(excess, sample.skin));
  if (unevenness > 0.1) return { zone, cannotTell: "too-noisy" };
  const threshold = Math.max(SPOT_CONTRAST, 3 * unevenness);
  const dark = new Set(sample.skin.filter((i) => (excess[i] as number) > threshold));
  const area = roundPlaces(dark, grid.width).reduce((sum, size) => sum + size, 0);
  const score = ramp(area / sample.skin.length, SPOTTED.from, SPOTTED.to);
  return { zone, score, confidence: sample.visible * (1 - 0.6 * ramp(unevenness, 0.01, 0.1)) };
}

/** Sizes in pixels of the connected places that are about as round and as large as a spot. Empties `dark`. */
function roundPlaces(dark: Set<number>, width: number): number[] {
  const area = (diameter: number) => (Math.PI / 4) * (diameter * GRID_SCALE) ** 2;
  const sizes: number[] = [];
  for (const start of dark) {
    const place = floodFrom(start, dark, width);
    const [long, short] = [Math.max(place.width, place.height), Math.min(place.width, place.height)];
    const round = long <= 2.2 * short && place.size > 0.45 * place.width * place.height;
    if (round && place.size >= area(SMALLEST_SPOT) && place.size <= area(LARGEST_SPOT))
      sizes.push(place.size);
  }
  return sizes;
}

function floodFrom(
  start: number,
  dark: Set<number>,
  width: number,
): { size: number; width: number; height: number } {
  let [left, right, top, bottom, size] = [start % width, start % width, Math.floor(start / width), 0, 0];
  bottom = top;
  const stack = [start];
  dark.delete(start);
  for (let i = stack.pop(); i !== undefined; i = stack.pop()) {
    const [x, y] = [i % width, Math.floor(i / width)];
    [left, right, top, bottom] = [
      Math.min(left, x),
      Math.max(right, x),
      Math.min(top, y),
      Math.max(bottom, y),
    ];
    size++;
    for (const next of [i - 1, i + 1, i - width, i + width]) if (dark.delete(next)) stack.push(next);
  }
  return { size, width: right - left + 1, height: bottom - top + 1 };
}
