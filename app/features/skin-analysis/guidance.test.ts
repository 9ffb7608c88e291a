import { expect, test } from "vitest";
import { type Camera, develop } from "#test/faces/develop.ts";
import { drawWall } from "#test/faces/draw-others.ts";
import { drawScene, type Sitter, sitter } from "#test/faces/scene.ts";
import { guide, type Hint } from "./guidance.ts";
import type { Frame } from "./pixels.ts";

const SIZE = { width: 256, height: 144 };

function view(tone: number, place: Partial<Sitter> = {}, camera: Partial<Camera> = {}): Frame {
  return develop(drawScene({ ...SIZE, sitters: [sitter(1, { tone }, place)] }), camera);
}

const CASES: [Hint, Partial<Sitter>, Partial<Camera>][] = [
  ["ready", {}, {}],
  ["closer", { faceWidth: 0.3 }, {}],
  ["farther", { faceWidth: 0.95 }, {}],
  ["center", { x: 0.66 }, {}],
  ["more-light", {}, { stops: -4 }],
];

test.each(CASES)("%s", (hint, place, camera) => {
  for (const tone of [1, 4, 7, 10]) expect(guide(view(tone, place, camera)).hint, `tone ${tone}`).toBe(hint);
});

test("burnt-out skin asks for less light, a shaded cheek for even light, an empty room for a face", () => {
  expect(guide(view(3, {}, { stops: 2 })).hint).toBe("less-light");
  expect(guide(develop(drawScene({ ...SIZE, sitters: [sitter(1)], sideLight: 1 }))).hint).toBe("even-light");
  expect(guide(drawWall(0, 256, 144)).hint).toBe("center");
});

test("works on the smallest frames and in portrait", () => {
  expect(guide(develop(drawScene({ width: 160, height: 90, sitters: [sitter(1)] }))).hint).toBe("ready");
  expect(guide(develop(drawScene({ width: 90, height: 160, sitters: [sitter(1)] }))).hint).toBe("ready");
});

test("movement asks to hold still, stillness is ready again", () => {
  const first = guide(view(5, { x: 0.46 }));
  const moved = guide(view(5, { x: 0.52 }, { seed: 2 }), first.memory);
  expect(moved.hint).toBe("hold-still");
  expect(guide(view(5, { x: 0.52 }, { seed: 3 }), moved.memory).hint).toBe("ready");
});
