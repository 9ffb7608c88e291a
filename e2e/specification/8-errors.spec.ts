import { badge, drawerAt, expectAlert, readyToOrder } from "../support/shopping.ts";
import { type Account, expect, hydrated, test } from "../support/test.ts";
import type { Page } from "@playwright/test";

test("8: Order failure alert: 'There was an error placing your order.'", async ({ customer: page, shop }) => {
  await readyToOrder(page, shop);
  await page.route(/\/checkout\.data/, (route) => route.abort());
  await page.getByRole("button", { name: "Complete Order" }).click();
  await expectAlert(page, "There was an error placing your order.");
  await expect(page.getByLabel("Street")).toHaveValue("1 Tide Street");
  await page.unroute(/\/checkout\.data/);
  await page.getByRole("button", { name: "Complete Order" }).click();
  await expect(page).toHaveURL("/profile");
});

test("8: Checkout alert: 'Please fill in all address fields.'", async ({ customer: page, shop }) => {
  await readyToOrder(page, shop);
  await page.getByLabel("Street").fill(" ");
  await page.getByRole("button", { name: "Complete Order" }).click();
  await expectAlert(page, "Please fill in all address fields.");
});

test("8: Login prompts via translated keys loginToAdd and loginToWishlist.", async ({
  context,
  page,
  shop,
}) => {
  await context.addCookies([{ name: "language", value: "fr", url: shop.url }]);
  await page.goto("/product/silk-milk");
  await hydrated(page);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Ajouter au panier" }).click();
  await expectAlert(page, "Veuillez vous connecter pour ajouter des articles à votre panier.");
  await main
    .getByRole("button", { name: /Lait de Soie/ })
    .first()
    .click();
  await expectAlert(page, "Veuillez vous connecter pour gérer votre liste d’envies.");
});

test("8 Authentication: a lost connection says 'Authentication failed.' and loses nothing typed.", async ({
  account,
  page,
}) => {
  await page.route(/\/login\.data/, (route) => route.abort());
  await tryToSignIn(page, account);
  await expect(page.getByRole("alert").filter({ hasText: "Authentication failed." })).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(account.email);
});

test("8: a failed save of the cart rolls back and says so.", async ({ customer: page, shop }) => {
  const drawer = await drawerAt(page, shop, "/profile");
  await page.route(/\/cart\.data/, (route) => route.fulfill({ status: 500, body: "" }));
  await drawer.getByRole("button", { name: "One more Silk Milk" }).click();
  await expectAlert(page, "That could not be saved. Please try again.");
  await expect(badge(page)).toHaveText("1");
});

async function tryToSignIn(page: Page, { email, password }: Account): Promise<void> {
  await page.goto("/login");
  await hydrated(page);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
}
