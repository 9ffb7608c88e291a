import type { Face, LabImage } from "./face.ts";
import { colorDistance } from "./face-pattern.ts";
import { axisOf, symmetry } from "./fit-face.ts";
import { colorIn, type PatchColor, type Sums } from "./integral.ts";
import { rowExtent } from "./skin-mask.ts";

/** What speaks against a place being a person's face; the words are for tests and logs. */
export type ShapeDoubt =
  | "no-skin-color"
  | "little-skin"
  | "not-symmetric"
  | "ears-on-top"
  | "animal-eyes"
  | "short-face";

/** Faces of people reach .55 and more along their best axis. */
const LEAST_SYMMETRY = 0.4;

/** The first reason to think that a place is not a person's face. */
export function shapeDoubt(
  image: LabImage,
  sums: Sums,
  face: Face,
  mask: Uint8Array,
  seeds: readonly PatchColor[],
): ShapeDoubt | undefined {
  if (seeds.length < 5 || !couldBeSkin(seeds)) return "no-skin-color";
  if (animalEyes(sums, face, seeds)) return "animal-eyes";
  if (earsOnTop(mask, image.width, face, sums)) return "ears-on-top";
  if (skinShare(mask, image, face) < 0.5) return "little-skin";
  if (symmetry(image, axisOf(face)) < LEAST_SYMMETRY) return "not-symmetric";
  if (shortFace(mask, image, face)) return "short-face";
  return undefined;
}

/** Skin of any tone is redder than green and yellow rather than blue; wide enough for warm and cool lamps. */
function couldBeSkin(seeds: readonly PatchColor[]): boolean {
  const a = seeds.reduce((sum, seed) => sum + seed.a, 0) / seeds.length;
  const b = seeds.reduce((sum, seed) => sum + seed.b, 0) / seeds.length;
  return a > -9 && a < 45 && b > -14 && b < 62 && b > a - 32;
}

/** Share of the face's oval that the mask covers; eyes, lips and hair leave about a third free. */
export function skinShare(mask: Uint8Array, image: { width: number; height: number }, face: Face): number {
  let [inside, skin] = [0, 0];
  const [rx, ry] = [0.46 * face.width, 0.58 * face.width];
  for (let y = Math.ceil(face.centerY - ry); y <= face.centerY + ry; y++) {
    for (let x = Math.ceil(face.centerX - rx); x <= face.centerX + rx; x++) {
      const outside = ((x - face.centerX) / rx) ** 2 + ((y - face.centerY) / ry) ** 2 > 1;
      if (outside || x < 0 || y < 0 || x >= image.width || y >= image.height) continue;
      inside++;
      skin += mask[y * image.width + x] as number;
    }
  }
  return inside === 0 ? 0 : skin / inside;
}

/** Large yellow or green eyes: an iris fills a cat's eye, while a person's shows white beside it. */
function animalEyes(sums: Sums, face: Face, seeds: readonly PatchColor[]): boolean {
  const skin = seeds[0] as PatchColor;
  return [face.leftEye, face.rightEye].every((eye) => {
    const half = 0.05 * face.width;
    const color = colorIn(sums, { x: eye.x, y: eye.y, halfWidth: 1.5 * half, halfHeight: half });
    return color.b > skin.b + 3 && color.a < skin.a - 4 && color.b > 12;
  });
}

/** Skin-coloured on both sides high above the eyes with nothing between: pointed ears. */
function earsOnTop(mask: Uint8Array, width: number, face: Face, sums: Sums): boolean {
  const eyes = (face.leftEye.y + face.rightEye.y) / 2;
  let rows = 0;
  for (let y = Math.max(0, Math.round(eyes - 0.62 * face.width)); y < eyes - 0.4 * face.width; y++) {
    const share = (from: number, to: number) => {
      let [n, skin] = [0, 0];
      for (
        let x = Math.round(face.centerX + from * face.width);
        x <= face.centerX + to * face.width;
        x++, n++
      ) {
        skin += mask[y * width + x] ?? 0;
      }
      return skin / Math.max(n, 1);
    };
    if (
      share(-0.5, -0.15) > 0.3 &&
      share(0.15, 0.5) > 0.3 &&
      share(-0.06, 0.06) < 0.15 &&
      wallBetween(sums, face, y)
    )
      rows++;
  }
  return rows > 0.07 * face.width;
}

/** Whether the middle of a row above the eyes looks like the wall beside the head: not so with hair or highlights. */
function wallBetween(sums: Sums, face: Face, y: number): boolean {
  const half = 0.05 * face.width;
  const at = (x: number) =>
    colorIn(sums, { x: face.centerX + x * face.width, y, halfWidth: half, halfHeight: half });
  const middle = at(0);
  return Math.min(colorDistance(middle, at(-0.72)), colorDistance(middle, at(0.72))) < 6;
}

/** A head that is already narrow at the mouth's height: wider than tall, as a cat's. */
function shortFace(mask: Uint8Array, image: LabImage, face: Face): boolean {
  const row = Math.round(Math.min(image.height - 1, face.mouth.y + 0.06 * face.width));
  const { left, right } = rowExtent(mask, image.width, row, face.mouth.x, 0.68 * face.width);
  if (left === undefined || right === undefined || left < 0.15 * face.width || right < 0.15 * face.width)
    return false;
  return left + right < 0.58 * face.width;
}
