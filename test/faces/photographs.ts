import { join } from "node:path";
import sharp from "sharp";
import { LINEAR } from "#app/features/skin-analysis/color.ts";
import type { Frame } from "#app/features/skin-analysis/pixels.ts";

/** A face in one of the sample photographs, with its eyes and mouth as a person marked them, in pixels. */
export interface Portrait {
  /** 1 to 6. */
  photo: number;
  leftEye: readonly [number, number];
  rightEye: readonly [number, number];
  mouth: readonly [number, number];
}

/** Every face of the sample photographs that looks toward the camera, three quarters included. */
export const PORTRAITS: readonly Portrait[] = [
  { photo: 1, leftEye: [444, 457], rightEye: [519, 459], mouth: [475, 546] },
  { photo: 1, leftEye: [876, 553], rightEye: [944, 513], mouth: [942, 608] },
  { photo: 1, leftEye: [1557, 282], rightEye: [1614, 338], mouth: [1524, 366] },
  { photo: 2, leftEye: [948, 339], rightEye: [1035, 337], mouth: [990, 418] },
  { photo: 2, leftEye: [1487, 279], rightEye: [1567, 254], mouth: [1551, 350] },
  { photo: 3, leftEye: [629, 434], rightEye: [721, 434], mouth: [670, 536] },
  { photo: 3, leftEye: [1119, 322], rightEye: [1216, 341], mouth: [1141, 432] },
  { photo: 3, leftEye: [1555, 413], rightEye: [1652, 405], mouth: [1611, 504] },
  { photo: 4, leftEye: [321, 318], rightEye: [389, 285], mouth: [393, 381] },
  { photo: 4, leftEye: [709, 150], rightEye: [777, 187], mouth: [700, 240] },
  { photo: 4, leftEye: [1009, 279], rightEye: [1080, 287], mouth: [1035, 362] },
  { photo: 4, leftEye: [1318, 231], rightEye: [1384, 268], mouth: [1311, 318] },
  { photo: 5, leftEye: [421, 992], rightEye: [528, 980], mouth: [485, 1092] },
  { photo: 5, leftEye: [677, 515], rightEye: [745, 515], mouth: [726, 600] },
  { photo: 5, leftEye: [846, 193], rightEye: [918, 206], mouth: [879, 283] },
  { photo: 5, leftEye: [1151, 295], rightEye: [1229, 294], mouth: [1178, 371] },
  { photo: 5, leftEye: [1440, 512], rightEye: [1524, 494], mouth: [1492, 614] },
  { photo: 6, leftEye: [323, 610], rightEye: [423, 600], mouth: [395, 706] },
  { photo: 6, leftEye: [703, 457], rightEye: [795, 449], mouth: [753, 559] },
  { photo: 6, leftEye: [1227, 430], rightEye: [1326, 431], mouth: [1274, 538] },
  { photo: 6, leftEye: [1535, 377], rightEye: [1629, 397], mouth: [1554, 491] },
];

/** Someone before the camera. */
export interface Sitting {
  portrait: Portrait;
  /** Width of the face as a share of the picture's short side. */
  faceWidth: number;
  /** Middle of the face, 0 to 1 across and down. */
  x: number;
  y: number;
}

const SAMPLES = join(import.meta.dirname, "samples");
/** Width of a face, and how much of the photograph around it is taken along, in distances of the eyes. */
const FACE_WIDTH = 2.1;
const AROUND = 3.6;

/** The file of a sample photograph. */
export function sampleFile(photo: number): string {
  return join(SAMPLES, `sample${photo}.jpg`);
}

/** The portrait where the guide oval asks for it. */
export function sitting(portrait: Portrait, place: Partial<Sitting> = {}): Sitting {
  return { portrait, faceWidth: 0.55, x: 0.5, y: 0.5, ...place };
}

interface Scene {
  width: number;
  height: number;
  /** Exposure in stops. */
  stops: number;
}

