import { findFace } from "#app/features/skin-analysis/find-face.ts";
import type { Frame } from "#app/features/skin-analysis/pixels.ts";
import { pixelsIn, polygonOf } from "#app/features/skin-analysis/zones.ts";
import { faceFinder } from "./finder.ts";

/** Corners of what a mask covers: from below the eyes' bridge down along the jaw. */
const MASK = [
  197, 118, 93, 132, 58, 172, 136, 150, 149, 176, 148, 152, 377, 400, 378, 379, 365, 397, 288, 361, 323, 347,
];
const PALE_BLUE = [150, 190, 225] as const;

/** The person in the picture with a mask on, in one 8-bit color. @throws Error when no face is found */
export async function masked(frame: Frame, color: readonly number[] = PALE_BLUE): Promise<Frame> {
  const { points } = await findFace(await faceFinder(), frame);
  if (!points) throw new Error("no face");
  const data = frame.data.slice();
  for (const i of pixelsIn(frame, polygonOf(points, MASK))) data.set(color, i * 4);
  return { ...frame, data };
}
