import {
  ADDRESS,
  ADDRESS_FIELDS,
  badge,
  expectAlert,
  fillAddress,
  hold,
  openCart,
  post,
  putInCart,
  SILK_MILK,
} from "../support/shopping.ts";
import { expect, test } from "../support/sql-shop.ts";
import { hydrated, newAccount, PASSWORD, signUp } from "../support/test.ts";

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

test("4 Authentication: If no profile exists, one is created from the email and display name, then reloaded.", async ({
  request,
  sqlShop,
}) => {
  const { email } = await signUp(request, sqlShop.url);
  await sqlShop.sql("delete from users where email = $1", [email]);
  const html = await (await request.get("/profile")).text();
  expect(html).toContain(email);
  expect(await sqlShop.sql("select display_name from users where email = $1", [email])).toEqual([
    { display_name: "New User" },
  ]);
});

test("4 Authentication: Signing out clears the user, profile, cart and wishlist.", async ({
  customer: page,
  shop,
}) => {
  await putInCart(page.request, shop.url, SILK_MILK.id);
  await post(page.request, shop.url, "/wishlist", { intent: "put", productId: SILK_MILK.id });
  await page.goto("/profile");
  await hydrated(page);
  await expect(badge(page)).toHaveText("1");
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL("/");
  await expect(badge(page)).toHaveCount(0);
  await expect(page.getByRole("banner").getByRole("link", { name: "Profile" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Remove Silk Milk from wishlist" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Add Silk Milk to wishlist" })).toBeVisible();
});

test("4 Authentication: Sign-up also creates the profile record.", async ({ request, sqlShop }) => {
  const { email } = await signUp(request, sqlShop.url);
  await request.get("/");
  expect(await sqlShop.sql("select 1 as one from users where email = $1", [email])).toHaveLength(1);
});

test("4 Cart: updates are applied locally first, then saved.", async ({ customer: page, sqlShop }) => {
  await page.goto("/product/silk-milk");
  await hydrated(page);
  const release = await hold(page, /\/cart\.data/);
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(badge(page)).toHaveText("1");
  release();
  await expect
    .poll(() => sqlShop.sql(`select 1 from users where cart = '[{"productId": "silk-milk", "quantity": 1}]'`))
    .not.toEqual([]);
});

test("4 Cart: Plus adds one, minus subtracts one, and a line can be removed.", async ({
  customer: page,
  shop,
}) => {
  await putInCart(page.request, shop.url, SILK_MILK.id);
  await page.goto("/profile");
  await hydrated(page);
  const drawer = await openCart(page);
  await drawer.getByRole("button", { name: "One more Silk Milk" }).click();
  await expect(badge(page)).toHaveText("2");
  await drawer.getByRole("button", { name: "One less Silk Milk" }).click();
  await expect(badge(page)).toHaveText("1");
  await drawer.getByRole("button", { name: "Remove Silk Milk" }).click();
  await expect(drawer).toContainText("Your cart is empty");
});

for (const quantity of [0, -3]) {
  test(`4 Cart: Setting a quantity to 0 or less removes the line (${quantity}).`, async ({
    customer,
    shop,
  }) => {
    await putInCart(customer.request, shop.url, SILK_MILK.id, 4);
    await post(customer.request, shop.url, "/cart", { intent: "set", productId: SILK_MILK.id, quantity });
    await customer.goto("/profile");
    await expect(badge(customer)).toHaveCount(0);
  });
}

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

test("4 Order placement: The order creation, the clearing of the user's cart and the appending of the order id to the user's order list happen as one atomic batch, with status pending.", async ({
  customer: page,
  sqlShop,
}) => {
  await putInCart(page.request, sqlShop.url, SILK_MILK.id, 2);
  await page.goto("/checkout");
  await hydrated(page);
  await fillAddress(page, { ...ADDRESS, "Full name": "Atomic Shopper" });
  await page.getByRole("button", { name: "Complete Order" }).click();
  await expect(page).toHaveURL("/profile");
  const rows = await sqlShop.sql(
    `select status, cart, users.orders = jsonb_build_array(orders.id) as listed
     from orders join users on users.id = user_id
     where shipping_address->>'fullName' = 'Atomic Shopper'`,
  );
  expect(rows).toEqual([{ status: "pending", cart: [], listed: true }]);
});

test("4 Order placement: a batch that fails half way leaves nothing behind.", async ({
  request,
  sqlShop,
}) => {
  const { email } = await signUp(request, sqlShop.url);
  await putInCart(request, sqlShop.url, SILK_MILK.id);
  await sqlShop.sql("alter table users add constraint no_orders check (orders = '[]') not valid");
  const reply = await post(request, sqlShop.url, "/checkout", {
    ...ADDRESS_FIELDS,
    idempotencyKey: "half-way-key",
    shownTotal: 4800,
    shownLines: "silk-milk*1",
  });
  await sqlShop.sql("alter table users drop constraint no_orders");
  expect(reply.status()).toBe(500);
  expect(await reply.text()).toContain("There was an error placing your order.");
  const [after] = await sqlShop.sql(
    `select (select count(*)::int from orders where user_id = users.id) as orders,
      cart, (select stock from products where id = 'silk-milk') as stock
     from users where email = $1`,
    [email],
  );
  expect(after).toEqual({ orders: 0, cart: [{ productId: "silk-milk", quantity: 1 }], stock: 48 });
});

test("4 Order placement: On success the cart is cleared and the user goes to /profile.", async ({
  customer: page,
  shop,
}) => {
  await putInCart(page.request, shop.url, SILK_MILK.id);
  await page.goto("/checkout");
  await hydrated(page);
  await fillAddress(page);
  await page.getByRole("button", { name: "Complete Order" }).click();
  await expect(page).toHaveURL("/profile");
  await expectAlert(page, "Order placed successfully!");
  await expect(badge(page)).toHaveCount(0);
});

test("4 Order placement: A busy flag is set during placement.", async ({ customer: page, shop }) => {
  await putInCart(page.request, shop.url, SILK_MILK.id);
  await page.goto("/checkout");
  await hydrated(page);
  await fillAddress(page);
  const release = await hold(page, /\/checkout\.data/);
  await page.getByRole("button", { name: "Complete Order" }).click();
  await expect(page.getByRole("button", { name: "Placing Order..." })).toBeDisabled();
  release();
  await expect(page).toHaveURL("/profile");
});

test("4 Order status: created as pending.", async ({ customer: page, shop }) => {
  await putInCart(page.request, shop.url, SILK_MILK.id);
  await page.goto("/checkout");
  await hydrated(page);
  await fillAddress(page);
  await page.getByRole("button", { name: "Complete Order" }).click();
  await expect(page.getByRole("region", { name: "Order history" })).toContainText("Pending");
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
  await putInCart(page.request, shop.url, SILK_MILK.id);
  await page.goto("/profile");
  await hydrated(page);
  const drawer = await openCart(page);
  await drawer.getByRole("button", { name: "One less Silk Milk" }).click();
  await expect(drawer).toContainText("Your cart is empty");
  await expect(badge(page)).toHaveCount(0);
});
