/** The value below which `share` (0 to 1) of the values lie; sorts the array in place. NaN when empty. */
export function quantile(values: Float32Array, share: number): number {
  if (values.length === 0) return Number.NaN;
  values.sort();
  return values[Math.min(values.length - 1, Math.floor(share * values.length))] as number;
}

/** The plane's values at some of its pixels. A plain loop: `Float32Array.from` with a function takes three times as long. */
export function valuesAt(plane: Float32Array, pixels: ArrayLike<number>): Float32Array {
  const values = new Float32Array(pixels.length);
  for (let k = 0; k < pixels.length; k++) values[k] = plane[pixels[k] as number] as number;
  return values;
}

export function median(values: Float32Array): number {
  return quantile(values, 0.5);
}

/** Median absolute deviation × 1.4826: the standard deviation, were the values normal and free of outliers. */
export function spread(values: Float32Array): number {
  const middle = median(values);
  return 1.4826 * median(values.map((value) => Math.abs(value - middle)));
}

export function clamp(value: number, low = 0, high = 1): number {
  return Math.min(Math.max(value, low), high);
}

/** 0 at `from`, 1 at `to`, straight between. */
export function ramp(value: number, from: number, to: number): number {
  return clamp((value - from) / (to - from));
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The picture averaged over (2·radius+1)² pixels, edges repeated; three passes of it come close to a Gaussian. */
export function boxBlur(plane: Float32Array, width: number, height: number, radius: number): Float32Array {
  const turned = blurRows(plane, width, height, radius);
  return blurRows(turned, height, width, radius);
}

/** Averages along rows and hands back the transpose, so that the second call works along columns. */
function blurRows(plane: Float32Array, width: number, height: number, radius: number): Float32Array {
  const result = new Float32Array(plane.length);
  const share = 1 / (2 * radius + 1);
  for (let y = 0; y < height; y++) {
    const start = y * width;
    let sum = 0;
    for (let k = -radius; k <= radius; k++) sum += plane[start + clamp(k, 0, width - 1)] as number;
    for (let x = 0; x < width; x++) {
      result[x * height + y] = sum * share;
      const next = Math.min(x + radius + 1, width - 1);
      const last = Math.max(x - radius, 0);
      sum += (plane[start + next] as number) - (plane[start + last] as number);
    }
  }
  return result;
}
