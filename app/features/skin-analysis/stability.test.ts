import { describe, expect, test } from "vitest";
import type { AspectMeasure } from "#app/expert/skin-measures.ts";
import { develop } from "#test/faces/develop.ts";
import { measured } from "#test/faces/finder.ts";
import type { SkinLook } from "#test/faces/paint-face.ts";
import { frameOf, PORTRAITS, photograph, sitting } from "#test/faces/photographs.ts";
import { drawScene, sitter } from "#test/faces/scene.ts";
import { VARIANTS } from "./evaluation/variants.ts";
import type { Frame } from "./pixels.ts";

/** Every third person of the sample photographs; `npm run eval:faces` does the same with hundreds. */
const PEOPLE = PORTRAITS.filter((_, i) => i % 3 === 2);

async function tiers(frame: Frame): Promise<string[]> {
  const result = await measured(frame);
  if (!result.ok) throw new Error(`refused: ${result.failed.join(", ")}`);
  return result.measures.overall.map((one) => ("tier" in one ? one.tier : ""));
}

test("the same tier after a harmless change, and nobody is refused", async () => {
  const same: boolean[] = [];
  for (const person of PEOPLE) {
    const frame = await frameOf(await photograph([sitting(person)], { width: 960, height: 540 }));
    const first = await tiers(frame);
    for (const change of [
      VARIANTS["half a stop less"],
      VARIANTS["warm light"],
      VARIANTS["16 pixels aside"],
    ]) {
      const again = await tiers(await change(frame));
      same.push(...first.flatMap((tier, i) => (tier && again[i] ? [tier === again[i]] : [])));
    }
  }
  expect(same.length).toBeGreaterThan(80);
  expect(same.filter(Boolean).length / same.length).toBeGreaterThan(0.9);
});

const LOOKS: Partial<SkinLook>[] = [
  { redness: 0.9, texture: 0.2 },
  { spots: 12, underEyes: 0.9 },
];

describe.each(LOOKS)("recolored to Monk 1 to 10: %o", (look) => {
  test("scores stay within noise and no tone is refused", async () => {
    const perTone: AspectMeasure[][] = [];
    for (const tone of [1, 3, 5, 7, 9, 10]) {
      const scene = drawScene({ width: 640, height: 400, sitters: [sitter(1, { ...look, tone })] });
      const result = await measured(develop(scene));
      if (!result.ok) throw new Error(`tone ${tone} refused: ${result.failed.join(", ")}`);
      perTone.push(result.measures.overall);
    }
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
