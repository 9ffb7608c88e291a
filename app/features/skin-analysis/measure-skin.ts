import type {
  AspectMeasure,
  GateCheck,
  SkinAspect,
  SkinMeasures,
  ZoneMeasure,
} from "#app/expert/skin-measures.ts";
import { scaleFace } from "./face.ts";
import { cutFace, type FaceGrid } from "./face-grid.ts";
import { findFace, SEARCH_SIDE } from "./find-face.ts";
import { checkPicture, GATE, inOrder } from "./gate.ts";
import { measureEvenness, measureRedness, measureUnderEyes } from "./measure-color.ts";
import { measureSpots, measureTexture } from "./measure-relief.ts";
import { measureShine } from "./measure-shine.ts";
import { type Frame, runSteps, type Steps, shrinkFrame } from "./pixels.ts";
import { type Finding, overallMeasure, zoneMeasure } from "./rating.ts";
import { sharpness } from "./sharpness.ts";
import { mean } from "./statistics.ts";
import { sampleZones, type ZoneSample } from "./zone-samples.ts";

/** The measures of a frame, or every check of the gate that it failed, in the order of GATE_CHECKS. */
export type MeasureResult = { ok: true; measures: SkinMeasures } | { ok: false; failed: GateCheck[] };

/** Measures one frame at once: tens of milliseconds for 1280 × 720. */
export function measureSkin(frame: Frame): MeasureResult {
  return runSteps(measureSkinSteps(frame));
}

/** The same in pieces of a few milliseconds, for those who must not block. Deterministic; keeps nothing. */
export function* measureSkinSteps(frame: Frame): Steps<MeasureResult> {
  const small = yield* shrinkFrame(frame, SEARCH_SIDE);
  const search = yield* findFace(small);
  yield;
  const failed = checkPicture(search);
  if (!search.face || failed.has("several-faces")) return { ok: false, failed: inOrder(failed) };
  const grid = yield* cutFace(frame, scaleFace(search.face, frame.width / search.image.width));
  if (sharpness(grid) < GATE.sharpness) failed.add("blurred");
  if (failed.size > 0) return { ok: false, failed: inOrder(failed) };
  const samples = yield* sampleZones(grid, search);
  return { ok: true, measures: yield* measureAll(grid, samples) };
}

/** Where one zone is enough to see it: the strongest zone counts most. */
function strongest(scores: number[]): number {
  const [first = 0, second = first] = scores;
  return 0.65 * first + 0.35 * second;
}

function* measureAll(grid: FaceGrid, samples: readonly ZoneSample[]): Steps<SkinMeasures> {
  const overall: AspectMeasure[] = [];
  const zones: ZoneMeasure[] = [];
  const report = (aspect: SkinAspect, findings: Finding[], combine: (scores: number[]) => number) => {
    const telling = findings.filter(
      ({ zone }) => aspect !== "shine" || zone === "forehead" || zone === "nose",
    );
    overall.push(overallMeasure(aspect, telling, combine));
    zones.push(...findings.map((finding) => zoneMeasure(aspect, finding)));
  };
  report("redness", measureRedness(grid, samples), strongest);
  yield;
  report("shine", measureShine(grid, samples), strongest);
  yield;
  report("texture", yield* measureTexture(grid, samples), mean);
  yield;
  report("spots", yield* measureSpots(grid, samples), mean);
  yield;
  report("evenness", yield* measureEvenness(grid, samples), mean);
  yield;
  report("under-eye-darkness", measureUnderEyes(grid, samples), mean);
  return { overall, zones };
}
