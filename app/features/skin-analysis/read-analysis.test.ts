import { expect, test } from "vitest";
import { SKIN_ZONES } from "#app/expert/skin-measures.ts";
import { readAnalysis } from "./read-analysis.ts";

const analysis = {
  analysis: "Your cheeks look calm.",
  measures: {
    overall: [
      { aspect: "redness", tier: "low", score: 0.1, confidence: 0.9 },
      { aspect: "shine", cannotTell: "glare" },
    ],
    zones: [{ zone: "nose", aspect: "redness", tier: "low", score: 0.1, confidence: 0.9 }],
  },
};

test("an analysis is read as it is", () => {
  expect(readAnalysis(analysis)).toEqual(analysis);
});

test.each([[undefined], ["text"], [{}], [{ measures: analysis.measures }]])("%j is none", (answer) => {
  expect(readAnalysis(answer)).toBeUndefined();
});

test("a text alone is an analysis; measures in another form are left out", () => {
  expect(readAnalysis({ analysis: "No measures." })).toEqual({ analysis: "No measures." });
  expect(readAnalysis({ analysis: "Half.", measures: { overall: [] } })).toEqual({ analysis: "Half." });
});

test("measures that the screen does not know are left out", () => {
  const { overall, zones } = analysis.measures;
  const odd = [
    null,
    7,
    { aspect: "glow", tier: "low", score: 0, confidence: 1 },
    { aspect: "redness", tier: "huge", score: 0, confidence: 1 },
    { aspect: "redness", tier: "low", score: "0", confidence: 1 },
    { aspect: "redness", tier: "low", score: 0 },
    { aspect: "redness", cannotTell: {} },
  ];
  const read = readAnalysis({
    ...analysis,
    measures: {
      overall: [...odd, ...overall],
      zones: [...odd, ...zones, { ...zones[0], zone: "elbow" }],
    },
  });
  expect(read).toEqual(analysis);
});

test("the places of the zones are read whole or not at all", () => {
  const outline = [0.4, 0.4, 0.6, 0.4, 0.5, 0.6];
  const places = Object.fromEntries(SKIN_ZONES.map((zone) => [zone, [outline]]));
  expect(readAnalysis({ ...analysis, places })).toEqual({ ...analysis, places });
  for (const odd of [null, {}, { ...places, chin: [["0.4"]] }, { ...places, nose: undefined }])
    expect(readAnalysis({ ...analysis, places: odd })).toEqual(analysis);
});
