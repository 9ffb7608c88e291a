import { findFace } from "#app/features/skin-analysis/find-face.ts";
import type { Frame } from "#app/features/skin-analysis/pixels.ts";
import { pixelsIn, polygonOf } from "#app/features/skin-analysis/zones.ts";
import { faceFinder } from "./finder.ts";

const JAW = [132, 58, 172, 136, 150, 149, 176, 148, 152, 377, 400, 378, 379, 365, 397, 288, 361];
/** Corners of what a mask covers: from below the eyes' bridge down along the jaw, or from below the nose. */
const MASKS = {
  worn: [197, 118, 93, ...JAW, 323, 347],
  "below the nose": [164, 206, 207, 187, ...JAW, 411, 427, 426],
} as const;
const PALE_BLUE = [150, 190, 225] as const;

/** The person in the picture with a mask on, in one 8-bit color. @throws Error when no face is found */
export async function masked(
  frame: Frame,
  color: readonly number[] = PALE_BLUE,
  how: keyof typeof MASKS = "worn",
): Promise<Frame> {
  const { points } = await findFace(await faceFinder(), frame);
  if (!points) throw new Error("no face");
  const data = frame.data.slice();
  for (const i of pixelsIn(frame, polygonOf(points, MASKS[how]))) data.set(color, i * 4);
  return { ...frame, data };
}
