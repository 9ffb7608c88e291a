import type { Locator, Page } from "@playwright/test";
import { badge, drawerAt, openCart, putInCart, SILK_MILK } from "../support/shopping.ts";
import { expect, hydrated, test } from "../support/test.ts";

/** Presses Tab until the target has the focus, as someone without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 90; presses += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reaches ${target}`);
}

test("the first Tab leads past the header to the content", async ({ page }) => {
  await page.goto("/login");
  await hydrated(page);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Email")).toBeFocused();
});

test("buying with the keyboard alone", async ({ customer: page }) => {
  await page.goto("/product/silk-milk");
  await hydrated(page);
  await tabTo(page, page.getByRole("textbox", { name: "Quantity" }));
  await page.keyboard.press("ArrowUp");
  await tabTo(page, page.getByRole("button", { name: "Add to Cart" }));
  await page.keyboard.press("Enter");
  await expect(badge(page)).toHaveText("2");
  const cartButton = page.getByRole("button", { name: /^Open cart/ });
  await cartButton.focus();
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog", { name: "Cart", exact: true });
  await expect(drawer).toBeVisible();
  await tabTo(page, drawer.getByRole("button", { name: "One more Silk Milk" }));
  await page.keyboard.press("Space");
  await expect(badge(page)).toHaveText("3");
  await tabTo(page, drawer.getByRole("link", { name: "Proceed to Checkout" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/checkout");
  await tabTo(page, page.getByLabel("Full name"));
  for (const words of ["Ada Shell", "1 Tide Street", "Portland", "Oregon", "97201", "United States"]) {
    await page.keyboard.type(words);
    await page.keyboard.press("Tab");
  }
  await expect(page.getByRole("checkbox", { name: "Keep this address for next time" })).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "Complete Order" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/profile");
});

test("a discount code is applied and taken off, and the focus stays beside it", async ({
  customer: page,
  shop,
}) => {
  await shop.sql("insert into discount_codes (code, percent) values ('TIDE', 10) on conflict do nothing");
  await putInCart(page.request, shop.url, SILK_MILK.id);
  await page.goto("/checkout");
  await hydrated(page);
  const code = page.getByRole("textbox", { name: "Discount code" });
  const apply = page.getByRole("button", { name: "Apply" });
  const totals = page.getByRole("region", { name: "Order summary" });
  await code.fill("NEVER");
  await apply.focus();
  await page.keyboard.press("Enter");
  await expect(code).toHaveAttribute("aria-invalid", "true");
  await expect(apply).toBeFocused();
  await code.fill("TIDE");
  await apply.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Remove TIDE" })).toBeVisible();
  await expect(totals).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Remove TIDE" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(code).toBeVisible();
  await expect(totals).toBeFocused();
});

/** What guards a dialog's ends hands the focus on a frame later. */
const expectInside = (dialog: Locator) =>
  expect.poll(() => dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true);

test("the focus stays inside the open cart and returns to its button afterwards", async ({
  customer: page,
  shop,
}) => {
  const drawer = await drawerAt(page, shop, "/shop");
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press("Tab");
    await expectInside(drawer);
  }
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(page.getByRole("button", { name: /^Open cart/ })).toBeFocused();
  await openCart(page);
  await drawer.getByRole("button", { name: "Close" }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole("button", { name: /^Open cart/ })).toBeFocused();
});

test("the focus is not lost when the line under it is removed", async ({ customer: page, shop }) => {
  const drawer = await drawerAt(page, shop, "/shop");
  await drawer.getByRole("button", { name: "Remove Silk Milk" }).focus();
  await page.keyboard.press("Enter");
  await expect(drawer).toContainText("Your cart is empty");
  await page.keyboard.press("Tab");
  await expectInside(drawer);
});

test("the language menu opens, closes on Escape and gives the focus back", async ({ page }) => {
  await page.goto("/login");
  await hydrated(page);
  const button = page.getByRole("button", { name: "Language: English" });
  await button.focus();
  await page.keyboard.press("Enter");
  const choice = page.getByRole("banner").getByRole("button", { name: "Français", exact: true });
  await expect(choice).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(choice).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, choice);
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
});

test("the menu on a phone opens, closes on Escape, gives the focus back and closes when it led on", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/login");
  await hydrated(page);
  const button = page.getByRole("button", { name: "Menu" });
  await button.click();
  const link = page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Shop" });
  await expect(link).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(link).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await link.click();
  await expect(page).toHaveURL("/shop");
  await expect(link).toBeHidden();
});

test("every focused element can be seen to be focused", async ({ page }) => {
  await page.goto("/login");
  await hydrated(page);
  for (let presses = 0; presses < 16; presses += 1) {
    await page.keyboard.press("Tab");
    const seen = await page.evaluate(() => {
      const style = getComputedStyle(document.activeElement ?? document.body);
      return style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 1;
    });
    expect(seen, await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120))).toBe(true);
  }
});
