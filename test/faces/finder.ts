import { facesOnDisk } from "#app/features/skin-analysis/face-files.server.ts";
import { FaceFinder } from "#app/features/skin-analysis/face-finder.ts";
import { findFace } from "#app/features/skin-analysis/find-face.ts";
import { type MeasureResult, measureSkin } from "#app/features/skin-analysis/measure-skin.ts";
import type { Frame } from "#app/features/skin-analysis/pixels.ts";

let loading: Promise<FaceFinder> | undefined;

/** The real face finder, loaded once a test file. */
export function faceFinder(): Promise<FaceFinder> {
  loading ??= FaceFinder.load(facesOnDisk());
  return loading;
}

/** Finds and measures as the server does, in this thread. */
export async function measured(frame: Frame): Promise<MeasureResult> {
  return measureSkin(frame, await findFace(await faceFinder(), frame));
}
