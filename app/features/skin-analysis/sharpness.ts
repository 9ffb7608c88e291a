import { boundsOf, CONTOURS, type FacePoints, pointAt } from "./face-points.ts";
import { type FaceGrid, GRID_SCALE } from "./face-grid.ts";
import { median } from "./statistics.ts";
import { pixelsIn, polygonOf, ZONE_CORNERS } from "./zones.ts";

/** Margin around the eye's opening that takes in lids and lashes, in millimeters. */
const LASHES = 3;

/**
 * How sharp the eyes are: variance of the Laplacian of L* over the variance of L* itself, about 0 (blurred) to 1.
 * Dividing by the region's own contrast, not by its brightness, makes it alike on all skin tones; the noise seen on
 * the cheeks is taken off first. The sharper eye counts.
 */
export function sharpness(grid: FaceGrid): number {
  const noise = (["left-cheek", "right-cheek"] as const).map((zone) => {
    return noiseIn(laplacian(grid, pixelsIn(grid, polygonOf(grid.points, ZONE_CORNERS[zone][0]))).detail);
  });
  const eyes = [CONTOURS.leftEye, CONTOURS.rightEye].map((contour) => {
    const { detail, contrast } = laplacian(grid, pixelsIn(grid, boxAround(grid.points, contour)));
    const variance = detail.reduce((sum, value) => sum + value * value, 0) / Math.max(detail.length, 1);
    return Math.max(0, variance - Math.min(...noise)) / Math.max(contrast, LEAST_CONTRAST);
  });
  return Math.max(...eyes);
}

function boxAround(points: FacePoints, contour: readonly number[]) {
  const corners = contour.flatMap((i) => [pointAt(points, i).x, pointAt(points, i).y, 0]);
  const { left, right, top, bottom } = boundsOf(Float32Array.from(corners));
  const by = LASHES * GRID_SCALE;
  return [
    { x: left - by, y: top - by },
    { x: right + by, y: top - by },
    { x: right + by, y: bottom + by },
    { x: left - by, y: bottom + by },
  ];
}

/** Eyes about as light as the skin around them have little contrast to divide by. */
const LEAST_CONTRAST = 60;

/** Variance of noise from its usual size, so that spots on the cheek are not taken for it. */
function noiseIn(detail: Float32Array): number {
  if (detail.length === 0) return 0;
  return (1.4826 * median(detail.map(Math.abs))) ** 2;
}

/** The Laplacian of L* at each of the pixels, and the variance of L* itself. */
function laplacian(grid: FaceGrid, pixels: readonly number[]): { detail: Float32Array; contrast: number } {
  const { width, lightness } = grid;
  const at = (index: number) => lightness[index] ?? 0;
  const detail = Float32Array.from(pixels, (i) => {
    return 4 * at(i) - at(i - 1) - at(i + 1) - at(i - width) - at(i + width);
  });
  const n = Math.max(pixels.length, 1);
  const mean = pixels.reduce((sum, i) => sum + at(i), 0) / n;
  return { detail, contrast: pixels.reduce((sum, i) => sum + (at(i) - mean) ** 2, 0) / n };
}
