import { ACCEPTED, type FaceSearch, type Finder, findFace } from "./find-face.ts";
import type { Frame } from "./pixels.ts";

/** Looks in a row without the detector, at most: so long may a second face go unseen. */
const MOST_FOLLOWED = 4;

/**
 * Finds the face in one frame after the other. The detector costs four times the mesh, so a face that was found alone
 * is followed by its own points; the detector looks again every few frames, and at once when the face is lost.
 */
export function followFace(finder: Finder): (frame: Frame) => Promise<FaceSearch> {
  let last: FaceSearch = { several: false };
  let followed = 0;
  return async (frame) => {
    if (last.points && !last.several && followed < MOST_FOLLOWED) {
      followed += 1;
      const face = await finder.mesh(frame, { points: last.points, score: 1 });
      if (face.score >= ACCEPTED.mesh) {
        last = { points: face.points, several: false };
        return last;
      }
    }
    followed = 0;
    last = await findFace(finder, frame, { looks: 1 });
    return last;
  };
}
