import { badge, openCart, order, putInCart, SILK_MILK } from "../support/shopping.ts";
import { expect, hydrated, test } from "../support/test.ts";

test("9: Shipping fee: a flat 10 when the subtotal is above 0, else 0. Total = subtotal + shipping.", async ({
  customer: page,
  shop,
}) => {
  await putInCart(page.request, shop.url, SILK_MILK.id, 3);
  await page.goto("/checkout");
  await hydrated(page);
  const summary = page.getByRole("region", { name: "Order summary" });
  await expect(summary).toContainText("Shipping$10.00Total$124.00");
  await page.getByRole("button", { name: "One less Silk Milk" }).click();
  await expect(summary).toContainText("Subtotal$76.00Shipping$10.00Total$86.00");
});

for (const [language, tag] of [
  ["en", "en"],
  ["fr", "fr"],
  ["sp", "es"],
]) {
  test(`9: Prices are shown in dollars with 2 decimals (${language}).`, async ({ context, page, shop }) => {
    await context.addCookies([{ name: "language", value: language ?? "", url: shop.url }]);
    await page.goto("/shop");
    await expect(page.locator("html")).toHaveAttribute("lang", tag ?? "");
    await expect(page.getByRole("main").getByText(/^\$\d+\.\d\d$/)).toHaveCount(24);
  });
}

test("9: Order id is displayed as its first 8 characters.", async ({ customer: page, shop }) => {
  await order(page.request, shop.url, SILK_MILK);
  await page.goto("/profile");
  const first = page.getByRole("region", { name: "Order history" }).getByRole("cell").first();
  await expect(first).toHaveText(/^[0-9a-f]{8}$/);
});

test("9: Related products: at most 4.", async ({ request }) => {
  for (const id of ["silk-milk", "moonstone-serum", "quiet-balm"]) {
    const html = await (await request.get(`/product/${id}`)).text();
    expect(html.match(/<article/g), id).toHaveLength(4);
  }
});

test("9: Referral code length: 8. Initial storeCredit: 0. Default display name: 'New User'.", async ({
  customer: page,
}) => {
  await page.goto("/profile");
  await expect(page.getByText(/^[A-Z0-9]{8}$/)).toBeVisible();
  await expect(page.getByText("$0.00")).toBeVisible();
  await expect(page.getByText("New User")).toBeVisible();
});

test("9: Categories: Cleanser, Serum, Moisturizer, Treatment.", async ({ page }) => {
  await page.goto("/shop");
  const filter = page.getByRole("navigation", { name: "Filter by category" }).getByRole("link");
  await expect(filter).toHaveText(["All", "Cleanser", "Serum", "Moisturizer", "Treatment"]);
});

test("9: Languages: en, fr, sp.", async ({ page }) => {
  await page.goto("/login");
  const values = await page
    .locator("#language-menu button[name=language]")
    .evaluateAll((all) => all.map((button) => button.getAttribute("value")));
  expect(values).toEqual(["en", "fr", "sp"]);
});

test("9: Theme values: light, dark.", async ({ page }) => {
  await page.goto("/login");
  await hydrated(page);
  const theme = () => page.locator("html").getAttribute("data-theme");
  expect(await theme()).toBe("light");
  await page.getByRole("button", { name: "Switch to dark theme" }).click();
  expect(await theme()).toBe("dark");
});

test("9: Order history list scrolls above a maximum height of about 96 units.", async ({
  customer: page,
  shop,
}) => {
  await order(page.request, shop.url, SILK_MILK);
  await page.goto("/profile");
  const list = page.getByRole("group", { name: "Order history" });
  expect(await list.evaluate((box) => getComputedStyle(box).maxHeight)).toBe("384px");
  expect(await list.evaluate((box) => getComputedStyle(box).overflowY)).toBe("auto");
});

test("9: Quantities stop at the stock.", async ({ customer: page, shop }) => {
  await putInCart(page.request, shop.url, "moonstone-serum", 2);
  await page.goto("/profile");
  await hydrated(page);
  const drawer = await openCart(page);
  await expect(drawer.getByRole("button", { name: "One more Moonstone Serum" })).toBeDisabled();
  await expect(drawer).toContainText("Only 2 left");
  await expect(badge(page)).toHaveText("2");
});
