import { colorIn, deviationIn, lightnessIn, type Patch, type PatchColor, type Sums } from "./integral.ts";
import { clamp, ramp } from "./statistics.ts";

/** A guess at a face: its centre and width in pixels. */
export interface Guess {
  x: number;
  y: number;
  width: number;
  /** 0 to 1: how much the place looks like eyes, cheeks and a mouth in their places. */
  score: number;
}

interface Place {
  x: number;
  y: number;
  width: number;
}

/** A part of the face, in face widths from the centre: x, y, half width, half height. */
type Part = readonly [number, number, number, number];

const EYE: Part = [0.22, -0.13, 0.12, 0.075];
const CHEEK: Part = [0.25, 0.15, 0.1, 0.1];
const BRIDGE: Part = [0, -0.09, 0.05, 0.06];
const NOSE: Part = [0, 0.1, 0.06, 0.08];
const MOUTH: Part = [0, 0.36, 0.14, 0.07];
const CHIN: Part = [0, 0.54, 0.09, 0.05];

function patch(guess: Place, part: Part, side = 1): Patch {
  const { x, y, width } = guess;
  return {
    x: x + side * part[0] * width,
    y: y + part[1] * width,
    halfWidth: part[2] * width,
    halfHeight: part[3] * width,
  };
}

/**
 * Distance in the colour plane, and in L* where it is more than shading does. `brighterToo` is how much it counts that
 * `one` is brighter: little where it may be a highlight on skin.
 */
export function colorDistance(one: PatchColor, other: PatchColor, brighterToo = 0.6): number {
  const more = one.lightness - other.lightness;
  const lightness = more > 0 ? Math.max(0, more - 12) * brighterToo : Math.max(0, -more - 12) * 0.6;
  return Math.hypot(one.a - other.a, one.b - other.b, lightness);
}

/** Skin colours of one face differ by less than this, redness included. */
const SAME_SKIN = 14;

/**
 * How well a place fits the pattern of a face: both eye regions full of contrast beside smooth cheeks of one colour,
 * skin between the eyes, a mouth below. Polarity is left open on purpose: on deep skin the whites of the eyes are
 * brighter than the skin, on light skin the lashes are darker.
 */
export function scorePattern(sums: Sums, x: number, y: number, width: number): number {
  const guess = { x, y, width };
  const leftEye = deviationIn(sums, patch(guess, EYE, -1));
  const rightEye = deviationIn(sums, patch(guess, EYE));
  const eyes = Math.min(leftEye, rightEye);
  if (eyes < 3 || eyes < 0.4 * Math.max(leftEye, rightEye)) return 0;
  const leftCheek = colorIn(sums, patch(guess, CHEEK, -1));
  const rightCheek = colorIn(sums, patch(guess, CHEEK));
  const cheeks = Math.max(leftCheek.deviation, rightCheek.deviation);
  const contrast = eyes / (cheeks + 1.2);
  if (contrast < 1.5) return 0;
  const between = colorDistance(leftCheek, rightCheek);
  if (between > SAME_SKIN || tooColorful(sums, guess, leftCheek, rightCheek)) return 0;
  const edge = Math.max(
    stepIn(sums, patch(guess, EYE, -1), leftEye),
    stepIn(sums, patch(guess, EYE), rightEye),
  );
  if (edge > 0.93) return 0;
  return scoreRest(sums, guess, { leftCheek, rightCheek, cheeks, contrast, between, edge });
}

interface Evidence {
  leftCheek: PatchColor;
  rightCheek: PatchColor;
  cheeks: number;
  contrast: number;
  between: number;
  /** See {@link stepIn}. */
  edge: number;
}

/** Eyes are never this much more colorful than the cheeks below them; painted boxes are. */
const COLORFUL = 22;

function tooColorful(sums: Sums, guess: Place, left: PatchColor, right: PatchColor): boolean {
  return ([-1, 1] as const).some((side) => {
    const [eye, cheek] = [colorIn(sums, patch(guess, EYE, side)), side < 0 ? left : right];
    return Math.hypot(eye.a - cheek.a, eye.b - cheek.b) > COLORFUL;
  });
}

