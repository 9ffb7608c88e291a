import { ADDRESS, badge, fillAddress, putInCart, SILK_MILK } from "../support/shopping.ts";
import { expect, newAccount, PASSWORD, test } from "../support/test.ts";

test.use({ javaScriptEnabled: false });

test("browse, sign up, add to the cart, check out and log out with JavaScript off", async ({ page }) => {
  const { email, password } = newAccount();
  await page.goto("/");
  await page.getByRole("link", { name: "View All Products" }).click();
  await page
    .getByRole("link", { name: /Silk Milk/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(page).toHaveURL("/login?redirect=%2Fproduct%2Fsilk-milk");
  await expect(page.getByRole("alert")).toHaveText("Please log in to add items to your cart.");

  await page.getByRole("main").getByRole("link", { name: "Sign up" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign up" }).click();
  await expect(page).toHaveURL("/product/silk-milk");
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByRole("alert")).toHaveText("Added to your cart.");
  await expect(badge(page)).toHaveText("1");

  await page.getByRole("button", { name: /^Open cart/ }).click();
  await expect(page).toHaveURL(/\/checkout/);
  await page.getByRole("button", { name: "One more Silk Milk" }).click();
  await expect(page.getByRole("region", { name: "Order summary" })).toContainText("Total$86.00");
  await fillAddress(page);
  await page.getByRole("button", { name: "Complete Order" }).click();
  await expect(page).toHaveURL("/profile");
  await expect(page.getByRole("alert")).toHaveText("Order placed successfully!");
  await expect(page.getByRole("region", { name: "Order history" })).toContainText("$86.00");

  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("banner").getByRole("link", { name: "Log in" })).toBeVisible();
});

test("the typed quantity counts with JavaScript off", async ({ customer: page }) => {
  await page.goto("/product/silk-milk");
  await page.getByLabel("Quantity", { exact: true }).fill("3");
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(badge(page)).toHaveText("3");
});

test("minus, plus and remove at the checkout with JavaScript off", async ({ customer: page, shop }) => {
  await putInCart(page.request, shop.url, SILK_MILK.id, 2);
  await page.goto("/checkout");
  await page.getByRole("button", { name: "One less Silk Milk" }).click();
  await expect(badge(page)).toHaveText("1");
  await expect(page).toHaveURL("/checkout");
  await page.getByRole("button", { name: "Remove Silk Milk" }).click();
  await expect(page).toHaveURL("/shop");
  await expect(badge(page)).toHaveCount(0);
});

test("the wishlist with JavaScript off", async ({ customer: page }) => {
  await page.goto("/shop");
  await page.getByRole("button", { name: "Add Silk Milk to wishlist" }).click();
  await expect(page).toHaveURL("/shop");
  await page.getByRole("button", { name: "Remove Silk Milk from wishlist" }).click();
  await expect(page.getByRole("button", { name: "Add Silk Milk to wishlist" })).toBeVisible();
});

test("the wishlist asks a visitor to log in with JavaScript off", async ({ page }) => {
  await page.goto("/shop");
  await page.getByRole("button", { name: "Add Silk Milk to wishlist" }).click();
  await expect(page).toHaveURL("/login?redirect=%2Fshop");
  await expect(page.getByRole("alert")).toHaveText("Please log in to manage your wishlist.");
});

test("the saved address with JavaScript off", async ({ customer: page }) => {
  await page.goto("/profile");
  await fillAddress(page);
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(page.getByRole("alert")).toHaveText("Address updated!");
  for (const [label, value] of Object.entries(ADDRESS))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(label === "Country" ? "US" : value);
});

test("a wrong password and a wrong address are said with JavaScript off", async ({ account, page, shop }) => {
  await page.goto("/login?redirect=%2Fprofile");
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password").fill("wrong password");
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("alert")).toContainText("INVALID_EMAIL_OR_PASSWORD");
  await expect(page.getByLabel("Email")).toHaveValue(account.email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/profile");
  await putInCart(page.request, shop.url, SILK_MILK.id);
  await page.goto("/checkout");
  await fillAddress(page, { ...ADDRESS, Street: "  " });
  await page.getByRole("button", { name: "Complete Order" }).click();
  await expect(page.getByText("Please fill in all address fields.")).toBeVisible();
  await expect(page.getByLabel("Street")).toHaveAccessibleDescription("Please enter street and number.");
  await expect(page.getByLabel("City")).toHaveValue("Portland");
});

test("language and theme with JavaScript off, remembered", async ({ page }) => {
  await page.goto("/shop?category=Serum");
  await page.getByRole("button", { name: "Switch to dark theme" }).click();
  await expect(page).toHaveURL("/shop?category=Serum");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByRole("button", { name: "Language: English" }).click();
  await page.getByRole("banner").getByRole("button", { name: "Español", exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await page.goto("/login");
  await expect(page.locator("html[lang=es][data-theme=dark]")).toBeAttached();
});

test("the menu on a phone with JavaScript off", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/login");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Shop" }).click();
  await expect(page).toHaveURL("/shop");
});

test("every picture of a product can be reached with JavaScript off", async ({ page }) => {
  await page.goto("/product/silk-milk");
  const gallery = page.getByRole("region", { name: "Pictures of Silk Milk" });
  await expect(gallery.locator("img")).toHaveCount(4);
});
