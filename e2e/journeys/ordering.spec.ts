import type { BrowserContext, Page } from "@playwright/test";
import { badge, expectAlert, putInCart, readyToOrder, SCARCE, SILK_MILK } from "../support/shopping.ts";
import { expect, newAddress, signUp, type SqlShop, test } from "../support/test.ts";

const complete = (page: Page) => page.getByRole("button", { name: "Complete Order" });

async function countOrders({ sql }: SqlShop, productId: string): Promise<number> {
  const [row] = await sql<{ count: number }>(
    `select count(*)::int from orders where items @> jsonb_build_array(jsonb_build_object('productId', $1::text))`,
    [productId],
  );
  return row?.count ?? 0;
}

test("the last item bought by two shoppers at once: one order, one clear message", async ({
  browser,
  customer: first,
  shop,
}) => {
  await shop.sql("update products set stock = 1 where id = $1", [SCARCE.id]);
  const before = await countOrders(shop, SCARCE.id);
  const other: BrowserContext = await browser.newContext({
    baseURL: shop.url,
    extraHTTPHeaders: { "X-Forwarded-For": newAddress() },
  });
  const second = await other.newPage();
  await signUp(second.request, shop.url);
  await readyToOrder(first, shop, SCARCE.id);
  await readyToOrder(second, shop, SCARCE.id);
  await Promise.all([complete(first).click(), complete(second).click()]);

  const sorry = `${SCARCE.name} is out of stock, so it is no longer part of this order. Nothing was ordered yet.`;
  const outcome = (page: Page) =>
    Promise.race([
      page.waitForURL("**/profile").then(() => "ordered"),
      page
        .getByText(sorry)
        .first()
        .waitFor({ state: "attached" })
        .then(() => "refused"),
    ]);
  expect((await Promise.all([outcome(first), outcome(second)])).sort()).toEqual(["ordered", "refused"]);
  expect(await countOrders(shop, SCARCE.id)).toBe(before + 1);
  expect(await shop.sql("select stock from products where id = $1", [SCARCE.id])).toEqual([{ stock: 0 }]);
  const loser = first.url().endsWith("/checkout") ? first : second;
  await expect(badge(loser)).toHaveText("1");
  await expect(loser.getByLabel("Street")).toHaveValue("1 Tide Street");
  await other.close();
});

test("submitting twice makes one order", async ({ customer: page, shop }) => {
  const before = await countOrders(shop, SILK_MILK.id);
  await readyToOrder(page, shop);
  await complete(page).evaluate((button) => {
    if (!(button instanceof HTMLButtonElement)) return;
    button.form?.requestSubmit();
    button.form?.requestSubmit();
  });
  await expect(page).toHaveURL("/profile");
  await expect(page.getByRole("group", { name: "Order history" }).getByRole("row")).toHaveCount(2);
  expect(await countOrders(shop, SILK_MILK.id)).toBe(before + 1);
});

test("a changed price: nothing ordered, the new total shown, then ordered at the new price", async ({
  customer: page,
  shop,
}) => {
  const before = await countOrders(shop, SILK_MILK.id);
  await readyToOrder(page, shop);
  await shop.sql("update products set price = 4250 where id = 'silk-milk'");
  await complete(page).click();
  await expectAlert(
    page,
    "Something in your cart changed while you were here. Nothing was ordered. The new total is $52.50.",
  );
  expect(await countOrders(shop, SILK_MILK.id)).toBe(before);
  await expect(page.getByRole("region", { name: "Order summary" })).toContainText("Total$52.50");
  await expect(page.getByLabel("Street")).toHaveValue("1 Tide Street");
  await complete(page).click();
  await expect(page.getByRole("region", { name: "Order history" })).toContainText("$52.50");
});

test("stock that fell: nothing ordered, how many are left is said, nothing is lost", async ({
  customer: page,
  shop,
}) => {
  await readyToOrder(page, shop, SILK_MILK.id, 5);
  await shop.sql("update products set stock = 2 where id = 'silk-milk'");
  await complete(page).click();
  await expectAlert(page, "Only 2 left of Silk Milk. Please change the quantity and try again.");
  await expect(badge(page)).toHaveText("5");
  const less = page.getByRole("button", { name: "One less Silk Milk" });
  for (let clicks = 0; clicks < 3; clicks += 1) await less.click();
  await expect(badge(page)).toHaveText("2");
  await complete(page).click();
  await expect(page).toHaveURL("/profile");
  expect(await shop.sql("select stock from products where id = 'silk-milk'")).toEqual([{ stock: 0 }]);
});

test("a cart changed in another tab is not ordered unseen", async ({ customer: page, shop }) => {
  const before = await countOrders(shop, SILK_MILK.id);
  await readyToOrder(page, shop);
  // While the order is on its way: a page that hears of the change before shows the new total by itself.
  await page.route("**/checkout*", async (route) => {
    if (route.request().method() === "POST") await putInCart(page.request, shop.url, SILK_MILK.id, 2);
    await route.continue();
  });
  await complete(page).click();
  await expectAlert(page, /Nothing was ordered\. The new total is \$124\.00\./);
  expect(await countOrders(shop, SILK_MILK.id)).toBe(before);
});
