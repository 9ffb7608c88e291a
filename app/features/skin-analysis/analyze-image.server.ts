import { setImmediate } from "node:timers/promises";
import type { GateCheck, SkinMeasures } from "#app/expert/skin-measures.ts";
import { decodeImage, type ImageRefusal } from "./decode-image.server.ts";
import { measureSkinSteps } from "./measure-skin.ts";
import type { Steps } from "./pixels.ts";

/** The measures; or `failed`, the gate's checks (take another picture); or `reason`, a picture that is no picture. */
export type ImageAnalysis =
  | { ok: true; measures: SkinMeasures }
  | { ok: false; failed: GateCheck[] }
  | { ok: false; reason: ImageRefusal };

/**
 * Measures the skin in a JPEG data URL. Decoding runs on sharp's threads; measuring gives the event loop back every
 * few milliseconds. Throws only the signal's reason when aborted. Keeps nothing of the picture.
 */
export async function analyzeImage(dataUrl: string, signal?: AbortSignal): Promise<ImageAnalysis> {
  signal?.throwIfAborted();
  const decoded = await decodeImage(dataUrl);
  if (!decoded.ok) return decoded;
  return await runWithPauses(measureSkinSteps(decoded.frame), signal);
}

/** Milliseconds of work between two turns of the event loop; one step may come on top. */
const SLICE = 5;

async function runWithPauses<T>(steps: Steps<T>, signal?: AbortSignal): Promise<T> {
  for (;;) {
    const start = performance.now();
    while (performance.now() - start < SLICE) {
      const step = steps.next();
      if (step.done) return step.value;
    }
    await setImmediate();
    signal?.throwIfAborted();
  }
}
