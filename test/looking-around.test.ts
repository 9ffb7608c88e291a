import { afterAll, beforeAll, expect, test } from "vitest";
import { type Edge, openEdge } from "./edge.ts";
import { openLivePage } from "./live-page.ts";

let shop: Edge;
beforeAll(async () => {
  shop = await openEdge();
});
afterAll(() => shop.close());

test("what was looked at before stands below a product, and is forgotten when asked to", async () => {
  const page = await openLivePage(shop, shop.visit(), "/product/silk-milk");
  expect(page.queryByRole("heading", { name: "Seen lately" })).toBeNull();
  await page.open("/product/quiet-balm");
  const seen = await page.findByRole("region", { name: "Seen lately" });
  expect([...seen.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
    "/product/silk-milk",
  ]);
  await page.user.click(page.getByRole("button", { name: "Forget these" }));
  expect(page.queryByRole("region", { name: "Seen lately" })).toBeNull();
  await page.open("/product/silk-milk");
  expect(page.queryByRole("region", { name: "Seen lately" })).toBeNull();
});
