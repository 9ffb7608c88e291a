import { expect, test } from "vitest";
import { layInStyles } from "./lay-in-styles.server.ts";
import { STYLES_ID, styles } from "./styles.ts";

test("the stylesheet stands in the place that a page leaves for it", () => {
  const html = Buffer.from(`<head>é<style id="${STYLES_ID}"></style></head><p>Nacre</p>`);
  expect(layInStyles(html).toString()).toBe(
    `<head>é<style id="${STYLES_ID}">${styles}</style></head><p>Nacre</p>`,
  );
});

test("a document without that place stays as it is", () => {
  expect(layInStyles(Buffer.from("<p>Nacre</p>")).toString()).toBe("<p>Nacre</p>");
});
