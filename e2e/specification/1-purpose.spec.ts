import { expect, hydrated, test } from "../support/test.ts";

test("1: Shoppers browse and buy products in the categories Cleanser, Serum, Moisturizer and Treatment.", async ({
  page,
}) => {
  await page.goto("/shop");
  await hydrated(page);
  const filter = page.getByRole("navigation", { name: "Filter by category" });
  for (const category of ["Cleanser", "Serum", "Moisturizer", "Treatment"]) {
    await filter.getByRole("link", { name: category }).click();
    await expect(page).toHaveURL(`/shop?category=${category}`);
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(6);
  }
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
