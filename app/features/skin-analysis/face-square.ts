import type { Frame } from "./pixels.ts";

/** A square laid over a picture, turned by `angle` (radians, clockwise on the screen). Lengths in pixels. */
export interface FaceSquare {
  centerX: number;
  centerY: number;
  side: number;
  angle: number;
}

/** Samples along one side of a cell when a picture is brought down: enough against moiré, few enough for a phone. */
const MOST_TAPS = 4;

/**
 * Redraws what lies under the square as `size` × `size` RGB values, each `value / scale - shift`, as a network wants
 * them. Outside the picture it is black.
 */
export function drawSquare(
  frame: Frame,
  square: FaceSquare,
  size: number,
  { scale, shift }: { scale: number; shift: number },
): Float32Array {
  const { width, height, data } = frame;
  const step = square.side / size;
  const taps = Math.max(1, Math.min(MOST_TAPS, Math.round(step)));
  const [cos, sin] = [Math.cos(square.angle), Math.sin(square.angle)];
  const result = new Float32Array(size * size * 3);
  for (let row = 0, at = 0; row < size; row++) {
    for (let column = 0; column < size; column++, at += 3) {
      let [red, green, blue] = [0, 0, 0];
      for (let k = 0; k < taps * taps; k++) {
        const u = (column + ((k % taps) + 0.5) / taps) * step - square.side / 2;
        const v = (row + (Math.floor(k / taps) + 0.5) / taps) * step - square.side / 2;
        const x = Math.floor(square.centerX + u * cos - v * sin);
        const y = Math.floor(square.centerY + u * sin + v * cos);
        if (x < 0 || y < 0 || x >= width || y >= height) continue;
        const i = (y * width + x) * 4;
        red += data[i] as number;
        green += data[i + 1] as number;
        blue += data[i + 2] as number;
      }
      result[at] = red / (taps * taps) / scale - shift;
      result[at + 1] = green / (taps * taps) / scale - shift;
      result[at + 2] = blue / (taps * taps) / scale - shift;
    }
  }
  return result;
}
