import { MONK_TONES, type Person } from "./person.ts";
import { randomFrom, smoothNoise } from "./random.ts";

type Rgb = [number, number, number];

/** What is visible on the drawn skin; 0 is none, 1 is a lot. */
export interface SkinLook {
  /** Monk tone, 1 to 10. */
  tone: number;
  redness: number;
  /** Where the redness is; cheeks and nose unless told. */
  rednessAt: "cheeks" | "chin";
  shine: number;
  texture: number;
  /** How many dark spots, and how dark (1 is a clear brown spot). */
  spots: number;
  spotDepth: number;
  /** Patches of more and less pigment. */
  patches: number;
  underEyes: number;
}

export const PLAIN_SKIN: SkinLook = {
  tone: 5,
  redness: 0,
  rednessAt: "cheeks",
  shine: 0,
  texture: 0.12,
  spots: 0,
  spotDepth: 1,
  patches: 0.08,
  underEyes: 0.15,
};

const MELANIN: Rgb = [0.4143, 0.357, 0.8372];
const HEMOGLOBIN: Rgb = [0.2988, 0.6838, 0.6657];

function toLinear(code: number): number {
  const c = code / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

/** Linear reflectance of a Monk tone. */
export function toneAlbedo(tone: number): Rgb {
  const swatch = MONK_TONES[Math.min(10, Math.max(1, tone)) - 1] as readonly [number, number, number];
  return [toLinear(swatch[0]), toLinear(swatch[1]), toLinear(swatch[2])];
}

function bump(x: number, y: number, cx: number, cy: number, rx: number, ry: number): number {
  return Math.exp(-(((x - cx) / rx) ** 2) - ((y - cy) / ry) ** 2);
}

/** 1 inside an ellipse, 0 outside, soft over about a tenth of its radius. */
function disc(x: number, y: number, cx: number, cy: number, rx: number, ry: number, soft = 0.12): number {
  const r = Math.hypot((x - cx) / rx, (y - cy) / ry);
  return Math.min(1, Math.max(0, (1 + soft - r) / (2 * soft)));
}

/** Half the face's width at height `y`, or 0 above the head and below the chin. */
export function halfWidth(person: Person, y: number): number {
  const v = y / person.halfHeight;
  if (v <= -1 || v >= 1) return 0;
  const power = v > 0 ? 2.6 : 2.2;
  const jaw = v > 0 ? 1 - (1 - person.jaw) * v * v : 1;
  return 72.5 * jaw * (1 - Math.abs(v) ** power) ** (1 / power);
}

interface Spot {
  x: number;
  y: number;
  radius: number;
}

function placeSpots(person: Person, count: number): Spot[] {
  const random = randomFrom(person.seed + 4711);
  const areas = [
    [-36, 18, 16, 18],
    [36, 18, 16, 18],
    [0, -58, 34, 10],
    [0, 80, 14, 5],
  ] as const;
  return Array.from({ length: Math.round(count) }, (_, i) => {
    const [cx, cy, rx, ry] = areas[i % areas.length] as (typeof areas)[number];
    return {
      x: cx + (random() * 2 - 1) * rx,
      y: cy + (random() * 2 - 1) * ry,
      radius: 1.2 + random() * 1.3,
    };
  });
}

/** The pigment, light and relief of one face: `skin(x, y)` in mm gives linear reflected light per unit of light. */
export function skinPainter(person: Person, look: SkinLook): (x: number, y: number) => Rgb {
  const albedo = toneAlbedo(look.tone);
  const spots = placeSpots(person, look.spots);
  const relief = smoothNoise(person.seed + 1);
  const fine = smoothNoise(person.seed + 2);
  const patch = smoothNoise(person.seed + 3);
  const { eyeX, eyeY, mouthY, noseTipY } = person;
  const cheekY = (eyeY + mouthY) / 2 + 6;
  return (x, y) => {
    const cheeks = bump(x, y, -36, cheekY, 20, 20) + bump(x, y, 36, cheekY, 20, 20);
    const red =
      look.rednessAt === "chin"
        ? bump(x, y, 0, mouthY + 27, 24, 13)
        : Math.min(1, cheeks + 0.6 * bump(x, y, 0, noseTipY - 6, 12, 16));
    const hemoglobin = look.redness * red + 0.05 * cheeks;
    let melanin = look.patches * 0.45 * (1 + patch(x / 22 + 9, y / 22 + 5));
    for (const spot of spots) {
      if (Math.abs(x - spot.x) < 5 && Math.abs(y - spot.y) < 5) {
        melanin += look.spotDepth * 0.7 * disc(x, y, spot.x, spot.y, spot.radius, spot.radius, 0.3);
      }
    }
    const bags = bump(x, y, -eyeX, eyeY + 13, 13, 4.5) + bump(x, y, eyeX, eyeY + 13, 13, 4.5);
    const roughness = look.texture * 0.16 * (relief(x / 3.4, y / 3.4) + 0.5 * fine(x / 1.7, y / 1.7));
    const shade = shadow(person, x, y) + look.underEyes * 0.45 * bags + roughness;
    const shine =
      0.22 *
      look.shine *
      (bump(x, y, 0, eyeY - 38, 24, 9) + bump(x, y, 0, noseTipY - 6, 5, 12) + 0.15 * cheeks);
    const light = facing(person, x, y);
    const channel = (i: 0 | 1 | 2) => {
      const absorbed = melanin * MELANIN[i] + (hemoglobin + 0.3 * look.underEyes * bags) * HEMOGLOBIN[i];
      return albedo[i] * Math.exp(-absorbed - shade) * light + shine;
    };
    return [channel(0), channel(1), channel(2)];
  };
}

/** How much a rounded head turns towards a light above the camera, about 0.6 to 1. */
function facing(person: Person, x: number, y: number): number {
  const [nx, ny] = [x / 95, y / 135];
  const nz = Math.sqrt(Math.max(0, 1 - nx * nx - ny * ny));
  const nose = 0.1 * bump(x, y, 0, person.noseTipY - 14, 7, 22);
  return 0.42 + 0.56 * Math.max(0, nz * 0.95 - ny * 0.3) + nose;
}

/** Sockets, the sides of the nose and the hollow under the lip, as optical density. */
function shadow(person: Person, x: number, y: number): number {
  const { eyeX, eyeY, mouthY, noseTipY } = person;
  return (
    0.22 * (bump(x, y, -eyeX, eyeY - 3, 15, 8) + bump(x, y, eyeX, eyeY - 3, 15, 8)) +
    0.14 * (bump(x, y, -12, noseTipY - 10, 4, 16) + bump(x, y, 12, noseTipY - 10, 4, 16)) +
    0.22 * bump(x, y, 0, noseTipY + 9, 13, 4) +
    0.16 * bump(x, y, 0, mouthY + 12, 16, 4)
  );
}

function mix(color: Rgb, other: readonly [number, number, number], share: number): void {
  for (let i = 0; i < 3; i++) color[i] = (color[i] as number) * (1 - share) + (other[i] as number) * share;
}

/** Eyes, brows, nostrils and lips over the skin, as shares of other colours. */
export function paintFeatures(person: Person, color: Rgb, x: number, y: number): void {
  for (const side of [-1, 1]) {
    const ex = side * person.eyeX;
    if (Math.abs(x - ex) < 24 && Math.abs(y - person.eyeY) < 30) paintEye(person, color, x, y, ex);
    mix(color, [0.01, 0.006, 0.005], 0.9 * disc(x, y, side * 6.5, person.noseTipY + 5, 3.6, 2, 0.35));
  }
  paintMouth(person, color, x, y);
}

function paintEye(person: Person, color: Rgb, x: number, y: number, ex: number): void {
  const { eyeY, eyeOpen } = person;
  const brow = disc(x, y - 0.008 * (x - ex) ** 2, ex, eyeY - 20, 19, 3.2, 0.35);
  mix(color, person.hairColor, 0.8 * brow);
  const lid = disc(x, y, ex, eyeY, 15, eyeOpen + 1.4, 0.15);
  mix(color, [0.012, 0.009, 0.008], 0.8 * lid * (y < eyeY + 2 ? 1 : 0.35));
  const white = disc(x, y, ex, eyeY + 0.5, 13.6, eyeOpen, 0.1);
  mix(color, [0.32, 0.3, 0.3], white);
  mix(color, person.irisColor, white * disc(x, y, ex, eyeY - 0.3, 5.8, 5.8, 0.1));
  mix(color, [0.005, 0.005, 0.005], white * disc(x, y, ex, eyeY - 0.3, 2.4, 2.4, 0.1));
  mix(color, [0.6, 0.6, 0.6], white * disc(x, y, ex - 1.6, eyeY - 2, 1, 1, 0.4));
}

function paintMouth(person: Person, color: Rgb, x: number, y: number): void {
  const { mouthY, mouthHalf } = person;
  if (Math.abs(x) > mouthHalf + 4 || Math.abs(y - mouthY) > 16) return;
  const lips = disc(x, y, 0, mouthY + 1, mouthHalf, 8.5 * (1 - 0.35 * (x / mouthHalf) ** 2), 0.12);
  const lipColor: Rgb = [0, 1, 2].map((i) => {
    return (color[i] as number) * Math.exp(-0.75 * (HEMOGLOBIN[i] as number) - 0.12);
  }) as Rgb;
  mix(color, lipColor, lips);
  const line = disc(x, y + 0.003 * x * x, 0, mouthY + 1, mouthHalf * 0.95, 1.1, 0.4);
  mix(color, [0.02, 0.01, 0.01], 0.75 * line);
}
