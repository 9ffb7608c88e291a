import type { FaceFinder, FaceMesh } from "./face-finder.ts";
import { type FacePoints, faceWidth } from "./face-points.ts";
import type { Frame } from "./pixels.ts";

/** What the finder saw in a frame: the largest face, and whether it is the only one. */
export interface FaceSearch {
  points?: FacePoints;
  several: boolean;
}

/** The least of a finder that a search needs. */
export type Finder = Pick<FaceFinder, "detect" | "mesh">;

/** Scores from 0 to 1 that a place must reach in the detector and in the mesh to be a face. */
export const ACCEPTED = { detector: 0.55, mesh: 0.9 } as const;
/** Another face counts when it is at least this large beside the first. */
const COMPANION = 0.4;
/** Places that are looked at more closely; more people than this are too many anyway. */
const MOST_PLACES = 4;

/**
 * Finds the face of a frame: detector, then mesh, then the mesh once more around its own points, which sets it
 * straight. One look is enough for guidance.
 */
export async function findFace(
  finder: Finder,
  frame: Frame,
  { looks = 2 }: { looks?: number } = {},
): Promise<FaceSearch> {
  const places = finder
    .detect(frame)
    .filter(({ score }) => score >= ACCEPTED.detector)
    .sort((one, other) => other.box.width - one.box.width)
    .slice(0, MOST_PLACES);
  const faces: FaceMesh[] = [];
  for (const place of places) {
    if (faces[0] && place.box.width < COMPANION * (places[0]?.box.width ?? 0)) continue;
    let mesh = await finder.mesh(frame, place);
    for (let look = 1; look < looks && mesh.score >= ACCEPTED.mesh; look++)
      mesh = await finder.mesh(frame, mesh);
    if (mesh.score >= ACCEPTED.mesh) faces.push(mesh);
    if (faces.length === 2) break;
  }
  const [first, second] = faces.sort((one, other) => faceWidth(other.points) - faceWidth(one.points));
  if (!first) return { several: false };
  const several = !!second && faceWidth(second.points) > COMPANION * faceWidth(first.points);
  return { points: first.points, several };
}