/** One person in good light, as the browser sends a frame: a JPEG data URL. */
export async function portraitUrl(): Promise<string> {
  const [portrait] = PORTRAITS.slice(5);
  if (!portrait) throw new Error("There is no such portrait.");
  return `data:image/jpeg;base64,${(await photograph([sitting(portrait)])).toString("base64")}`;
}

/** People before a grey wall, as a camera would send them: a JPEG file. */
export async function photograph(sittings: readonly Sitting[], scene: Partial<Scene> = {}): Promise<Buffer> {
  const { width = 1280, height = 720, stops = 0 } = scene;
  const pieces = await Promise.all(sittings.map((one) => cutOut(one, width, height)));
  const wall = sharp({ create: { width, height, channels: 3, background: { r: 128, g: 132, b: 136 } } });
  const { data, info } = await wall.composite(pieces).raw().toBuffer({ resolveWithObject: true });
  const curve = LINEAR.map((light) => 255 * Math.min(1, light * 2 ** stops) ** (1 / 2.2));
  const lit = stops === 0 ? data : data.map((code) => curve[code] as number);
  return sharp(lit, { raw: { width, height, channels: info.channels } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** Where the marked eyes of someone lie in a {@link photograph} of this size. */
export function eyesIn(one: Sitting, width: number, height: number): Pick<Portrait, "leftEye" | "rightEye"> {
  const { middle, scale } = placing(one, width, height);
  const at = ([x, y]: Portrait["leftEye"]) =>
    [one.x * width + (x - middle[0]) * scale, one.y * height + (y - middle[1]) * scale] as const;
  return { leftEye: at(one.portrait.leftEye), rightEye: at(one.portrait.rightEye) };
}

/** Middle and eye distance of the face in its sample photograph, and how much larger it is drawn. */
function placing({ portrait, faceWidth }: Sitting, width: number, height: number) {
  const { leftEye, rightEye, mouth } = portrait;
  const eyes = Math.hypot(rightEye[0] - leftEye[0], rightEye[1] - leftEye[1]);
  const middle = [0, 1].map((k) => {
    const between = ((leftEye[k] as number) + (rightEye[k] as number)) / 2;
    return between * 0.55 + (mouth[k] as number) * 0.45;
  }) as [number, number];
  return { middle, eyes, scale: (faceWidth * Math.min(width, height)) / (FACE_WIDTH * eyes) };
}

async function cutOut(one: Sitting, width: number, height: number) {
  const { x, y } = one;
  const { photo } = one.portrait;
  const { middle, eyes, scale } = placing(one, width, height);
  const { width: wide, height: high } = await sharp(sampleFile(photo)).metadata();
  const reach = (AROUND / 2) * eyes;
  const [left, top] = [
    Math.max(0, Math.round(middle[0] - reach)),
    Math.max(0, Math.round(middle[1] - reach)),
  ];
  const [right, bottom] = [Math.min(wide, middle[0] + reach), Math.min(high, middle[1] + reach)];
  const piece = { left, top, width: Math.floor(right - left), height: Math.floor(bottom - top) };
  // What hangs over the picture's edge is cut off, because a composite may not be larger than what it lies on.
  const at = { left: x * width - (middle[0] - left) * scale, top: y * height - (middle[1] - top) * scale };
  const cut = { left: Math.max(0, -at.left), top: Math.max(0, -at.top) };
  const size = { width: Math.round(piece.width * scale), height: Math.round(piece.height * scale) };
  const input = await sharp(sampleFile(photo))
    .extract(piece)
    .resize(size)
    .extract({
      left: Math.round(cut.left),
      top: Math.round(cut.top),
      width: Math.min(size.width - Math.round(cut.left), width),
      height: Math.min(size.height - Math.round(cut.top), height),
    })
    .toBuffer();
  return { input, left: Math.round(Math.max(0, at.left)), top: Math.round(Math.max(0, at.top)) };
}

/** A JPEG file as a frame, `width` pixels wide if told. */
export async function frameOf(jpeg: Buffer | string, width?: number): Promise<Frame> {
  const picture = sharp(jpeg).resize(width ?? null);
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength),
  };
}
