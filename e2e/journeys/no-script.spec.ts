import { badge, fillAddress } from "../support/shopping.ts";
import { expect, newAccount, test } from "../support/test.ts";

test.use({ javaScriptEnabled: false });

test("browse, sign up, add to the cart, check out and log out with JavaScript off", async ({ page }) => {
  const { email, password } = newAccount();
  await page.goto("/");
  await page.getByRole("link", { name: "View All Products" }).click();
  // Home has a link to it too.
  await expect(page).toHaveURL(/\/shop$/);
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

test("the menu on a phone with JavaScript off", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/login");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Shop" }).click();
  await expect(page).toHaveURL("/shop");
});
