import { LINEAR } from "./color.ts";

/** An RGBA picture, 8 bits a channel, rows from the top: the shape of the browser's ImageData. */
export interface Frame {
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
  data: Uint8ClampedArray;
}

/** Linear light, 0 to 1, one array a channel. */
export interface LinearImage {
  width: number;
  height: number;
  r: Float32Array;
  g: Float32Array;
  b: Float32Array;
}

/** A rectangle in pixels of the frame; fractions are fine. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Work cut into pieces of a few milliseconds; who runs it decides what happens between them. */
export type Steps<T> = Generator<void, T>;

/** Runs all steps at once. */
export function runSteps<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Source pixels handled between two pauses: about 2 ms on a slow server core. */
const PIXELS_PER_STEP = 120_000;

interface Taps {
  start: Int32Array;
  count: Int32Array;
  weights: Float32Array[];
}

/** For each target pixel, the source pixels it covers and by how much; edges of the frame repeat. */
function taps(from: number, length: number, target: number, limit: number): Taps {
  const scale = length / target;
  const support = Math.max(scale, 1);
  const result: Taps = { start: new Int32Array(target), count: new Int32Array(target), weights: [] };
  for (let i = 0; i < target; i++) {
    const centre = from + (i + 0.5) * scale;
    const low = Math.min(Math.max(centre - support / 2, 0), limit - 1);
    const high = Math.max(Math.min(centre + support / 2, limit), low + 0.001);
    const first = Math.floor(low);
    const last = Math.min(Math.ceil(high), limit);
    const weights = new Float32Array(last - first);
    for (let s = first; s < last; s++) {
      weights[s - first] = (Math.min(high, s + 1) - Math.max(low, s)) / (high - low);
    }
    result.start[i] = first;
    result.count[i] = last - first;
    result.weights.push(weights);
  }
  return result;
}

/** One source row, averaged along x into three target rows of linear light. */
function shrinkRow(frame: Frame, y: number, columns: Taps, rows: [Float32Array, Float32Array, Float32Array]) {
  const { data, width } = frame;
  const [r, g, b] = rows;
  for (let i = 0; i < r.length; i++) {
    const weights = columns.weights[i] as Float32Array;
    let at = (y * width + (columns.start[i] as number)) * 4;
    let [red, green, blue] = [0, 0, 0];
    for (let k = 0; k < weights.length; k++, at += 4) {
      const weight = weights[k] as number;
      red += weight * (LINEAR[data[at] as number] as number);
      green += weight * (LINEAR[data[at + 1] as number] as number);
      blue += weight * (LINEAR[data[at + 2] as number] as number);
    }
    r[i] = red;
    g[i] = green;
    b[i] = blue;
  }
}

function addRow(to: Float32Array, offset: number, row: Float32Array, weight: number): void {
  for (let i = 0; i < row.length; i++)
    to[offset + i] = (to[offset + i] as number) + weight * (row[i] as number);
}

/**
 * Resamples a box of the frame to `width` × `height` by area in linear light (bilinear where it enlarges).
 * Outside the frame the edge repeats.
 */
export function* resample(frame: Frame, box: Box, width: number, height: number): Steps<LinearImage> {
  const columns = taps(box.x, box.width, width, frame.width);
  const lines = taps(box.y, box.height, height, frame.height);
  const size = width * height;
  const image: LinearImage = {
    width,
    height,
    r: new Float32Array(size),
    g: new Float32Array(size),
    b: new Float32Array(size),
  };
  const row: [Float32Array, Float32Array, Float32Array] = [
    new Float32Array(width),
    new Float32Array(width),
    new Float32Array(width),
  ];
  const rowCost = Math.max(Math.ceil(Math.max(box.width, width)), 1);
  let [done, cached] = [0, -1];
  for (let i = 0; i < height; i++) {
    const first = lines.start[i] as number;
    const weights = lines.weights[i] as Float32Array;
    for (let k = 0; k < weights.length; k++) {
      if (cached !== first + k) {
        shrinkRow(frame, first + k, columns, row);
        cached = first + k;
        done += rowCost;
      }
      for (const [channel, line] of [
        [image.r, row[0]],
        [image.g, row[1]],
        [image.b, row[2]],
      ] as const) {
        addRow(channel, i * width, line, weights[k] as number);
      }
    }
    if (done > PIXELS_PER_STEP) {
      done = 0;
      yield;
    }
  }
  return image;
}
