import { within } from "@testing-library/dom";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { advanceOrder } from "#app/features/orders/advance-order.server.ts";
import { ADDRESS_FIELDS } from "./address.ts";
import { type Edge, openEdge } from "./edge.ts";
import { checkOut, fillCart, type HttpShopper, isPlaced, signUp } from "./http-shopper.ts";
import type { LivePage } from "./live-page.ts";
import { openPanel } from "./live-panel.ts";
import { expectText, fill, follow, press } from "./live-shopping.ts";
import { readPage, textOf } from "./page.ts";

// An owner at the orders and the dashboard; what only a browser shows is in e2e/admin.
let shop: Edge;
beforeAll(async () => {
  shop = await openEdge();
});
afterAll(() => shop.close());

async function buy(shopper: HttpShopper, productId: string, quantity: number): Promise<void> {
  await fillCart(shopper, productId, quantity);
  expect(isPlaced(await checkOut(shopper, { productId, quantity, price: 4000 }))).toBe(true);
}

const money = (text: string) => Math.round(Number(text.replaceAll(/[$,]/g, "")) * 100);

test("the dashboard's totals follow every order and every new account", async () => {
  const { page, owner, putOnSale } = await openPanel(shop, "/?tab=dashboard");
  const { id } = await putOnSale("Counted Gel");
  const read = async () => {
    const sent = await readPage(owner.get("/?tab=dashboard"));
    const value = (label: string) => {
      const figure = [...sent.document.querySelectorAll("dl > div")].find((one) =>
        textOf(one).includes(label),
      );
      return textOf(figure?.querySelector("dd") ?? null);
    };
    return {
      revenue: money(value("Total revenue")),
      orders: Number(value("Total orders")),
      customers: Number(value("Total customers")),
    };
  };
  const before = await read();
  const shopper = await signUp(shop);
  await buy(shopper, id, 2);
  await buy(shopper, id, 1);
  expect(await read()).toEqual({
    revenue: before.revenue + 9000 + 5000,
    orders: before.orders + 2,
    customers: before.customers + 1,
  });

  await page.open("/?tab=dashboard");
  page.getByRole("img", { name: /^Revenue per day: \$.+ in all, most on/ });
  page.getByRole("img", { name: /^Orders per day: \d+ in all, most on/ });
  page.getByText("Show the numbers");
  const rows = within(page.getByRole("table")).getAllByRole("row");
  expect(rows).toHaveLength(31);
  const today = within(rows.at(-1) as HTMLElement)
    .getAllByRole("cell")
    .map(textOf);
  expect(today).toEqual([expect.stringMatching(/^\$[\d,]+\.\d\d$/), String(before.orders + 2)]);
});

/** What opens a row; another button in it copies an id. */
const OPENER = { name: /^Details of order/ };

/** The rows that can be opened; what they open to is a row beneath. */
const rowsOf = (page: LivePage) =>
  page.getAllByRole("row").filter((row) => within(row).queryByRole("button", OPENER) !== null);

test("orders: newest first, read-only, and each opens to its lines and address", async () => {
  const { page, owner, putOnSale } = await openPanel(shop);
  const { name, id } = await putOnSale("Ordered Gel");
  const shopper = await signUp(shop);
  await buy(shopper, id, 1);
  await buy(shopper, id, 3);

  await page.open("/?tab=orders");
  const row = (place: number) => textOf(rowsOf(page)[place] ?? null);
  expect(textOf(page.getAllByRole("row")[0] ?? null)).toMatch(/Order.*Date.*Customer user id.*Total.*Status/);
  expect(row(0)).toContain("$130.00");
  expect(row(0)).toContain("Pending");
  expect(row(1)).toContain("$50.00");
  const open = within(rowsOf(page)[0] as HTMLElement).getByRole("button", {
    name: /^Details of order [0-9a-f]{8}$/,
  });
  expect(open.getAttribute("aria-expanded")).toBe("false");
  open.focus();
  await page.user.keyboard("{Enter}");
  await expect.poll(() => open.getAttribute("aria-expanded")).toBe("true");
  const details = () => textOf(page.document.getElementById(open.getAttribute("aria-controls") ?? ""));
  await expect.poll(details).toContain("3 × $40.00");
  for (const words of [name, ...Object.values(ADDRESS_FIELDS)]) expect(details()).toContain(words);
  await page.user.keyboard("{Enter}");
  await expect.poll(() => page.queryByText("3 × $40.00")).toBeNull();

  // Found by the person while one types, and by day; the file holds what the list does.
  const search = page.getByRole("searchbox");
  await page.user.type(search, ADDRESS_FIELDS.fullName);
  await expect.poll(page.path).toMatch(/tab=orders&q=/);
  expect(page.document.activeElement).toBe(search);
  await expect.poll(() => row(0)).toContain("@");
  const today = new Date().toISOString().slice(0, 10);
  fill(page.getByLabelText("To"), "2020-01-01");
  await page.findByText(/^No order matches/);
  fill(page.getByLabelText("To"), today);
  fill(page.getByLabelText("From"), today);
  await expect.poll(page.path).toContain(`from=${today}&to=${today}`);
  const way = await page.findByRole("link", { name: "Export as CSV" });
  const file = await owner.get(way.getAttribute("href") ?? "");
  expect(await file.text()).toContain(`3 × ${name}`);
});

