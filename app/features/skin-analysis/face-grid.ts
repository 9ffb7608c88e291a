import { density, lightness, luma, luminance } from "./color.ts";
import type { Face } from "./face.ts";
import { FACE_WIDTH_MM } from "./face.ts";
import { type Frame, resample, type Steps } from "./pixels.ts";
import { boxBlur } from "./statistics.ts";

/** The face redrawn at a fixed scale, so that every filter has a size in millimetres whatever the camera. */
export interface FaceGrid {
  width: number;
  height: number;
  /** The face in the grid's pixels. */
  face: Face;
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

/** How far the grid reaches from the face's centre, in face widths. */
const REACH_X = 0.56;
const REACH_UP = 0.66;
const REACH_DOWN = 0.68;

function place(face: Face, left: number, top: number, scale: number): Face {
  const x = (value: number) => (value - left) * scale;
  const y = (value: number) => (value - top) * scale;
  const point = (p: { x: number; y: number }) => ({ x: x(p.x), y: y(p.y) });
  return {
    centerX: x(face.centerX),
    centerY: y(face.centerY),
    width: face.width * scale,
    leftEye: point(face.leftEye),
    rightEye: point(face.rightEye),
    mouth: point(face.mouth),
  };
}

/** Cuts the face out of the frame at {@link GRID_SCALE}. `face` is in the frame's pixels. */
export function* cutFace(frame: Frame, face: Face): Steps<FaceGrid> {
  const sourceScale = face.width / FACE_WIDTH_MM;
  const scale = GRID_SCALE / sourceScale;
  const left = face.centerX - REACH_X * face.width;
  const top = face.centerY - REACH_UP * face.width;
  const box = {
    x: left,
    y: top,
    width: 2 * REACH_X * face.width,
    height: (REACH_UP + REACH_DOWN) * face.width,
  };
  const width = Math.round(box.width * scale);
  const height = Math.round(box.height * scale);
  const light = yield* resample(frame, box, width, height);
  const size = width * height;
  const grid: FaceGrid = {
    width,
    height,
    face: place(face, left, top, scale),
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
  grid.face = lowerEyes(grid, eyeShift(grid));
  grid.softDark = boxBlur(grid.dark, width, height, 2);
  yield;
  grid.greenRed = boxBlur(grid.greenRed, width, height, 4);
  yield;
  grid.blueRed = boxBlur(grid.blueRed, width, height, 4);
  yield;
  return grid;
}

function lowerEyes(grid: FaceGrid, by: number): Face {
  const lower = ({ x, y }: { x: number; y: number }) => ({ x, y: y + by });
  return { ...grid.face, leftEye: lower(grid.face.leftEye), rightEye: lower(grid.face.rightEye) };
}

/** Where an eye's opening can be around the row found on the small picture, in face widths: brows lie outside. */
const EYE_SEARCH = 0.075;

/** How much lower (or, negative, higher) the eyes are than the small picture could tell, in grid pixels. */
function eyeShift(grid: FaceGrid): number {
  const { face } = grid;
  const reach = Math.round(EYE_SEARCH * face.width);
  const shifts = [face.leftEye, face.rightEye].map((eye) => {
    const rows: number[] = [];
    for (let dy = -reach; dy <= reach; dy++) rows.push(rowContrast(grid, eye.x, Math.round(eye.y + dy)));
    const half = 0.5 * Math.max(...rows);
    const open = rows.flatMap((contrast, i) => (contrast > half ? [i - reach] : []));
    return open.length > 0 ? open.reduce((sum, dy) => sum + dy, 0) / open.length : 0;
  });
  return ((shifts[0] ?? 0) + (shifts[1] ?? 0)) / 2;
}

/** Deviation of L* along a row over one eye. */
function rowContrast(grid: FaceGrid, x: number, y: number): number {
  if (y < 0 || y >= grid.height) return 0;
  const half = Math.round(0.09 * grid.face.width);
  let [n, sum, squares] = [0, 0, 0];
  for (let column = Math.round(x) - half; column <= x + half; column++) {
    const value = grid.lightness[y * grid.width + column] ?? 0;
    n++;
    sum += value;
    squares += value * value;
  }
  return Math.sqrt(Math.max(0, squares / n - (sum / n) ** 2));
}
