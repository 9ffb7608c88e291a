import type { Page } from "@playwright/test";
import { readyToOrder, SILK_MILK } from "../support/shopping.ts";
import { expect, type SqlShop, test } from "../support/test.ts";

const complete = (page: Page) => page.getByRole("button", { name: "Complete Order" });

async function countOrders({ sql }: SqlShop, productId: string): Promise<number> {
  const [row] = await sql<{ count: number }>(
    `select count(*)::int from orders where items @> jsonb_build_array(jsonb_build_object('productId', $1::text))`,
    [productId],
  );
  return row?.count ?? 0;
}

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
