import { hold } from "../support/shopping.ts";
import { expect, hydrated, test } from "../support/test.ts";

const NOTHING = "No products here yet. Please come back soon.";

test("2 Shop: A spinner while loading with no products yet.", async ({ page, shop }) => {
  await shop.sql("delete from products");
  await page.goto("/shop");
  await hydrated(page);
  const release = await hold(page, /\/shop\.data/);
  await page.getByRole("banner").getByRole("link", { name: "Shop" }).click();
  await expect(page.getByRole("main").getByRole("status").filter({ hasText: "Loading" })).toBeVisible();
  await expect(page.getByText(NOTHING)).toHaveCount(0);
  release();
  await expect(page.getByText(NOTHING)).toBeVisible();
});
