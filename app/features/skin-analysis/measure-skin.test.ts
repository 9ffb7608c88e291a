import { describe, expect, test } from "vitest";
import {
  SKIN_ASPECTS,
  SKIN_ZONES,
  type SkinAspect,
  type SkinMeasures,
  type SkinZone,
} from "#app/expert/skin-measures.ts";
import { develop } from "#test/faces/develop.ts";
import { measured as measuredFrame } from "#test/faces/finder.ts";
import type { SkinLook } from "#test/faces/paint-face.ts";
import { drawScene, sitter } from "#test/faces/scene.ts";

const SIZE = { width: 480, height: 400 };
/** What was measured of a look: several series begin with the same plain skin. */
const known = new Map<string, Promise<SkinMeasures>>();

function measured(look: Partial<SkinLook>, seed = 1): Promise<SkinMeasures> {
  const key = JSON.stringify([sitter(seed, look).look, seed]);
  const measures = known.get(key) ?? draw(look, seed);
  known.set(key, measures);
  return measures;
}

async function draw(look: Partial<SkinLook>, seed: number): Promise<SkinMeasures> {
  const result = await measuredFrame(develop(drawScene({ ...SIZE, sitters: [sitter(seed, look)] })));
  if (!result.ok) throw new Error(`refused: ${result.failed.join(", ")}`);
  return result.measures;
}

function overall(measures: SkinMeasures, aspect: SkinAspect): number {
  const found = measures.overall.find((measure) => measure.aspect === aspect);
  if (!found || !("score" in found)) throw new Error(`${aspect} could not be told`);
  return found.score;
}

function inZone(measures: SkinMeasures, aspect: SkinAspect, zone: SkinZone): number {
  const found = measures.zones.find((measure) => measure.aspect === aspect && measure.zone === zone);
  if (!found || !("score" in found)) throw new Error(`${aspect} of ${zone} could not be told`);
  return found.score;
}

/**
 * Looks from none to a lot, the aspect that must follow, and by how much at least: the scales are made for photographs
 * of people, on which everything varies more than on drawn skin. Evenness falls as patches grow.
 */
const SERIES: { aspect: SkinAspect; looks: Partial<SkinLook>[]; by: number; falls?: true }[] = [
  { aspect: "redness", looks: [0, 0.45, 1].map((redness) => ({ redness })), by: 0.3 },
  { aspect: "shine", looks: [0, 0.4, 1].map((shine) => ({ shine })), by: 0.2 },
  { aspect: "texture", looks: [0.1, 0.5, 1].map((texture) => ({ texture })), by: 0.03 },
  { aspect: "spots", looks: [0, 6, 32].map((spots) => ({ spots })), by: 0.3 },
  { aspect: "evenness", looks: [0, 0.6, 1.4].map((patches) => ({ patches })), by: 0.25, falls: true },
  { aspect: "under-eye-darkness", looks: [0.1, 0.5, 1.1].map((underEyes) => ({ underEyes })), by: 0.04 },
];

describe("each measure follows what is drawn", () => {
  for (const { aspect, looks, by, falls } of SERIES) {
    for (const tone of [2, 9]) {
      test(`${aspect} on tone ${tone}`, async () => {
        const scores = await Promise.all(
          looks.map(async (look) => overall(await measured({ ...look, tone }), aspect)),
        );
        const rising = falls ? scores.toReversed() : scores;
        for (let i = 1; i < rising.length; i++)
          expect(rising[i]).toBeGreaterThan((rising[i - 1] as number) - 0.02);
        expect(Math.max(...scores) - Math.min(...scores)).toBeGreaterThan(by);
      });
    }
  }

  test("one thing drawn leaves the others alone", async () => {
    const plain = await measured({ tone: 6 });
    const changes: [SkinAspect, Partial<SkinLook>][] = [
      ["redness", { redness: 0.9 }],
      ["texture", { texture: 0.9 }],
      ["spots", { spots: 20 }],
      ["under-eye-darkness", { underEyes: 1 }],
    ];
    for (const [changed, look] of changes) {
      const measures = await measured({ tone: 6, ...look });
      for (const aspect of SKIN_ASPECTS) {
        // Twenty dark spots do make a tone uneven.
        if (aspect === changed || (changed === "spots" && aspect === "evenness")) continue;
        expect(
          Math.abs(overall(measures, aspect) - overall(plain, aspect)),
          `${changed} → ${aspect}`,
        ).toBeLessThan(0.3);
      }
    }
  });

  test("redness is found where it is", async () => {
    const chin = await measured({ redness: 0.9, rednessAt: "chin" });
    expect(inZone(chin, "redness", "chin")).toBeGreaterThan(inZone(chin, "redness", "left-cheek") + 0.3);
    const cheeks = await measured({ redness: 0.9 });
    expect(inZone(cheeks, "redness", "right-cheek")).toBeGreaterThan(
      inZone(cheeks, "redness", "forehead") + 0.3,
    );
  });
});

describe("the form of the measures", () => {
  test("every aspect once, scores and confidences from 0 to 1, nothing certain", async () => {
    const { overall: all, zones } = await measured({ redness: 0.5, shine: 0.5 });
    expect(all.map((measure) => measure.aspect)).toEqual([...SKIN_ASPECTS]);
    expect(new Set(zones.map((measure) => measure.zone))).toEqual(new Set(SKIN_ZONES));
    for (const measure of [...all, ...zones]) {
      if (!("score" in measure)) continue;
      expect(measure.score).toBeGreaterThanOrEqual(0);
      expect(measure.score).toBeLessThanOrEqual(1);
      expect(measure.confidence).toBeGreaterThanOrEqual(0);
      expect(measure.confidence).toBeLessThanOrEqual(0.85);
    }
  });

  test("a fringe makes the forehead 'covered', not a number", async () => {
    const forehead = (await measured({}, 3)).zones.filter((measure) => measure.zone === "forehead");
    expect(forehead.length).toBeGreaterThan(0);
    for (const measure of forehead) expect(measure).toMatchObject({ cannotTell: "covered" });
  });

  test("texture and spots of a face of few pixels are 'too-small'", async () => {
    const frame = develop(drawScene({ width: 427, height: 240, sitters: [sitter(1)] }));
    const result = await measuredFrame(frame);
    expect(result.ok && result.measures.overall.filter((one) => "cannotTell" in one)).toMatchObject([
      { aspect: "texture", cannotTell: "too-small" },
      { aspect: "spots", cannotTell: "too-small" },
    ]);
  });

  test("less light means less confidence", async () => {
    const scene = drawScene({ ...SIZE, sitters: [sitter(1, { tone: 6, redness: 0.9 })] });
    const [bright, dim] = await Promise.all(
      [0.4, -0.8].map(async (stops) => {
        const result = await measuredFrame(develop(scene, { stops }));
        const redness = result.ok ? result.measures.overall[0] : undefined;
        return redness && "confidence" in redness ? redness.confidence : Number.NaN;
      }),
    );
    expect(dim).toBeLessThan(bright as number);
  });

  test("same frame, same measures, and the frame is left as it was", async () => {
    const frame = develop(drawScene({ ...SIZE, sitters: [sitter(2, { redness: 0.5 })] }));
    const before = frame.data.slice();
    expect(await measuredFrame(frame)).toEqual(await measuredFrame(frame));
    expect(frame.data).toEqual(before);
  });
});
