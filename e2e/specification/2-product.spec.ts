import { badge, SILK_MILK } from "../support/shopping.ts";
import { expect, hydrated, test } from "../support/test.ts";

const PATH = `/product/${SILK_MILK.id}`;

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
