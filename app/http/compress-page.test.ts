import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { STYLES_ID, styles } from "#app/theme/styles.ts";
import { zipPage } from "./compress-page.ts";

test.each([
  [
    "with the stylesheet",
    `<head><title>é</title><style id="${STYLES_ID}">${styles}</style></head><p>Nacre</p>`,
  ],
  ["with another stylesheet", `<head><style id="${STYLES_ID}">p { color: red }</style></head><p>Nacre</p>`],
  ["without one", "<p>Nacre</p>"],
  ["without anything", ""],
])("a page %s is unpacked as it was", async (_, html) => {
  expect(gunzipSync(await zipPage(Buffer.from(html))).toString()).toBe(html);
});
