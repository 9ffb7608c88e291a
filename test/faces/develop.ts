import sharp from "sharp";
import type { Frame } from "#app/features/skin-analysis/pixels.ts";
import { normals } from "./random.ts";
import type { Scene } from "./scene.ts";

/** What the camera does to the scene. */
export interface Camera {
  /** Added to the automatic exposure, in stops. */
  stops: number;
  /** Gain of each channel in linear light. */
  cast: readonly [number, number, number];
  /** Deviation of the blur, in pixels. */
  blur: number;
  /** Deviation of the noise, in 8-bit steps. */
  noise: number;
  mirrored: boolean;
  seed: number;
}

const STEPS = 4095;
/** sRGB code value by the square root of linear light: fine where codes are dense. */
const CODES = Float32Array.from({ length: STEPS + 1 }, (_, i) => {
  const linear = (i / STEPS) ** 2;
  return 255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055);
});
const NOISE = normals(5, 1 << 16);

/** Takes the picture: exposure, cast, blur, noise, eight bits. */
export function develop(scene: Scene, camera: Partial<Camera> = {}): Frame {
  const { stops = 0, cast = [1, 1, 1], blur = 0, noise = 1, mirrored = false, seed = 1 } = camera;
  const { width, height } = scene;
  const light = blur > 0 ? blurred(scene, blur) : scene.light;
  const gain = scene.exposure * 2 ** stops;
  const data = new Uint8ClampedArray(width * height * 4);
  let grain = Math.imul(seed, 2654435761) >>> 0;
  for (let i = 0, p = 0; p < data.length; i += 3, p += 4) {
    for (let c = 0; c < 3; c++) {
      const linear = Math.min(1, (light[i + c] as number) * gain * (cast[c] as number));
      grain = (Math.imul(grain, 1664525) + 1013904223) >>> 0;
      data[p + c] =
        (CODES[Math.round(Math.sqrt(linear) * STEPS)] as number) + noise * (NOISE[grain >>> 16] as number);
    }
    data[p + 3] = 255;
  }
  const frame = { width, height, data };
  return mirrored ? mirror(frame) : frame;
}

/** The picture as a mirror shows it. */
function mirror(frame: Frame): Frame {
  const { width, height } = frame;
  const from = new Uint32Array(frame.data.buffer, frame.data.byteOffset, width * height);
  const to = new Uint32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) to[y * width + x] = from[y * width + width - 1 - x] as number;
  }
  return { width, height, data: new Uint8ClampedArray(to.buffer) };
}

/** Three box passes of each channel: close to a Gaussian. */
function blurred(scene: Scene, deviation: number): Float32Array {
  const { width, height } = scene;
  const radius = Math.max(1, Math.round((Math.sqrt(4 * deviation * deviation + 1) - 1) / 2));
  let light = scene.light;
  for (let pass = 0; pass < 3; pass++) {
    light = boxPass(light, width, height, 3, width * 3, radius);
    light = boxPass(light, height, width, width * 3, 3, radius);
  }
  return light;
}

function boxPass(
  light: Float32Array,
  length: number,
  lines: number,
  step: number,
  line: number,
  radius: number,
) {
  const result = new Float32Array(light.length);
  const at = (i: number) => Math.min(length - 1, Math.max(0, i)) * step;
  for (let l = 0; l < lines; l++) {
    for (let c = 0; c < 3; c++) {
      const base = l * line + c;
      let sum = 0;
      for (let k = -radius; k <= radius; k++) sum += light[base + at(k)] as number;
      for (let i = 0; i < length; i++) {
        result[base + i * step] = sum / (2 * radius + 1);
        sum += (light[base + at(i + radius + 1)] as number) - (light[base + at(i - radius)] as number);
      }
    }
  }
  return result;
}

/** The frame as a JPEG file. */
export function toJpeg(frame: Frame, quality = 90): Promise<Buffer> {
  const { width, height, data } = frame;
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality })
    .toBuffer();
}

/** The frame as the browser sends it. */
export async function toDataUrl(frame: Frame, quality = 90): Promise<string> {
  return `data:image/jpeg;base64,${(await toJpeg(frame, quality)).toString("base64")}`;
}
