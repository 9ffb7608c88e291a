import { badge, expectAlert, fillAddress, openCart, putInCart, SILK_MILK } from "../support/shopping.ts";
import { expect, test } from "../support/sql-shop.ts";
import { hydrated, type Account } from "../support/test.ts";
import type { Page } from "@playwright/test";

test("8: 'Product not found.'", async ({ page }) => {
  await page.goto("/product/nothing");
  await expect(page.getByRole("heading", { name: "Product not found." })).toBeVisible();
});

test("8: 'User does not exist.' when there is no profile at the moment of the order.", async ({
  customer: page,
  sqlShop,
}) => {
  await putInCart(page.request, sqlShop.url, SILK_MILK.id);
  await page.goto("/checkout");
  await hydrated(page);
  await fillAddress(page);
  // A profile that vanishes between being read and being locked: the update below takes it out of sight.
  await sqlShop.sql(
    `create function test.vanish() returns trigger language plpgsql as $$ begin
       delete from users where id = split_part(new.key, ':', 2); return new; end $$`,
  );
  await sqlShop.sql(
    `create trigger vanish after insert or update on auth.throttle for each row
     when (new.key like 'checkout:%') execute function test.vanish()`,
  );
  await page.getByRole("button", { name: "Complete Order" }).click();
  await expectAlert(page, "User does not exist.");
  await sqlShop.sql("drop trigger vanish on auth.throttle");
  await sqlShop.sql("drop function test.vanish");
});

test("8: Order failure alert: 'There was an error placing your order.'", async ({ customer: page, shop }) => {
  await putInCart(page.request, shop.url, SILK_MILK.id);
  await page.goto("/checkout");
  await hydrated(page);
  await fillAddress(page);
  await page.route(/\/checkout\.data/, (route) => route.abort());
  await page.getByRole("button", { name: "Complete Order" }).click();
  await expectAlert(page, "There was an error placing your order.");
  await expect(page.getByLabel("Street")).toHaveValue("1 Tide Street");
  await page.unroute(/\/checkout\.data/);
  await page.getByRole("button", { name: "Complete Order" }).click();
  await expect(page).toHaveURL("/profile");
});

test("8: Order success alert: 'Order placed successfully!'", async ({ customer: page, shop }) => {
  await putInCart(page.request, shop.url, SILK_MILK.id);
  await page.goto("/checkout");
  await hydrated(page);
  await fillAddress(page);
  await page.getByRole("button", { name: "Complete Order" }).click();
  await expectAlert(page, "Order placed successfully!");
});

test("8: Address saved alert: 'Address updated!'", async ({ customer: page }) => {
  await page.goto("/profile");
  await hydrated(page);
  await fillAddress(page);
  await page.getByRole("button", { name: "Save address" }).click();
  await expectAlert(page, "Address updated!");
});

test("8: Checkout alert: 'Please fill in all address fields.'", async ({ customer: page, shop }) => {
  await putInCart(page.request, shop.url, SILK_MILK.id);
  await page.goto("/checkout");
  await hydrated(page);
  await fillAddress(page);
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

test("8 Authentication: The error code from the provider is shown.", async ({ account, page }) => {
  await tryToSignIn(page, { ...account, password: "wrong password" });
  await expect(page.getByRole("alert")).toContainText("INVALID_EMAIL_OR_PASSWORD");
});

test("8 Authentication: or 'Authentication failed.' if there is none.", async ({ page }) => {
  await page.goto("/login?error=");
  await expect(page.getByRole("alert")).toHaveText("Authentication failed.");
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

test("8 Logged only: Fetching products returns an empty list on error.", async ({ page, sqlShop }) => {
  await sqlShop.sql("alter table products rename to products_away");
  const replies = [await page.goto("/shop"), await page.goto("/")];
  await sqlShop.sql("alter table products_away rename to products");
  expect(replies.map((reply) => reply?.status())).toEqual([200, 200]);
  await expect(page.getByText("No products here yet.")).toBeVisible();
  expect(sqlShop.output()).toContain("fetching products failed");
});

test("8: a failed save of the cart rolls back and says so.", async ({ customer: page, shop }) => {
  await putInCart(page.request, shop.url, SILK_MILK.id);
  await page.goto("/profile");
  await hydrated(page);
  const drawer = await openCart(page);
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
