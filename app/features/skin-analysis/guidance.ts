import type { GateCheck } from "#app/expert/skin-measures.ts";
import type { Face } from "./face.ts";
import { type FaceSearch, findFace, SEARCH_SIDE } from "./find-face.ts";
import { checkPicture } from "./gate.ts";
import { type Frame, runSteps, type Steps, shrinkFrame } from "./pixels.ts";

/** What to tell the person in front of the camera; one at a time. */
export const HINTS = [
  "more-light",
  "less-light",
  "center",
  "closer",
  "farther",
  "even-light",
  "hold-still",
  "ready",
] as const;
export type Hint = (typeof HINTS)[number];

/** What the next frame is compared with. Holds a picture of about 120 pixels: never store or send it. */
export interface GuidanceMemory {
  lightness: Float32Array;
  face: Face | undefined;
}

export interface Guidance {
  hint: Hint;
  memory: GuidanceMemory;
}

/** Failed checks by how much fixing them helps: nothing can be seen in the dark, place matters before evenness. */
const FIRST_AID: readonly (readonly [GateCheck, Hint])[] = [
  ["too-dark", "more-light"],
  ["too-bright", "less-light"],
  ["no-face", "center"],
  ["several-faces", "center"],
  ["too-far", "closer"],
  ["too-close", "farther"],
  ["off-center", "center"],
  ["uneven-light", "even-light"],
  ["skin-not-found", "even-light"],
];

/** Mean change of L* over the face between two frames that is movement rather than noise. */
const RESTLESS = 3.2;
/** Movement of the face between two frames, in face widths. */
const DRIFT = 0.06;

/**
 * The most useful hint for a live frame; hand in the `memory` of the last one so that movement is noticed. Made for
 * small frames (short side 120 to 256 px): a few milliseconds, no state of its own. Blur is not judged here.
 */
export function guide(frame: Frame, before?: GuidanceMemory): Guidance {
  return runSteps(guideSteps(frame, before));
}

/** The same in small steps, for devices on which even that is long. */
export function* guideSteps(frame: Frame, before?: GuidanceMemory): Steps<Guidance> {
  const small = yield* shrinkFrame(frame, SEARCH_SIDE);
  const search = yield* findFace(small);
  const failed = checkPicture(search);
  const memory = { lightness: search.image.lightness, face: search.face };
  const problem = FIRST_AID.find(([check]) => failed.has(check));
  if (problem) return { hint: problem[1], memory };
  return { hint: before && moved(search, before) ? "hold-still" : "ready", memory };
}

function moved(search: FaceSearch, before: GuidanceMemory): boolean {
  const { face, image } = search;
  if (!face || !before.face || before.lightness.length !== image.lightness.length) return true;
  const drift = Math.hypot(face.centerX - before.face.centerX, face.centerY - before.face.centerY);
  if (drift > DRIFT * face.width) return true;
  let [sum, n] = [0, 0];
  for (let y = Math.round(face.leftEye.y); y < face.mouth.y; y++) {
    for (let x = Math.round(face.leftEye.x); x < face.rightEye.x; x++) {
      const i = y * image.width + x;
      sum += Math.abs((image.lightness[i] ?? 0) - (before.lightness[i] ?? 0));
      n++;
    }
  }
  return n === 0 || sum / n > RESTLESS;
}