/** 1 where a patch's contrast is one straight edge, such as the outline of a head; eyes stay below 0.6. */
function stepIn(sums: Sums, at: Patch, deviation: number): number {
  const { x, y, halfWidth, halfHeight } = at;
  const upper = lightnessIn(sums, { x, y: y - halfHeight / 2, halfWidth, halfHeight: halfHeight / 2 });
  const lower = lightnessIn(sums, { x, y: y + halfHeight / 2, halfWidth, halfHeight: halfHeight / 2 });
  const left = lightnessIn(sums, { x: x - halfWidth / 2, y, halfWidth: halfWidth / 2, halfHeight });
  const right = lightnessIn(sums, { x: x + halfWidth / 2, y, halfWidth: halfWidth / 2, halfHeight });
  return Math.max(Math.abs(upper - lower), Math.abs(left - right)) / (2 * deviation);
}

/** Contrasts in L* are smaller on deep skin; limits on them shrink with this, 0.4 to 1. */
function paleness(skin: PatchColor): number {
  return clamp(skin.lightness / 60, 0.4, 1);
}

function scoreRest(sums: Sums, guess: Place, seen: Evidence): number {
  const { leftCheek, rightCheek, cheeks } = seen;
  const bridge = colorIn(sums, patch(guess, BRIDGE));
  const nose = colorIn(sums, patch(guess, NOSE));
  const chin = colorIn(sums, patch(guess, CHIN));
  const mouth = colorIn(sums, patch(guess, MOUTH));
  const toCheeks = (other: PatchColor) =>
    Math.min(colorDistance(other, leftCheek), colorDistance(other, rightCheek));
  const chinAway = Math.min(toCheeks(chin), colorDistance(chin, bridge));
  const skin = Math.max(seen.between, 0.7 * Math.min(toCheeks(bridge), toCheeks(nose)), 0.6 * chinAway);
  const lips = Math.abs(mouth.a - (leftCheek.a + rightCheek.a) / 2) + mouth.deviation;
  const parts = [
    ramp(seen.contrast, 1.2, 5),
    1 - ramp(skin, 5, SAME_SKIN + 6),
    ramp(lips / (cheeks + 1.2 * paleness(leftCheek)), 0.8, 3),
    ramp(seen.contrast / (bridge.deviation + 1), 0.1, 0.6),
    1 - ramp(cheeks, 5, 14),
    1 - ramp(seen.edge, 0.6, 0.95),
  ];
  const pattern = parts.reduce((product, part) => product * (0.12 + 0.88 * part), 1);
  return pattern < 0.1 ? 0 : pattern * scoreOutline(sums, guess, [leftCheek, rightCheek, bridge]);
}

/** Places on bare skin, and places just outside the face, in face widths from the centre. */
const INSIDE = [
  [-0.36, 0.02], [0.36, 0.02], [-0.37, 0.14], [0.37, 0.14], [-0.16, 0.16], [0.16, 0.16], [-0.29, 0.32], [0.29, 0.32],
  [-0.24, 0.44], [0.24, 0.44], [0, -0.3], [-0.1, -0.32], [0.1, -0.32], [0, 0], [0, 0.56], [0, 0.12],
] as const; // biome-ignore format: a table
const OUTSIDE = [
  [-0.62, -0.12], [0.62, -0.12], [-0.62, 0.08], [0.62, 0.08], [-0.62, 0.28], [0.62, 0.28], [-0.56, 0.5], [0.56, 0.5],
  [-0.6, -0.4], [0.6, -0.4],
] as const; // biome-ignore format: a table

/** The share of places whose colour is, or is not, one of the face's own skin colours. */
function share(
  sums: Sums,
  guess: Place,
  places: readonly (readonly [number, number])[],
  skin: readonly PatchColor[],
  hit: (distance: number) => number,
  brighterToo?: number,
): number {
  let hits = 0;
  for (const [x, y] of places) {
    const color = colorIn(sums, patch(guess, [x, y, 0.035, 0.035]));
    hits += hit(Math.min(...skin.map((one) => colorDistance(color, one, brighterToo))));
  }
  return hits / places.length;
}

