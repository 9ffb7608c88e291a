import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";

// Unexpected noise on the console is a failure that nobody looked at.
let noise: string[] = [];
beforeEach(() => {
  noise = [];
  for (const method of ["error", "warn"] as const) {
    vi.spyOn(console, method).mockImplementation((...words) => {
      noise.push(words.map(String).join(" "));
    });
  }
});
afterEach(() => {
  vi.restoreAllMocks();
  expect(noise, "unexpected console output").toEqual([]);
});

// The next file runs in the same process.
afterAll(() => {
  vi.unstubAllGlobals();
});
