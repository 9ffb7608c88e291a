import { expect, test } from "vitest";
import { faceFinder } from "#test/faces/finder.ts";
import { frameOf, PORTRAITS, type Portrait, photograph, sitting } from "#test/faces/photographs.ts";
import { drawWall } from "#test/faces/draw-others.ts";
import { eyeDistance, pointAt } from "./face-points.ts";
import type { Finder } from "./find-face.ts";
import { findFace } from "./find-face.ts";
import { followFace } from "./follow-face.ts";
import type { Frame } from "./pixels.ts";

const SIZE = { width: 455, height: 256 };
const [SOMEONE, ANOTHER] = [PORTRAITS[19], PORTRAITS[17]] as [Portrait, Portrait];

/** The real finder, counting how often its detector is asked. */
async function counting() {
  const real = await faceFinder();
  const counted = { detections: 0 };
  const finder: Finder = {
    detect: (frame) => {
      counted.detections += 1;
      return real.detect(frame);
    },
    mesh: (frame, at) => real.mesh(frame, at),
  };
  return { look: followFace(finder), counted };
}

async function view(x: number, others: Portrait[] = []): Promise<Frame> {
  const people = [SOMEONE, ...others].map((one, i) => sitting(one, { x: x + 0.42 * i, faceWidth: 0.45 }));
  return frameOf(await photograph(people, SIZE));
}

test("a face is followed to the same place without the detector, and its going is noticed at once", async () => {
  const { look, counted } = await counting();
  await look(await view(0.3));
  const moved = await view(0.34);
  const { points } = await look(moved);
  expect(counted.detections).toBe(1);
  const { points: found } = await findFace(await faceFinder(), moved);
  if (!points || !found) throw new Error("no face");
  const [nose, there] = [pointAt(points, 4), pointAt(found, 4)];
  expect(Math.hypot(nose.x - there.x, nose.y - there.y)).toBeLessThan(0.15 * eyeDistance(found));
  expect((await look(drawWall(2, SIZE.width, SIZE.height))).points).toBeUndefined();
  expect((await look(moved)).points).toBeDefined();
});

test("a second face is noticed within five looks, and its going at once", async () => {
  const { look } = await counting();
  const alone = await view(0.3);
  await look(alone);
  const two = await view(0.3, [ANOTHER]);
  let looks = 0;
  while (!(await look(two)).several && looks < 5) looks += 1;
  expect(looks).toBeLessThan(5);
  expect((await look(alone)).several).toBe(false);
});
