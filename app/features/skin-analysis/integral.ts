import type { LabImage } from "./face.ts";

/** Running sums over a picture: the mean and deviation of any rectangle in constant time. */
export interface Sums {
  width: number;
  height: number;
  lightness: Float64Array;
  squares: Float64Array;
  a: Float64Array;
  b: Float64Array;
}

/** A rectangle by its centre and half sizes, in pixels. */
export interface Patch {
  x: number;
  y: number;
  halfWidth: number;
  halfHeight: number;
}

export interface PatchColor {
  lightness: number;
  /** Standard deviation of the color, L*, a* and b* together. */
  deviation: number;
  a: number;
  b: number;
}

function sumUp(plane: Float32Array, width: number, height: number): Float64Array {
  const stride = width + 1;
  const sums = new Float64Array(stride * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      const value = plane[y * width + x] as number;
      row += value;
      sums[(y + 1) * stride + x + 1] = (sums[y * stride + x + 1] as number) + row;
    }
  }
  return sums;
}

/** Share of a* and b* beside L* in the deviation: enough for eyes, too little for colored boxes to look like them. */
const HUE = 0.5;

export function sumsOf(image: LabImage): Sums {
  const { width, height, a, b } = image;
  const squared = image.lightness.map(
    (value, i) => value ** 2 + HUE * ((a[i] as number) ** 2 + (b[i] as number) ** 2),
  );
  return {
    width,
    height,
    lightness: sumUp(image.lightness, width, height),
    squares: sumUp(squared, width, height),
    a: sumUp(image.a, width, height),
    b: sumUp(image.b, width, height),
  };
}

/** Corners of a patch in the table of sums: top left, top right, bottom left, bottom right and the area. */
const corners = { tl: 0, tr: 0, bl: 0, br: 0, area: 1 };

/** Finds the corners, cut to the picture; one shared record, because this runs a million times a search. */
function locate(sums: Sums, patch: Patch): void {
  const { width, height } = sums;
  const x0 = Math.min(Math.max(Math.round(patch.x - patch.halfWidth), 0), width - 1);
  const y0 = Math.min(Math.max(Math.round(patch.y - patch.halfHeight), 0), height - 1);
  const x1 = Math.min(Math.max(Math.round(patch.x + patch.halfWidth), x0 + 1), width);
  const y1 = Math.min(Math.max(Math.round(patch.y + patch.halfHeight), y0 + 1), height);
  const stride = width + 1;
  corners.tl = y0 * stride + x0;
  corners.tr = y0 * stride + x1;
  corners.bl = y1 * stride + x0;
  corners.br = y1 * stride + x1;
  corners.area = (x1 - x0) * (y1 - y0);
}

function total(table: Float64Array): number {
  const { tl, tr, bl, br } = corners;
  return (table[br] as number) - (table[tr] as number) - (table[bl] as number) + (table[tl] as number);
}

function deviation(squares: number, lightness: number, a: number, b: number, area: number): number {
  const means = (lightness * lightness + HUE * (a * a + b * b)) / area;
  return Math.sqrt(Math.max(0, (squares - means) / area));
}

/** Deviation of the color in a patch: eyes can be as light as the skin around them, but not of its hue as well. */
export function deviationIn(sums: Sums, patch: Patch): number {
  locate(sums, patch);
  const { area } = corners;
  return deviation(total(sums.squares), total(sums.lightness), total(sums.a), total(sums.b), area);
}

/** Mean L* in a patch. */
export function lightnessIn(sums: Sums, patch: Patch): number {
  locate(sums, patch);
  return total(sums.lightness) / corners.area;
}

/** Mean colour of a patch and the deviation of its L*. */
export function colorIn(sums: Sums, patch: Patch): PatchColor {
  locate(sums, patch);
  const { area } = corners;
  const [lightness, a, b] = [total(sums.lightness), total(sums.a), total(sums.b)];
  return {
    lightness: lightness / area,
    deviation: deviation(total(sums.squares), lightness, a, b, area),
    a: a / area,
    b: b / area,
  };
}
