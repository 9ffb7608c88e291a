import { availableParallelism } from "node:os";
import { Piscina } from "piscina";
import { threadFile } from "#app/config/thread-file.server.ts";
import type { GateCheck, SkinMeasures } from "#app/expert/skin-measures.ts";
import { FunctionError } from "#app/functions/status.ts";
import type { ImageRefusal } from "./decode-image.server.ts";
import type { ZonePlaces } from "./zones.ts";

/** The measures; or `failed`, the gate's checks (take another picture); or `reason`, a picture that is no picture. */
export type ImageAnalysis =
  | { ok: true; measures: SkinMeasures; places: ZonePlaces }
  | { ok: false; failed: GateCheck[] }
  | { ok: false; reason: ImageRefusal };

/** How many analyses may wait for a thread, a third of a second each. Further ones are asked to come back. */
export const LONGEST_QUEUE = 16;
/** Seconds after which a full queue has room again. */
const RETRY_AFTER = 3;
/** Longest an analysis may wait and run, in milliseconds; then its thread is ended. */
const LONGEST = 60_000;
/** How long an idle thread stays, in milliseconds: starting one takes about a second. */
const IDLE = 600_000;

const THREAD = threadFile("features/skin-analysis/analysis-thread");

let threads: Piscina | undefined;

/** Threads on half of the cores at most; the other half stays for the thread that answers pages. */
function pool(): Piscina {
  threads ??= new Piscina({
    filename: THREAD,
    minThreads: 0,
    maxThreads: Math.min(4, Math.max(1, Math.floor(availableParallelism() / 2))),
    maxQueue: LONGEST_QUEUE,
    idleTimeout: IDLE,
    // In the order that they came, which the pool does not promise otherwise.
    stricterFIFO: true,
  });
  return threads;
}

/**
 * Measures the skin in the pictures of one scan, JPEG data URLs, in a thread of its own. Nothing of them is kept.
 * @throws FunctionError `resource-exhausted` when too many wait already, or it took too long; the signal's reason when aborted
 */
export async function analyzeImage(
  pictures: readonly string[],
  signal?: AbortSignal,
): Promise<ImageAnalysis> {
  signal?.throwIfAborted();
  const threads = pool();
  if (threads.queueSize >= LONGEST_QUEUE) throw queueIsFull();
  const timeout = AbortSignal.timeout(LONGEST);
  try {
    return await threads.run(pictures, { signal: timeout });
  } catch (error) {
    throw timeout.aborted ? queueIsFull() : error;
  } finally {
    signal?.throwIfAborted();
  }
}

function queueIsFull(): FunctionError {
  return new FunctionError(
    "resource-exhausted",
    "Many faces are being looked at. Please try again in a moment.",
    {
      details: { retryAfter: RETRY_AFTER },
    },
  );
}
