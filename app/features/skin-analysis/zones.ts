import type { SkinZone } from "#app/expert/skin-measures.ts";
import { type FacePoints, type Point, pointAt } from "./face-points.ts";

/** A corner of a zone: a point of the mesh, or the place `share` of the way from one to another. */
export type Corner = number | readonly [from: number, to: number, share: number];

/**
 * Corners of each zone, clockwise in the picture. Brows, lashes, nostrils, lips and the hairline lie outside; the
 * forehead keeps half-way from them because they are softer than the mesh knows.
 */
export const ZONE_CORNERS = {
  forehead: [
    [
      [104, 103, 0.3],
      [69, 67, 0.45],
      [108, 109, 0.5],
      [151, 10, 0.5],
      [337, 338, 0.5],
      [299, 297, 0.45],
      [333, 332, 0.3],
      [334, 333, 0.5],
      [296, 299, 0.5],
      [336, 337, 0.4],
      [9, 151, 0.3],
      [107, 108, 0.4],
      [66, 69, 0.5],
      [105, 104, 0.5],
    ],
  ],
  nose: [[196, 197, 419, 456, 363, 440, 275, 4, 45, 220, 134, 236]],
  "left-cheek": [[117, 118, 101, 142, 36, 205, 187, 147]],
  "right-cheek": [[346, 376, 411, 425, 266, 371, 330, 347]],
  chin: [[194, 201, 200, 421, 418, 262, 396, 175, 171, 32]],
  "under-eyes": [
    [228, 229, 230, 231, 121, 120, 119, 118],
    [448, 449, 450, 451, 350, 349, 348, 347],
  ],
} as const satisfies Record<SkinZone, readonly (readonly Corner[])[]>;

/** Where each zone lies in a picture: its outlines as x and y in turn, 0 to 1 across and down. */
export type ZonePlaces = Record<SkinZone, number[][]>;

/** The places of all zones in a picture of this size. */
export function placesOf({ width, height }: Plane, points: FacePoints): ZonePlaces {
  const places = Object.entries(ZONE_CORNERS).map(([zone, polygons]) => [
    zone,
    polygons.map((corners) =>
      polygonOf(points, corners).flatMap(({ x, y }) => [rounded(x / width), rounded(y / height)]),
    ),
  ]);
  return Object.fromEntries(places);
}

/** A thousandth of a picture is finer than any line that is drawn on it. */
const rounded = (share: number) => Math.round(share * 1000) / 1000;

/** The skin each side of the under-eye zone is compared with: right below it, so that side light cancels. */
export const BELOW_EYES: readonly (readonly Corner[])[] = [
  [50, 101, 142, 36, 205],
  [280, 330, 371, 266, 425],
];

/** The openings of the eyes. */
export const EYE_OPENINGS: readonly (readonly Corner[])[] = [
  [33, 160, 158, 133, 153, 144],
  [362, 385, 387, 263, 373, 380],
];

/** A polygon in a picture, from its corners. */
export function polygonOf(points: FacePoints, corners: readonly Corner[]): Point[] {
  return corners.map((corner) => {
    if (typeof corner === "number") return pointAt(points, corner);
    const [from, to, share] = corner;
    const [a, b] = [pointAt(points, from), pointAt(points, to)];
    return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
  });
}

/** Area of a polygon in square pixels. */
function areaOf(polygon: readonly Point[]): number {
  const doubled = polygon.reduce((sum, one, i) => {
    const next = polygon[(i + 1) % polygon.length] as Point;
    return sum + one.x * next.y - next.x * one.y;
  }, 0);
  return Math.abs(doubled) / 2;
}

interface Plane {
  width: number;
  height: number;
}

/** Indices of the picture's pixels whose middles lie inside the polygon, every `step`-th row and column. */
export function pixelsIn(plane: Plane, polygon: readonly Point[], step = 1): number[] {
  const top = Math.max(0, Math.floor(Math.min(...polygon.map(({ y }) => y))));
  const bottom = Math.min(plane.height - 1, Math.ceil(Math.max(...polygon.map(({ y }) => y))));
  const pixels: number[] = [];
  for (let y = top; y <= bottom; y += step) {
    const crossings = rowCrossings(polygon, y + 0.5);
    for (let k = 0; k + 1 < crossings.length; k += 2) {
      const from = Math.max(0, Math.ceil((crossings[k] as number) - 0.5));
      const to = Math.min(plane.width - 1, Math.floor((crossings[k + 1] as number) - 0.5));
      for (let x = from; x <= to; x += step) pixels.push(y * plane.width + x);
    }
  }
  return pixels;
}

/** Pixels looked at where only the usual is asked: more do not make a median any better. */
const ENOUGH = 400;

/** About {@link ENOUGH} of the pixels by {@link pixelsIn}, evenly spread; all of a small polygon. */
export function somePixelsIn(plane: Plane, polygon: readonly Point[]): number[] {
  return pixelsIn(plane, polygon, Math.max(1, Math.floor(Math.sqrt(areaOf(polygon) / ENOUGH))));
}

function rowCrossings(polygon: readonly Point[], y: number): number[] {
  const crossings: number[] = [];
  polygon.forEach((one, i) => {
    const next = polygon[(i + 1) % polygon.length] as Point;
    if (one.y <= y === next.y <= y) return;
    crossings.push(one.x + ((y - one.y) / (next.y - one.y)) * (next.x - one.x));
  });
  return crossings.sort((first, second) => first - second);
}

/** Zones by the picture's pixels. */
export interface ZoneArea {
  zone: SkinZone;
  /** Indices into the picture, row by row; those outside it are left out. */
  pixels: Int32Array;
  /** How many pixels the zone would have if the picture did not cut it. */
  full: number;
}

/** All of a zone's pixels. */
export function zoneArea(plane: Plane, points: FacePoints, zone: SkinZone): ZoneArea {
  const polygons = ZONE_CORNERS[zone].map((corners) => polygonOf(points, corners));
  return {
    zone,
    pixels: Int32Array.from(polygons.flatMap((polygon) => pixelsIn(plane, polygon))),
    full: polygons.reduce((sum, polygon) => sum + areaOf(polygon), 0),
  };
}
