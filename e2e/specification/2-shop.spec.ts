import { expect, test } from "../support/test.ts";

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
