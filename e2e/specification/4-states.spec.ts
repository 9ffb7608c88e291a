import { badge, drawerAt, expectAlert, hold, openCart, readyToOrder } from "../support/shopping.ts";
import { expect, hydrated, newAccount, PASSWORD, test } from "../support/test.ts";

test("4 Authentication: loading, then signed in or signed out.", async ({ page }) => {
  await page.goto("/login");
  await expect(page.getByRole("banner").getByRole("link", { name: "Log in" })).toBeVisible();
  await page.goto("/login?mode=sign-up");
  await hydrated(page);
  const { email, password } = newAccount();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  const release = await hold(page, /\/login\.data/);
  await page.getByRole("main").getByRole("button", { name: "Sign up" }).click();
  await expect(page.getByRole("status").filter({ hasText: "NACRE" })).toBeVisible();
  release();
  await expect(page.getByRole("banner").getByRole("link", { name: "Profile" })).toBeVisible();
});

test("4 Cart: updates are applied locally first, then saved.", async ({ customer: page, shop }) => {
  await page.goto("/product/silk-milk");
  await hydrated(page);
  const release = await hold(page, /\/cart\.data/);
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(badge(page)).toHaveText("1");
  release();
  await expect
    .poll(() => shop.sql(`select 1 from users where cart = '[{"productId": "silk-milk", "quantity": 1}]'`))
    .not.toEqual([]);
});

test("4 Cart: Plus adds one, minus subtracts one, and a line can be removed.", async ({
  customer: page,
  shop,
}) => {
  const drawer = await drawerAt(page, shop, "/profile");
  await drawer.getByRole("button", { name: "One more Silk Milk" }).click();
  await expect(badge(page)).toHaveText("2");
  await drawer.getByRole("button", { name: "One less Silk Milk" }).click();
  await expect(badge(page)).toHaveText("1");
  await drawer.getByRole("button", { name: "Remove Silk Milk" }).click();
  await expect(drawer).toContainText("Your cart is empty");
});

test("4 Cart: Adding a product already present increases its quantity.", async ({ customer: page }) => {
  await page.goto("/product/silk-milk");
  await hydrated(page);
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(badge(page)).toHaveText("1");
  await page.getByRole("button", { name: "Increase quantity" }).click();
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(badge(page)).toHaveText("3");
  await expect((await openCart(page)).getByRole("listitem")).toHaveCount(1);
});

test("4 Wishlist: toggling a product puts it in or takes it out.", async ({ customer: page }) => {
  await page.goto("/product/silk-milk");
  await hydrated(page);
  const heart = page.getByRole("button", { name: /Silk Milk (to|from) wishlist/ });
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  const saved = page.waitForResponse(
    (reply) => reply.request().method() === "POST" && new URL(reply.url()).pathname === "/wishlist.data",
  );
  await heart.click();
  await saved;
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await hydrated(page);
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
});

test("4 Order placement: On success the cart is cleared and the user goes to /profile.", async ({
  customer: page,
  shop,
}) => {
  await readyToOrder(page, shop);
  await page.getByRole("button", { name: "Complete Order" }).click();
  await expect(page).toHaveURL("/profile");
  await expectAlert(page, "Order placed successfully!");
  await expect(badge(page)).toHaveCount(0);
});

test("4 Order placement: A busy flag is set during placement.", async ({ customer: page, shop }) => {
  await readyToOrder(page, shop);
  const release = await hold(page, /\/checkout\.data/);
  await page.getByRole("button", { name: "Complete Order" }).click();
  await expect(page.getByRole("button", { name: "Placing Order..." })).toBeDisabled();
  release();
  await expect(page).toHaveURL("/profile");
});

test("4 Login mode: toggles between sign in and sign up.", async ({ account, page }) => {
  await page.goto("/login?redirect=/shop");
  await hydrated(page);
  await page.getByRole("main").getByRole("link", { name: "Sign up" }).click();
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("main").getByRole("button", { name: "Sign up" }).click();
  await expect(page.getByRole("alert")).toContainText("USER_ALREADY_EXISTS");
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/shop");
});

test("4: Quantity below the minimum in the cart: handled as removal.", async ({ customer: page, shop }) => {
  const drawer = await drawerAt(page, shop, "/profile");
  await drawer.getByRole("button", { name: "One less Silk Milk" }).click();
  await expect(drawer).toContainText("Your cart is empty");
  await expect(badge(page)).toHaveCount(0);
});
