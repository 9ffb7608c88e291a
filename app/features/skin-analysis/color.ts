/**
 * Colour in the forms the measures need. Everything works on linear light: averaging coded sRGB values would
 * darken edges and bend every ratio.
 *
 * `as number` stands behind typed-array reads all over this feature: the index is in range by construction, and a
 * check per pixel would cost more than the arithmetic.
 */

/** Linear light 0 to 1 for each 8-bit sRGB code value. */
export const LINEAR: Float32Array = Float32Array.from({ length: 256 }, (_, code) => {
  const c = code / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
});

/** Relative luminance (0 to 1) of linear light. */
export function luminance(r: number, g: number, b: number): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/**
 * Light as JPEG's brightness channel has it: weighted before the sRGB curve (taken as a square) is undone. What JPEG
 * does to colour leaves this alone, while it would reach the luminance of linear light.
 */
export function luma(r: number, g: number, b: number): number {
  return (0.299 * Math.sqrt(r) + 0.587 * Math.sqrt(g) + 0.114 * Math.sqrt(b)) ** 2;
}

function labCurve(t: number): number {
  return t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116;
}

/** CIE L* (0 to 100) of a relative luminance. */
export function lightness(y: number): number {
  return 116 * labCurve(y) - 16;
}

/** Below this linear light one 8-bit step is a large ratio; the floor keeps logarithms finite. */
const DARKEST = 0.0008;

/** Optical density, −ln(linear light): an exposure or a colour cast only adds a constant to it. */
export function density(linear: number): number {
  return -Math.log(Math.max(linear, DARKEST));
}

/*
 * Optical density of skin is modelled as melanin·m + hemoglobin·h + shading·s with the columns
 * (.4143 .3570 .8372), (.2988 .6838 .6657), (1 1 1) for R, G, B. These are the first two rows of the inverse,
 * written on differences between channels, so that shading has already dropped out.
 */

/** Hemoglobin-like component from density differences G−R and B−R; a camera-dependent index, no unit. */
export function hemoglobin(greenRed: number, blueRed: number): number {
  return 2.3004 * greenRed + 0.3117 * blueRed;
}

/** Melanin-like component from density differences G−R and B−R; a camera-dependent index, no unit. */
export function melanin(greenRed: number, blueRed: number): number {
  return 2.0942 * blueRed - 1.9958 * greenRed;
}
