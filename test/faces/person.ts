import { randomFrom } from "./random.ts";

/** The ten swatches of the Monk Skin Tone scale, sRGB. */
export const MONK_TONES = [
  [246, 237, 228], [243, 231, 219], [247, 234, 208], [234, 218, 186], [215, 189, 150],
  [160, 126, 86], [130, 92, 67], [96, 65, 52], [58, 49, 42], [41, 36, 32],
] as const; // biome-ignore format: one scale, two lines

type Hair = "short" | "long" | "shaved" | "fringe";

/** The shape of one drawn person, in millimetres on a face 145 mm wide; y points down from the face's centre. */
export interface Person {
  seed: number;
  /** From the centre to the hairline and to the chin. */
  halfHeight: number;
  eyeY: number;
  /** From the middle to each pupil. */
  eyeX: number;
  eyeOpen: number;
  mouthY: number;
  mouthHalf: number;
  /** How much of the width is left at the jaw. */
  jaw: number;
  noseTipY: number;
  /** Radians; positive leans to the picture's right. */
  roll: number;
  hair: Hair;
  /** Linear light. */
  hairColor: readonly [number, number, number];
  irisColor: readonly [number, number, number];
  shirt: readonly [number, number, number];
}

const HAIR = [
  [0.012, 0.01, 0.009],
  [0.05, 0.028, 0.015],
  [0.22, 0.13, 0.06],
  [0.3, 0.29, 0.28],
] as const;
const IRIS = [
  [0.04, 0.02, 0.01],
  [0.08, 0.05, 0.02],
  [0.06, 0.12, 0.18],
  [0.06, 0.1, 0.05],
] as const;
const SHIRTS = [
  [0.02, 0.05, 0.12],
  [0.5, 0.5, 0.48],
  [0.03, 0.03, 0.03],
  [0.08, 0.2, 0.15],
] as const;
const STYLES = ["short", "long", "shaved", "fringe", "long", "short"] as const;

function pick<T>(list: readonly T[], random: () => number): T {
  return list[Math.floor(random() * list.length)] as T;
}

/** Person number `seed`: proportions vary about as much as between adults. */
export function person(seed: number): Person {
  const random = randomFrom(seed * 7919 + 13);
  const between = (low: number, high: number) => low + (high - low) * random();
  const eyeY = between(-24, -15);
  const mouthY = eyeY + between(66, 76);
  return {
    seed,
    halfHeight: between(90, 100),
    eyeY,
    eyeX: between(30, 34),
    eyeOpen: between(4.2, 6),
    mouthY,
    mouthHalf: between(23, 28),
    jaw: between(0.74, 0.9),
    noseTipY: eyeY + (mouthY - eyeY) * between(0.62, 0.68),
    roll: between(-0.07, 0.07),
    hair: STYLES[seed % STYLES.length] as Hair,
    hairColor: pick(HAIR, random),
    irisColor: pick(IRIS, random),
    shirt: pick(SHIRTS, random),
  };
}
