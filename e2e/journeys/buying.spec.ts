import { expect, hydrated, newAccount, test } from "../support/test.ts";
import { fillAddress } from "../support/shopping.ts";
import { removeDataDir, startShop } from "../support/shop.ts";

test("a shopper signs up, finds a product, buys it, and finds the order again after a restart", async ({
  page,
}) => {
  // A shop on the embedded database is started twice.
  test.slow();
  let shop = await startShop();
  const { dataDir } = shop;
  const account = newAccount();

  await page.goto(`${shop.url}/`);
  await hydrated(page);
  await page.getByRole("link", { name: "View All Products" }).click();
  // Home has a link to it too.
  await expect(page).toHaveURL(/\/shop$/);
  await page
    .getByRole("link", { name: /Silk Milk/ })
    .first()
    .click();
  await hydrated(page);
  await page.getByRole("button", { name: "Add to Cart" }).click();
  const prompt = page.getByRole("alert").filter({ hasText: "Please log in to add items to your cart." });
  await expect(prompt).toBeAttached();
  await page.getByRole("link", { name: "Log in", includeHidden: true }).last().click();
  await page.getByRole("link", { name: "Sign up" }).click();
  await expect(page.getByRole("heading", { name: "Create your account" })).toBeVisible();
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password").fill(account.password);
  await page.getByRole("button", { name: "Sign up" }).click();
  await expect(page).toHaveURL(`${shop.url}/product/silk-milk`);
  // What was wanted before signing up is done.
  await expect(page.getByTestId("cart-badge")).toHaveText("1");
  await page.getByRole("button", { name: /Open cart/ }).click();
  await page.getByRole("button", { name: "One more Silk Milk" }).click();
  await expect(page.getByTestId("cart-badge")).toHaveText("2");
  await page.getByRole("link", { name: "Proceed to Checkout" }).click();
  await fillAddress(page);
  await page.getByRole("button", { name: "Complete Order" }).click();
  await expect(page).toHaveURL(`${shop.url}/profile`);
  await expect(page.getByRole("alert").filter({ hasText: "Order placed successfully!" })).toBeAttached();
  const row = page.getByRole("group", { name: "Order history" }).getByRole("row").nth(1);
  await expect(row).toContainText("$86.00");
  const order = await row.getByRole("cell").first().textContent();
  expect(order).toMatch(/^[0-9a-f]{8}$/);

  expect(await shop.stop()).toBe(0);
  shop = await startShop({ DATA_DIR: dataDir, PORT: new URL(shop.url).port });
  await page.goto(`${shop.url}/profile`);
  await expect(page.getByRole("group", { name: "Order history" })).toContainText(order ?? "");
  await shop.stop();
  removeDataDir(dataDir);
});
