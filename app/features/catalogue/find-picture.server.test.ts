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
