import { setWasmPaths } from "@tensorflow/tfjs-backend-wasm";
import { type GraphModel, loadGraphModel } from "@tensorflow/tfjs-converter";
import { env, ready, setBackend, type Tensor, tensor4d } from "@tensorflow/tfjs-core";
import { WEIGHTS } from "./face-files.ts";
import type { Point } from "./face-points.ts";
import { drawSquare, type FaceSquare } from "./face-square.ts";
import type { Frame } from "./pixels.ts";

/** How the finder gets its files: fetched in a browser's worker, read from disk on the server. */
export interface FinderFiles {
  read: (name: string) => Promise<ArrayBuffer>;
  /** Address or path of the folder with the WebAssembly files of TensorFlow.js, with a slash at its end. */
  wasmFolder: string;
}

/** A place that looks like a face. Lengths in pixels of the frame. */
export interface Detection {
  /** 0 to 1. */
  score: number;
  box: { x: number; y: number; width: number; height: number };
  /** Eyes as they lie in the picture, left one first. */
  leftEye: Point;
  rightEye: Point;
}

/** The 468 points of a face in pixels of the frame, x, y and depth one after the other; and how sure the net is, 0 to 1. */
export interface FaceMesh {
  points: Float32Array;
  score: number;
}

/** BlazeFace (full range of a selfie): 256 pixels, 896 anchors. */
const DETECTOR_SIZE = 256;
/** Pixels between anchors, and how many lie on one place. */
const ANCHORS = [
  { stride: 16, each: 2 },
  { stride: 32, each: 6 },
] as const;
/** Numbers the detector says about an anchor: box, then six points, x and y each. */
const VALUES = 16;
/** FaceMesh works on a square of this many pixels … */
const MESH_SIZE = 192;
/** … this many times the face's larger side. */
const MESH_MARGIN = 1.5;
/** Two boxes that share this much (intersection over union) are one face. */
const SAME_FACE = 0.3;
/** Places below this score are not looked at. */
const LEAST_SCORE = 0.4;

/** Finds faces and their points; the same in a browser's worker and in a thread of the server. */
export class FaceFinder {
  private readonly detector: GraphModel;
  private readonly meshModel: Promise<GraphModel>;

  private constructor(detector: GraphModel, mesh: Promise<GraphModel>) {
    this.detector = detector;
    this.meshModel = mesh;
  }

  /**
   * Loads the detector; the mesh follows behind it.
   * @throws Error when a file cannot be had or WebAssembly may not run
   */
  static async load(files: FinderFiles): Promise<FaceFinder> {
    // Its threads would need a page of its own kind (cross-origin isolation), and one thread is quick enough.
    env().set("WASM_HAS_MULTITHREAD_SUPPORT", false);
    setWasmPaths(files.wasmFolder);
    const [detector] = await Promise.all([readModel(files, WEIGHTS.detector), startBackend()]);
    const mesh = readModel(files, WEIGHTS.mesh);
    mesh.catch(() => undefined);
    return new FaceFinder(await loadGraphModel({ load: async () => detector }), loadLater(mesh));
  }

  /** Resolves when the mesh can be asked for. @throws Error when its file cannot be had */
  async meshReady(): Promise<void> {
    await this.meshModel;
  }

  /** Every place of the frame that looks like a face, best first. */
  detect(frame: Frame): Detection[] {
    const { width, height } = frame;
    const side = Math.max(width, height);
    const square: FaceSquare = { centerX: width / 2, centerY: height / 2, side, angle: 0 };
    const pixels = drawSquare(frame, square, DETECTOR_SIZE, { scale: 127.5, shift: 1 });
    const outputs = run(this.detector, pixels, DETECTOR_SIZE);
    const scale = side / DETECTOR_SIZE;
    const place = (x: number, y: number): Point => ({
      x: x * scale + (width - side) / 2,
      y: y * scale + (height - side) / 2,
    });
    return withoutDoubles(readAnchors(outputs, place, scale));
  }

  /** The points of the face at a detected place, or around those of an earlier look at the same face. */
  async mesh(frame: Frame, at: Detection | FaceMesh): Promise<FaceMesh> {
    const square = "points" in at ? squareAroundPoints(at.points) : squareAround(at);
    const pixels = drawSquare(frame, square, MESH_SIZE, { scale: 255, shift: 0 });
    const outputs = run(await this.meshModel, pixels, MESH_SIZE);
    const points = outputs.find((values) => values.length === 468 * 3);
    const score = outputs.find((values) => values.length === 1)?.[0] ?? 0;
    if (!points) throw new Error("The mesh model gave no points.");
    return { points: toFrame(points, square), score };
  }
}

async function startBackend(): Promise<void> {
  if (!(await setBackend("wasm"))) throw new Error("WebAssembly could not be started.");
  await ready();
}

async function loadLater(artifacts: Promise<ModelParts>): Promise<GraphModel> {
  const parts = await artifacts;
  return await loadGraphModel({ load: async () => parts });
}

