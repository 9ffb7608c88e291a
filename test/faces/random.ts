/** A small seeded generator (mulberry32): the same seed draws the same person on every machine. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Normally distributed values, mean 0 and deviation 1. */
export function normals(seed: number, count: number): Float32Array {
  const random = randomFrom(seed);
  return Float32Array.from({ length: count }, () => {
    return Math.sqrt(-2 * Math.log(random() + 1e-12)) * Math.cos(2 * Math.PI * random());
  });
}

const LATTICE = 64;

/** Smooth noise over the plane, about −1 to 1, with one bump per unit of `x` and `y`. */
export function smoothNoise(seed: number): (x: number, y: number) => number {
  const random = randomFrom(seed);
  const values = Float32Array.from({ length: LATTICE * LATTICE }, () => random() * 2 - 1);
  const at = (x: number, y: number) => values[(y & (LATTICE - 1)) * LATTICE + (x & (LATTICE - 1))] as number;
  return (x, y) => {
    const [x0, y0] = [Math.floor(x), Math.floor(y)];
    const [fx, fy] = [ease(x - x0), ease(y - y0)];
    const top = at(x0, y0) + (at(x0 + 1, y0) - at(x0, y0)) * fx;
    const low = at(x0, y0 + 1) + (at(x0 + 1, y0 + 1) - at(x0, y0 + 1)) * fx;
    return top + (low - top) * fy;
  };
}

function ease(t: number): number {
  return t * t * (3 - 2 * t);
}
