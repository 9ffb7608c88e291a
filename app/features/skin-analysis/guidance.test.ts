import { expect, test } from "vitest";
import { drawWall } from "#test/faces/draw-others.ts";
import { faceFinder, measured } from "#test/faces/finder.ts";
import {
  frameOf,
  PORTRAITS,
  type Portrait,
  photograph,
  type Sitting,
  sitting,
} from "#test/faces/photographs.ts";
import { findFace } from "./find-face.ts";
import { type GuidanceMemory, guide, type Hint } from "./guidance.ts";
import { nextStep } from "./next-step.ts";
import type { Frame } from "./pixels.ts";

const SIZE = { width: 455, height: 256 };
const [SOMEONE, ANOTHER] = [PORTRAITS[19], PORTRAITS[17]] as [Portrait, Portrait];

async function view(place: Partial<Sitting> = {}, stops = 0): Promise<Frame> {
  return frameOf(await photograph([sitting(SOMEONE, place)], { ...SIZE, stops }));
}

async function look(frame: Frame, before?: GuidanceMemory) {
  return guide(frame, await findFace(await faceFinder(), frame, { looks: 1 }), before);
}

const CASES: [Hint, Partial<Sitting>, number][] = [
  ["ready", {}, 0],
  ["too-far", { faceWidth: 0.25 }, 0],
  ["off-center", { x: 0.72 }, 0],
  ["too-dark", {}, -4],
  ["too-dark", {}, -6],
  ["too-bright", {}, 5],
];

test.each(CASES)("%s %o %d", async (hint, place, stops) => {
  expect((await look(await view(place, stops))).hint).toBe(hint);
});

test.each(CASES.filter(([hint]) => hint !== "ready"))(
  "what the live view says of %s %o %d is what a scan says",
  async (hint, place, stops) => {
    const frame = await frameOf(await photograph([sitting(SOMEONE, place)], { stops }));
    const scanned = await measured(frame);
    expect(scanned.ok ? undefined : nextStep(scanned.failed)).toBe(hint);
  },
);

test("two faces and no face have their own words", async () => {
  const pair = [sitting(SOMEONE, { x: 0.3, faceWidth: 0.45 }), sitting(ANOTHER, { x: 0.7, faceWidth: 0.45 })];
  expect((await look(await frameOf(await photograph(pair, SIZE)))).hint).toBe("several-faces");
  expect((await look(drawWall(3, SIZE.width, SIZE.height))).hint).toBe("no-face");
});

test("movement asks to hold still, stillness is ready again", async () => {
  const first = await look(await view({ x: 0.47 }));
  const moved = await look(await view({ x: 0.53 }), first.memory);
  expect(moved.hint).toBe("hold-still");
  expect((await look(await view({ x: 0.53 }), moved.memory)).hint).toBe("ready");
});
