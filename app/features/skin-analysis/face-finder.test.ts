import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { drawCat, drawRoom, drawWall } from "#test/faces/draw-others.ts";
import { faceFinder, measured } from "#test/faces/finder.ts";
import {
  eyesIn,
  frameOf,
  PORTRAITS,
  type Portrait,
  photograph,
  sampleFile,
  sitting,
} from "#test/faces/photographs.ts";
import { pointAt } from "./face-points.ts";
import { findFace } from "./find-face.ts";
import { measureSkin } from "./measure-skin.ts";

/** How far the found eyes are from the marked ones, in distances of the eyes. */
function astray(points: Float32Array, { leftEye, rightEye }: Pick<Portrait, "leftEye" | "rightEye">): number {
  const eyes = Math.hypot(rightEye[0] - leftEye[0], rightEye[1] - leftEye[1]);
  const middle = (outer: number, inner: number) => {
    const [a, b] = [pointAt(points, outer), pointAt(points, inner)];
    return [(a.x + b.x) / 2, (a.y + b.y) / 2] as const;
  };
  const off = (found: readonly [number, number], marked: readonly [number, number]) =>
    Math.hypot(found[0] - marked[0], found[1] - marked[1]) / eyes;
  return Math.max(off(middle(33, 133), leftEye), off(middle(263, 362), rightEye));
}

describe.each([1, 2, 3, 4, 5, 6])("sample photograph %i", (photo) => {
  test("every face that looks this way is found in its place", async () => {
    const frame = await frameOf(sampleFile(photo));
    const finder = await faceFinder();
    const meshes = await Promise.all(finder.detect(frame).map((place) => finder.mesh(frame, place)));
    for (const portrait of PORTRAITS.filter((one) => one.photo === photo)) {
      expect(Math.min(...meshes.map(({ points }) => astray(points, portrait)))).toBeLessThan(0.25);
    }
  });
});

test.each(PORTRAITS.map((portrait, i) => [i, portrait] as const))(
  "face %i is found and analyzed where the oval asks for it",
  async (_i, portrait) => {
    const one = sitting(portrait);
    const frame = await frameOf(await photograph([one], { width: 960, height: 540 }));
    const search = await findFace(await faceFinder(), frame);
    if (!search.points) throw new Error("no face");
    expect(search.several).toBe(false);
    expect(astray(search.points, eyesIn(one, frame.width, frame.height))).toBeLessThan(0.25);
    expect(measureSkin(frame, search)).toMatchObject({ ok: true });
  },
);

const PRODUCTS = join(import.meta.dirname, "../../../public/images");

test("no product picture is analyzed", async () => {
  for (const folder of readdirSync(PRODUCTS, { withFileTypes: true }).filter((one) => one.isDirectory())) {
    for (const name of readdirSync(join(PRODUCTS, folder.name))) {
      const picture = await frameOf(join(PRODUCTS, folder.name, name), 640);
      expect(await measured(picture), `${folder.name}/${name}`).toMatchObject({ ok: false });
    }
  }
});

test("animals, rooms and walls are not analyzed", async () => {
  for (let seed = 0; seed < 5; seed++) {
    for (const picture of [drawCat(seed), drawRoom(seed), drawWall(seed)])
      expect(await measured(picture)).toMatchObject({ ok: false });
  }
});

test("a smooth drawing of a face is no face, however well it is drawn", async () => {
  const photo = await photograph([sitting(PORTRAITS[19] as Portrait)], { width: 960, height: 540 });
  const flat = await sharp(photo).median(13).png({ palette: true, colors: 24, dither: 0 }).toBuffer();
  const frame = await frameOf(flat);
  expect((await findFace(await faceFinder(), frame)).points, "the nets see a face").toBeDefined();
  expect(await measured(frame)).toEqual({ ok: false, failed: ["no-face"] });
});

test("a person smoothed by their phone is told that the picture is not sharp", async () => {
  const photo = await photograph([sitting(PORTRAITS[19] as Portrait)], { width: 1600, height: 900 });
  const frame = await frameOf(await sharp(photo).median(9).blur(2).png().toBuffer());
  expect(await measured(frame)).toEqual({ ok: false, failed: ["blurred"] });
});
