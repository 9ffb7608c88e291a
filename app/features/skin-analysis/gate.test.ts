import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { GateCheck } from "#app/expert/skin-measures.ts";
import { drawSkinPatch, drawWall } from "#test/faces/draw-others.ts";
import { faceFinder, measured } from "#test/faces/finder.ts";
import { masked } from "#test/faces/masked.ts";
import {
  frameOf,
  PORTRAITS,
  type Portrait,
  photograph,
  type Sitting,
  sitting,
} from "#test/faces/photographs.ts";
import { faceCenter } from "./face-points.ts";
import { findFace } from "./find-face.ts";
import { checkFrame } from "./gate.ts";
import type { Frame } from "./pixels.ts";
import { pixelsIn, polygonOf } from "./zones.ts";

const SIZE = { width: 640, height: 360 };
/** Two of the lightest and two of the darkest faces. */
const FACES = [5, 20, 12, 19].map((i) => PORTRAITS[i] as Portrait);

/** Corners of what glasses cover, by the mesh. */
const LENSES = [
  [124, 46, 52, 65, 55, 193, 122, 188, 126, 142, 36, 50, 123, 143],
  [353, 276, 282, 295, 285, 417, 351, 412, 355, 371, 266, 280, 352, 372],
];

async function failedChecks(frame: Frame): Promise<GateCheck[]> {
  const result = await measured(frame);
  return result.ok ? [] : result.failed;
}

async function view(portrait: Portrait, place: Partial<Sitting> = {}, stops = 0): Promise<Frame> {
  return frameOf(await photograph([sitting(portrait, place)], { ...SIZE, stops }));
}

describe.each(FACES)("the face at $leftEye of photograph $photo", (portrait) => {
  test("passes in the oval, upright too", async () => {
    expect(await failedChecks(await view(portrait))).toEqual([]);
    const upright = await photograph([sitting(portrait)], { width: 360, height: 640 });
    expect(await failedChecks(await frameOf(upright))).toEqual([]);
  });

  test("each fault of place is named", async () => {
    expect(await failedChecks(await view(portrait, { faceWidth: 0.25 }))).toContain("too-far");
    expect(await failedChecks(await view(portrait, { x: 0.72 }))).toContain("off-center");
  });

  test("too little and too much light are named", async () => {
    expect(await failedChecks(await view(portrait, {}, -6))).toContain("too-dark");
    expect(await failedChecks(await view(portrait, {}, 5))).toContain("too-bright");
  });
});

test("a face that fills the picture is too close", async () => {
  expect(await failedChecks(await view(PORTRAITS[19] as Portrait, { faceWidth: 0.98 }))).toContain(
    "too-close",
  );
});

test("two people are several faces", async () => {
  const pair = [
    sitting(PORTRAITS[19] as Portrait, { x: 0.3, faceWidth: 0.45 }),
    sitting(PORTRAITS[17] as Portrait, { x: 0.7, faceWidth: 0.45 }),
  ];
  expect(await failedChecks(await frameOf(await photograph(pair, SIZE)))).toContain("several-faces");
});

test("a head turned to the side is told to look this way", async () => {
  const frame = await view(PORTRAITS[19] as Portrait);
  const search = await findFace(await faceFinder(), frame);
  if (!search.points) throw new Error("no face");
  expect([...checkFrame(frame, search)]).toEqual([]);
  const [turn, points] = [0.7, search.points.slice()];
  const middle = faceCenter(points).x;
  for (let i = 0; i < points.length; i += 3) {
    const [x, z] = [(points[i] as number) - middle, points[i + 2] as number];
    points[i] = middle + x * Math.cos(turn) + z * Math.sin(turn);
    points[i + 2] = z * Math.cos(turn) - x * Math.sin(turn);
  }
  expect(checkFrame(frame, { points, several: false })).toContain("turned");
});

test("sunglasses are asked off", async () => {
  for (const portrait of FACES) {
    const frame = await view(portrait);
    const { points } = await findFace(await faceFinder(), frame);
    if (!points) throw new Error("no face");
    for (const lens of LENSES)
      for (const i of pixelsIn(frame, polygonOf(points, lens))) frame.data.fill(14, i * 4, i * 4 + 3);
    expect(await failedChecks(frame)).toContain("skin-not-found");
  }
});

test.each([
  ["pale blue", "worn", [150, 190, 225]],
  ["black", "worn", [24, 24, 26]],
  ["pale blue", "below the nose", [150, 190, 225]],
] as const)("a %s mask, %s, is asked off", async (_, how, color) => {
  for (const portrait of FACES) {
    const frame = await view(portrait);
    const search = await findFace(await faceFinder(), frame);
    expect(checkFrame(frame, search)).not.toContain("skin-not-found");
    expect(checkFrame(await masked(frame, color, how), search)).toContain("skin-not-found");
  }
});

test("a small picture without color is no face to measure", async () => {
  const file = await photograph([sitting(PORTRAITS[19] as Portrait)], { width: 320, height: 180 });
  expect(await failedChecks(await frameOf(file))).toEqual([]);
  expect(await failedChecks(await frameOf(await sharp(file).grayscale().toBuffer()))).toEqual(["no-face"]);
});

test("pale skin in cool light has little color, and is skin", async () => {
  const file = await photograph([sitting(PORTRAITS[19] as Portrait)], SIZE);
  const pale = sharp(file).modulate({ saturation: 0.065 }).jpeg({ quality: 95 });
  expect(await failedChecks(await frameOf(await pale.toBuffer()))).toEqual([]);
});

test("one half in deep shade is uneven light", async () => {
  const frame = await view(PORTRAITS[19] as Portrait);
  const data = frame.data.map((code, i) => (((i >> 2) % frame.width) * 2 < frame.width ? code : code * 0.2));
  expect(await failedChecks({ ...frame, data })).toContain("uneven-light");
});

test("walls, bare skin and frames of any size have no face", async () => {
  for (let seed = 0; seed < 3; seed++)
    expect(await failedChecks(drawWall(seed, 427, 240))).toContain("no-face");
  expect(await failedChecks(drawSkinPatch([0.5, 0.3, 0.2], 427, 240))).toContain("no-face");
  for (const [width, height] of [
    [1, 1],
    [2, 300],
    [40, 40],
  ] as const) {
    const data = new Uint8ClampedArray(width * height * 4).fill(128);
    expect(await failedChecks({ width, height, data })).toContain("no-face");
  }
});
