import { blended } from "#app/expert/reading/clauses.ts";
import {
  type LinearModel,
  logit,
  probability,
  type Rows,
  seededRandom,
  shuffle,
  trainLogistic,
} from "./logistic.ts";
import type { Prepared } from "./examples.ts";
import { type Family, type Feature, vectorOf } from "#app/expert/reading/features.ts";

/** The features worth keeping (seen in at least two messages) and how rare each is. */
export interface Vocabulary {
  /** Place → dense column. */
  columns: Map<number, number>;
  idf: Map<number, number>;
  family: Map<number, Family>;
}

export function vocabularyOf(messages: readonly Prepared[], fewest: Record<Family, number>): Vocabulary {
  const counts = new Map<number, number>();
  const family = new Map<number, Family>();
  for (const { features } of messages) {
    for (const feature of features) {
      counts.set(feature.place, (counts.get(feature.place) ?? 0) + 1);
      family.set(feature.place, feature.family);
    }
  }
  const columns = new Map<number, number>();
  const idf = new Map<number, number>();
  for (const [place, count] of [...counts].sort((a, b) => a[0] - b[0])) {
    if (count < fewest[family.get(place) ?? "word"]) continue;
    columns.set(place, columns.size);
    idf.set(place, Math.log((1 + messages.length) / (1 + count)) + 1);
  }
  return { columns, idf, family };
}

export function rowsOf(featureLists: readonly (readonly Feature[])[], vocabulary: Vocabulary): Rows {
  const rows: Rows = { places: [], values: [] };
  for (const features of featureLists) {
    const vector = vectorOf(features, (place) => vocabulary.idf.get(place) ?? 0);
    rows.places.push(Int32Array.from(vector.places, (place) => vocabulary.columns.get(place) ?? 0));
    rows.values.push(Float32Array.from(vector.values));
  }
  return rows;
}

export interface TrainOptions {
  cost: number;
  /** 1 balances the two classes fully, 0 leaves them as they are. */
  balance: number;
  epochs: number;
}

/** One model for one output, on the given rows; messages where the output is a matter of taste are left out. */
export function trainOutput(
  output: string,
  messages: readonly Prepared[],
  rows: Rows,
  chosen: readonly number[],
  width: number,
  options: TrainOptions,
): LinearModel {
  const labels = messages.map((message) => (message.yes.has(output) ? 1 : -1));
  const used = chosen.filter((row) => labels[row] === 1 || !messages[row]?.unsure.has(output));
  const positives = used.filter((row) => labels[row] === 1).length;
  const ratio = Math.max(1, used.length - positives) / Math.max(1, positives);
  return trainLogistic(rows, labels, used, {
    positiveCost: options.cost * ratio ** (options.balance / 2),
    negativeCost: options.cost * ratio ** (-options.balance / 2),
    epochs: options.epochs,
    width,
  });
}

/** Which fold each message belongs to; the same every time. Messages of one origin stay together. */
function foldsOf(messages: readonly Prepared[], folds: number): number[] {
  const origins = [...new Set(messages.map((message, row) => message.origin ?? row))];
  const order = shuffle(origins, seededRandom(11));
  const fold = new Map(order.map((origin, at) => [origin, at % folds]));
  return messages.map((message, row) => fold.get(message.origin ?? row) ?? 0);
}

/** Out-of-fold probabilities: every message judged by models that never saw it. */
export function crossValidate(
  outputs: readonly string[],
  messages: readonly Prepared[],
  vocabulary: Vocabulary,
  options: TrainOptions,
  folds = 5,
): Map<string, Float32Array> {
  const width = vocabulary.columns.size;
  const fold = foldsOf(messages, folds);
  const rows = rowsOf(
    messages.map((message) => message.features),
    vocabulary,
  );
  const clauses = messages.map((message) => rowsOf(message.clauses, vocabulary));
  const scores = new Map<string, Float32Array>();
  for (const output of outputs) {
    const judged = new Float32Array(messages.length);
    for (let held = 0; held < folds; held += 1) {
      const chosen = [...fold.keys()].filter((row) => fold[row] !== held);
      const model = trainOutput(output, messages, rows, chosen, width, options);
      fold.forEach((own, row) => {
        if (own !== held) return;
        const [whole = 0] = logitsOf(model, {
          places: [rows.places[row] as Int32Array],
          values: [rows.values[row] as Float32Array],
        });
        judged[row] = probability(blended(output, whole, logitsOf(model, clauses[row] as Rows)));
      });
    }
    scores.set(output, judged);
  }
  return scores;
}

function logitsOf(model: LinearModel, rows: Rows): number[] {
  return rows.places.map((places, at) => logit(model, places, rows.values[at] as Float32Array));
}
