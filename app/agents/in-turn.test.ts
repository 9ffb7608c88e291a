import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { inTurn, type Place } from "./in-turn.ts";

test("lets one in per turn of the event loop, first come first served", async () => {
  const take = inTurn(10);
  const came: number[] = [];
  for (let number = 0; number < 3; number += 1)
    void take()
      ?.turn()
      .then(() => came.push(number));
  expect(came).toEqual([]);
  for (let turns = 1; turns <= 3; turns += 1) {
    await nextTurn();
    expect(came).toEqual([0, 1, 2].slice(0, turns));
  }
});

test("has so many places and no more; who comes in or leaves frees theirs, once", async () => {
  const take = inTurn(2);
  const [first, second] = [take(), take()] as [Place, Place];
  expect(take()).toBeUndefined();
  await first.turn();
  first.leave();
  expect(take()).toBeDefined();
  expect(take()).toBeUndefined();
  second.leave();
  second.leave();
  expect(take()).toBeDefined();
  expect(take()).toBeUndefined();
});
