import type { FaceGrid } from "./face-grid.ts";
import type { Finding } from "./rating.ts";
import { ramp } from "./statistics.ts";
import { eyeWhite, type ZoneSample } from "./zone-samples.ts";

/** Share of a zone under highlights at which shine begins to be seen, and at which it is plain. */
const AREA = { from: 0.04, to: 0.3 };
/** Light added by the highlight over the light of the eye whites: hardly seen, plainly seen; on a log2 scale. */
const STRENGTH = { from: Math.log2(0.045), to: Math.log2(0.5) };

/** Shine in this photo: how much of a zone mirrors the lamp, and how strongly. Says nothing about sebum. */
export function measureShine(grid: FaceGrid, samples: readonly ZoneSample[]): Finding[] {
  const white = eyeWhite(grid);
  return samples
    .filter((sample) => sample.zone !== "under-eyes")
    .map((sample): Finding => {
      const { zone } = sample;
      if (sample.visible < 0.4) return { zone, cannotTell: "covered" };
      const strength = Math.log2(Math.max(sample.highlightPeak, 1e-4) / white);
      const area = ramp(sample.highlightCore, AREA.from, AREA.to);
      const score = Math.sqrt(area) * ramp(strength, STRENGTH.from, STRENGTH.to);
      return { zone, score, confidence: sample.visible };
    });
}
