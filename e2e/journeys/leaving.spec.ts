import { badge, fillAddress, SILK_MILK } from "../support/shopping.ts";
import { expect, hydrated, test } from "../support/test.ts";

test("what is pressed just before leaving is in the cart, once, and on the wishlist", async ({
  customer: page,
}) => {
  await page.goto(`/product/${SILK_MILK.id}`);
  await hydrated(page);
  // A request that the browser gives up because the page is left.
  await page.evaluate(() => {
    window.fetch = () => new Promise(() => {});
  });
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await page
    .getByRole("button", { name: `Add ${SILK_MILK.name} to wishlist` })
    .first()
    .click();
  await page.goto("/robots.txt");
  await expect(async () => {
    await page.goto("/profile");
    await expect(badge(page)).toHaveText("1", { timeout: 500 });
    await expect(page.getByRole("link", { name: SILK_MILK.name }).first()).toBeVisible({ timeout: 500 });
  }).toPass();
});

test("an address saved just before leaving is kept", async ({ customer: page }) => {
  await page.goto("/profile");
  await hydrated(page);
  await fillAddress(page);
  const asked = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        window.fetch = () => {
          resolve();
          return new Promise(() => {});
        };
      }),
  );
  await page.getByRole("button", { name: "Save address" }).click();
  await asked;
  await page.goto("/robots.txt");
  await expect(async () => {
    await page.goto("/profile");
    await expect(page.getByLabel("Street")).toHaveValue("1 Tide Street", { timeout: 500 });
  }).toPass();
});
