import { hold } from "../support/shopping.ts";
import { expect, hydrated, test } from "../support/test.ts";

test("2 Shop: A grid of all products.", async ({ page }) => {
  await page.goto("/shop");
  const grid = page
    .getByRole("main")
    .getByRole("list")
    .filter({ has: page.getByRole("article") });
  await expect(grid.getByRole("article")).toHaveCount(24);
  await expect(page.getByRole("status")).toHaveText("24 products");
  expect(await grid.evaluate((list) => getComputedStyle(list).display)).toBe("grid");
});

test("2 Shop: A spinner while loading with no products yet, on the way from another page.", async ({
  page,
}) => {
  await page.goto("/login");
  await hydrated(page);
  const release = await hold(page, /\/shop\.data/);
  await page.getByRole("banner").getByRole("link", { name: "Shop" }).click();
  await expect(page.getByRole("main").getByRole("status").filter({ hasText: "Loading" })).toBeVisible();
  release();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(24);
});
