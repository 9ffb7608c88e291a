import { sql } from "drizzle-orm";
import { fireEvent, within } from "@testing-library/dom";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Edge, openEdge } from "./edge.ts";
import { fillCart, signUp } from "./http-shopper.ts";
import { type LivePage, openLivePage } from "./live-page.ts";
import {
  alertsOf,
  atCheckout,
  badgeOf,
  button,
  complete,
  cutOff,
  expectAlert,
  expectBadge,
  expectPath,
  expectText,
  fill,
  fillAddress,
  press,
  readyToOrder,
} from "./live-shopping.ts";
import { insertProduct } from "./factories.ts";

// The checkout in a page with its scripts; what only a browser shows is in e2e/journeys.
let shop: Edge;
beforeAll(async () => {
  shop = await openEdge();
});
afterAll(() => shop.close());

const ORDERING = /\/checkout\.data/;
const street = (page: LivePage) => page.getByLabelText<HTMLInputElement>("Street").value;

async function countOrders(productId: string): Promise<number> {
  const [row] = await shop.rows<{ count: number }>(
    sql`select count(*)::int from orders where items @> jsonb_build_array(jsonb_build_object('productId', ${productId}::text))`,
  );
  return row?.count ?? 0;
}

const stockOf = async (id: string) =>
  (await shop.rows<{ stock: number }>(sql`select stock from products where id = ${id}`))[0]?.stock;

/** A product of the test's own, to change while somebody orders it. */
const onSale = (stock = 20) => insertProduct(shop.db, { price: 3800, stock });

test("without a network saving the address fails with a message and nothing typed is lost", async () => {
  const page = await openLivePage(shop, await signUp(shop), "/profile");
  fillAddress(page);
  const reconnect = cutOff(page, /\.data(\?|$)/);
  await press(page, "Save address");
  await expectAlert(page, "That could not be saved. Please try again.");
  expect(street(page)).toBe("1 Tide Street");
  reconnect();
  await press(page, "Save address");
  await expectAlert(page, "Address updated!");
});

test("a code that was refused is no longer said once a good one counts", async () => {
  await shop.db.execute(sql`insert into discount_codes (code, percent) values ('PEARL', 10)`);
  const { page } = await readyToOrder(shop);
  const code = () => page.getByRole("textbox", { name: "Discount code" });
  fill(code(), "NEVER");
  await complete(page);
  await expect.poll(() => page.document.querySelector("[data-toast]")).not.toBeNull();
  // Under the pointer it stays of itself.
  await page.user.hover(page.document.querySelector("[data-toast]") as Element);
  expect(alertsOf(page)).toContain("This code does not exist.");
  fill(code(), "PEARL");
  await press(page, "Apply");
  await page.findByRole("button", { name: "Remove PEARL" });
  await expect.poll(() => alertsOf(page)).not.toContain("This code does not exist.");
  await shop.db.execute(sql`delete from discount_codes`);
});

test("a discount code is asked about before the address is written", async () => {
  await shop.rows(sql`insert into discount_codes (code, percent) values ('SPRING', 10) returning code`);
  const { page } = await atCheckout(shop);
  const code = () => page.getByRole<HTMLInputElement>("textbox", { name: "Discount code" });
  fill(code(), "NEVER");
  await press(page, "Apply");
  await expect.poll(() => code().getAttribute("aria-invalid")).toBe("true");
  await page.user.clear(code());
  await page.user.type(code(), "SPRING{Enter}");
  await page.findByRole("button", { name: "Remove SPRING" });
  await shop.rows(sql`delete from discount_codes returning code`);
});

test("what was wrong with an order is not said beside the thanks for it", async () => {
  const { page } = await atCheckout(shop);
  fillAddress(page, { Country: "" });
  fireEvent.change(page.getByLabelText("Country", { selector: "select" }), { target: { value: "" } });
  await complete(page);
  await expectAlert(page, "Please fill in all address fields.");
  await expect.poll(() => page.document.querySelector("[data-toast]")).not.toBeNull();
  // Under the pointer it stays of itself.
  await page.user.hover(page.document.querySelector("[data-toast]") as Element);
  fillAddress(page);
  button(page, "Complete Order").click();
  await expectAlert(page, "Order placed successfully!");
  await expect.poll(() => alertsOf(page)).not.toContain("Please fill in all address fields.");
});

test("the last line taken out at the checkout is offered back where one lands", async () => {
  const { page } = await atCheckout(shop);
  await press(page, "Remove Silk Milk");
  await expectPath(page, "/shop");
  // The checkout, with an Undo of its own, may still be on the screen when the address is the shop's already.
  const messages = await page.findByRole("region", { name: "Messages" });
  await press(page, "Undo", within(messages));
  await expectBadge(page, "1");
});

test("the last item bought by two shoppers at once: one order, one clear message", async () => {
  const { id, name } = await onSale(1);
  const pages = [(await readyToOrder(shop, id)).page, (await readyToOrder(shop, id)).page];
  await Promise.all(pages.map(complete));
  const sorry = `${name} is out of stock, so it is no longer part of this order. Nothing was ordered yet.`;
  const outcome = (page: LivePage) =>
    page.path() === "/profile" ? "ordered" : alertsOf(page).includes(sorry) ? "refused" : "waiting";
  await expect.poll(() => pages.map(outcome).sort()).toEqual(["ordered", "refused"]);
  expect(await countOrders(id)).toBe(1);
  expect(await stockOf(id)).toBe(0);
  const loser = pages.find((page) => page.path() === "/checkout") as LivePage;
  expect(badgeOf(loser)).toBe("1");
  expect(street(loser)).toBe("1 Tide Street");
});

test("a changed price: nothing ordered, the new total shown, then ordered at the new price", async () => {
  const { id } = await onSale();
  const { page } = await readyToOrder(shop, id);
  await shop.db.execute(sql`update products set price = 4250 where id = ${id}`);
  await complete(page);
  await expectAlert(
    page,
    "Something in your cart changed while you were here. Nothing was ordered. The new total is $52.50.",
  );
  expect(await countOrders(id)).toBe(0);
  await expectText(() => page.getByRole("region", { name: "Order summary" }), "Total$52.50");
  expect(street(page)).toBe("1 Tide Street");
  await complete(page);
  await expectText(() => page.queryByRole("region", { name: "Order history" }), "$52.50");
});

test("stock that fell: nothing ordered, how many are left is said, nothing is lost", async () => {
  const { id, name } = await onSale();
  const { page } = await readyToOrder(shop, id, 5);
  await shop.db.execute(sql`update products set stock = 2 where id = ${id}`);
  await complete(page);
  await expectAlert(page, `Only 2 left of ${name}. Please change the quantity and try again.`);
  expect(badgeOf(page)).toBe("5");
  for (let clicks = 0; clicks < 3; clicks += 1) await press(page, `One less ${name}`);
  await expectBadge(page, "2");
  await complete(page);
  await expectPath(page, "/profile");
  expect(await stockOf(id)).toBe(0);
});

test("a cart changed in another tab is not ordered unseen", async () => {
  const { id } = await onSale();
  const { page, shopper } = await readyToOrder(shop, id);
  // While the order is on its way: a page that hears of the change before shows the new total by itself.
  page.route(ORDERING, async (go) => {
    await fillCart(shopper, id, 2);
    return go();
  });
  await complete(page);
  await expectAlert(page, /Nothing was ordered\. The new total is \$124\.00\./);
  expect(await countOrders(id)).toBe(0);
});
