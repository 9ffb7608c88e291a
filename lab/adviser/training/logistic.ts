/** Rows of a sparse matrix, one message each. */
export interface Rows {
  places: Int32Array[];
  values: Float32Array[];
}

export interface LogisticOptions {
  /** Cost of a positive and of a negative row; higher fits closer. */
  positiveCost: number;
  negativeCost: number;
  epochs: number;
  width: number;
}

export interface LinearModel {
  weights: Float32Array;
  bias: number;
}

/** A small generator with a fixed start, so that training gives the same weights every time. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296;
  };
}

/** Shuffles in place (Fisher and Yates). */
export function shuffle<Item>(items: Item[], random: () => number): Item[] {
  for (let index = items.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    const kept = items[index] as Item;
    items[index] = items[other] as Item;
    items[other] = kept;
  }
  return items;
}

/** What the model makes of a row: the logit of its probability. */
export function logit(model: LinearModel, places: Int32Array, values: Float32Array): number {
  let sum = model.bias;
  for (let at = 0; at < places.length; at += 1) {
    sum += (model.weights[places[at] as number] as number) * (values[at] as number);
  }
  return sum;
}

function move(model: LinearModel, places: Int32Array, values: Float32Array, step: number): void {
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] as number;
    model.weights[place] = (model.weights[place] as number) + step * (values[at] as number);
  }
  model.bias += step;
}

/** The best dual variable of one row: Newton on x·log(x) + (C−x)·log(C−x) + a/2·(x−old)² + b·x. */
function bestDual(old: number, cost: number, curvature: number, slope: number): number {
  let low = 0;
  let high = cost;
  let x = Math.min(Math.max(old, cost * 1e-6), cost * (1 - 1e-6));
  for (let round = 0; round < 12; round += 1) {
    const gradient = curvature * (x - old) + slope + Math.log(x / (cost - x));
    if (Math.abs(gradient) < 1e-4) break;
    if (gradient > 0) high = x;
    else low = x;
    const next = x - gradient / (curvature + cost / (x * (cost - x)));
    x = next > low && next < high ? next : (low + high) / 2;
  }
  return x;
}

/** L2-regularised logistic regression by dual coordinate descent (Yu, Huang and Lin, 2011). */
export function trainLogistic(
  rows: Rows,
  labels: readonly number[],
  chosen: readonly number[],
  options: LogisticOptions,
): LinearModel {
  const model: LinearModel = { weights: new Float32Array(options.width), bias: 0 };
  const duals = new Float64Array(rows.places.length);
  const costs = new Float64Array(rows.places.length);
  const squares = new Float64Array(rows.places.length);
  for (const row of chosen) {
    const cost = (labels[row] ?? 0) > 0 ? options.positiveCost : options.negativeCost;
    costs[row] = cost;
    duals[row] = Math.min(0.001 * cost, 1e-4);
    squares[row] = 1 + (rows.values[row] as Float32Array).reduce((sum, value) => sum + value * value, 0);
    move(
      model,
      rows.places[row] as Int32Array,
      rows.values[row] as Float32Array,
      (duals[row] as number) * (labels[row] as number),
    );
  }
  const order = [...chosen];
  const random = seededRandom(7);
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    shuffle(order, random);
    for (const row of order) {
      const label = labels[row] as number;
      const places = rows.places[row] as Int32Array;
      const values = rows.values[row] as Float32Array;
      const old = duals[row] as number;
      const next = bestDual(
        old,
        costs[row] as number,
        squares[row] as number,
        label * logit(model, places, values),
      );
      duals[row] = next;
      if (Math.abs(next - old) > 1e-7) move(model, places, values, (next - old) * label);
    }
  }
  return model;
}

export function probability(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}
