import { type GuidanceMemory, guide, type Hint } from "./guidance.ts";
import { SEARCH_SIDE } from "./find-face.ts";

/** What the worker says about one frame. */
export interface GuidanceReply {
  hint: Hint;
  /** Milliseconds of work in the worker. */
  took: number;
}

// The worker's global scope; the browser's page types know it only as a window.
interface Scope {
  onmessage: ((event: MessageEvent<ImageBitmap>) => void) | null;
  postMessage: (reply: GuidanceReply) => void;
}
const scope = globalThis as unknown as Scope;

let memory: GuidanceMemory | undefined;
const canvas = new OffscreenCanvas(1, 1);
const context = canvas.getContext("2d", { willReadFrequently: true });

/** Looks at one frame, small, away from the page's thread; it is gone when the next one comes. */
scope.onmessage = ({ data: bitmap }) => {
  const started = performance.now();
  const scale = SEARCH_SIDE / Math.min(bitmap.width, bitmap.height);
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const frame = context?.getImageData(0, 0, canvas.width, canvas.height);
  if (!frame) return;
  const guidance = guide(
    { width: frame.width, height: frame.height, data: new Uint8ClampedArray(frame.data) },
    memory,
  );
  memory = guidance.memory;
  scope.postMessage({ hint: guidance.hint, took: performance.now() - started });
};
