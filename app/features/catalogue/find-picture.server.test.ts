import { expect, test } from "vitest";
import { findPicture } from "./find-picture.server.ts";
import { parseSizedPath } from "./resize-picture.server.ts";

test.each(["constructor", "__proto__", "toString"])("a picture named %s is one that is not there", (name) => {
  expect(findPicture(name, "en", "A cream")).toEqual({
    src: `/images/${name}`,
    width: 1200,
    height: 1500,
    alt: "A cream",
  });
  expect(parseSizedPath(`undefined/640/webp/${name}`)).toBeUndefined();
});

test("a portrait has its own before slate, with words of its own, for the dark theme", () => {
  const { alt, dark } = findPicture("first-light-serum/hero.jpg", "en", "First Light Serum");
  expect(dark).toMatchObject({ src: "/images/first-light-serum/hero-dark.jpg", width: 1200, height: 1500 });
  expect(dark?.version).toMatch(/^[0-9a-f]{8}$/);
  expect(dark?.alt).not.toBe(alt);
});

test.each([
  "first-light-serum/detail.jpg",
  "https://cdn.example/first-light-serum/hero.jpg",
  "uploads/0123456789abcdef0123456789abcdef-960x1200.jpg",
])("%s serves both themes", (url) => {
  expect(findPicture(url, "en", "A serum")).not.toHaveProperty("dark");
});