/** See {@link colorDistance}. */
const HIGHLIGHT = 0.15;

/** Skin fills the face and ends where the face ends. Colours lie closer together on deep skin, so limits scale. */
function scoreOutline(sums: Sums, guess: Place, skin: readonly PatchColor[]): number {
  const inside = share(sums, guess, INSIDE, skin, (distance) => 1 - ramp(distance, 7, 14), HIGHLIGHT);
  const scale = skin[0] ? paleness(skin[0]) : 1;
  const outside = share(sums, guess, OUTSIDE, skin, (distance) => ramp(distance, 3.5 * scale, 9 * scale));
  return clamp(ramp(inside, 0.4, 0.9) * (0.45 + 0.55 * ramp(outside, 0.1, 0.85)));
}

/** Widths tried, as shares of the short side; each 1.18 times the last. */
const SMALLEST = 0.2;
const LARGEST = 1;
const GROWTH = 1.18;
/** A place below this is not a face. */
export const FACE_SCORE = 0.22;

/** Every place of the picture that could be a face, best first, without overlaps. */
export function* searchFaces(sums: Sums): Generator<void, Guess[]> {
  const side = Math.min(sums.width, sums.height);
  const found: Guess[] = [];
  for (let share = SMALLEST; share <= LARGEST; share *= GROWTH) {
    searchSize(sums, share * side, found);
    yield;
  }
  return withoutOverlaps(found.sort((one, other) => rank(sums, other) - rank(sums, one)));
}

/** Of two similar places, the one that is larger and nearer to the guide oval is the face. */
export function rank(sums: Sums, guess: Guess): number {
  const side = Math.min(sums.width, sums.height);
  const away = Math.hypot(guess.x - sums.width / 2, guess.y - sums.height / 2) / side;
  return guess.score * Math.min(1, guess.width / (0.55 * side)) ** 1.2 * (1 - 0.4 * Math.min(1, away));
}

function searchSize(sums: Sums, width: number, found: Guess[]): void {
  const step = Math.max(1, width / 14);
  for (let y = 0.42 * width; y < sums.height - 0.42 * width; y += step) {
    for (let x = 0.4 * width; x < sums.width - 0.4 * width; x += step) {
      const score = scorePattern(sums, x, y, width);
      if (score >= 0.6 * FACE_SCORE) found.push({ x, y, width, score });
    }
  }
}

/** Whether two guesses are about the same place, so that they cannot be two people. */
export function overlap(one: Place, other: Place): boolean {
  const reach = 0.75 * Math.max(one.width, other.width);
  return Math.abs(one.x - other.x) < reach && Math.abs(one.y - other.y) < 1.3 * reach;
}

/** Keeps the best of guesses of one size that cover each other; a larger one over a smaller one stays in the race. */
function withoutOverlaps(sorted: Guess[]): Guess[] {
  const kept: Guess[] = [];
  for (const guess of sorted) {
    const free = kept.every((other) => {
      const ratio = Math.max(guess.width, other.width) / Math.min(guess.width, other.width);
      return ratio > 1.35 || !overlap(guess, other);
    });
    if (free) kept.push(guess);
    if (kept.length === 6) break;
  }
  return kept;
}

/** Moves and resizes a guess a little to where it fits best. */
export function refine(sums: Sums, guess: Guess): Guess {
  let best = guess;
  for (const step of [0.05, 0.025]) {
    const from = best;
    for (const grow of [0.94, 1, 1.06]) {
      for (let dx = -1; dx <= 1; dx++) {
        for (let dy = -1; dy <= 1; dy++) {
          const x = from.x + dx * step * from.width;
          const y = from.y + dy * step * from.width;
          const score = scorePattern(sums, x, y, from.width * grow);
          if (score > best.score) best = { x, y, width: from.width * grow, score };
        }
      }
    }
  }
  return best;
}
