import { GATE_CHECKS, type GateCheck } from "#app/expert/skin-measures.ts";
import { luminance } from "./color.ts";
import { type Face, guideOval } from "./face.ts";
import { skinShare } from "./face-shape.ts";
import type { FaceSearch } from "./find-face.ts";
import { colorIn, sumsOf } from "./integral.ts";
import { quantile } from "./statistics.ts";

/** Limits of the gate; start values from the literature, moved only where drawn faces of ten tones asked for it. */
export const GATE = {
  /** Face width as a share of the frame's short side. */
  narrowest: 0.45,
  widest: 0.85,
  /** Distance of the face from the oval's middle, as a share of the short side. */
  offCenter: 0.13,
  /** L* of the brightest detail in the face: eye whites, teeth, highlights. Skin itself may be as deep as it is. */
  brightDetail: 44,
  /** L* below which skin has too few 8-bit steps left to compare. */
  darkestSkin: 8,
  brightestSkin: 91,
  /** Share of skin pixels at the sensor's limit. */
  clipped: 0.02,
  /** Ratio of linear light between the cheeks. */
  cheekRatio: 1.6,
  /** How much brighter in L* than the face's brightest detail the surroundings may be. */
  backlight: 28,
  /** See sharpness.ts. */
  sharpness: 0.004,
  /** Share of the face's oval in which skin was found. */
  skin: 0.35,
} as const;

/** Linear light above which a channel is as good as clipped. */
const CLIP = 0.975;

/** The checks in the order in which they are reported. */
export function inOrder(failed: ReadonlySet<GateCheck>): GateCheck[] {
  return GATE_CHECKS.filter((check) => failed.has(check));
}

/** Every check that can be made on the small picture; empty when the frame may be measured. */
export function checkPicture(search: FaceSearch): Set<GateCheck> {
  const failed = new Set<GateCheck>();
  if (!search.face || !search.mask) return checkEmpty(search);
  if (search.several) failed.add("several-faces");
  checkPlace(search, search.face, failed);
  checkLight(search, search.face, search.mask, failed);
  if (skinShare(search.mask, search.image, search.face) < GATE.skin) failed.add("skin-not-found");
  return failed;
}

/** Without a face, the light can still be what is wrong. */
function checkEmpty(search: FaceSearch): Set<GateCheck> {
  const failed = new Set<GateCheck>(["no-face"]);
  const { image } = search;
  const oval = guideOval(image.width, image.height);
  const middle = colorIn(sumsOf(image), {
    x: oval.centerX,
    y: oval.centerY,
    halfWidth: oval.radiusX,
    halfHeight: oval.radiusY,
  });
  if (middle.lightness + 2 * middle.deviation < GATE.brightDetail / 1.5) failed.add("too-dark");
  if (middle.lightness > 97) failed.add("too-bright");
  if (search.doubt === "no-skin-color" || search.doubt === "little-skin") failed.add("skin-not-found");
  return failed;
}

function checkPlace(search: FaceSearch, face: Face, failed: Set<GateCheck>): void {
  const { width, height } = search.image;
  const side = Math.min(width, height);
  const oval = guideOval(width, height);
  const share = face.width / side;
  if (share < GATE.narrowest) failed.add("too-far");
  if (share > GATE.widest) failed.add("too-close");
  const away = [Math.abs(face.centerX - oval.centerX), Math.abs(face.centerY - oval.centerY)];
  if (Math.max(...away) > GATE.offCenter * side) failed.add("off-center");
}

function checkLight(search: FaceSearch, face: Face, mask: Uint8Array, failed: Set<GateCheck>): void {
  const { image } = search;
  const skin: number[] = [];
  const around: number[] = [];
  const detail: number[] = [];
  let clipped = 0;
  for (let i = 0; i < mask.length; i++) {
    const value = image.lightness[i] as number;
    const dx = ((i % image.width) - face.centerX) / face.width;
    const dy = (Math.floor(i / image.width) - face.centerY) / face.width;
    if ((dx / 0.5) ** 2 + (dy / 0.64) ** 2 < 1) {
      detail.push(value);
      if (mask[i]) skin.push(value);
      if (mask[i] && brightest(search, i) > CLIP) clipped++;
    } else if (Math.abs(dx) > 0.75) around.push(value);
  }
  const middle = quantile(Float32Array.from(skin), 0.5);
  const bright = Math.max(quantile(Float32Array.from(detail), 0.985), eyeDetail(search, face));
  if (bright < GATE.brightDetail || middle < GATE.darkestSkin) failed.add("too-dark");
  if (clipped > GATE.clipped * skin.length || middle > GATE.brightestSkin) failed.add("too-bright");
  const backlit = quantile(Float32Array.from(around), 0.5) > bright + GATE.backlight;
  if (backlit || cheekRatio(search, face) > GATE.cheekRatio) failed.add("uneven-light");
}

/** L* of the brighter part of the eyes' surroundings, where the whites are. */
function eyeDetail(search: FaceSearch, face: Face): number {
  const { image } = search;
  const values: number[] = [];
  for (const eye of [face.leftEye, face.rightEye]) {
    for (let y = Math.round(eye.y - 0.05 * face.width); y <= eye.y + 0.05 * face.width; y++) {
      for (let x = Math.round(eye.x - 0.1 * face.width); x <= eye.x + 0.1 * face.width; x++) {
        values.push(image.lightness[y * image.width + x] ?? 0);
      }
    }
  }
  return quantile(Float32Array.from(values), 0.93);
}

function brightest(search: FaceSearch, i: number): number {
  const { light } = search.image;
  return Math.max(light.r[i] as number, light.g[i] as number, light.b[i] as number);
}

/** Linear light of the brighter cheek over that of the darker one. */
function cheekRatio(search: FaceSearch, face: Face): number {
  const { light } = search.image;
  const level = (side: 1 | -1) => {
    const values: number[] = [];
    const half = 0.1 * face.width;
    const [cx, cy] = [face.centerX + side * 0.26 * face.width, (face.leftEye.y + face.mouth.y) / 2];
    for (let y = Math.round(cy - half); y <= cy + half; y++) {
      for (let x = Math.round(cx - half); x <= cx + half; x++) {
        const i = y * light.width + x;
        values.push(luminance(light.r[i] ?? 0, light.g[i] ?? 0, light.b[i] ?? 0));
      }
    }
    return quantile(Float32Array.from(values), 0.5) + 0.0005;
  };
  const [left, right] = [level(-1), level(1)];
  return Math.max(left, right) / Math.min(left, right);
}
