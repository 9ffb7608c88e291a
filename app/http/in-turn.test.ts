import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { inTurn } from "./in-turn.ts";

test("lets one in per turn of the event loop, first come first served", async () => {
  const turn = inTurn(10);
  const came: number[] = [];
  for (let number = 0; number < 3; number += 1) void turn()?.then(() => came.push(number));
  expect(came).toEqual([]);
  for (let turns = 1; turns <= 3; turns += 1) {
    await nextTurn();
    expect(came).toEqual([0, 1, 2].slice(0, turns));
  }
});

test("as many wait as may; who was let in makes room for another", async () => {
  const turn = inTurn(2);
  const [first] = [turn(), turn()];
  expect(turn()).toBeUndefined();
  await first;
  expect(turn()).toBeDefined();
  expect(turn()).toBeUndefined();
});
