import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { STYLES_ID, styles } from "#app/theme/styles.ts";
import { beginPage } from "./compress-page.ts";
import { joinGzip } from "./gzip-pieces.ts";

const page = (within: string) =>
  `<head><title>é</title><style id="${STYLES_ID}">${within}</style></head><p>Nacre</p>`;

test.each([
  ["with a place for the stylesheet has it there", page(""), page(styles)],
  ["without one is as it was", "<p>Nacre</p>", "<p>Nacre</p>"],
  ["without anything is nothing", "", ""],
])("a page %s when it is unpacked", async (_, html, expected) => {
  expect(gunzipSync(joinGzip(await beginPage(Buffer.from(html)))).toString()).toBe(expected);
});
