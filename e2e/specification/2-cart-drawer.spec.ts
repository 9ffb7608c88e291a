import { badge, drawerAt, openCart, putInCart, QUIET_BALM } from "../support/shopping.ts";
import { expect, hydrated, test } from "../support/test.ts";

test("2 Cart drawer: It opens from the header cart button.", async ({ customer: page }) => {
  await page.goto("/profile");
  await hydrated(page);
  await expect(page.getByRole("dialog", { name: "Cart", exact: true })).toHaveCount(0);
  await openCart(page);
});

test("2 Cart drawer: Each line shows image, name, unit price, quantity minus and plus, and remove.", async ({
  customer: page,
  shop,
}) => {
  const line = (await drawerAt(page, shop, "/profile", 2)).getByRole("listitem");
  await expect(line).toHaveCount(1);
  await expect(line.locator("img, [role=img]").first()).toBeVisible();
  await expect(line.getByRole("link", { name: "Silk Milk" })).toBeVisible();
  await expect(line).toContainText("$38.00");
  await expect(line.getByRole("status", { name: "Quantity" })).toHaveText("2");
  await line.getByRole("button", { name: "One less Silk Milk" }).click();
  await expect(line.getByRole("status", { name: "Quantity" })).toHaveText("1");
  await line.getByRole("button", { name: "One more Silk Milk" }).click();
  await expect(line.getByRole("status", { name: "Quantity" })).toHaveText("2");
  await line.getByRole("button", { name: "Remove Silk Milk" }).click();
  await expect(line).toHaveCount(0);
  await expect(badge(page)).toHaveCount(0);
});

test("2 Cart drawer: It shows the subtotal and a note that shipping and taxes are calculated at checkout.", async ({
  customer: page,
  shop,
}) => {
  await putInCart(page.request, shop.url, QUIET_BALM.id);
  const drawer = await drawerAt(page, shop, "/profile", 2);
  await expect(drawer).toContainText("Subtotal$104.00");
  await expect(drawer).toContainText("Shipping and taxes are calculated at checkout.");
});

test("2 Cart drawer: The empty state offers Continue Shopping.", async ({ customer: page }) => {
  await page.goto("/profile");
  await hydrated(page);
  const drawer = await openCart(page);
  await expect(drawer).toContainText("Your cart is empty");
  await drawer.getByRole("link", { name: "Continue Shopping" }).click();
  await expect(page).toHaveURL("/shop");
  await expect(drawer).toBeHidden();
});

test("2 Cart drawer: Proceed to Checkout closes the drawer and goes to /checkout.", async ({
  customer: page,
  shop,
}) => {
  const drawer = await drawerAt(page, shop, "/profile");
  await drawer.getByRole("link", { name: "Proceed to Checkout" }).click();
  await expect(page).toHaveURL("/checkout");
  await expect(drawer).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
});
