import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readDelivery } from "./delivery.server.ts";
import { readConfig } from "./env.server.ts";

const folder = mkdtempSync(join(tmpdir(), "nacre-delivery-"));
afterAll(() => rmSync(folder, { recursive: true }));
const SOUND = {
  timeZone: "Europe/Paris",
  packedWithin: 2,
  regions: [{ countries: "others", onTheWay: [3, 5] }],
};

test.each([
  ["no JSON", "is no JSON"],
  [{ ...SOUND, timeZone: "Nowhere/Land" }, "timeZone is none"],
  [{ ...SOUND, packedWithin: 0 }, "packedWithin"],
  [{ ...SOUND, regions: [] }, "regions"],
  [{ ...SOUND, regions: [{ countries: ["us"], onTheWay: [3, 5] }] }, "regions.0.countries"],
  [{ ...SOUND, regions: [{ countries: ["US"], onTheWay: [5, 3] }] }, "is a range, the shorter time first"],
  [{ ...SOUND, regions: [{ countries: ["US"], onTheWay: [3, 5], price: 8.505 }] }, "whole cents"],
  [{ ...SOUND, regions: [{ countries: ["US"], onTheWay: [3, 5], freeFrom: 0 }] }, "freeFrom"],
  [{ ...SOUND, closed: ["24.12."] }, "closed.0"],
  [{ ...SOUND, promise: "tomorrow" }, "promise"],
])("a file that cannot be meant stops the start: %j", (content, said) => {
  const file = join(folder, "delivery.json");
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  expect(() => readConfig({ DELIVERY_FILE: file })).toThrow(said);
});

test("no file promises nothing", () => {
  expect(readDelivery(join(folder, "none.json"))).toBeUndefined();
  expect(readConfig({}).delivery).toBeUndefined();
});
