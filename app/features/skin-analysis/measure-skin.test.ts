import { describe, expect, test } from "vitest";
import {
  SKIN_ASPECTS,
  SKIN_ZONES,
  type SkinAspect,
  type SkinMeasures,
  type SkinZone,
} from "#app/expert/skin-measures.ts";
import { develop } from "#test/faces/develop.ts";
import type { SkinLook } from "#test/faces/paint-face.ts";
import { drawScene, sitter } from "#test/faces/scene.ts";
import { measureSkin } from "./measure-skin.ts";

const SIZE = { width: 640, height: 400 };

function measured(look: Partial<SkinLook>, seed = 1): SkinMeasures {
  const result = measureSkin(develop(drawScene({ ...SIZE, sitters: [sitter(seed, look)] })));
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

/** Looks from none to a lot, and the aspect that must follow. Evenness falls as patches grow. */
const SERIES: { aspect: SkinAspect; looks: Partial<SkinLook>[]; falls?: true }[] = [
  { aspect: "redness", looks: [0, 0.45, 1].map((redness) => ({ redness })) },
  { aspect: "shine", looks: [0, 0.4, 1].map((shine) => ({ shine })) },
  { aspect: "texture", looks: [0.1, 0.5, 1].map((texture) => ({ texture })) },
  { aspect: "spots", looks: [0, 6, 32].map((spots) => ({ spots })) },
  { aspect: "evenness", looks: [0, 0.6, 1.4].map((patches) => ({ patches })), falls: true },
  { aspect: "under-eye-darkness", looks: [0.1, 0.5, 1.1].map((underEyes) => ({ underEyes })) },
];

describe("each measure follows what is drawn", () => {
  for (const { aspect, looks, falls } of SERIES) {
    for (const tone of [2, 9]) {
      test(`${aspect} on tone ${tone}`, () => {
        const scores = looks.map((look) => overall(measured({ ...look, tone }), aspect));
        const rising = falls ? scores.toReversed() : scores;
        for (let i = 1; i < rising.length; i++)
          expect(rising[i]).toBeGreaterThan((rising[i - 1] as number) - 0.02);
        expect(Math.min(...scores)).toBeLessThan(1 / 3);
        expect(Math.max(...scores)).toBeGreaterThan(2 / 3);
      });
    }
  }

  test("one thing drawn leaves the others alone", () => {
    const plain = measured({ tone: 6 });
    const changes: [SkinAspect, Partial<SkinLook>][] = [
      ["redness", { redness: 0.9 }],
      ["texture", { texture: 0.9 }],
      ["spots", { spots: 20 }],
      ["under-eye-darkness", { underEyes: 1 }],
    ];
    for (const [changed, look] of changes) {
      const measures = measured({ tone: 6, ...look });
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

  test("redness is found where it is", () => {
    const chin = measured({ redness: 0.9, rednessAt: "chin" });
    expect(inZone(chin, "redness", "chin")).toBeGreaterThan(2 / 3);
    expect(inZone(chin, "redness", "left-cheek")).toBeLessThan(1 / 3);
    const cheeks = measured({ redness: 0.9 });
    expect(inZone(cheeks, "redness", "right-cheek")).toBeGreaterThan(2 / 3);
    expect(inZone(cheeks, "redness", "forehead")).toBeLessThan(1 / 3);
  });
});

describe("the form of the measures", () => {
  test("every aspect once, scores and confidences from 0 to 1, nothing certain", () => {
    const { overall: all, zones } = measured({ redness: 0.5, shine: 0.5 });
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

  test("a fringe makes the forehead 'covered', not a number", () => {
    const forehead = measured({}, 3).zones.filter((measure) => measure.zone === "forehead");
    expect(forehead.length).toBeGreaterThan(0);
    for (const measure of forehead) expect(measure).toMatchObject({ cannotTell: "covered" });
  });

  test("texture and spots of a face of few pixels are 'too-small'", () => {
    const frame = develop(drawScene({ width: 427, height: 240, sitters: [sitter(1)] }));
    const result = measureSkin(frame);
    expect(result.ok && result.measures.overall.filter((one) => "cannotTell" in one)).toMatchObject([
      { aspect: "texture", cannotTell: "too-small" },
      { aspect: "spots", cannotTell: "too-small" },
    ]);
  });

  test("less light means less confidence", () => {
    const scene = drawScene({ ...SIZE, sitters: [sitter(1, { tone: 6, redness: 0.9 })] });
    const [bright, dim] = [0.4, -0.8].map((stops) => {
      const result = measureSkin(develop(scene, { stops }));
      const redness = result.ok ? result.measures.overall[0] : undefined;
      return redness && "confidence" in redness ? redness.confidence : Number.NaN;
    });
    expect(dim).toBeLessThan(bright as number);
  });

  test("same frame, same measures, and the frame is left as it was", () => {
    const frame = develop(drawScene({ ...SIZE, sitters: [sitter(2, { redness: 0.5 })] }));
    const before = frame.data.slice();
    expect(measureSkin(frame)).toEqual(measureSkin(frame));
    expect(frame.data).toEqual(before);
  });
});
