import { expect, test } from "vitest";
import { seenOf, type SkinMeasures, type ZoneMeasure } from "#app/expert/skin-measures.ts";
import { findingsOf, levelsOf, partedZones } from "./findings.ts";

const measures: SkinMeasures = {
  overall: [
    { aspect: "redness", tier: "low", score: 0.1, confidence: 0.7 },
    { aspect: "shine", tier: "high", score: 0.8, confidence: 0.7 },
    { aspect: "spots", cannotTell: "too-noisy" },
    { aspect: "texture", tier: "low", score: 0.2, confidence: 0.7 },
    { aspect: "evenness", tier: "medium", score: 0.5, confidence: 0.7 },
  ],
  zones: [
    { zone: "chin", aspect: "shine", tier: "low", score: 0.1, confidence: 0.7 },
    { zone: "nose", aspect: "shine", tier: "medium", score: 0.5, confidence: 0.7 },
    { zone: "forehead", aspect: "shine", tier: "high", score: 0.9, confidence: 0.7 },
    { zone: "left-cheek", aspect: "shine", cannotTell: "glare" },
    { zone: "nose", aspect: "texture", tier: "medium", score: 0.4, confidence: 0.7 },
  ],
};

test("a result opens on the most visible aspect; calm ones are listed apart", () => {
  const { found, calm } = findingsOf(measures);
  expect(found.map(({ aspect }) => aspect)).toEqual(["shine", "evenness"]);
  expect(calm).toEqual(["redness", "spots", "texture"]);
});

test("of evenness it is what is missing that one sees", () => {
  expect(seenOf({ aspect: "evenness", tier: "low", score: 0.1, confidence: 0.7 })).toBe("high");
  expect(seenOf({ aspect: "redness", tier: "low", score: 0.1, confidence: 0.7 })).toBe("low");
});

test("zones where something is seen come first, the strongest of them at the top", () => {
  const shine = findingsOf(measures).found[0]?.zones ?? [];
  const names = (zones: ZoneMeasure[]) => zones.map(({ zone }) => zone);
  expect(names(partedZones(shine).seen)).toEqual(["forehead", "nose"]);
  expect(names(partedZones(shine).rest)).toEqual(["left-cheek", "chin"]);
  expect(levelsOf(shine)).toEqual({ forehead: "high", nose: "medium", "left-cheek": null, chin: "low" });
});
