import { badge, SILK_MILK } from "../support/shopping.ts";
import { expect, hydrated, test } from "../support/test.ts";

const PATH = `/product/${SILK_MILK.id}`;

test("2 Product detail: Image gallery, name, price, description.", async ({ page }) => {
  await page.goto(PATH);
  const main = page.getByRole("main");
  await expect(main.getByRole("region", { name: "Pictures of Silk Milk" })).toBeVisible();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Silk Milk");
  await expect(main.getByText("$38.00", { exact: true }).first()).toBeVisible();
  await expect(page.locator("meta[name=description]")).toHaveAttribute("content", /.{80,}/);
  const description = await page.locator("meta[name=description]").getAttribute("content");
  await expect(main.getByText(description ?? "")).toBeVisible();
});

test("2 Product detail: Quantity input (minimum 1) and an Add to Cart button.", async ({
  customer: page,
}) => {
  await page.goto(PATH);
  await hydrated(page);
  const quantity = page.getByRole("textbox", { name: "Quantity" });
  await expect(quantity).toHaveValue("1");
  await expect(page.getByRole("button", { name: "Decrease quantity" })).toBeDisabled();
  await page.getByRole("button", { name: "Increase quantity" }).click();
  await expect(quantity).toHaveValue("2");
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(badge(page)).toHaveText("2");
});

test("2 Product detail: 'Product not found.' for an unknown id.", async ({ page }) => {
  const reply = await page.goto("/product/no-such-thing");
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Product not found." })).toBeVisible();
});

test("2 Product detail: Up to 4 related products from the same category, excluding the current one.", async ({
  page,
}) => {
  await page.goto(PATH);
  const cards = page.getByRole("region", { name: "You may also like" }).getByRole("article");
  await expect(cards).toHaveCount(4);
  for (const card of await cards.all()) {
    await expect(card).toContainText("Cleanser");
    await expect(card).not.toContainText("Silk Milk");
  }
});
