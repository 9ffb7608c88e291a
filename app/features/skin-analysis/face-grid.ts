import { density, lightness, luma, luminance } from "./color.ts";
import { boundsOf, type FacePoints, movePoints, pixelsPerMillimetre } from "./face-points.ts";
import { type Frame, resample, type Steps } from "./pixels.ts";
import { boxBlur } from "./statistics.ts";

/** The face redrawn at a fixed scale, so that every filter has a size in millimetres whatever the camera. */
export interface FaceGrid {
  width: number;
  height: number;
  /** The face in the grid's pixels. */
  points: FacePoints;
  /** Pixels of the original frame per millimetre; below the grid's own scale there is no more detail to find. */
  sourceScale: number;
  /** Optical density of luma: lighting and pigment both add to it. */
  dark: Float32Array;
  /** The same, softened over 2.5 mm. */
  softDark: Float32Array;
  /**
   * Density differences G−R and B−R: exposure, shading and casts drop out of contrasts. Softened over 4.5 mm, most of
   * a colour block of a JPEG.
   */
  greenRed: Float32Array;
  blueRed: Float32Array;
  /** L*, for sharpness: there the camera's noise is about the same on every skin tone. */
  lightness: Float32Array;
  /** Relative luminance. */
  luminance: Float32Array;
}

/** Pixels per millimetre on the grid. */
export const GRID_SCALE = 2;
/** Millimetres around the face that the grid includes, so that filters also work at its edge. */
const MARGIN = 6;

/** Cuts the face out of the frame at {@link GRID_SCALE}. `points` are in the frame's pixels. */
export function* cutFace(frame: Frame, points: FacePoints): Steps<FaceGrid> {
  const sourceScale = pixelsPerMillimetre(points);
  const scale = GRID_SCALE / sourceScale;
  const { left, right, top, bottom } = boundsOf(points);
  const margin = MARGIN * sourceScale;
  const box = {
    x: left - margin,
    y: top - margin,
    width: right - left + 2 * margin,
    height: bottom - top + 2 * margin,
  };
  const width = Math.round(box.width * scale);
  const height = Math.round(box.height * scale);
  const light = yield* resample(frame, box, width, height);
  const size = width * height;
  const grid: FaceGrid = {
    width,
    height,
    points: movePoints(points, box.x, box.y, scale),
    sourceScale,
    dark: new Float32Array(size),
    softDark: new Float32Array(0),
    greenRed: new Float32Array(size),
    blueRed: new Float32Array(size),
    lightness: new Float32Array(size),
    luminance: new Float32Array(size),
  };
  for (let i = 0; i < size; i++) {
    const [r, g, b] = [light.r[i] as number, light.g[i] as number, light.b[i] as number];
    const y = luminance(r, g, b);
    const red = density(r);
    grid.luminance[i] = y;
    grid.lightness[i] = lightness(y);
    grid.dark[i] = density(luma(r, g, b));
    grid.greenRed[i] = density(g) - red;
    grid.blueRed[i] = density(b) - red;
    if (i % 16_384 === 16_383) yield;
  }
  grid.softDark = boxBlur(grid.dark, width, height, 2);
  yield;
  grid.greenRed = boxBlur(grid.greenRed, width, height, 4);
  yield;
  grid.blueRed = boxBlur(grid.blueRed, width, height, 4);
  yield;
  return grid;
}
