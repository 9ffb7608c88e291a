// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { forgetViewed, noteViewed, readViewed } from "./viewed.ts";

afterEach(() => localStorage.clear());

test("the newest is first, each is there once, and no more than seven", () => {
  for (const id of ["a", "b", "c", "a"]) noteViewed(id);
  expect(readViewed()).toEqual(["a", "c", "b"]);
  for (const id of "defghij") noteViewed(id);
  expect(readViewed()).toEqual([..."jihgfed"]);
  forgetViewed();
  expect(readViewed()).toEqual([]);
});

test.each(["{", '"a"', "null", '{"a":1}', "[1,null]"])("%s is as good as nothing", (kept) => {
  localStorage.setItem("viewed", kept);
  expect(readViewed()).toEqual([]);
});
