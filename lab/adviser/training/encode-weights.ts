import type { LinearModel } from "./logistic.ts";
import type { Vocabulary } from "./cross-validate.ts";
import { IDF_STEPS, type WeightsFile } from "#app/expert/reading/classifier.ts";

/** The largest weights of each output that are kept; the rest changes nothing that can be measured. */
const KEPT_PER_OUTPUT = 5000;

/** Appends a whole number in groups of seven bits. */
function pushVarint(bytes: number[], value: number): void {
  let rest = value;
  while (rest > 127) {
    bytes.push((rest & 127) | 128);
    rest >>>= 7;
  }
  bytes.push(rest);
}

interface Kept {
  output: number;
  weight: number;
}

/** Keeps the largest weights of one model, scaled to −127 … 127; returns the scale. */
function keepLargest(model: LinearModel, output: number, byColumn: Kept[][]): number {
  const order = [...model.weights.keys()].filter((column) => model.weights[column] !== 0);
  order.sort((a, b) => Math.abs(model.weights[b] ?? 0) - Math.abs(model.weights[a] ?? 0));
  const scale = Math.abs(model.weights[order[0] ?? 0] ?? 0) / 127 || 1;
  for (const column of order.slice(0, KEPT_PER_OUTPUT)) {
    const weight = Math.round((model.weights[column] ?? 0) / scale);
    if (weight !== 0) byColumn[column]?.push({ output, weight });
  }
  return scale;
}

/** Packs the models: per place its idf and its weights, all in bytes, as base64 inside JSON. */
export function encodeWeights(
  models: ReadonlyMap<string, LinearModel>,
  thresholds: ReadonlyMap<string, number>,
  vocabulary: Vocabulary,
): WeightsFile {
  const byColumn: Kept[][] = Array.from({ length: vocabulary.columns.size }, () => []);
  const outputs = [...models].map(([name, model], index) => ({
    name,
    bias: Number(model.bias.toFixed(4)),
    scale: Number(keepLargest(model, index, byColumn).toPrecision(6)),
    threshold: Number((thresholds.get(name) ?? 0.5).toFixed(4)),
  }));
  const bytes: number[] = [];
  let previous = 0;
  for (const [place, column] of vocabulary.columns) {
    const kept = byColumn[column] ?? [];
    pushVarint(bytes, place - previous);
    previous = place;
    bytes.push(Math.min(255, Math.round((vocabulary.idf.get(place) ?? 0) * IDF_STEPS)));
    pushVarint(bytes, kept.length);
    for (const { output, weight } of kept) bytes.push(output, weight & 255);
  }
  return { outputs, places: vocabulary.columns.size, data: Buffer.from(bytes).toString("base64") };
}
