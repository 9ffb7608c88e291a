import { badge, expectAlert } from "../support/shopping.ts";
import { expect, hydrated, test } from "../support/test.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test("what a visitor wanted is in the cart and in the wishlist once they have an account", async ({
  page,
}) => {
  await page.goto("/product/silk-milk");
  await hydrated(page);
  await page.getByRole("button", { name: "Add Silk Milk to wishlist" }).click();
  await expectAlert(page, "Please log in to manage your wishlist.");
  const buy = page.getByRole("main").getByRole("button", { name: "Add to Cart", exact: true }).first();
  await buy.click();
  const prompt = page.getByRole("alert").filter({ hasText: "Please log in to add items to your cart." });
  await expect(prompt).toBeVisible();
  // The last word alone is on the screen, and not over the header.
  await expect(page.getByText("Please log in to manage your wishlist.")).toHaveCount(0);
  const [toast, header] = [await prompt.boundingBox(), await page.getByRole("banner").boundingBox()];
  expect(toast?.y ?? 0).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 999));
  await page.getByRole("link", { name: "Log in" }).last().click();
  await page.getByRole("link", { name: "Sign up" }).click();
  await page.getByLabel("Email").fill(`wish-${crypto.randomUUID()}@nacre.example`);
  await page.getByLabel("Password", { exact: true }).fill("thin layers of nacre");
  await page.getByRole("button", { name: "Sign up" }).click();
  await expect(page).toHaveURL("/product/silk-milk");
  await expect(badge(page)).toHaveText("1");
  await expect(page.getByRole("button", { name: "Remove Silk Milk from wishlist" })).toBeVisible();
});

test("Back closes the menu and the enlarged picture, and stays on the page", async ({ page }) => {
  await page.goto("/product/silk-milk");
  await hydrated(page);
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.locator("#site-menu");
  await expect(menu).toBeVisible();
  // The browser opens it before the shop hears of it and makes its entry in the history.
  await page.waitForFunction(() => history.state?.layer === "menu");
  await page.goBack();
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "Enlarge picture" }).click();
  const zoom = page.getByRole("dialog", { name: "Pictures of Silk Milk" });
  await expect(zoom).toBeVisible();
  await page.goBack();
  await expect(zoom).toBeHidden();
  await expect(page).toHaveURL("/product/silk-milk");
  // The heart over the picture takes no taps from the arrows.
  await page.getByRole("button", { name: "Next picture" }).click();
  await expect(page.getByText("2 / 4")).toBeVisible();
});

test("All in the filters is as large to press as a thumb", async ({ page }) => {
  await page.goto("/shop");
  for (const name of ["All", "Serum"]) {
    const box = await page
      .getByRole("link", { name, exact: name === "All" })
      .first()
      .boundingBox();
    expect(box?.width, name).toBeGreaterThanOrEqual(44);
    expect(box?.height, name).toBeGreaterThanOrEqual(44);
  }
});
