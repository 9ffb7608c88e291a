import type { Face, LabImage } from "./face.ts";
import type { Guess } from "./face-pattern.ts";
import { deviationIn, lightnessIn, type Sums } from "./integral.ts";
import { rowExtent } from "./skin-mask.ts";

/** Eyes, mouth and true width of a guess on the small picture. */
export function fitFace(image: LabImage, sums: Sums, guess: Guess, mask: Uint8Array): Face {
  const extent = fitWidth(sums, guess, mask);
  const left = eyeRow(sums, extent.centerX - 0.22 * guess.width, guess);
  const right = eyeRow(sums, extent.centerX + 0.22 * guess.width, guess);
  const eyes = (left + right) / 2;
  const apart = eyesApart(sums, extent.centerX, left, right, guess.width);
  const width =
    Math.abs(extent.width * EYES_APART - apart) < 0.12 * apart ? extent.width : apart / EYES_APART;
  const axis = bestAxis(image, { x: extent.centerX, y: eyes, slope: 0, width });
  const half = 0.5 * EYES_APART * width;
  const mouth = mouthRow(sums, axis.x, eyes, width);
  return {
    centerX: axis.x,
    centerY: guess.y,
    width,
    leftEye: { x: axis.x - half, y: eyes - axis.slope * half },
    rightEye: { x: axis.x + half, y: eyes + axis.slope * half },
    mouth: { x: axis.x - axis.slope * (mouth - eyes), y: mouth },
  };
}

/** Between the pupils, in face widths. */
const EYES_APART = 0.44;

/** The line that halves a face: through (x, y) between the eyes, `slope` is the rise of the eyes' line. */
export interface Axis {
  x: number;
  y: number;
  slope: number;
  width: number;
}

export function axisOf(face: Face): Axis {
  const { leftEye, rightEye } = face;
  return {
    x: (leftEye.x + rightEye.x) / 2,
    y: (leftEye.y + rightEye.y) / 2,
    slope: (rightEye.y - leftEye.y) / (rightEye.x - leftEye.x),
    width: face.width,
  };
}

/** The axis near the given one along which the face is most like its mirror image. */
function bestAxis(image: LabImage, from: Axis): Axis {
  let best = from;
  let highest = Number.NEGATIVE_INFINITY;
  for (let tilt = -0.15; tilt < 0.16; tilt += 0.03) {
    for (let shift = -0.04; shift < 0.05; shift += 0.02) {
      const axis = { ...from, x: from.x + shift * from.width, slope: tilt };
      const likeness = symmetry(image, axis) - 0.2 * Math.abs(tilt) - 0.2 * Math.abs(shift);
      if (likeness > highest) [best, highest] = [axis, likeness];
    }
  }
  return best;
}

/** Brighter than the cheeks by this is cut off: highlights sit where the lamp is, not where the face is even. */
const HIGHLIGHT = 12;

/** Correlation of L* with its mirror image over eyes, cheeks and mouth, −1 to 1. */
export function symmetry(image: LabImage, axis: Axis): number {
  const cheek = Math.round(axis.y + 0.28 * axis.width) * image.width + Math.round(axis.x);
  const sides = [cheek - Math.round(0.25 * axis.width), cheek + Math.round(0.25 * axis.width)];
  const brightest = Math.max(...sides.map((i) => image.lightness[i] ?? 0)) + HIGHLIGHT;
  const at = (x: number, y: number) => {
    const column = Math.min(image.width - 1, Math.max(0, Math.round(x)));
    const row = Math.min(image.height - 1, Math.max(0, Math.round(y)));
    return Math.min(brightest, image.lightness[row * image.width + column] as number);
  };
  let [n, sl, sr, sll, srr, slr] = [0, 0, 0, 0, 0, 0];
  for (let v = -0.12; v < 0.6; v += 0.03) {
    for (let u = 0.04; u < 0.4; u += 0.03) {
      const [dx, dy] = [u * axis.width, v * axis.width];
      const middle = axis.x - axis.slope * dy;
      const left = at(middle - dx, axis.y + dy - axis.slope * dx);
      const right = at(middle + dx, axis.y + dy + axis.slope * dx);
      n++;
      sl += left;
      sr += right;
      sll += left * left;
      srr += right * right;
      slr += left * right;
    }
  }
  const deviation = Math.sqrt((sll - (sl * sl) / n) * (srr - (sr * sr) / n));
  return deviation > 0 ? (slr - (sl * sr) / n) / deviation : 0;
}

