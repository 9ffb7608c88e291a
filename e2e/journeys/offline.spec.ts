import type { Page } from "@playwright/test";
import { badge, expectAlert, readyToOrder } from "../support/shopping.ts";
import { expect, test } from "../support/test.ts";

/** No data reaches the server any more: neither the change nor whatever the page would ask for after it. */
async function cutOff(page: Page): Promise<() => Promise<void>> {
  const data = /\.data(\?|$)/;
  await page.route(data, (route) => route.abort());
  return () => page.unroute(data);
}

/** What a page fetches when it has nothing better to do is there: from now on it can say that the network is gone. */
async function settled(page: Page, files: Record<string, number>): Promise<void> {
  const fetched = () => performance.getEntriesByType("resource").map(({ name }) => name);
  const count = async (file: string) =>
    (await page.evaluate(fetched)).filter((name) => name.includes(`/assets/${file}-`)).length;
  for (const [file, most] of Object.entries(files)) await expect.poll(() => count(file), file).toBe(most);
}

test("with no network at all the first change is taken back, said, and the page stays", async ({
  context,
  customer: page,
}) => {
  await page.goto("/product/silk-milk");
  // The wishlist's page and what it does with a change.
  await settled(page, { toaster: 1, useSwipeDismiss: 1, wishlist: 2 });
  await context.setOffline(true);
  const heart = page.getByRole("button", { name: "Add Silk Milk to wishlist" });
  await heart.click();
  await expectAlert(page, "That could not be saved. Please try again.");
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await page.getByLabel("Dismiss").click();
  await expect(page.getByText("That could not be saved.")).toHaveCount(0);
  await page.getByRole("button", { name: "Add to Cart", exact: true }).click();
  await expectAlert(page, "That could not be saved. Please try again.");
  await expect(badge(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: "Silk Milk" })).toBeVisible();
});

test("without a network an order fails with a message and nothing typed is lost; trying again orders once", async ({
  customer: page,
  shop,
}) => {
  await readyToOrder(page, shop);
  const reconnect = await cutOff(page);
  await page.getByRole("button", { name: "Complete Order" }).click();
  await expectAlert(page, "There was an error placing your order.");
  await expect(page.getByLabel("Street")).toHaveValue("1 Tide Street");
  await reconnect();
  await page.getByRole("button", { name: "Complete Order" }).click();
  await expect(page).toHaveURL("/profile");
  await expect(page.getByRole("group", { name: "Order history" }).getByRole("row")).toHaveCount(2);
});

test("an order whose reply was lost is not made again by trying again", async ({ customer: page, shop }) => {
  await readyToOrder(page, shop);
  await page.route(
    /\/checkout\.data/,
    async (route) => {
      await route.fetch({ maxRedirects: 0 });
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole("button", { name: "Complete Order" }).click();
  await expectAlert(page, "There was an error placing your order.");
  await page.getByRole("button", { name: "Complete Order" }).click();
  await expect(page).toHaveURL("/profile");
  await expect(page.getByRole("group", { name: "Order history" }).getByRole("row")).toHaveCount(2);
});

test("without a network a link keeps its page and says so; with it again the link leads on", async ({
  context,
  page,
}) => {
  await page.goto("/shop");
  await settled(page, { toaster: 1, useSwipeDismiss: 1 });
  await context.setOffline(true);
  const product = page.getByRole("link", { name: "Silk Milk" });
  await product.click();
  await expectAlert(page, "You seem to be offline.");
  await expect(page).toHaveURL("/shop");
  await expect(page.getByRole("heading", { level: 1, name: "The collection" })).toBeVisible();
  await context.setOffline(false);
  await product.click();
  await expect(page).toHaveURL("/product/silk-milk");
});
