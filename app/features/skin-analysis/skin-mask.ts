import type { LabImage } from "./face.ts";
import type { Guess } from "./face-pattern.ts";
import { colorIn, type PatchColor, type Sums } from "./integral.ts";

/** Where bare skin usually is, in face widths from the centre: cheeks, bridge, nose, chin, forehead. */
const SEEDS = [
  [-0.25, 0.13], [0.25, 0.13], [0, -0.07], [0, 0.1], [0, 0.55], [0, -0.38], [-0.18, 0.24], [0.18, 0.24],
] as const; // biome-ignore format: a table

/** Seeds further from the middle one than this in (a*, b*) are hair, beard or glasses … */
const SEED_REACH = 15;
/** … and further than this in L*. */
const SEED_LIGHT = 24;
/** Skin lies within this of a seed in (a*, b*) … */
const COLOR_REACH = 8;
/** … and within this in L*, loosely, because light falls off over a face. */
const LIGHT_REACH = 16;

/** The person's own skin colours, sampled where the face should have skin. */
export function skinSeeds(sums: Sums, guess: Guess): PatchColor[] {
  const half = 0.05 * guess.width;
  const colors = SEEDS.map(([x, y]) => {
    return colorIn(sums, {
      x: guess.x + x * guess.width,
      y: guess.y + y * guess.width,
      halfWidth: half,
      halfHeight: half,
    });
  });
  const middle = (pick: (color: PatchColor) => number) => {
    return colors.map(pick).sort((one, other) => one - other)[colors.length >> 1] as number;
  };
  const [a, b, lightness] = [middle((c) => c.a), middle((c) => c.b), middle((c) => c.lightness)];
  return colors.filter((color) => {
    return (
      Math.hypot(color.a - a, color.b - b) < SEED_REACH && Math.abs(color.lightness - lightness) < SEED_LIGHT
    );
  });
}

/**
 * Skin around one face: 1 where the picture has one of the seeds' colours and is connected to the face's middle.
 * No fixed rule for "skin colour": published ones fail on the lightest and on the deepest tones.
 */
export function skinMask(image: LabImage, guess: Guess, seeds: readonly PatchColor[]): Uint8Array {
  const { width, height } = image;
  const mask = new Uint8Array(width * height);
  const x0 = Math.max(0, Math.floor(guess.x - 0.95 * guess.width));
  const x1 = Math.min(width - 1, Math.ceil(guess.x + 0.95 * guess.width));
  const y0 = Math.max(0, Math.floor(guess.y - guess.width));
  const y1 = Math.min(height - 1, Math.ceil(guess.y + guess.width));
  const stack: number[] = [];
  const visit = (x: number, y: number) => {
    const i = y * width + x;
    if (x < x0 || x > x1 || y < y0 || y > y1 || mask[i] || !isSkin(image, i, seeds)) return;
    mask[i] = 1;
    stack.push(i);
  };
  for (const [x, y] of SEEDS)
    visit(Math.round(guess.x + x * guess.width), Math.round(guess.y + y * guess.width));
  for (let i = stack.pop(); i !== undefined; i = stack.pop()) {
    const [x, y] = [i % width, Math.floor(i / width)];
    visit(x - 1, y);
    visit(x + 1, y);
    visit(x, y - 1);
    visit(x, y + 1);
  }
  return mask;
}

function isSkin(image: LabImage, i: number, seeds: readonly PatchColor[]): boolean {
  const lightness = image.lightness[i] as number;
  const a = image.a[i] as number;
  const b = image.b[i] as number;
  for (const seed of seeds) {
    if (Math.abs(lightness - seed.lightness) > LIGHT_REACH) continue;
    if ((a - seed.a) ** 2 + (b - seed.b) ** 2 < COLOR_REACH ** 2) return true;
  }
  return false;
}

/** A row of the face measured from its middle outwards; `undefined` where skin runs on past the face. */
export interface RowExtent {
  left: number | undefined;
  right: number | undefined;
}

/** How far skin reaches left and right of `centerX` in a row, bridging gaps of two pixels. */
export function rowExtent(
  mask: Uint8Array,
  width: number,
  row: number,
  centerX: number,
  reach: number,
): RowExtent {
  const walk = (direction: 1 | -1): number | undefined => {
    let [last, gap] = [0, 0];
    for (let step = 1; step <= reach; step++) {
      const x = Math.round(centerX) + direction * step;
      if (x < 0 || x >= width) return undefined;
      if (mask[row * width + x]) [last, gap] = [step, 0];
      else if (++gap > 2) return last;
    }
    return gap > 0 ? last : undefined;
  };
  return { left: walk(-1), right: walk(1) };
}
