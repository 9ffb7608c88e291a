import { expectAlert, SOLD_OUT } from "../support/shopping.ts";
import { expect, test } from "../support/test.ts";

test("a heart on a sold-out card offers a mail; on the product's page its button stands beside it", async ({
  customer: page,
}) => {
  // The words are long for a phone.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/shop?q=${encodeURIComponent(SOLD_OUT.name)}`);
  await page.getByRole("button", { name: `Add ${SOLD_OUT.name} to wishlist` }).click();
  // A message that is pointed at stays.
  await page.getByText("It is in your wishlist, and sold out for now.").last().hover();
  await expect(page.getByLabel("Dismiss")).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "Tell me by mail when it is back" }).click();
  await expectAlert(page, "We will write to you once, when it is back.");

  await page.goto(`/product/${SOLD_OUT.id}`);
  await expect(page.getByText("We will write to you once, when it is back.")).toBeVisible();
  await page.getByRole("button", { name: `Remove ${SOLD_OUT.name} from wishlist` }).click();
  const ask = page.getByRole("button", { name: "Tell me by mail when it is back" });
  await expect(ask).toHaveCount(1);
  await ask.click();
  await expect(page.getByRole("button", { name: "Do not write after all" })).toBeVisible();
  await expect(page.getByRole("button", { name: `Remove ${SOLD_OUT.name} from wishlist` })).toBeVisible();
});
