import sharp, { type Sharp } from "sharp";
import { LINEAR } from "../color.ts";
import type { Frame } from "../pixels.ts";

/** Harmless changes to a photograph, after which the same should be said of it. */
export const VARIANTS = {
  "half a stop more": (frame: Frame) => relit(frame, [Math.SQRT2, Math.SQRT2, Math.SQRT2]),
  "half a stop less": (frame: Frame) => relit(frame, [Math.SQRT1_2, Math.SQRT1_2, Math.SQRT1_2]),
  "warm light": (frame: Frame) => relit(frame, [1.12, 1, 0.84]),
  "cool light": (frame: Frame) => relit(frame, [0.88, 1, 1.16]),
  "JPEG 60": async (frame: Frame) => toFrame(sharp(await pictureOf(frame).jpeg({ quality: 60 }).toBuffer())),
  "0.75 size": (frame: Frame) => toFrame(pictureOf(frame).resize({ width: Math.round(0.75 * frame.width) })),
  "2° turn": (frame: Frame) => turned(frame, 2),
  mirrored: (frame: Frame) => toFrame(pictureOf(frame).flop()),
  "16 pixels aside": (frame: Frame) => shifted(frame, 16),
} as const satisfies Record<string, (frame: Frame) => Promise<Frame>>;

/** A picture file as an upright frame of at most 1280 pixels a side. */
export function readFrame(file: string): Promise<Frame> {
  const size = { width: 1280, height: 1280, fit: "inside", withoutEnlargement: true } as const;
  return toFrame(sharp(file).autoOrient().resize(size).flatten({ background: "white" }));
}

function pictureOf({ width, height, data }: Frame): Sharp {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  return sharp(bytes, { raw: { width, height, channels: 4 } }).removeAlpha();
}

async function toFrame(picture: Sharp): Promise<Frame> {
  const { data, info } = await picture
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const view = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength);
  return { width: info.width, height: info.height, data: view };
}

/** The frame under another lamp: each channel's linear light times a factor. */
async function relit(frame: Frame, factors: readonly [number, number, number]): Promise<Frame> {
  const curves = factors.map((factor) =>
    Uint8ClampedArray.from({ length: 256 }, (_, code) => coded((LINEAR[code] as number) * factor)),
  );
  const data = frame.data.slice();
  for (let i = 0; i < data.length; i++) {
    const curve = curves[i % 4];
    if (curve) data[i] = curve[data[i] as number] as number;
  }
  return { ...frame, data };
}

/** 8-bit sRGB code of linear light. */
function coded(linear: number): number {
  const c = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return 255 * Math.min(1, c);
}

async function turned(frame: Frame, degrees: number): Promise<Frame> {
  const { width, height } = frame;
  const whole = await pictureOf(frame)
    .rotate(degrees, { background: "gray" })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  const left = Math.floor((whole.info.width - width) / 2);
  const top = Math.floor((whole.info.height - height) / 2);
  return toFrame(sharp(whole.data).extract({ left, top, width, height }));
}

async function shifted(frame: Frame, by: number): Promise<Frame> {
  const { width, height } = frame;
  const wider = await pictureOf(frame)
    .extend({ left: by, extendWith: "copy" })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return toFrame(sharp(wider).extract({ left: 0, top: 0, width, height }));
}
