import { expect, test } from "vitest";
import { FIRST_WISHES, walkTaps } from "./walk-taps.ts";

/** `npm run eval:expert -- --full` goes five deep. */
const DEPTH = 2;

test.each(FIRST_WISHES)("every question to tap leads on ($language, $wish)", ({ wish, ...where }) => {
  expect(walkTaps(wish, DEPTH, { ...where, chatHistory: [], path: [] })).toEqual([]);
});
