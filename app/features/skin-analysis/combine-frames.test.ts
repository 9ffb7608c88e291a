import { expect, test } from "vitest";
import type { AspectMeasure } from "#app/expert/skin-measures.ts";
import { combineFrames } from "./combine-frames.ts";
import type { MeasureResult } from "./measure-skin.ts";
import { tierOf } from "./rating.ts";
import type { ZonePlaces } from "./zones.ts";

function scan(score: number): MeasureResult {
  const overall: AspectMeasure[] = [{ aspect: "redness", score, tier: tierOf(score), confidence: 0.7 }];
  const places = { chin: [[0.4, 0.8, score, 0.8, 0.5, 0.9]] } as unknown as ZonePlaces;
  return {
    ok: true,
    measures: { overall, zones: [{ zone: "chin", ...(overall[0] as AspectMeasure) }] },
    places,
  };
}

test("of pictures that agree the median counts", () => {
  const result = combineFrames([scan(0.4), scan(0.6), scan(0.45)]);
  expect(result).toMatchObject({
    ok: true,
    measures: { overall: [{ score: 0.45 }], zones: [{ score: 0.45 }] },
  });
});

test("nothing is said where they differ in tier", () => {
  const result = combineFrames([scan(0.32), scan(0.34), scan(0.34)]);
  expect(result).toMatchObject({
    ok: true,
    measures: {
      overall: [{ aspect: "redness", cannotTell: "unsteady" }],
      zones: [{ zone: "chin", aspect: "redness", cannotTell: "unsteady" }],
    },
  });
});

test("the places are those of the first picture that passed", () => {
  const failed: MeasureResult = { ok: false, failed: ["blurred"] };
  expect(combineFrames([failed, scan(0.4), scan(0.6)])).toMatchObject({
    places: { chin: [[0.4, 0.8, 0.4, 0.8, 0.5, 0.9]] },
  });
});

test("a picture that failed is left out; when all did, the first one's failures count", () => {
  const failed: MeasureResult = { ok: false, failed: ["blurred"] };
  expect(combineFrames([failed, scan(0.4)])).toEqual(scan(0.4));
  expect(combineFrames([failed, { ok: false, failed: ["too-dark"] }])).toBe(failed);
});
