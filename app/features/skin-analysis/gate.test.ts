import { describe, expect, test } from "vitest";
import type { GateCheck } from "#app/expert/skin-measures.ts";
import { drawSkinPatch, drawWall } from "#test/faces/draw-others.ts";
import { measured } from "#test/faces/finder.ts";
import {
  frameOf,
  PORTRAITS,
  type Portrait,
  photograph,
  type Sitting,
  sitting,
} from "#test/faces/photographs.ts";
import type { Frame } from "./pixels.ts";

const SIZE = { width: 640, height: 360 };
/** Two of the lightest and two of the darkest faces. */
const FACES = [5, 20, 12, 19].map((i) => PORTRAITS[i] as Portrait);

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
