import { post, putInCart, order, QUIET_BALM, SILK_MILK, wishFor } from "../support/shopping.ts";
import { expect, hydrated, test } from "../support/test.ts";

test("1: Shoppers browse and buy products in the categories Cleanser, Serum, Moisturizer and Treatment.", async ({
  page,
}) => {
  await page.goto("/shop");
  await hydrated(page);
  const filter = page.getByRole("navigation", { name: "Filter by category" });
  for (const category of ["Cleanser", "Serum", "Moisturizer", "Treatment"]) {
    await filter.getByRole("link", { name: category }).click();
    await expect(page.getByRole("main").getByRole("article").first()).toContainText(category);
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(6);
  }
});

test("1: They keep a cart and a wishlist and view their order history.", async ({ customer, shop }) => {
  await order(customer.request, shop.url, QUIET_BALM);
  await wishFor(customer.request, shop.url, SILK_MILK.id);
  await putInCart(customer.request, shop.url, SILK_MILK.id, 2);
  await customer.goto("/profile");
  await expect(customer.getByTestId("cart-badge")).toHaveText("2");
  await expect(customer.getByRole("region", { name: "Wishlist" })).toContainText("Silk Milk");
  await expect(customer.getByRole("region", { name: "Order history" })).toContainText("$38.00");
});

test("1: The interface is available in English (en), French (fr) and Spanish (sp), with English as the fallback.", async ({
  request,
}) => {
  const words = { en: "View All Products", fr: "Voir tous les produits", sp: "Ver todos los productos" };
  for (const [language, text] of Object.entries(words)) {
    const reply = await request.get("/", { headers: { Cookie: `language=${language}` } });
    expect(await reply.text()).toContain(text);
  }
  const unknown = await request.get("/", { headers: { Cookie: "language=de" } });
  expect(await unknown.text()).toContain(words.en);
});

test("1: Light and dark themes exist.", async ({ context, page, shop }) => {
  const background = () =>
    page.evaluate(() => getComputedStyle(document.querySelector("header") ?? document.body).backgroundColor);
  await page.goto("/login");
  const light = await background();
  await context.addCookies([{ name: "theme", value: "dark", url: shop.url }]);
  await page.goto("/login");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(await background()).not.toBe(light);
});

test("1: Language and theme are stored locally on the device.", async ({ context, page, shop }) => {
  await post(page.request, shop.url, "/preferences", { language: "fr" });
  await post(page.request, shop.url, "/preferences", { theme: "dark" });
  await page.goto("/login");
  await expect(page.locator("html[lang=fr][data-theme=dark]")).toBeAttached();
  const kept = await context.cookies();
  expect(kept.map(({ name, value }) => `${name}=${value}`).sort()).toEqual(["language=fr", "theme=dark"]);
  const soon = Date.now() / 1000 + 300 * 24 * 3600;
  for (const { expires } of kept) expect(expires).toBeGreaterThan(soon);
});

test("1: the defaults are en and light.", async ({ page }) => {
  await page.goto("/login");
  await expect(page.locator("html[lang=en][data-theme=light]")).toBeAttached();
});
