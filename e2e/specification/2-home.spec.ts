import { expect, hydrated, test } from "../support/test.ts";

const FEATURED = ["Silk Milk", "First Light Serum", "Inner Shell Cream", "Night Current"];

test("2 Home: Featured products (flagged featured) in a grid.", async ({ page }) => {
  await page.goto("/");
  const grid = page.getByRole("region", { name: "Where to begin" }).getByRole("list");
  await expect(grid.getByRole("heading")).toHaveText(FEATURED);
  const columns = await grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(" ").length);
  expect(columns).toBe(4);
});

test("2 Home: A View All Products button to /shop.", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("link", { name: "View All Products" }).click();
  await expect(page).toHaveURL("/shop");
  await expect(page.getByRole("heading", { level: 1, name: "The collection" })).toBeVisible();
});
