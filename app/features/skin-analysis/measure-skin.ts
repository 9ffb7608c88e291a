import type {
  AspectMeasure,
  GateCheck,
  SkinAspect,
  SkinMeasures,
  ZoneMeasure,
} from "#app/expert/skin-measures.ts";
import { drawnAs } from "./drawn.ts";
import { cutFace, type FaceGrid } from "./face-grid.ts";
import type { FaceSearch } from "./find-face.ts";
import { checkFrame, GATE, inOrder } from "./gate.ts";
import { measureEvenness, measureRedness, measureUnderEyes, usable } from "./measure-color.ts";
import { measureSpots, measureTexture } from "./measure-relief.ts";
import { measureShine } from "./measure-shine.ts";
import { type Frame, runSteps, type Steps } from "./pixels.ts";
import { type Finding, overallMeasure, zoneMeasure } from "./rating.ts";
import { sharpness } from "./sharpness.ts";
import { mean, median, ramp, valuesAt } from "./statistics.ts";
import { sampleZones, type ZoneSample } from "./zone-samples.ts";
import { placesOf, type ZonePlaces } from "./zones.ts";

/** The measures of a frame, or every check of the gate that it failed, in the order of GATE_CHECKS. */
export type MeasureResult =
  | { ok: true; measures: SkinMeasures; places: ZonePlaces }
  | { ok: false; failed: GateCheck[] };

/** Fewer zones than this that show skin are no face to say anything about. */
const FEWEST_ZONES = 2;

/** Measures the face that was found in a frame: tens of milliseconds for 1280 × 720. Deterministic; keeps nothing. */
export function measureSkin(frame: Frame, search: FaceSearch): MeasureResult {
  const failed = checkFrame(frame, search);
  if (!search.points || failed.has("several-faces")) return { ok: false, failed: inOrder(failed) };
  const grid = runSteps(cutFace(frame, search.points));
  const drawn = drawnAs(frame, search.points, grid);
  if (drawn) return { ok: false, failed: inOrder(failed.add(drawn)) };
  if (sharpness(grid) < GATE.sharpness) failed.add("blurred");
  const samples = runSteps(sampleZones(grid));
  if (samples.filter((sample) => !usable(sample)).length < FEWEST_ZONES) failed.add("skin-not-found");
  if (failed.size > 0) return { ok: false, failed: inOrder(failed) };
  return { ok: true, measures: runSteps(measureAll(grid, samples)), places: placesOf(frame, search.points) };
}

/** Where one zone is enough to see it: the strongest zone counts most. */
function strongest(scores: number[]): number {
  const [first = 0, second = first] = scores;
  return 0.65 * first + 0.35 * second;
}

/** Differences of density between the cheeks that are no matter, and that leave every comparison in doubt. */
const SIDE_LIGHT = { from: 0.5, to: 1.5 };

/** What side light leaves of a confidence, 0.5 to 1. */
function sideLight(grid: FaceGrid, samples: readonly ZoneSample[]): number {
  const [left = 0, right = 0] = samples
    .filter(({ zone, skin }) => zone.endsWith("cheek") && skin.length > 0)
    .map(({ skin }) => median(valuesAt(grid.dark, skin)));
  return 1 - 0.5 * ramp(Math.abs(left - right), SIDE_LIGHT.from, SIDE_LIGHT.to);
}

function* measureAll(grid: FaceGrid, samples: readonly ZoneSample[]): Steps<SkinMeasures> {
  const evenness = sideLight(grid, samples);
  const overall: AspectMeasure[] = [];
  const zones: ZoneMeasure[] = [];
  const report = (aspect: SkinAspect, findings: Finding[], combine: (scores: number[]) => number) => {
    const lit = findings.map((finding) => {
      return "score" in finding ? { ...finding, confidence: finding.confidence * evenness } : finding;
    });
    const telling = lit.filter(({ zone }) => aspect !== "shine" || zone === "forehead" || zone === "nose");
    overall.push(overallMeasure(aspect, telling, combine));
    zones.push(...lit.map((finding) => zoneMeasure(aspect, finding)));
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
