import sharp from "sharp";
import type { Frame } from "./pixels.ts";

/** Bytes of the JPEG file. */
export const LARGEST_FILE = 4 * 1024 * 1024;
/** Pixels along either side. */
const LONGEST_SIDE = 4096;
/** The decoded picture is brought down to this, which is what the camera sends. Pixels. */
const WORKING_SIDE = 1280;
const PREFIX = "data:image/jpeg;base64,";

/** Why a picture was refused. */
export type ImageRefusal = "not-a-jpeg-data-url" | "too-large" | "too-many-pixels" | "not-decodable";

export type DecodedImage = { ok: true; frame: Frame } | { ok: false; reason: ImageRefusal };

function refuse(reason: ImageRefusal): { ok: false; reason: ImageRefusal } {
  return { ok: false, reason };
}

/**
 * Decodes a JPEG data URL to upright sRGB pixels, at most 1280 a side. Everything about the picture is foreign input:
 * a refusal is a value, and the header is checked before a pixel is decoded. Nothing is written anywhere.
 */
export async function decodeImage(dataUrl: string): Promise<DecodedImage> {
  if (!dataUrl.startsWith(PREFIX)) return refuse("not-a-jpeg-data-url");
  const file = fileOf(dataUrl);
  if (typeof file === "string") return refuse(file);
  try {
    const header = await sharp(file, LIMITS).metadata();
    if (header.format !== "jpeg") return refuse("not-decodable");
    if (header.width > LONGEST_SIDE || header.height > LONGEST_SIDE) return refuse("too-many-pixels");
    return { ok: true, frame: await pixelsOf(file) };
  } catch (error) {
    return refuse(/pixel limit/i.test(String(error)) ? "too-many-pixels" : "not-decodable");
  }
}

/** Stops bombs while reading the header; a cut-off file fails instead of being half grey. */
const LIMITS = { limitInputPixels: LONGEST_SIDE * LONGEST_SIDE, failOn: "truncated" } as const;

function fileOf(dataUrl: string): Buffer | ImageRefusal {
  const length = dataUrl.length - PREFIX.length;
  if (length > Math.ceil(LARGEST_FILE / 3) * 4) return "too-large";
  const file = Buffer.from(dataUrl.slice(PREFIX.length), "base64");
  const padding = dataUrl.endsWith("==") ? 2 : dataUrl.endsWith("=") ? 1 : 0;
  // Buffer.from skips what is not base64, so a shorter result means that something else was in there.
  if (length === 0 || file.length !== Math.floor(((length - padding) * 3) / 4)) return "not-a-jpeg-data-url";
  return file.length > LARGEST_FILE ? "too-large" : file;
}

async function pixelsOf(file: Buffer): Promise<Frame> {
  const { data, info } = await sharp(file, LIMITS)
    .autoOrient()
    .resize({ width: WORKING_SIDE, height: WORKING_SIDE, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .timeout({ seconds: 10 })
    .toBuffer({ resolveWithObject: true });
  const view = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength);
  return { width: info.width, height: info.height, data: view };
}
