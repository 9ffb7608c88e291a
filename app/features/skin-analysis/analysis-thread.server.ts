import { combineFrames } from "./combine-frames.ts";
import { decodeImage, type ImageRefusal } from "./decode-image.server.ts";
import { facesOnDisk } from "./face-files.server.ts";
import { FaceFinder } from "./face-finder.ts";
import { findFace } from "./find-face.ts";
import { type MeasureResult, measureSkin } from "./measure-skin.ts";

/** Loaded with the thread, once. */
const finder = FaceFinder.load(facesOnDisk());
finder.catch(() => undefined);

/**
 * What a thread of the analysis does: decodes the pictures of one scan, JPEG data URLs, finds the face in each and
 * measures it. Keeps nothing of them.
 */
export default async function analyzePictures(
  pictures: readonly string[],
): Promise<MeasureResult | { ok: false; reason: ImageRefusal }> {
  const results: MeasureResult[] = [];
  for (const picture of pictures) {
    const decoded = await decodeImage(picture);
    if (!decoded.ok) return decoded;
    results.push(measureSkin(decoded.frame, await findFace(await finder, decoded.frame)));
  }
  return combineFrames(results);
}
