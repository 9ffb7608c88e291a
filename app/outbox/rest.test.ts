import { expect, test } from "vitest";
import { createRest } from "./rest.ts";

test("whoever does not answer is left alone, longer each time, and then tried once", () => {
  const rest = createRest();
  expect(rest.places()).toBe(Number.POSITIVE_INFINITY);
  for (const seconds of [15, 30, 60, 60]) {
    expect(rest.hear(true)).toBe(seconds * 1000);
    // What was under way ends the same, and makes it no longer.
    expect(rest.hear(true)).toBe(0);
    expect(rest.places()).toBe(0);
    rest.end();
    expect(rest.places()).toBe(1);
  }
  expect(rest.hear(false)).toBe(0);
  expect(rest.places()).toBe(Number.POSITIVE_INFINITY);
  expect(rest.hear(true)).toBe(15_000);
});
