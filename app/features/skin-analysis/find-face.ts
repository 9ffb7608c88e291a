import { lab } from "./color.ts";
import type { Face, LabImage } from "./face.ts";
import { FACE_SCORE, type Guess, overlap, rank, refine, searchFaces } from "./face-pattern.ts";
import { type ShapeDoubt, shapeDoubt, skinShare } from "./face-shape.ts";
import { axisOf, fitFace, symmetry } from "./fit-face.ts";
import { type Sums, sumsOf } from "./integral.ts";
import type { LinearImage, Steps } from "./pixels.ts";
import { skinMask, skinSeeds } from "./skin-mask.ts";

/** The short side of the picture that faces are searched in; small enough for a few milliseconds on a phone. */
export const SEARCH_SIDE = 120;

/** What the search saw. `face` is the largest face nearest to the oval. */
export interface FaceSearch {
  image: LabImage;
  face?: Face;
  /** Skin of that face on the small picture, 1 where skin is. */
  mask?: Uint8Array;
  several: boolean;
  /** Why the best place was not taken for a face. */
  doubt?: ShapeDoubt;
}

/** A small linear picture in CIELAB. */
export function* toLab(light: LinearImage): Steps<LabImage> {
  const size = light.width * light.height;
  const image: LabImage = {
    width: light.width,
    height: light.height,
    lightness: new Float32Array(size),
    a: new Float32Array(size),
    b: new Float32Array(size),
    light,
  };
  for (let i = 0; i < size; i++) {
    const [l, a, b] = lab(light.r[i] as number, light.g[i] as number, light.b[i] as number);
    image.lightness[i] = l;
    image.a[i] = a;
    image.b[i] = b;
    if (i % 8192 === 8191) yield;
  }
  return image;
}

interface Candidate {
  guess: Guess;
  face: Face;
  mask: Uint8Array;
  doubt: ShapeDoubt | undefined;
  /** How even and how full of skin the face is, 0 to 1. */
  shapeliness: number;
}

function examine(image: LabImage, sums: Sums, rough: Guess): Candidate {
  const guess = refine(sums, rough);
  const seeds = skinSeeds(sums, guess);
  const mask = skinMask(image, guess, seeds);
  const face = fitFace(image, sums, guess, mask);
  const shapeliness = Math.max(0, symmetry(image, axisOf(face))) * skinShare(mask, image, face);
  return { guess, face, mask, doubt: shapeDoubt(image, sums, face, mask, seeds), shapeliness };
}

/** Small places match by chance more often, so more is asked of them. Width as a share of the short side. */
const SMALL = 0.4;
const SMALL_SCORE = 0.7;

function isConvincing({ guess, face }: Candidate, side: number): boolean {
  return guess.score >= (face.width < SMALL * side ? SMALL_SCORE : FACE_SCORE);
}

/** An animal's head contains places that look like a small face. */
function isPartOf(one: Candidate, other: Candidate): boolean {
  const animal =
    other.doubt === "ears-on-top" || other.doubt === "animal-eyes" || other.doubt === "short-face";
  return animal && other.face.width > one.face.width && overlap(one.guess, other.guess);
}

/** A plausible face of the size that the oval asks for is meant, whatever smaller place looks even more like one. */
function standing(sums: Sums, { guess, face, shapeliness }: Candidate): number {
  const asked = face.width > SMALL * Math.min(sums.width, sums.height) && guess.score > 1.2 * FACE_SCORE;
  return rank(sums, guess) * shapeliness + (asked ? 1 : 0);
}

/** Another face counts when it is at least this large beside the first, and this convincing. */
const COMPANION = { width: 0.45, score: 0.35 };

/**
 * Finds the face in a small picture (short side about {@link SEARCH_SIDE}) without a trained model: places that
 * look like eyes, cheeks and a mouth, then skin grown from the person's own colors, then the shape of it.
 */
export function* findFace(light: LinearImage): Steps<FaceSearch> {
  const image = yield* toLab(light);
  const sums = sumsOf(image);
  yield;
  const side = Math.min(light.width, light.height);
  const candidates: Candidate[] = [];
  for (const guess of yield* searchFaces(sums)) {
    const candidate = examine(image, sums, guess);
    if (isConvincing(candidate, side)) candidates.push(candidate);
    yield;
  }
  const [first, ...others] = candidates
    .filter((one) => !one.doubt && !candidates.some((other) => isPartOf(one, other)))
    .sort((one, other) => standing(sums, other) - standing(sums, one));
  const doubt = candidates.find((one) => one.doubt)?.doubt;
  if (!first) return doubt ? { image, several: false, doubt } : { image, several: false };
  const several = others.some(({ guess, face }) => {
    const large = face.width > COMPANION.width * first.face.width;
    return large && guess.score > COMPANION.score && !overlap(guess, first.guess);
  });
  return { image, face: first.face, mask: first.mask, several };
}
