import { expect, test } from "vitest";
import { imagePath, sourceSet } from "./picture.ts";

test.each([
  ["tide-cream/hero.jpg", "/images/tide-cream/hero.jpg"],
  ["/elsewhere/hero.jpg", "/elsewhere/hero.jpg"],
  ["https://cdn.example/hero.jpg", "https://cdn.example/hero.jpg"],
])("%s is found at %s", (given, expected) => {
  expect(imagePath(given)).toBe(expected);
});

test("offers only widths that the original can fill", () => {
  const picture = { src: "/images/a/hero.jpg", width: 500, height: 625, alt: "", version: "abcd1234" };
  expect(sourceSet(picture, "webp")).toBe(
    "/image/abcd1234/160/webp/a/hero.jpg 160w, /image/abcd1234/320/webp/a/hero.jpg 320w, /image/abcd1234/480/webp/a/hero.jpg 480w",
  );
});
