import type { Page } from "@playwright/test";
import type { StripeServer } from "#test/doubles/stripe-server.ts";
import { expectAccessible } from "../support/axe.ts";
import { badge, fillAddress, putInCart, readyToOrder, SILK_MILK } from "../support/shopping.ts";
import { expect, test } from "../support/stripe-shop.ts";

// All in one worker: each would start a shop of this kind.
test.describe.configure({ mode: "default" });

/** Stripe's page, by its id. */
async function pageAt(page: Page, stripe: StripeServer): Promise<string> {
  await page.waitForURL(`${stripe.url}/pay/*`);
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

test("an order is paid on the provider's page, left and taken up again, confirmed while one looks on", async ({
  customer: page,
  shop,
  stripe,
}) => {
  await readyToOrder(page, shop);
  await page.getByRole("button", { name: "Complete Order" }).click();
  const id = await pageAt(page, stripe);
  await page.getByRole("link", { name: "Back" }).click();
  await expect(
    page.getByText(/not paid yet\. We keep the products for you for \d+ more minutes/),
  ).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  const pay = page.getByRole("button", { name: "Pay now" });
  await pay.focus();
  await page.keyboard.press("Enter");
  expect(await pageAt(page, stripe)).toBe(id);
  const event = stripe.sign(stripe.pay(id));
  // The page that was open leads back before the news are here.
  await page.getByRole("link", { name: "Paid" }).click();
  await expect(page.getByRole("status").filter({ hasText: "being confirmed" })).toBeVisible();
  expect((await fetch(`${shop.url}/payments/news`, event)).status).toBe(204);
  await expect(page.getByRole("heading", { level: 1, name: /^Thank you/ })).toBeVisible();
  await expect(page.getByText("Paid, thank you. We pack it next")).toBeVisible();
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("the checkout's form leads to the provider's page, and giving up fills the cart again", async ({
    customer: page,
    shop,
    stripe,
  }) => {
    await putInCart(page.request, shop.url, SILK_MILK.id);
    await page.goto("/checkout");
    await fillAddress(page);
    await page.getByRole("button", { name: "Complete Order" }).click();
    await pageAt(page, stripe);
    await page.getByRole("link", { name: "Back" }).click();
    await expect(badge(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Cancel this order" }).click();
    await expect(page.getByRole("alert")).toHaveText(
      "The order is cancelled. What you chose is back in your cart.",
    );
    await expect(badge(page)).toHaveText("1");
  });
});
