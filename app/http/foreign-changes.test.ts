import { Hono } from "hono";
import { expect, test } from "vitest";
import { refuseForeignChanges } from "./foreign-changes.ts";

const HOUSE = "https://shop.example";
const app = new Hono().use(refuseForeignChanges(HOUSE)).all("/cart", (c) => c.text("done"));
const ask = async (headers: Record<string, string>, method = "POST") =>
  (await app.request(`${HOUSE}/cart`, { method, headers })).status;

test("a change is let in from our own pages", async () => {
  expect(await ask({ Origin: HOUSE })).toBe(200);
  expect(await ask({ "Sec-Fetch-Site": "same-origin" })).toBe(200);
});

test.each<Record<string, string>>([
  {},
  { Origin: "null" },
  { Origin: "https://evil.example" },
  { Origin: "http://shop.example" },
  { Origin: "https://shop.example:8443" },
  { Origin: "https://shop.example.evil.example" },
  { Origin: "https://evil.example", "Sec-Fetch-Site": "same-origin" },
  { "Sec-Fetch-Site": "same-site" },
  { "Sec-Fetch-Site": "cross-site" },
  { "Sec-Fetch-Site": "none" },
])("and from nowhere else: %o", async (headers) => {
  for (const method of ["POST", "PUT", "PATCH", "DELETE"]) expect(await ask(headers, method)).toBe(403);
});

test("anybody may read", async () => {
  expect(await ask({ Origin: "https://evil.example" }, "GET")).toBe(200);
});
