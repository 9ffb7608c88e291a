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
  onmessage: ((event: MessageEvent<VideoFrame | ImageBitmap>) => void) | null;
  postMessage: (reply: GuidanceReply) => void;
}
const scope = globalThis as unknown as Scope;

let memory: GuidanceMemory | undefined;
const canvas = new OffscreenCanvas(1, 1);
const context = canvas.getContext("2d", { willReadFrequently: true });

/** Looks at one frame, small, away from the page's thread; it is gone when the next one comes. */
scope.onmessage = ({ data: picture }) => {
  const started = performance.now();
  const [width, height] =
    "displayWidth" in picture
      ? [picture.displayWidth, picture.displayHeight]
      : [picture.width, picture.height];
  const scale = SEARCH_SIDE / Math.min(width, height);
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const frame = context?.getImageData(0, 0, canvas.width, canvas.height);
  if (!frame) return;
  const pixels = { width: frame.width, height: frame.height, data: new Uint8ClampedArray(frame.data) };
  const guidance = guide(pixels, memory);
  memory = guidance.memory;
  scope.postMessage({ hint: guidance.hint, took: performance.now() - started });
};
