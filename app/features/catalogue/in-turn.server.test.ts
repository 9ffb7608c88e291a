import { expect, test } from "vitest";
import { inTurn } from "./in-turn.server.ts";

test("two pictures are worked on at once, the others in the order they came, also after one that fails", async () => {
  const begun: number[] = [];
  const ends: ((fails: boolean) => void)[] = [];
  const all = Promise.allSettled(
    [0, 1, 2, 3, 4].map((place) =>
      inTurn(
        () =>
          new Promise<void>((resolve, reject) => {
            begun.push(place);
            ends[place] = (fails) => (fails ? reject(new Error("broken")) : resolve());
          }),
      ),
    ),
  );
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  await settled();
  expect(begun).toEqual([0, 1]);
  ends[1]?.(true);
  await settled();
  expect(begun).toEqual([0, 1, 2]);
  for (const place of [0, 2]) ends[place]?.(false);
  await settled();
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  for (const place of [3, 4]) ends[place]?.(false);
  expect((await all).map(({ status }) => status)).toEqual([
    "fulfilled",
    "rejected",
    "fulfilled",
    "fulfilled",
    "fulfilled",
  ]);
});
