import type { GateCheck } from "#app/expert/skin-measures.ts";
import { luminance } from "./color.ts";
import { type FacePoints, faceCenter, faceWidth } from "./face-points.ts";
import type { FaceSearch } from "./find-face.ts";
import { checkFrame } from "./gate.ts";
import { nextStep } from "./next-step.ts";
import type { Frame } from "./pixels.ts";
import { pixelsIn, polygonOf, ZONE_CORNERS } from "./zones.ts";

/** The one hint to give the person in front of the camera: what to correct, or the current state. */
export type Hint = GateCheck | "hold-still" | "ready";

/** What the next frame is compared with. Holds some of the face's pixels: never store or send it. */
export interface GuidanceMemory {
  center: { x: number; y: number };
  skin: Float32Array;
}

export interface Guidance {
  hint: Hint;
  memory: GuidanceMemory | undefined;
}

/** Usual change of light (0 to 1, square root) over the face between two frames that is movement, not noise. */
const RESTLESS = 0.045;
/** Movement of the face between two frames, in face widths. */
const DRIFT = 0.06;

/**
 * The most useful hint for a live frame, by the same checks that a picture must pass after a scan; hand in the
 * `memory` of the last one so that movement is noticed. Blur is not judged here: the frame is small.
 */
export function guide(frame: Frame, search: FaceSearch, before?: GuidanceMemory): Guidance {
  const memory = search.points ? remember(frame, search.points) : undefined;
  const problem = nextStep(checkFrame(frame, search));
  if (problem) return { hint: problem, memory };
  const restless = search.points && before && memory && moved(search.points, memory, before);
  return { hint: restless ? "hold-still" : "ready", memory };
}

/** Brightness at some places of the nose and cheeks, in the order of the mesh's polygons. */
function remember({ width, height, data }: Frame, points: FacePoints): GuidanceMemory {
  const corners = [ZONE_CORNERS.nose[0], ZONE_CORNERS["left-cheek"][0], ZONE_CORNERS["right-cheek"][0]];
  const skin = corners.map((one) => {
    const pixels = pixelsIn({ width, height }, polygonOf(points, one), 2);
    const level = (i: number) =>
      luminance(data[i * 4] as number, data[i * 4 + 1] as number, data[i * 4 + 2] as number) / 255;
    return pixels.reduce((sum, i) => sum + level(i), 0) / Math.max(pixels.length, 1);
  });
  return { center: faceCenter(points), skin: Float32Array.from(skin) };
}

function moved(points: FacePoints, now: GuidanceMemory, before: GuidanceMemory): boolean {
  const drift = Math.hypot(now.center.x - before.center.x, now.center.y - before.center.y);
  if (drift > DRIFT * faceWidth(points)) return true;
  return now.skin.some((level, i) => Math.abs(level - (before.skin[i] as number)) > RESTLESS);
}
