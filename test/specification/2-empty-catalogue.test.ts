import { within } from "@testing-library/dom";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Edge, openEdge } from "../edge.ts";
import { readPage, textOf } from "../page.ts";

const NOTHING = "No products here yet. Please come back soon.";

let shop: Edge;
beforeAll(async () => {
  shop = await openEdge();
});
afterAll(() => shop.close());

const read = (path: string) => readPage(shop.visit().get(path));

// One shop, emptied step by step.
test("2 Image gallery: neither arrows, counter nor thumbnails with a single image.", async () => {
  await shop.db.execute(sql`update products set images = '[]' where id = 'silk-milk'`);
  const gallery = (await read("/product/silk-milk")).getByRole("region", { name: "Pictures of Silk Milk" });
  expect(within(gallery).getAllByRole("img")).toHaveLength(1);
  expect(within(gallery).queryByText("1 / 1")).toBeNull();
  expect(within(gallery).queryByRole("button", { name: "Next picture" })).toBeNull();
});

test("2 Image gallery: a path with a leading slash and an address elsewhere stay as they are.", async () => {
  await shop.db.execute(sql`update products set image_url = '/elsewhere/a.jpg',
    images = '["https://cdn.example/b.jpg", "c/d.jpg"]' where id = 'silk-milk'`);
  const page = await read("/product/silk-milk");
  const sources = [...page.document.querySelectorAll("img")].map((image) => image.getAttribute("src"));
  for (const source of ["/elsewhere/a.jpg", "https://cdn.example/b.jpg", "/images/c/d.jpg"])
    expect(sources).toContain(source);
});

test("2 Product detail: no related products when it is the only one of its category.", async () => {
  await shop.db.execute(sql`delete from products where category = 'Serum' and id <> 'deep-water-serum'`);
  const page = await read("/product/deep-water-serum");
  expect(textOf(page.getByRole("heading", { level: 1 }))).toBe("Deep Water Serum");
  expect(page.queryByRole("region", { name: "You may also like" })).toBeNull();
});

test("2 Home: A no-products message shows if there are none.", async () => {
  await shop.db.execute(sql`update products set featured = false`);
  const page = await read("/");
  expect(textOf(page.getByRole("region", { name: "Where to begin" }))).toContain(NOTHING);
});

test("2 Shop: A no-products message if the list is empty.", async () => {
  await shop.db.execute(sql`delete from products`);
  expect(textOf((await read("/shop")).getByRole("main"))).toContain(NOTHING);
});