type ModelParts = Awaited<ReturnType<typeof readModel>>;

async function readModel(files: FinderFiles, [json, bin]: readonly [string, string]) {
  const [description, weightData] = await Promise.all([files.read(json), files.read(bin)]);
  const { modelTopology, weightsManifest } = JSON.parse(new TextDecoder().decode(description));
  return { modelTopology, weightSpecs: weightsManifest[0].weights, weightData };
}

/** Runs a net on one square picture and hands back its outputs as plain numbers; frees what it used. */
function run(model: GraphModel, pixels: Float32Array, size: number): Float32Array[] {
  const input = tensor4d(pixels, [1, size, size, 3]);
  const result = model.execute(input) as Tensor | Tensor[];
  const outputs = Array.isArray(result) ? result : [result];
  const values = outputs.map((output) => output.dataSync() as Float32Array);
  for (const one of [input, ...outputs]) one.dispose();
  return values;
}

/** The anchors of both scales: scores and boxes come as two outputs each, the coarse scale having 384 anchors. */
function readAnchors(
  outputs: Float32Array[],
  place: (x: number, y: number) => Point,
  scale: number,
): Detection[] {
  const found: Detection[] = [];
  for (const { stride, each } of ANCHORS) {
    const across = DETECTOR_SIZE / stride;
    const count = across * across * each;
    const scores = outputs.find((values) => values.length === count);
    const boxes = outputs.find((values) => values.length === count * VALUES);
    if (!scores || !boxes) throw new Error("The detector gave other outputs than expected.");
    for (let i = 0; i < count; i++) {
      const score = 1 / (1 + Math.exp(-(scores[i] as number)));
      if (score < LEAST_SCORE) continue;
      const cell = Math.floor(i / each);
      const anchor = { x: ((cell % across) + 0.5) * stride, y: (Math.floor(cell / across) + 0.5) * stride };
      const value = (k: number) => boxes[i * VALUES + k] as number;
      const point = (k: number) => place(anchor.x + value(k), anchor.y + value(k + 1));
      const [width, height] = [value(2) * scale, value(3) * scale];
      const middle = point(0);
      found.push({
        score,
        box: { x: middle.x - width / 2, y: middle.y - height / 2, width, height },
        leftEye: point(4),
        rightEye: point(6),
      });
    }
  }
  return found;
}

function withoutDoubles(found: Detection[]): Detection[] {
  const kept: Detection[] = [];
  for (const one of found.sort((first, second) => second.score - first.score)) {
    if (kept.every((other) => overlap(one.box, other.box) < SAME_FACE)) kept.push(one);
  }
  return kept;
}

/** Intersection over union. */
function overlap(one: Detection["box"], other: Detection["box"]): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  if (width <= 0 || height <= 0) return 0;
  const shared = width * height;
  return shared / (one.width * one.height + other.width * other.height - shared);
}

function squareAround({ box, leftEye, rightEye }: Detection): FaceSquare {
  return {
    centerX: box.x + box.width / 2,
    centerY: box.y + box.height / 2,
    side: MESH_MARGIN * Math.max(box.width, box.height),
    angle: Math.atan2(rightEye.y - leftEye.y, rightEye.x - leftEye.x),
  };
}

/** Outer corners of the eyes in the mesh. */
const [LEFT_CORNER, RIGHT_CORNER] = [33, 263];

function squareAroundPoints(points: Float32Array): FaceSquare {
  const x = (i: number) => points[i * 3] as number;
  const y = (i: number) => points[i * 3 + 1] as number;
  const angle = Math.atan2(y(RIGHT_CORNER) - y(LEFT_CORNER), x(RIGHT_CORNER) - x(LEFT_CORNER));
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let i = 0; i < points.length / 3; i++) {
    const [u, v] = [x(i) * cos + y(i) * sin, y(i) * cos - x(i) * sin];
    [left, right] = [Math.min(left, u), Math.max(right, u)];
    [top, bottom] = [Math.min(top, v), Math.max(bottom, v)];
  }
  const [u, v] = [(left + right) / 2, (top + bottom) / 2];
  return {
    centerX: u * cos - v * sin,
    centerY: u * sin + v * cos,
    side: MESH_MARGIN * Math.max(right - left, bottom - top),
    angle,
  };
}

/** Points of the net's square as points of the frame; depth in the same unit, toward the camera is negative. */
function toFrame(points: Float32Array, square: FaceSquare): Float32Array {
  const scale = square.side / MESH_SIZE;
  const [cos, sin] = [Math.cos(square.angle), Math.sin(square.angle)];
  const result = new Float32Array(points.length);
  for (let i = 0; i < points.length; i += 3) {
    const u = ((points[i] as number) - MESH_SIZE / 2) * scale;
    const v = ((points[i + 1] as number) - MESH_SIZE / 2) * scale;
    result[i] = square.centerX + u * cos - v * sin;
    result[i + 1] = square.centerY + u * sin + v * cos;
    result[i + 2] = (points[i + 2] as number) * scale;
  }
  return result;
}
