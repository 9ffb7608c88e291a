import type { LanguageTag } from "#app/i18n/language.ts";
import { blended, clausesOf } from "./clauses.ts";
import { type Feature, featuresOf, type Vector, vectorOf } from "./features.ts";
import type { Token } from "./normalize.ts";
import weightsFile from "./weights.json" with { type: "json" };

/** Inverse document frequencies are stored in steps of one over this. */
export const IDF_STEPS = 25;

/** The trained weights as stored on disk by `training/train.ts`. */
export interface WeightsFile {
  outputs: { name: string; bias: number; scale: number; threshold: number }[];
  places: number;
  /** Base64: per place its distance, idf, number of weights, then pairs of output and signed weight. */
  data: string;
}

/** Trained weights, unpacked. */
export interface Weights {
  outputs: WeightsFile["outputs"];
  index: Map<string, number>;
  /** Row → place, ascending. */
  places: Uint32Array;
  /** Row → inverse document frequency. */
  idf: Float32Array;
  starts: Uint32Array;
  owners: Uint8Array;
  weights: Float32Array;
}

/** Unpacks trained weights, once, at first use. */
export function lazily(file: WeightsFile): () => Weights {
  let loaded: Weights | undefined;
  return () => {
    if (!loaded) {
      loaded = decode(file);
      // Unpacked they are held once; the text they came in is not needed again.
      file.data = "";
    }
    return loaded;
  };
}

const messageWeights = lazily(weightsFile);

function decode(file: WeightsFile): Weights {
  const bytes = Buffer.from(file.data, "base64");
  const idf = new Float32Array(file.places);
  const places = new Uint32Array(file.places);
  const starts = new Uint32Array(file.places + 1);
  const owners = new Uint8Array(bytes.length / 2);
  const weights = new Float32Array(bytes.length / 2);
  let at = 0;
  let place = 0;
  let filled = 0;
  const varint = (): number => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++] ?? 0;
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  for (let row = 0; row < file.places; row += 1) {
    place += varint();
    idf[row] = (bytes[at++] ?? 0) / IDF_STEPS;
    places[row] = place;
    for (let left = varint(); left > 0; left -= 1) {
      const owner = bytes[at++] ?? 0;
      owners[filled] = owner;
      weights[filled] = (((bytes[at++] ?? 0) << 24) >> 24) * (file.outputs[owner]?.scale ?? 0);
      filled += 1;
    }
    starts[row + 1] = filled;
  }
  const index = new Map(file.outputs.map((output, position) => [output.name, position]));
  return {
    outputs: file.outputs,
    index,
    places,
    idf,
    starts,
    owners: owners.slice(0, filled),
    weights: weights.slice(0, filled),
  };
}

/** The row of a place, by halving; −1 where no weight knows it. */
function rowOf({ places }: Weights, place: number): number {
  let [from, to] = [0, places.length - 1];
  while (from <= to) {
    const middle = (from + to) >> 1;
    const there = places[middle] ?? 0;
    if (there === place) return middle;
    if (there < place) from = middle + 1;
    else to = middle - 1;
  }
  return -1;
}

/** What the classifier makes of one message. */
export interface Judgement {
  /** Output → probability, 0 to 1. */
  probability(output: string): number;
  /** Output → probability divided by its threshold: 1 and above means yes. */
  strength(output: string): number;
  /** Names of the outputs that begin with this, those said yes to, strongest first. */
  chosen(prefix: string): string[];
  /** The most likely output that begins with this. */
  likeliest(prefix: string): string;
  /** The words that spoke for an output, strongest first. */
  evidence(output: string): string[];
}

/** Judges a message; every output at once, in one pass over the features of the whole and of each clause. */
export function classify(tokens: readonly Token[], language: LanguageTag): Judgement {
  const model = messageWeights();
  const vector = vectorFor(model, tokens, language);
  const whole = logitsOf(model, vector);
  const clauses = clausesOf(tokens).map((clause) => logitsOf(model, vectorFor(model, clause, language)));
  const probabilities = whole.map((logit, at) => {
    const own = clauses.map((logits) => logits[at] ?? logit);
    return 1 / (1 + Math.exp(-blended(model.outputs[at]?.name ?? "", logit, own)));
  });
  return judgement(model, probabilities, (output) => evidenceFor(model, vector, tokens, output));
}

/** The probability of each output for one text given by its features, in the order of the weights' outputs. */
export function probabilitiesOf(model: Weights, features: readonly Feature[]): Float64Array {
  return logitsOf(model, weighed(model, features)).map((logit) => 1 / (1 + Math.exp(-logit)));
}

function vectorFor(model: Weights, tokens: readonly Token[], language: LanguageTag): Vector {
  return weighed(model, featuresOf(tokens, language));
}

function weighed(model: Weights, features: readonly Feature[]): Vector {
  const idf = (place: number) => model.idf[rowOf(model, place)] ?? 0;
  return vectorOf(features, idf);
}

function logitsOf(model: Weights, vector: Vector): Float64Array {
  const sums = Float64Array.from(model.outputs, (output) => output.bias);
  vector.places.forEach((place, position) => {
    const row = rowOf(model, place);
    if (row < 0) return;
    const value = vector.values[position] ?? 0;
    for (let at = model.starts[row] ?? 0; at < (model.starts[row + 1] ?? 0); at += 1) {
      const owner = model.owners[at] ?? 0;
      sums[owner] = (sums[owner] ?? 0) + (model.weights[at] ?? 0) * value;
    }
  });
  return sums;
}

function judgement(
  model: Weights,
  probabilities: Float64Array,
  evidence: (output: string) => string[],
): Judgement {
  const probability = (output: string) => probabilities[model.index.get(output) ?? -1] ?? 0;
  const threshold = (output: string) => model.outputs[model.index.get(output) ?? -1]?.threshold ?? 1;
  const strength = (output: string) => probability(output) / threshold(output);
  const named = (prefix: string) =>
    model.outputs.map((output) => output.name).filter((name) => name.startsWith(prefix));
  const byStrength = (a: string, b: string) => strength(b) - strength(a);
  return {
    probability,
    strength,
    evidence,
    chosen: (prefix) =>
      named(prefix)
        .filter((name) => strength(name) >= 1)
        .sort(byStrength),
    likeliest: (prefix) => named(prefix).sort((a, b) => probability(b) - probability(a))[0] ?? "",
  };
}

function weightOf(model: Weights, place: number, owner: number): number {
  const row = rowOf(model, place);
  if (row < 0) return 0;
  for (let at = model.starts[row] ?? 0; at < (model.starts[row + 1] ?? 0); at += 1) {
    if (model.owners[at] === owner) return model.weights[at] ?? 0;
  }
  return 0;
}

/** Adds up, per word, what its features gave the output, and names the strongest three. */
function evidenceFor(model: Weights, vector: Vector, tokens: readonly Token[], output: string): string[] {
  const owner = model.index.get(output);
  if (owner === undefined) return [];
  const share = new Map<number, number>();
  vector.features.forEach((feature: Feature, position) => {
    const gain = weightOf(model, feature.place, owner) * (vector.values[position] ?? 0);
    const ends = feature.family === "pair" ? [feature.start, feature.end - 1] : [feature.start];
    for (const token of ends) share.set(token, (share.get(token) ?? 0) + gain / ends.length);
  });
  return [...share]
    .filter(([token, gain]) => gain > 0.05 && (tokens[token]?.text.length ?? 0) > 2)
    .sort((a, b) => b[1] - a[1])
    .slice(0, 3)
    .map(([token]) => tokens[token]?.typed ?? "");
}
