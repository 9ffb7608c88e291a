import { expect, hydrated, test } from "../support/test.ts";

// Whatever a reply holds (an older server, a proxy's own page), the page around the panel stays and there is a way on.

test("the product cards of the advisor", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.route("**/product-cards*", (route) =>
    route.fulfill({ json: { products: [null, { id: "silk-milk" }] } }),
  );
  await page.getByRole("button", { name: "Ask our advisor" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("dry cheeks");
  await dialog.getByRole("button", { name: "Get advice" }).click();
  await dialog.getByRole("button", { name: "Ask Again" }).click();
  await expect(dialog.getByRole("textbox")).toHaveValue("");
});

test("an answer to a change of the cart", async ({ customer: page }) => {
  await page.goto("/product/silk-milk");
  await hydrated(page);
  await page.route("**/cart.data", (route) => route.fulfill({ body: "<html>Welcome to the hotel</html>" }));
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await expect(page.getByRole("alert").filter({ hasText: "could not be saved" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
