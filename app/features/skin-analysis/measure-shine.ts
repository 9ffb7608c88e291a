import type { FaceGrid } from "./face-grid.ts";
import { usable } from "./measure-color.ts";
import type { Finding } from "./rating.ts";
import { median, ramp, valuesAt } from "./statistics.ts";
import { eyeWhite, type ZoneSample } from "./zone-samples.ts";

/** Share of a zone under highlights at which shine begins to be seen, and at which it is plain. */
const AREA = { from: 0.1, to: 0.8 };
/** Light added by the highlight over the light of the eye whites: hardly seen, plainly seen; on a log2 scale. */
const STRENGTH = { from: Math.log2(0.05), to: 0 };

/**
 * How the area of the same highlights grows with the density of the skin below them, as an exponent: where less comes
 * from below, their faint edges are seen further out. Fitted on photographs of people (docs/skin-analysis.md).
 */
const SPREADS = 0.3;
/** Density from which it grows no further. */
const DEEPEST = 2.6;

/** Shine in this photo: how much of a zone mirrors the lamp, and how strongly. Says nothing about sebum. */
export function measureShine(grid: FaceGrid, samples: readonly ZoneSample[]): Finding[] {
  const white = eyeWhite(grid);
  return samples
    .filter((sample) => sample.zone !== "under-eyes")
    .map((sample): Finding => {
      const { zone } = sample;
      const reason = usable(sample);
      if (reason && reason !== "glare") return { zone, cannotTell: reason };
      const strength = Math.log2(Math.max(sample.highlightPeak, 1e-4) / white);
      const level = median(valuesAt(grid.dark, sample.skin));
      const core = sample.highlightCore * Math.exp(-SPREADS * (Math.min(level, DEEPEST) - 1));
      const area = ramp(core, AREA.from, AREA.to);
      const score = area * ramp(strength, STRENGTH.from, STRENGTH.to);
      return { zone, score, confidence: sample.visible };
    });
}