test("of an order that nobody paid nothing is to be paid back", async () => {
  const { page, putOnSale } = await openPanel(shop);
  const { id } = await putOnSale("Unpaid Gel");
  const shopper = await signUp(shop);
  await buy(shopper, id, 1);
  const [order] = await shop.rows<{ id: string }>(
    sql`select o.id from orders o join users u on u.id = user_id where email = ${shopper.email}`,
  );
  const shown = async () => {
    await page.open(`/?tab=orders&order=${order?.id}`);
    return textOf(page.getByRole("region", { name: "What can be done now" }));
  };
  expect(await shown()).toMatch(/Cancel the order.*The products go back into stock/);
  expect(await shown()).not.toContain("paid back");
  await advanceOrder(shop.db, "operator", order?.id ?? "", { kind: "paid", amount: 5000 });
  expect(await shown()).toContain("What was paid is to be paid back, by you.");
});

test("what is wrong with a discount code is said beside its field", async () => {
  const { page } = await openPanel(shop, "/?tab=orders&list=codes");
  fill(page.getByLabelText("Code"), "a b");
  fill(page.getByLabelText("How much"), "150");
  fill(page.getByLabelText("First day (optional)"), "2026-12-02");
  fill(page.getByLabelText("Last day (optional)"), "2026-12-01");
  await press(page, "Make this code");
  await page.findByText(/without spaces\./);
  const wrong = [...page.document.querySelectorAll("[aria-invalid=true]")];
  expect(wrong.map((field) => field.getAttribute("name"))).toEqual(["code", "value", "to"]);
  page.getByText("The last day is before the first.");
});

test("a token is revoked after a question", async () => {
  const { page } = await openPanel(shop, "/?tab=connections");
  const tokens = within(page.getByRole("region", { name: "API tokens" }));
  fill(tokens.getByLabelText("Name"), "Labels");
  await press(page, "Make this token", tokens);
  const count = async () => (await shop.rows(sql`select id from api_tokens`)).length;
  await press(page, "Revoke Labels");
  const question = within(await page.findByRole("alertdialog", { name: "Revoke this token?" }));
  await press(page, "Cancel", question);
  await expect.poll(() => page.queryByRole("alertdialog")).toBeNull();
  expect(await count()).toBe(1);
  await press(page, "Revoke Labels");
  await press(page, "Revoke", within(await page.findByRole("alertdialog")));
  await expect.poll(count).toBe(0);
});

test("orders come in pages", async () => {
  const { page, putOnSale } = await openPanel(shop);
  const { id } = await putOnSale("Paged Gel", { stock: "26" });
  const shopper = await signUp(shop);
  for (let place = 0; place < 26; place += 1) await buy(shopper, id, 1);
  await page.open("/?tab=orders");
  expect(within(page.getByRole("table")).getAllByRole("button", OPENER)).toHaveLength(25);
  await follow(page, "Next page");
  await expectText(() => page.getByRole("main"), /Page 2 of \d/);
  expect(page.path()).toBe("/?tab=orders&page=2");
  await page.open(page.path());
  expect(textOf(page.getByRole("main"))).toMatch(/Page 2 of \d/);
});
