import type { Locator, Page } from "@playwright/test";
import {
  badge,
  drawerAt,
  expectAlert,
  hold,
  openCart,
  putInCart,
  QUIET_BALM,
  SILK_MILK,
} from "../support/shopping.ts";
import { expect, hydrated, type SqlShop, test } from "../support/test.ts";

/** What the database holds for the shopper of `page`. */
async function savedQuantity(page: Page, { sql }: SqlShop, productId = SILK_MILK.id): Promise<number> {
  const email = await emailOf(page);
  const [row] = await sql<{ cart: { productId: string; quantity: number }[] }>(
    "select cart from users where email = $1",
    [email],
  );
  return row?.cart.find((line) => line.productId === productId)?.quantity ?? 0;
}

/** Faster than any finger: all clicks before the page draws once. */
async function clickFast(button: Locator, times: number): Promise<void> {
  await button.evaluate((element, count) => {
    for (let clicks = 0; clicks < count; clicks += 1) (element as HTMLElement).click();
  }, times);
}

async function emailOf(page: Page): Promise<string> {
  const profile = await (await page.request.get("/profile")).text();
  return /[\w.+-]+@test\.example/.exec(profile)?.[0] ?? "";
}

test("ten fast clicks end in the right number on screen and in the database", async ({
  customer: page,
  shop,
}) => {
  const drawer = await drawerAt(page, shop, "/login?redirect=/shop");
  const more = drawer.getByRole("button", { name: "One more Silk Milk" });
  await clickFast(more, 10);
  await expect(badge(page)).toHaveText("11");
  await expect.poll(() => savedQuantity(page, shop)).toBe(11);
  await expect(drawer.getByRole("status", { name: "Quantity" })).toHaveText("11");
  const less = drawer.getByRole("button", { name: "One less Silk Milk" });
  for (let clicks = 0; clicks < 4; clicks += 1) {
    await less.click({ noWaitAfter: true });
    await more.click({ noWaitAfter: true });
    await less.click({ noWaitAfter: true });
  }
  await expect(badge(page)).toHaveText("7");
  await expect.poll(() => savedQuantity(page, shop)).toBe(7);
  await page.reload();
  await expect(badge(page)).toHaveText("7");
});

test("ten fast clicks on Add to Cart add ten", async ({ customer: page, shop }) => {
  await page.goto("/product/silk-milk");
  await hydrated(page);
  await clickFast(page.getByRole("button", { name: "Add to Cart" }), 10);
  await expect(badge(page)).toHaveText("10");
  await expect.poll(() => savedQuantity(page, shop)).toBe(10);
  await page.reload();
  await expect(badge(page)).toHaveText("10");
});

test("fast clicks beyond the stock stop at the stock, on screen and in the database", async ({
  customer: page,
  shop,
}) => {
  await shop.sql("update products set stock = 4 where id = 'silk-milk'");
  await page.goto("/product/silk-milk");
  await hydrated(page);
  await clickFast(page.getByRole("button", { name: "Add to Cart" }), 8);
  await expect(badge(page)).toHaveText("4");
  await expect.poll(() => savedQuantity(page, shop)).toBe(4);
  await expect(page.getByText("All 4 that are left are in your cart.").last()).toBeVisible();
});

test("two tabs do not overwrite each other", async ({ context, customer: first, shop }) => {
  await first.goto("/product/silk-milk");
  const second = await context.newPage();
  await second.goto("/product/quiet-balm");
  await hydrated(first);
  await hydrated(second);
  await first.getByRole("button", { name: "Add to Cart" }).click();
  await second.getByRole("button", { name: "Add to Cart" }).click();
  await first.getByRole("button", { name: "Add to Cart" }).click();
  await expect(badge(first)).toHaveText("3");
  await expect.poll(() => savedQuantity(first, shop)).toBe(2);
  await expect.poll(() => savedQuantity(first, shop, QUIET_BALM.id)).toBe(1);
  await second.reload();
  await expect(badge(second)).toHaveText("3");
});

for (const [how, status] of [
  ["breaks off", undefined],
  ["answers 500", 500],
  ["answers 503", 503],
] as const) {
  test(`a save that ${how} is taken back and said; what was there stays`, async ({
    customer: page,
    shop,
  }) => {
    await putInCart(page.request, shop.url, SILK_MILK.id, 2);
    await page.goto("/product/quiet-balm");
    await hydrated(page);
    await page.route(/\/cart\.data/, (route) =>
      status ? route.fulfill({ status, body: "" }) : route.abort(),
    );
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await expectAlert(page, "That could not be saved. Please try again.");
    await expect(badge(page)).toHaveText("2");
    expect(await savedQuantity(page, shop, QUIET_BALM.id)).toBe(0);
    await page.unroute(/\/cart\.data/);
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await expect(badge(page)).toHaveText("3");
  });
}

test("who goes to the checkout before the cart is saved finds there what was added", async ({
  customer: page,
}) => {
  const send = await hold(page, /\/cart\.data/);
  const order: string[] = [];
  page.on("response", (reply) => /\/cart\.data/.test(reply.url()) && order.push("saved"));
  page.on("request", (request) => /\/checkout\.data/.test(request.url()) && order.push("checkout asked for"));
  await page.goto("/product/silk-milk");
  await hydrated(page);
  await page.getByRole("button", { name: /Add to Cart/ }).click();
  const drawer = await openCart(page);
  await drawer.getByRole("link", { name: /Proceed to Checkout/ }).click();
  send();
  await expect(page.getByLabel("Full name")).toBeVisible();
  await expect(page).toHaveURL("/checkout");
  // The link is fetched ahead as well; what is shown was asked for after the cart was saved.
  expect(order.lastIndexOf("checkout asked for")).toBeGreaterThan(order.indexOf("saved"));
});

test("a late reply never brings back what was removed", async ({ customer: page, shop }) => {
  const drawer = await drawerAt(page, shop, "/login?redirect=/shop");
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(
    /\/cart\.data/,
    async (route) => {
      const response = await route.fetch();
      await answered;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await drawer.getByRole("button", { name: "One more Silk Milk" }).click();
  await expect.poll(() => savedQuantity(page, shop)).toBe(2);
  await drawer.getByRole("button", { name: "Remove Silk Milk" }).click();
  await expect(drawer).toContainText("Your cart is empty");
  await expect.poll(() => savedQuantity(page, shop)).toBe(0);
  const settled = page.waitForResponse(
    (reply) => reply.request().method() === "POST" && /\.data/.test(reply.url()),
  );
  answer();
  await settled;
  await expect(drawer).toContainText("Your cart is empty");
  await page.reload();
  await expect(badge(page)).toHaveCount(0);
});

test("a product deleted meanwhile disappears quietly from the cart and the wishlist", async ({
  customer: page,
  shop,
}) => {
  await putInCart(page.request, shop.url, SILK_MILK.id, 2);
  await putInCart(page.request, shop.url, QUIET_BALM.id);
  await page.goto("/checkout");
  await hydrated(page);
  await expect(badge(page)).toHaveText("3");
  await shop.sql("delete from products where id = 'silk-milk'");
  await page.getByRole("button", { name: "One more Quiet Balm" }).click();
  await expect(page.getByRole("main")).not.toContainText("Silk Milk");
  await expect(badge(page)).toHaveText("2");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await shop.sql("delete from products where id = 'quiet-balm'");
  await page.goto("/checkout");
  await expect(page).toHaveURL("/shop");
  await expect(badge(page)).toHaveCount(0);
});
