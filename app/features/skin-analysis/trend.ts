/** A plane over the picture: value = base + x·alongX + y·alongY. Lighting over one zone is close to one. */
export interface Trend {
  base: number;
  alongX: number;
  alongY: number;
}

/** Least-squares plane of `values` over the given pixels. */
export function trendOf(grid: { width: number }, values: Float32Array, pixels: Int32Array): Trend {
  const n = pixels.length;
  if (n < 3) return { base: 0, alongX: 0, alongY: 0 };
  let [mx, my, mv] = [0, 0, 0];
  for (const i of pixels) {
    mx += i % grid.width;
    my += Math.floor(i / grid.width);
    mv += values[i] as number;
  }
  [mx, my, mv] = [mx / n, my / n, mv / n];
  let [xx, yy, xy, xv, yv] = [0, 0, 0, 0, 0];
  for (const i of pixels) {
    const [x, y, v] = [(i % grid.width) - mx, Math.floor(i / grid.width) - my, (values[i] as number) - mv];
    xx += x * x;
    yy += y * y;
    xy += x * y;
    xv += x * v;
    yv += y * v;
  }
  const determinant = xx * yy - xy * xy;
  if (determinant < 1e-9) return { base: mv, alongX: 0, alongY: 0 };
  const alongX = (xv * yy - yv * xy) / determinant;
  const alongY = (yv * xx - xv * xy) / determinant;
  return { base: mv - alongX * mx - alongY * my, alongX, alongY };
}

/** The plane's value at pixel `i`. */
export function trendAt(trend: Trend, grid: { width: number }, i: number): number {
  return trend.base + trend.alongX * (i % grid.width) + trend.alongY * Math.floor(i / grid.width);
}
