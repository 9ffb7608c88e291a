import { describe, expect, test } from "vitest";
import type { AspectMeasure } from "#app/expert/skin-measures.ts";
import { COOL_CAST, develop, throughJpeg, WARM_CAST } from "#test/faces/develop.ts";
import type { SkinLook } from "#test/faces/paint-face.ts";
import { drawScene, type Scene, sitter } from "#test/faces/scene.ts";
import { measureSkin } from "./measure-skin.ts";
import type { Frame } from "./pixels.ts";

/** The gates of docs/skin-analysis.md, on drawn faces. */
const SIZE = { width: 640, height: 400 };

/** Ten people of ten tones, each with another mixture; values spread over the scales, not placed at their middles. */
const PEOPLE: Partial<SkinLook>[] = [
  { redness: 1, underEyes: 0.1, texture: 0.45 },
  { shine: 0.7, spots: 20, underEyes: 0.5 },
  { texture: 1, patches: 0.5, underEyes: 1 },
  { redness: 0.45, spots: 6, underEyes: 0.5 },
  {},
  { redness: 1, shine: 0.7, texture: 0.45 },
  { spots: 20, patches: 0.5 },
  { redness: 0.45, texture: 1, underEyes: 1 },
  { shine: 0.7, underEyes: 0.1, patches: 0.5 },
  { redness: 1, texture: 0.45, spots: 6 },
];

const VARIANTS: Record<string, (scene: Scene) => Frame> = {
  "taken again": (scene) => develop(scene, { seed: 7 }),
  "half a stop more": (scene) => develop(scene, { stops: 0.5, seed: 2 }),
  "half a stop less": (scene) => develop(scene, { stops: -0.5, seed: 3 }),
  "under a warm lamp": (scene) => develop(scene, { cast: WARM_CAST, seed: 4 }),
  "under a cool lamp": (scene) => develop(scene, { cast: COOL_CAST, seed: 5 }),
  mirrored: (scene) => develop(scene, { mirrored: true, seed: 8 }),
};

function measured(frame: Frame): AspectMeasure[] {
  const result = measureSkin(frame);
  if (!result.ok) throw new Error(`refused: ${result.failed.join(", ")}`);
  return result.measures.overall;
}

function word(measure: AspectMeasure | undefined): string {
  return measure && "tier" in measure ? measure.tier : (measure?.cannotTell ?? "");
}

const SCENES = PEOPLE.map((look, i) =>
  drawScene({ ...SIZE, sitters: [sitter(i + 10, { ...look, tone: i + 1 })] }),
);
const FIRST = SCENES.map((scene) => measured(develop(scene)));

/** Share of aspects that are told in the same word. */
function agreement(first: AspectMeasure[][], again: AspectMeasure[][]): number {
  const pairs = first.flatMap((measures, i) =>
    measures.map((measure, k) => [word(measure), word(again[i]?.[k])]),
  );
  return pairs.filter(([one, other]) => one === other).length / pairs.length;
}

describe("the same tier in more than 90 %", () => {
  for (const [name, variant] of Object.entries(VARIANTS)) {
    test(name, () => {
      const again = SCENES.map((scene) => measured(variant(scene)));
      expect(agreement(FIRST, again)).toBeGreaterThan(0.9);
    });
  }

  test("as JPEG of quality 60, at a resolution nearer to the camera's", async () => {
    const frames = PEOPLE.map((look, i) => {
      return develop(
        drawScene({ width: 960, height: 600, sitters: [sitter(i + 10, { ...look, tone: i + 1 })] }),
      );
    });
    const packed = await Promise.all(frames.map((frame) => throughJpeg(frame, 60)));
    expect(agreement(frames.map(measured), packed.map(measured))).toBeGreaterThan(0.9);
  });
});

const LOOKS: Partial<SkinLook>[] = [
  { redness: 0.9, texture: 0.2 },
  { spots: 12, underEyes: 0.9 },
];

test("no tone is refused more often than another", () => {
  const refused = Array.from({ length: 10 }, (_, i) => {
    return [0, 3, 5].filter((seed) => {
      const one = sitter(seed, { tone: i + 1, redness: 0.4, shine: 0.3 });
      return !measureSkin(develop(drawScene({ width: 356, height: 200, sitters: [one] }))).ok;
    }).length;
  });
  expect(Math.max(...refused), refused.join(" ")).toBeLessThanOrEqual(1);
});

describe.each(LOOKS)("recolored to Monk 1 to 10: %o", (look) => {
  test("scores stay within noise and no tone is refused", () => {
    const perTone = Array.from({ length: 10 }, (_, i) => {
      return measured(develop(drawScene({ ...SIZE, sitters: [sitter(1, { ...look, tone: i + 1 })] })));
    });
    for (const [k, first] of (perTone[0] ?? []).entries()) {
      const scores = perTone.map((measures) => {
        const measure = measures[k];
        return measure && "score" in measure ? measure.score : Number.NaN;
      });
      const range = Math.max(...scores) - Math.min(...scores);
      expect(range, `${first.aspect}: ${scores.join(" ")}`).toBeLessThan(0.3);
    }
  });
});
