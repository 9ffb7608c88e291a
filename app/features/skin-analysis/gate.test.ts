import { describe, expect, test } from "vitest";
import type { GateCheck } from "#app/expert/skin-measures.ts";
import { type Camera, develop } from "#test/faces/develop.ts";
import { drawCat, drawRoom, drawSkinPatch, drawWall } from "#test/faces/draw-others.ts";
import { drawScene, type Sitter, sitter } from "#test/faces/scene.ts";
import { measureSkin } from "./measure-skin.ts";
import type { Frame } from "./pixels.ts";

const SIZE = { width: 427, height: 240 };
const TONES = [1, 4, 7, 10];

function failedChecks(frame: Frame): GateCheck[] {
  const result = measureSkin(frame);
  return result.ok ? [] : result.failed;
}

function face(tone: number, place: Partial<Sitter> = {}, camera: Partial<Camera> = {}): Frame {
  return develop(drawScene({ ...SIZE, sitters: [sitter(1, { tone }, place)] }), camera);
}

describe.each(TONES)("tone %i", (tone) => {
  test("a good frame passes, in portrait too", () => {
    expect(failedChecks(face(tone))).toEqual([]);
    const portrait = develop(drawScene({ width: 240, height: 427, sitters: [sitter(1, { tone })] }));
    expect(failedChecks(portrait)).toEqual([]);
  });

  test("each fault is named", () => {
    expect(failedChecks(face(tone, { faceWidth: 0.3 }))).toContain("too-far");
    expect(failedChecks(face(tone, { faceWidth: 0.95 }))).toContain("too-close");
    expect(failedChecks(face(tone, { x: 0.66 }))).toEqual(["off-center"]);
    expect(failedChecks(face(tone, {}, { stops: -4 }))).toContain("too-dark");
    expect(failedChecks(face(tone, {}, { blur: 5.5 }))).toEqual(["blurred"]);
  });

  test("light from one side or from behind is uneven", () => {
    const people = [sitter(1, { tone })];
    expect(failedChecks(develop(drawScene({ ...SIZE, sitters: people, sideLight: 1.2 })))).not.toEqual([]);
    const backlit = drawScene({ ...SIZE, sitters: people, wall: [9, 9, 9] });
    backlit.exposure *= 0.14;
    const faults = failedChecks(develop(backlit));
    expect(faults.includes("uneven-light") || faults.includes("too-dark"), faults.join(" ")).toBe(true);
  });

  test("two people are several faces", () => {
    const pair = [
      sitter(1, { tone }, { x: 0.28, faceWidth: 0.5 }),
      sitter(2, { tone: 11 - tone }, { x: 0.75, faceWidth: 0.5 }),
    ];
    expect(failedChecks(develop(drawScene({ ...SIZE, sitters: pair })))).toContain("several-faces");
  });
});

test("a shaded cheek is uneven light", () => {
  for (const tone of [2, 4, 8]) {
    const scene = drawScene({ ...SIZE, sitters: [sitter(1, { tone })], sideLight: 1.2 });
    expect(failedChecks(develop(scene)), `tone ${tone}`).toContain("uneven-light");
  }
});

test("burnt-out skin is too bright", () => {
  expect(failedChecks(face(3, {}, { stops: 2 }))).toContain("too-bright");
});

test("walls, rooms, bare skin and cats have no face", () => {
  for (let seed = 0; seed < 6; seed++) expect(failedChecks(drawWall(seed, 427, 240))).toContain("no-face");
  for (let seed = 0; seed < 12; seed++) expect(failedChecks(drawRoom(seed, 427, 240))).not.toEqual([]);
  for (let seed = 0; seed < 5; seed++) {
    expect(failedChecks(drawCat(seed, 427, 240)), `cat ${seed}`).toContain("no-face");
    expect(failedChecks(drawCat(seed, 427, 240, 0.45)), `small cat ${seed}`).not.toEqual([]);
  }
  expect(failedChecks(drawSkinPatch([0.5, 0.3, 0.2], 427, 240))).toContain("no-face");
});

test("a wall the color of the face does not hide it", () => {
  const walls = [
    [0.56, 0.4, 0.29],
    [0.3, 0.19, 0.12],
  ] as const;
  for (const wall of walls) {
    for (const tone of [4, 6]) {
      const scene = drawScene({ ...SIZE, sitters: [sitter(1, { tone })], wall: [...wall] });
      expect(failedChecks(develop(scene))).toEqual([]);
    }
  }
});

test("frames of any size are answered", () => {
  for (const [width, height] of [
    [1, 1],
    [2, 300],
    [300, 2],
    [40, 40],
  ] as const) {
    const frame = { width, height, data: new Uint8ClampedArray(width * height * 4).fill(128) };
    expect(failedChecks(frame)).toContain("no-face");
  }
});
