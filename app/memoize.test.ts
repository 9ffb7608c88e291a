import { expect, test, vi } from "vitest";
import { memoize, memoizeWeakly } from "./memoize.ts";

test("an answer is worked out once for each argument, whatever it is", () => {
  const length = vi.fn((text: string) => text.length || undefined);
  const known = memoize(length);
  expect([known("ab"), known("ab"), known(""), known("")]).toEqual([2, 2, undefined, undefined]);
  expect(length).toHaveBeenCalledTimes(2);
});

test("objects are told apart by what they are, not by what they hold", () => {
  const known = memoizeWeakly((one: { name: string }) => [one.name]);
  const [one, other] = [{ name: "a" }, { name: "a" }];
  expect(known(one)).toBe(known(one));
  expect(known(one)).not.toBe(known(other));
});

test("keeps at most the given number of answers", () => {
  const double = vi.fn((number: number) => 2 * number);
  const known = memoize(double, 2);
  for (const number of [1, 2, 1, 3, 3, 1]) expect(known(number)).toBe(2 * number);
  expect(double).toHaveBeenCalledTimes(4);
});
