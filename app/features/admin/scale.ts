/** Lines that a chart should have at least room for above zero. */
const LINES = 4;

/**
 * The values at a chart's lines, from zero up to one that nothing goes beyond, at even, round distances.
 * @param least the smallest distance that makes sense: one order, one dollar in cents
 */
export function scaleOf(most: number, least: number): number[] {
  const wanted = Math.max(most / LINES, least);
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((round) => round >= wanted) ?? wanted;
  // A single order is a low bar, not one as high as the chart.
  const lines = Math.max(Math.ceil(most / step), LINES - 1);
  return Array.from({ length: lines + 1 }, (_, line) => line * step);
}
