import { atCheckout, badge, expectAlert, post, SILK_MILK } from "../support/shopping.ts";
import { expect, hydrated, test } from "../support/test.ts";

test("5 Product page quantity: minimum 1, applied as the larger of 1 and the entered value.", async ({
  customer: page,
}) => {
  await page.goto("/product/silk-milk");
  await hydrated(page);
  const quantity = page.getByRole("textbox", { name: "Quantity" });
  for (const [typed, inCart] of [
    ["0", "1"],
    ["-3", "2"],
    ["4", "6"],
  ] as const) {
    await quantity.fill(typed);
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await expect(badge(page)).toHaveText(inCart);
  }
});

test("5 Product page quantity: Enter in the field adds what is typed, at least 1.", async ({
  customer: page,
}) => {
  await page.goto("/product/silk-milk");
  await hydrated(page);
  const quantity = page.getByRole("textbox", { name: "Quantity" });
  await quantity.fill("3");
  await quantity.press("Enter");
  await expect(badge(page)).toHaveText("3");
  await quantity.fill("-2");
  await quantity.press("Enter");
  await expect(badge(page)).toHaveText("4");
});

test("5 Product page quantity: what is no quantity is handled and never saved as it is.", async ({
  customer: page,
  shop,
}) => {
  for (const typed of ["abc", "", "1.5", "1e9", "-3", "99999999999"]) {
    await test.step(JSON.stringify(typed), async () => {
      await post(page.request, shop.url, "/cart", { intent: "remove", productId: SILK_MILK.id });
      await page.goto("/product/silk-milk");
      await page.getByRole("textbox", { name: "Quantity" }).fill(typed);
      await page.getByRole("button", { name: "Add to Cart" }).click();
      await expect(badge(page)).toHaveText(/^\d+$/);
      const units = Number(await badge(page).textContent());
      expect(units).toBeGreaterThanOrEqual(1);
      expect(units).toBeLessThanOrEqual(48);
      await post(page.request, shop.url, "/cart", { intent: "set", productId: SILK_MILK.id, quantity: "x" });
      // What is pressed just before leaving may arrive a moment after the next page was made.
      await expect(async () => {
        await page.goto("/profile");
        await expect(badge(page)).toHaveText(String(units), { timeout: 500 });
      }).toPass();
    });
  }
});

test("5: Adding to cart when signed out: 'Please log in to add items to your cart.'", async ({ page }) => {
  await page.goto("/product/silk-milk");
  await hydrated(page);
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expectAlert(page, "Please log in to add items to your cart.");
  await page.getByRole("link", { name: "Log in" }).last().click();
  await expect(page).toHaveURL("/login?redirect=%2Fproduct%2Fsilk-milk");
});

test("5: Adding to wishlist when signed out: 'Please log in to manage your wishlist.'", async ({ page }) => {
  await page.goto("/shop");
  await hydrated(page);
  await page.getByRole("button", { name: "Add Silk Milk to wishlist" }).click();
  await expectAlert(page, "Please log in to manage your wishlist.");
  await page.getByRole("link", { name: "Log in" }).last().click();
  await expect(page).toHaveURL("/login?redirect=%2Fshop");
});

test("5 Checkout: all six fields carry the required attribute: the browser stops an empty form.", async ({
  customer: page,
  shop,
}) => {
  await atCheckout(page, shop);
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/checkout")) sent += 1;
  });
  await page.getByRole("button", { name: "Complete Order" }).click();
  await expect(page.getByLabel("Full name")).toBeFocused();
  expect(sent).toBe(0);
});

for (const field of ["Email", "Password"]) {
  test(`5 Login: ${field.toLowerCase()} is required.`, async ({ page }) => {
    await page.goto("/login");
    await hydrated(page);
    await page.getByLabel("Email").fill("someone@test.example");
    await page.getByLabel("Password").fill("a long enough password");
    await page.getByLabel(field).fill("");
    await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByLabel(field)).toBeFocused();
    await expect(page).toHaveURL("/login");
  });
}
