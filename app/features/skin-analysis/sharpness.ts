import type { FaceGrid } from "./face-grid.ts";
import { axisOf } from "./fit-face.ts";
import type { Patch } from "./integral.ts";
import { median } from "./statistics.ts";

/**
 * How sharp the eye region is: variance of the Laplacian of L* over the variance of L* itself, about 0 (blurred) to
 * 1. Dividing by the region's own contrast, not by its brightness, makes it alike on all skin tones; the noise seen
 * on the cheeks is taken off first.
 */
export function sharpness(grid: FaceGrid): number {
  const { face } = grid;
  const axis = axisOf(face);
  const eyes = laplacian(grid, {
    x: axis.x,
    y: axis.y,
    halfWidth: 0.34 * face.width,
    halfHeight: 0.08 * face.width,
  });
  const cheeks = [-0.25, 0.25].map((side) => {
    const half = 0.08 * face.width;
    const at = {
      x: axis.x + side * face.width,
      y: axis.y + 0.28 * face.width,
      halfWidth: half,
      halfHeight: half,
    };
    return noiseIn(laplacian(grid, at).detail);
  });
  const detail = eyes.detail.reduce((sum, value) => sum + value * value, 0) / Math.max(eyes.detail.length, 1);
  return Math.max(0, detail - Math.min(...cheeks)) / Math.max(eyes.contrast, LEAST_CONTRAST);
}

/** Eyes about as light as the skin around them have little contrast to divide by. */
const LEAST_CONTRAST = 60;

/** Variance of noise from its usual size, so that spots on the cheek are not taken for it. */
function noiseIn(detail: Float32Array): number {
  if (detail.length === 0) return 0;
  return (1.4826 * median(detail.map(Math.abs))) ** 2;
}

/** The Laplacian of L* at each pixel of a patch, and the patch's own variance. */
function laplacian(grid: FaceGrid, patch: Patch): { detail: Float32Array; contrast: number } {
  const { width, height, lightness } = grid;
  const detail: number[] = [];
  let [sum, squares] = [0, 0];
  const last = {
    x: Math.min(width - 1, patch.x + patch.halfWidth),
    y: Math.min(height - 1, patch.y + patch.halfHeight),
  };
  for (let y = Math.max(1, Math.round(patch.y - patch.halfHeight)); y < last.y; y++) {
    for (let x = Math.max(1, Math.round(patch.x - patch.halfWidth)); x < last.x; x++) {
      const i = y * width + x;
      const at = (index: number) => lightness[index] as number;
      detail.push(4 * at(i) - at(i - 1) - at(i + 1) - at(i - width) - at(i + width));
      sum += at(i);
      squares += at(i) ** 2;
    }
  }
  const n = Math.max(detail.length, 1);
  return { detail: Float32Array.from(detail), contrast: squares / n - (sum / n) ** 2 };
}
