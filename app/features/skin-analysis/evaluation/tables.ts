import { mean } from "../statistics.ts";

/** A table as Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** Pearson's correlation, -1 to 1. */
export function correlation(xs: readonly number[], ys: readonly number[]): number {
  const [mx, my] = [mean(xs), mean(ys)];
  const sum = (of: (i: number) => number) => xs.reduce((total, _, i) => total + of(i), 0);
  const x = (i: number) => (xs[i] as number) - mx;
  const y = (i: number) => (ys[i] as number) - my;
  return sum((i) => x(i) * y(i)) / Math.sqrt(sum((i) => x(i) ** 2) * sum((i) => y(i) ** 2));
}

/**
 * Share of the variance that is the person's, by one-way analysis of variance over those with several pictures
 * (ICC 1); 0 when pictures of one person differ as much as those of two. NaN without such people.
 */
export function repeatability(told: readonly { person: string; score: number }[]): number {
  const byPerson = Map.groupBy(told, ({ person }) => person);
  const sets = [...byPerson.values()]
    .map((set) => set.map(({ score }) => score))
    .filter((set) => set.length > 1);
  const count = sets.reduce((sum, set) => sum + set.length, 0);
  const all = mean(sets.flat());
  const between =
    sets.reduce((sum, set) => sum + set.length * (mean(set) - all) ** 2, 0) / Math.max(sets.length - 1, 1);
  const inside = sets.reduce(
    (sum, set) => sum + set.reduce((part, score) => part + (score - mean(set)) ** 2, 0),
    0,
  );
  const within = inside / Math.max(count - sets.length, 1);
  return (between - within) / (between + (count / sets.length - 1) * within);
}
