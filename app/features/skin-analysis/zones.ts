import type { SkinZone } from "#app/expert/skin-measures.ts";
import type { Face } from "./face.ts";
import { axisOf } from "./fit-face.ts";

/** An ellipse on the face: x and radiusX in face widths, y and radiusY in eye-to-mouth distances below the eyes. */
interface Ellipse {
  x: number;
  y: number;
  radiusX: number;
  radiusY: number;
}

/**
 * Where each zone lies, for the measures and for a drawing of an outline face. Anchored on eyes and mouth, because
 * hairline and chin are often hidden.
 */
export const ZONE_ELLIPSES = {
  forehead: [{ x: 0, y: -0.55, radiusX: 0.18, radiusY: 0.14 }],
  nose: [{ x: 0, y: 0.42, radiusX: 0.055, radiusY: 0.22 }],
  "left-cheek": [{ x: -0.25, y: 0.58, radiusX: 0.1, radiusY: 0.24 }],
  "right-cheek": [{ x: 0.25, y: 0.58, radiusX: 0.1, radiusY: 0.24 }],
  chin: [{ x: 0, y: 1.42, radiusX: 0.11, radiusY: 0.12 }],
  "under-eyes": [
    { x: -0.22, y: 0.2, radiusX: 0.085, radiusY: 0.05 },
    { x: 0.22, y: 0.2, radiusX: 0.085, radiusY: 0.05 },
  ],
} as const satisfies Record<SkinZone, readonly Ellipse[]>;

/** Zones by the picture's pixels. */
export interface ZoneArea {
  zone: SkinZone;
  /** Indices into the picture, row by row; those outside it are left out. */
  pixels: Int32Array;
  /** How many pixels the zone would have if the picture did not cut it. */
  full: number;
}

interface Plane {
  width: number;
  height: number;
}

/** The pixels of one ellipse of the face, and how many it has in all. */
export function ellipsePixels(
  plane: Plane,
  face: Face,
  ellipse: Ellipse,
): { pixels: number[]; full: number } {
  const axis = axisOf(face);
  const down = Math.max(0.35 * face.width, face.mouth.y - axis.y);
  const length = Math.hypot(1, axis.slope);
  const [cos, sin] = [1 / length, axis.slope / length];
  const [dx, dy] = [ellipse.x * face.width, ellipse.y * down];
  const [cx, cy] = [axis.x + dx * cos - dy * sin, axis.y + dx * sin + dy * cos];
  const [rx, ry] = [ellipse.radiusX * face.width, ellipse.radiusY * down];
  const reach = Math.max(rx, ry);
  const pixels: number[] = [];
  let full = 0;
  for (let y = Math.floor(cy - reach); y <= cy + reach; y++) {
    for (let x = Math.floor(cx - reach); x <= cx + reach; x++) {
      const u = ((x - cx) * cos + (y - cy) * sin) / rx;
      const v = ((y - cy) * cos - (x - cx) * sin) / ry;
      if (u * u + v * v > 1) continue;
      full++;
      if (x >= 0 && y >= 0 && x < plane.width && y < plane.height) pixels.push(y * plane.width + x);
    }
  }
  return { pixels, full };
}

/** All of a zone's pixels. */
export function zoneArea(plane: Plane, face: Face, zone: SkinZone): ZoneArea {
  const parts = ZONE_ELLIPSES[zone].map((ellipse) => ellipsePixels(plane, face, ellipse));
  return {
    zone,
    pixels: Int32Array.from(parts.flatMap((part) => part.pixels)),
    full: parts.reduce((sum, part) => sum + part.full, 0),
  };
}
