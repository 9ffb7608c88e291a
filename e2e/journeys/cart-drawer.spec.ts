import type { Locator } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { badge, drawerAt, openCart, putInCart, QUIET_BALM, SCARCE, SILK_MILK } from "../support/shopping.ts";
import { expect, hydrated, test } from "../support/test.ts";

const quantityField = (drawer: Locator) => drawer.getByRole("textbox", { name: "Quantity of Silk Milk" });

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
  // On its way out it would take the words along.
  await drawer.evaluate((element) => {
    element.style.transitionDuration = "60s";
  });
  await page.keyboard.press("Escape");
  await expect(page.locator("[role=dialog][data-ending-style]")).toHaveCount(1);
  await page.getByRole("button", { name: "Add to Cart" }).first().dispatchEvent("click");
  await expect(page.locator("[data-toast]")).toContainText("That could not be saved.");
});

test("Back closes the drawer and stays, Forward opens it again, a reload keeps it, at any width", async ({
  customer: page,
  shop,
}) => {
  await putInCart(page.request, shop.url, SILK_MILK.id);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/profile.data")) asked.push(request.url());
  });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/shop");
    await page.goto("/profile");
    const drawer = await openCart(page);
    asked.length = 0;
    await page.goBack();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL("/profile");
    await page.goForward();
    await expect(drawer).toBeVisible();
    await expect(page).toHaveURL("/profile");
    expect(asked, "the page is not asked for again").toEqual([]);
    await page.reload();
    await expect(drawer).toBeVisible();
    await drawer.getByRole("button", { name: "Close" }).click();
    await expect(drawer).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL("/shop");
  }
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
