import type { Prepared } from "./examples.ts";

const STEPS = Array.from({ length: 60 }, (_, step) => 0.06 + step * 0.0125);
/** How many positives' worth of the common curve is mixed into a rare output's own. */
const SHRINKAGE = 25;

interface Curve {
  /** Hits and false alarms at each step. */
  hits: number[];
  alarms: number[];
  positives: number;
}

function curveOf(output: string, messages: readonly Prepared[], judged: Float32Array): Curve {
  const curve: Curve = { hits: STEPS.map(() => 0), alarms: STEPS.map(() => 0), positives: 0 };
  messages.forEach((message, row) => {
    const right = message.yes.has(output);
    if (!right && message.unsure.has(output)) return;
    if (right) curve.positives += 1;
    STEPS.forEach((step, at) => {
      if ((judged[row] ?? 0) < step) return;
      const counts = right ? curve.hits : curve.alarms;
      counts[at] = (counts[at] ?? 0) + 1;
    });
  });
  return curve;
}

function sum(curves: readonly Curve[]): Curve {
  const total: Curve = { hits: STEPS.map(() => 0), alarms: STEPS.map(() => 0), positives: 0 };
  for (const curve of curves) {
    total.positives += curve.positives;
    STEPS.forEach((_, at) => {
      total.hits[at] = (total.hits[at] ?? 0) + (curve.hits[at] ?? 0);
      total.alarms[at] = (total.alarms[at] ?? 0) + (curve.alarms[at] ?? 0);
    });
  }
  return total;
}

/** The step with the best F score; `beta` below 1 leans towards precision. */
function bestStep(curve: Curve, common: Curve, beta: number): number {
  const share = SHRINKAGE / Math.max(1, common.positives);
  const weight = beta * beta;
  let best = { step: 0.5, score: -1 };
  STEPS.forEach((step, at) => {
    const hits = (curve.hits[at] ?? 0) + share * (common.hits[at] ?? 0);
    const alarms = (curve.alarms[at] ?? 0) + share * (common.alarms[at] ?? 0);
    const misses = curve.positives + SHRINKAGE - hits;
    const score = ((1 + weight) * hits) / ((1 + weight) * hits + weight * misses + alarms);
    if (score > best.score) best = { step, score };
  });
  return best.step;
}

/** Outputs of one family share their curve, so that a rare one does not get a chance threshold. */
export function chooseThresholds(
  scores: ReadonlyMap<string, Float32Array>,
  messages: readonly Prepared[],
  betaOf: (family: string) => number,
): Map<string, number> {
  const curves = new Map(
    [...scores].map(([output, judged]) => [output, curveOf(output, messages, judged)] as const),
  );
  const thresholds = new Map<string, number>();
  for (const [output, curve] of curves) {
    const family = output.split(":")[0] ?? "";
    const common = sum([...curves].filter(([name]) => name.split(":")[0] === family).map(([, own]) => own));
    thresholds.set(output, bestStep(curve, common, betaOf(family)));
  }
  return thresholds;
}
