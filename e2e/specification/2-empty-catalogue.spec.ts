import { hold } from "../support/shopping.ts";
import { expect, test } from "../support/sql-shop.ts";
import { hydrated } from "../support/test.ts";

const NOTHING = "No products here yet. Please come back soon.";

test("2 Home: A no-products message shows if there are none.", async ({ page, sqlShop }) => {
  await sqlShop.sql("update products set featured = false");
  await page.goto("/");
  await expect(page.getByRole("region", { name: "Featured" })).toContainText(NOTHING);
  await expect(page.getByRole("article")).toHaveCount(0);
});

test("2 Shop: A spinner while loading with no products yet.", async ({ page, sqlShop }) => {
  await sqlShop.sql("delete from products");
  await page.goto("/shop");
  await hydrated(page);
  const release = await hold(page, /\/shop\.data/);
  await page.getByRole("banner").getByRole("link", { name: "Shop" }).click();
  await expect(page.getByRole("main").getByRole("status").filter({ hasText: "Loading" })).toBeVisible();
  await expect(page.getByText(NOTHING)).toHaveCount(0);
  release();
  await expect(page.getByText(NOTHING)).toBeVisible();
});

test("2 Shop: A no-products message if the list is empty.", async ({ page, sqlShop }) => {
  await sqlShop.sql("delete from products");
  await page.goto("/shop");
  await expect(page.getByRole("main")).toContainText(NOTHING);
});

test("2 Product detail: no related products when it is the only one of its category.", async ({
  page,
  sqlShop,
}) => {
  await sqlShop.sql("delete from products where category = 'Serum' and id <> 'deep-water-serum'");
  await page.goto("/product/deep-water-serum");
  await expect(page.getByRole("heading", { level: 1, name: "Deep Water Serum" })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(0);
});

test("2 Image gallery: neither arrows, counter nor thumbnails with a single image.", async ({
  page,
  sqlShop,
}) => {
  await sqlShop.sql("update products set images = '[]' where id = 'silk-milk'");
  await page.goto("/product/silk-milk");
  const gallery = page.getByRole("region", { name: "Pictures of Silk Milk" });
  await expect(gallery.getByRole("img")).toHaveCount(1);
  await expect(gallery.getByRole("button")).toHaveCount(0);
});

test("2 Image gallery: a path with a leading slash and an address elsewhere stay as they are.", async ({
  request,
  sqlShop,
}) => {
  await sqlShop.sql(
    `update products set image_url = '/elsewhere/a.jpg', images = '["https://cdn.example/b.jpg", "c/d.jpg"]' where id = 'silk-milk'`,
  );
  const html = await (await request.get("/product/silk-milk")).text();
  expect(html).toContain('src="/elsewhere/a.jpg"');
  expect(html).toContain('src="https://cdn.example/b.jpg"');
  expect(html).toContain('src="/images/c/d.jpg"');
});
