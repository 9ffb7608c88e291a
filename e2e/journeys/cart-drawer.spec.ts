import type { Locator } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { badge, drawerAt, hold, openCart, putInCart, QUIET_BALM, SCARCE } from "../support/shopping.ts";
import { expect, hydrated, test } from "../support/test.ts";

const quantityField = (drawer: Locator) => drawer.getByRole("textbox", { name: "Quantity of Silk Milk" });

test("each line shows its size, its unit price and what it comes to", async ({ customer: page, shop }) => {
  const drawer = await drawerAt(page, shop, "/profile", 3);
  const line = drawer.getByRole("listitem");
  await expect(line).toContainText("200 ml");
  await expect(line).toContainText("$38.00 each");
  await expect(line).toContainText("$114.00");
});

test("a typed quantity counts on Enter and on leaving the field, within the stock; anything else is taken back", async ({
  customer: page,
  shop,
}) => {
  const drawer = await drawerAt(page, shop, "/profile");
  const field = quantityField(drawer);
  await field.fill("4");
  await expect(badge(page)).toHaveText("1");
  await field.press("Enter");
  await expect(badge(page)).toHaveText("4");
  await field.fill("2");
  await field.blur();
  await expect(badge(page)).toHaveText("2");
  for (const nonsense of ["abc", "", "1.5", "-3"]) {
    await field.fill(nonsense);
    await field.press("Enter");
    await expect(field).toHaveValue("2");
  }
  await field.fill("9999");
  await field.press("Enter");
  await expect(drawer.getByRole("alert")).toHaveText(/^Only \d+ left: that is what your cart holds now\.$/);
  const left = /\d+/.exec((await drawer.getByRole("alert").textContent()) ?? "")?.[0] ?? "";
  await expect(field).toHaveValue(left);
  await expect(badge(page)).toHaveText(left);
});

test("what was removed can be put back as it was, with the keyboard alone", async ({
  customer: page,
  shop,
}) => {
  await putInCart(page.request, shop.url, QUIET_BALM.id);
  const drawer = await drawerAt(page, shop, "/profile", 3);
  await drawer.getByRole("button", { name: "Remove Silk Milk" }).focus();
  await page.keyboard.press("Enter");
  await expect(badge(page)).toHaveText("1");
  const undo = drawer.getByRole("button", { name: "Undo" });
  await expect(undo).toBeFocused();
  await expect(undo).toHaveAccessibleDescription("Silk Milk was removed.");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(badge(page)).toHaveText("4");
  await expect(quantityField(drawer)).toHaveValue("3");
  await expect(drawer.getByRole("button", { name: "Remove Silk Milk" })).toBeFocused();
  await expect(undo).toHaveCount(0);
});

test("the last line that was removed can be put back too", async ({ customer: page, shop }) => {
  const drawer = await drawerAt(page, shop, "/profile", 2);
  await quantityField(drawer).fill("0");
  await quantityField(drawer).press("Enter");
  await expect(drawer).toContainText("Your cart is empty");
  await drawer.getByRole("button", { name: "Undo" }).click();
  await expect(quantityField(drawer)).toHaveValue("2");
});

test("a success is said when it is one: not before, and not when all that is left is in the cart", async ({
  customer: page,
}) => {
  await page.goto(`/product/${SCARCE.id}`);
  await hydrated(page);
  const add = page.getByRole("button", { name: "Add to Cart" }).first();
  const release = await hold(page, /\/cart\.data/);
  await add.click();
  await expect(badge(page)).toHaveText("1");
  await expect(page.getByText("Added to your cart.")).toHaveCount(0);
  release();
  await expect(page.getByRole("alert")).toHaveText("Added to your cart.");
  await add.click();
  await expect(badge(page)).toHaveText("2");
  await add.click();
  await expect(page.getByRole("alert").filter({ hasText: "All 2 that are left" })).toBeVisible();
  await expect(badge(page)).toHaveText("2");
});

test("a toast can be read and its buttons reached; it makes way for the drawer, which says its own messages", async ({
  customer: page,
}) => {
  await page.goto(`/product/${SCARCE.id}`);
  await hydrated(page);
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  const messages = page.getByRole("region", { name: "Messages" });
  const view = messages.getByRole("button", { name: "View cart" });
  await expect(view).toBeVisible();
  await expectAccessible(page);
  const drawer = await openCart(page);
  await expect(view).toHaveCount(0);
  await page.route(/\/cart\.data/, (route) => route.abort());
  await drawer.getByRole("button", { name: /^One more/ }).click();
  await expect(drawer.getByRole("alert")).toHaveText("That could not be saved. Please try again.");
  await expect(page.getByRole("alert")).toHaveCount(1);
});

test("View cart opens the drawer", async ({ customer: page }) => {
  await page.goto("/product/silk-milk");
  await hydrated(page);
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await page.getByRole("button", { name: "View cart" }).click();
  await expect(page.getByRole("dialog", { name: "Cart", exact: true })).toBeVisible();
});

for (const width of [360, 1280]) {
  test(`Back closes the drawer and stays, Forward opens it again, at ${width} pixels`, async ({
    customer: page,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/shop");
    const drawer = await drawerAt(page, shop, "/profile");
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/profile.data")) asked.push(request.url());
    });
    await page.goBack();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL("/profile");
    await page.goForward();
    await expect(drawer).toBeVisible();
    await expect(page).toHaveURL("/profile");
    expect(asked, "the page is not asked for again").toEqual([]);
    await drawer.getByRole("button", { name: "Close" }).click();
    await expect(drawer).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL("/shop");
  });
}

test("a link in the drawer takes its place in the history; a reload keeps the drawer", async ({
  customer: page,
  shop,
}) => {
  const drawer = await drawerAt(page, shop, "/profile");
  await page.reload();
  await expect(drawer).toBeVisible();
  await drawer.getByRole("link", { name: "Proceed to Checkout" }).click();
  await expect(page).toHaveURL("/checkout");
  await expect(drawer).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/profile");
  await expect(drawer).toBeHidden();
});

test("the badge follows what another tab does, added, removed or ordered", async ({
  context,
  customer: page,
  shop,
}) => {
  const drawer = await drawerAt(page, shop, "/profile", 2);
  const other = await context.newPage();
  await other.goto("/product/quiet-balm");
  await hydrated(other);
  await expect(badge(other)).toHaveText("2");
  await drawer.getByRole("button", { name: "One more Silk Milk" }).click();
  await expect(badge(other)).toHaveText("3");
  await other.getByRole("button", { name: "Add to Cart" }).first().click();
  await expect(drawer.getByRole("listitem")).toHaveCount(2);
  await drawer.getByRole("button", { name: "Remove Silk Milk" }).click();
  await expect(badge(other)).toHaveText("1");
});
