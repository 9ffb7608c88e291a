import { FACE_FOLDER } from "./face-files.ts";
import { FaceFinder } from "./face-finder.ts";
import { followFace } from "./follow-face.ts";
import { type GuidanceMemory, guide, type Hint } from "./guidance.ts";

/** What the worker says: how far the finder has come, that it cannot be had, or what it saw in one frame. */
export type GuidanceReply =
  | { kind: "loading" /** 0 to 1. */; share: number }
  | { kind: "unavailable" }
  | {
      kind: "look";
      hint: Hint;
      /** Milliseconds of work in the worker. */
      took: number;
    };

// The worker's global scope; the browser's page types know it only as a window.
interface Scope {
  onmessage: ((event: MessageEvent<VideoFrame | ImageBitmap>) => void) | null;
  postMessage: (reply: GuidanceReply) => void;
}
const scope = globalThis as unknown as Scope;

/** Short side of the picture that is looked at: the nets see no more than this anyway. Pixels. */
const LOOK_SIDE = 256;
/** Bytes of the packed weights, about; it is for the progress line alone. */
const EXPECTED_BYTES = 1_702_000;

const canvas = new OffscreenCanvas(1, 1);
const context = canvas.getContext("2d", { willReadFrequently: true });
let memory: GuidanceMemory | undefined;
let received = 0;

/** Fetches one of the finder's files and tells how far it has come. */
async function read(name: string): Promise<ArrayBuffer> {
  const reply = await fetch(`${FACE_FOLDER}${name}.gz`);
  if (!reply.ok || !reply.body) throw new Error(`${name}: ${reply.status}`);
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      received += piece.length;
      scope.postMessage({ kind: "loading", share: Math.min(1, received / EXPECTED_BYTES) });
      controller.enqueue(piece);
    },
  });
  // The types know streams of bytes that are shared between threads; these are not.
  const gunzip = new DecompressionStream("gzip") as TransformStream<Uint8Array, Uint8Array>;
  const unpacked = reply.body.pipeThrough(counting).pipeThrough(gunzip);
  return await new Response(unpacked).arrayBuffer();
}

const finder = FaceFinder.load({ read, wasmFolder: FACE_FOLDER }).then(async (loaded) => {
  await loaded.meshReady();
  scope.postMessage({ kind: "loading", share: 1 });
  return followFace(loaded);
});
finder.catch(() => scope.postMessage({ kind: "unavailable" }));

/** Looks at one frame, small, away from the page's thread; it is gone when the next one comes. */
scope.onmessage = async ({ data: picture }) => {
  const find = await finder.catch(() => undefined);
  const started = performance.now();
  const [width, height] =
    "displayWidth" in picture
      ? [picture.displayWidth, picture.displayHeight]
      : [picture.width, picture.height];
  const scale = Math.min(1, LOOK_SIDE / Math.min(width, height));
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const frame = context?.getImageData(0, 0, canvas.width, canvas.height);
  if (!frame || !find) return;
  const search = await find(frame);
  const guidance = guide(frame, search, memory);
  memory = guidance.memory;
  scope.postMessage({
    kind: "look",
    hint: guidance.hint,
    took: performance.now() - started,
  });
};