/** Distance between the eyes: on each side the middle of the columns with an eye's contrast. */
function eyesApart(sums: Sums, centerX: number, left: number, right: number, width: number): number {
  const offset = (side: 1 | -1, y: number) => {
    const columns: { u: number; contrast: number }[] = [];
    for (let u = 0.08 * width; u < 0.4 * width; u += 0.5) {
      const column = { x: centerX + side * u, y, halfWidth: 0.7, halfHeight: 0.055 * width };
      columns.push({ u, contrast: deviationIn(sums, column) });
    }
    const half = 0.5 * Math.max(...columns.map((column) => column.contrast));
    let [weight, sum] = [0, 0];
    for (const { u, contrast } of columns) {
      if (contrast < half) continue;
      weight += contrast;
      sum += contrast * u;
    }
    return weight > 0 ? sum / weight : 0.22 * width;
  };
  return offset(-1, left) + offset(1, right);
}

/** Width and middle from where skin ends beside the cheeks; the guess's own where skin runs on into the wall. */
function fitWidth(sums: Sums, guess: Guess, mask: Uint8Array): { centerX: number; width: number } {
  const lefts: number[] = [];
  const rights: number[] = [];
  const plausible = (half: number) => half > 0.38 * guess.width && half < 0.58 * guess.width;
  for (let y = guess.y - 0.05 * guess.width; y < guess.y + 0.3 * guess.width; y++) {
    const row = Math.min(sums.height - 1, Math.max(0, Math.round(y)));
    const { left, right } = rowExtent(mask, sums.width, row, guess.x, 0.68 * guess.width);
    if (left !== undefined && plausible(left)) lefts.push(left);
    if (right !== undefined && plausible(right)) rights.push(right);
  }
  const enough = 0.12 * guess.width;
  if (lefts.length < enough || rights.length < enough) return { centerX: guess.x, width: guess.width };
  const middle = (list: number[]) => list.sort((one, other) => one - other)[list.length >> 1] as number;
  const [left, right] = [middle(lefts), middle(rights)];
  return { centerX: guess.x + (right - left) / 2, width: left + right };
}

/** The lowest contrast is the lower lid's; the pupil is this much higher, in face widths. */
const LID = 0.02;

/** The lowest row with the contrast of an eye: brows above can be as dark, cheeks below are smooth. */
function eyeRow(sums: Sums, x: number, guess: Guess): number {
  const half = Math.max(0.03 * guess.width, 1);
  const rows: { y: number; contrast: number }[] = [];
  for (let y = guess.y - 0.27 * guess.width; y <= guess.y; y += 0.5) {
    rows.push({ y, contrast: deviationIn(sums, { x, y, halfWidth: 0.11 * guess.width, halfHeight: half }) });
  }
  const highest = Math.max(...rows.map((row) => row.contrast));
  for (let i = rows.length - 2; i > 0; i--) {
    const [above, here, below] = [rows[i - 1], rows[i], rows[i + 1]] as [Row, Row, Row];
    if (here.contrast > 0.7 * highest && here.contrast >= above.contrast && here.contrast >= below.contrast) {
      return here.y - LID * guess.width;
    }
  }
  return guess.y - 0.13 * guess.width;
}

interface Row {
  y: number;
  contrast: number;
}

/** The darkest row where the mouth can be. */
function mouthRow(sums: Sums, x: number, eyes: number, width: number): number {
  let [best, darkest] = [eyes + 0.49 * width, Number.POSITIVE_INFINITY];
  for (let y = eyes + 0.42 * width; y <= eyes + 0.58 * width; y += 0.5) {
    const lightness = lightnessIn(sums, { x, y, halfWidth: 0.12 * width, halfHeight: 0.7 });
    if (lightness < darkest) [best, darkest] = [y, lightness];
  }
  return best;
}
