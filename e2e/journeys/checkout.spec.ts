import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import {
  atCheckout,
  badge,
  expectAlert,
  fillAddress,
  order,
  post,
  putInCart,
  QUIET_BALM,
  readyToOrder,
  SILK_MILK,
} from "../support/shopping.ts";
import { expect, hydrated, PASSWORD, test } from "../support/test.ts";

const complete = (page: Page) => page.getByRole("button", { name: "Complete Order" });

async function expectAddress(page: Page): Promise<void> {
  await expect(page.locator("#checkout [name=street]")).toHaveValue("1 Tide Street");
  await expect(page.locator("#checkout [name=country]")).toHaveValue("US");
  await expect(page.locator("#checkout [name=keepAddress]")).not.toBeChecked();
}

test("the address survives a language switch, a reload, Back and a session that ended", async ({
  customer: page,
  shop,
}) => {
  await atCheckout(page, shop);
  const email = /[\w.+-]+@test\.example/.exec(await (await page.request.get("/profile")).text())?.[0] ?? "";
  await fillAddress(page);
  await page.getByRole("checkbox", { name: "Keep this address" }).uncheck();
  await page.reload();
  await expectAddress(page);
  await page.getByRole("button", { name: "Language: English" }).click();
  await page.getByRole("banner").getByRole("button", { name: "Français", exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expectAddress(page);
  await page.getByRole("button", { name: /^Langue/ }).click();
  await page.getByRole("banner").getByRole("button", { name: "English", exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await hydrated(page);
  await page.getByRole("banner").getByRole("link", { name: "Shop", exact: true }).click();
  await expect(page).toHaveURL("/shop");
  await page.goBack();
  await expect(page).toHaveURL("/checkout");
  await expectAddress(page);
  await shop.sql("delete from auth.session");
  await complete(page).click();
  await expect(page).toHaveURL("/login?redirect=%2Fcheckout");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL("/checkout");
  await expectAddress(page);
  await complete(page).click();
  await expect(page).toHaveURL("/profile");
  await atCheckout(page, shop);
  await expect(page.getByLabel("Street")).toHaveValue("");
});

test("what is missing is said beside its field, in the shop's language, and goes as one types", async ({
  customer: page,
  shop,
}) => {
  await post(page.request, shop.url, "/preferences", { language: "fr" });
  await atCheckout(page, shop);
  await page.getByRole("button", { name: "Confirmer la commande" }).click();
  await expectAlert(page, "Veuillez remplir tous les champs de l’adresse.");
  const name = page.locator("#checkout [name=fullName]");
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription("Veuillez indiquer le nom du destinataire.");
  await expectAccessible(page, { contrast: false });
  await page.keyboard.type("Ada");
  await expect(name).not.toHaveAttribute("aria-invalid");
  await expect(page.locator("#checkout [name=street]")).toHaveAttribute("aria-invalid", "true");
});

test("Enter in a field places the order, and changes nothing in the cart", async ({
  customer: page,
  shop,
}) => {
  await readyToOrder(page, shop);
  await page.getByLabel("Street").press("Enter");
  await expect(page).toHaveURL("/profile");
  await expect(page.getByRole("region", { name: "Thank you, Ada." })).toContainText("1 × $38.00");
});

test("a reply that is lost says that it is safe to press again", async ({ customer: page, shop }) => {
  await readyToOrder(page, shop);
  await page.route(/\/checkout\.data/, (route) => route.abort(), { times: 1 });
  await complete(page).click();
  await expectAlert(page, "There was an error placing your order.");
  await expect(page.getByText(/^No answer came back\. It is safe to press again/)).toBeVisible();
  await complete(page).click();
  await expect(page).toHaveURL("/profile");
});

test("an order placed in another tab is said where it was being placed too", async ({
  context,
  customer: page,
  shop,
}) => {
  await atCheckout(page, shop);
  const other = await context.newPage();
  await other.goto("/checkout");
  await hydrated(other);
  await fillAddress(page);
  await complete(page).click();
  await expect(page).toHaveURL("/profile");
  await expectAlert(page, "Order placed successfully!");
  await expect(other).toHaveURL("/shop");
  await expectAlert(other, "Your cart is empty: it was ordered a moment ago.");
  await expect(badge(other)).toHaveCount(0);
  await other.getByRole("link", { name: "See the order" }).click();
  await expect(other.getByRole("region", { name: "Thank you, Ada." })).toBeVisible();
});

test("on a phone the summary is first and folded, the button under the total; on a desk both stand beside the form", async ({
  customer: page,
  shop,
}) => {
  const products = [
    "quiet-balm",
    "moonstone-serum",
    "inner-shell-cream",
    "deep-water-serum",
    "driftwood-foam",
  ];
  for (const id of products) await putInCart(page.request, shop.url, id);
  await page.setViewportSize({ width: 360, height: 740 });
  await atCheckout(page, shop);
  const line = page.getByRole("button", { name: "Remove Silk Milk" });
  const fold = page.getByText("Order summary").first();
  const topOf = async (text: string | RegExp) =>
    (await page.getByRole("main").getByText(text).last().boundingBox())?.y ?? Number.NaN;
  await expect(line).toBeHidden();
  expect(await topOf("Shipping address")).toBeGreaterThan((await fold.boundingBox())?.y ?? Number.NaN);
  expect(await topOf("Total")).toBeGreaterThan(await topOf("Keep this address for next time"));
  expect(await topOf("Complete Order")).toBeGreaterThan(await topOf("Total"));
  await fold.click();
  await expect(line).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 760 });
  await page.reload();
  await hydrated(page);
  await complete(page).scrollIntoViewIfNeeded();
  await expect(line).toBeVisible();
  const form = await page.locator("#checkout").boundingBox();
  const button = await complete(page).boundingBox();
  expect(button?.x).toBeGreaterThan((form?.x ?? 0) + (form?.width ?? 0));
  await page.mouse.wheel(0, 4000);
  await expect(complete(page)).toBeInViewport();
});

test("an order opens from the history and prints alone, dark on white", async ({ customer: page, shop }) => {
  await order(page.request, shop.url, QUIET_BALM);
  await order(page.request, shop.url, SILK_MILK);
  await page.goto("/profile");
  await hydrated(page);
  await page
    .getByRole("link", { name: /^Open order/ })
    .last()
    .click();
  const sheet = page.getByRole("region", { name: /^Order [0-9a-f]{8}$/ });
  await expect(sheet).toContainText("Quiet Balm");
  await expect(sheet).toContainText("Total$38.00");
  await expect(sheet.getByRole("button", { name: "Print" })).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => {
    document.documentElement.dataset["theme"] = "dark";
  });
  await page.emulateMedia({ media: "print" });
  await expect(sheet).toBeVisible();
  await expect(sheet.getByRole("button", { name: "Print" })).toBeHidden();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("region", { name: "Wishlist" })).toBeHidden();
  await expect(sheet).toHaveCSS("background-color", "oklch(1 0 0)");
});
