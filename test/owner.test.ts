import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { outbox } from "#app/db/schema.ts";
import { makeAddress } from "#test/factories.ts";
import { type Edge, openEdge, signUpOwner } from "./edge.ts";
import { checkOut, fillCart, type HttpShopper, isPlaced, signUp } from "./http-shopper.ts";
import { readPage, textOf } from "./page.ts";
import { PRODUCT_FORM } from "./product-form.ts";

let shop: Edge;
let owner: HttpShopper;
beforeAll(async () => {
  shop = await openEdge();
  owner = await signUpOwner(shop);
});
afterAll(() => shop.close());

/** The panel as an owner is sent it. */
const open = (search: string) => readPage(owner.get(`/?${search}`));

const PRODUCT = { ...PRODUCT_FORM, intent: "create" };

async function send(form: Record<string, string>): Promise<void> {
  expect((await owner.post("/admin/products", form)).status).toBe(200);
}

/** The list of products as an owner is sent it, with the texts of its rows. */
async function list(search: Record<string, string>) {
  const page = await open(`${new URLSearchParams({ tab: "products", ...search })}`);
  const rows = [...page.document.querySelectorAll("tbody tr")].map(textOf);
  const sorted = textOf(page.document.querySelector('[aria-sort="ascending"]'));
  return { rows, sorted, text: page.text("main") };
}

const visitors = (path: string) => readPage(shop.visit().get(path));

/** The address of a product, from the home page, which shows those that are featured. */
async function addressOf(name: string): Promise<string | null | undefined> {
  const { document } = await visitors("/");
  const links = [...document.querySelectorAll('a[href^="/product/"]')];
  return links.find((link) => textOf(link).includes(name))?.getAttribute("href");
}

async function idOf(name: string): Promise<string> {
  const [row] = await shop.rows<{ id: string }>(sql`select id from products where name = ${name}`);
  return row?.id ?? "";
}

test("what an owner puts on sale is in the list and in the shop at once", async () => {
  const name = "Dew Balm";
  expect(await addressOf(name)).toBeUndefined();
  await send({
    ...PRODUCT,
    name,
    price: "48,50",
    stock: "4",
    category: "Moisturizer",
    featured: "true",
    description: "Soft as dew.",
    ingredients: " Aqua ,1,2-Hexanediol,, Glycerin ",
  });
  const { rows } = await list({ q: name });
  expect(rows).toHaveLength(1);
  for (const said of ["$48.50", "Moisturizer", "Low", "Featured"]) expect(rows[0]).toContain(said);
  const page = await visitors((await addressOf(name)) ?? "");
  expect(page.text("h1")).toBe(name);
  for (const said of ["$48.50", "Only 4 left", "Soft as dew.", "1,2-Hexanediol"])
    expect(page.text("main")).toContain(said);
});

test("an edit's price, stock and feature show in the shop at once", async () => {
  const name = "Quiet Milk";
  await send({ ...PRODUCT, name });
  expect(await addressOf(name)).toBeUndefined();
  const edit = { intent: "update", id: await idOf(name), version: "1", shownStock: "20" };
  await send({ ...PRODUCT, ...edit, name, price: "0.99", stock: "0", featured: "true" });
  const { rows } = await list({ q: name });
  expect(rows[0]).toContain("$0.99");
  expect(rows[0]).toContain("Sold out");
  const page = await visitors((await addressOf(name)) ?? "");
  expect(page.text("main")).toContain("$0.99");
  expect(page.getByRole("button", { name: "Out of stock" })).toHaveProperty("disabled", true);
});

test("each shopper reads a product in their language, and in English what is not translated", async () => {
  await send({ ...PRODUCT, name: "Calm Balm", description: "A new English text.", "fr.name": "Baume Calme" });
  const address = `/product/${await idOf("Calm Balm")}`;
  expect((await visitors(`${address}?lang=fr`)).text("h1")).toBe("Baume Calme");
  expect((await visitors(`${address}?lang=es`)).text("h1")).toBe("Calm Balm");
  expect((await visitors(`${address}?lang=en`)).text("main")).toContain("A new English text.");
});

test("the list is searched, sorted and turned by its address", async () => {
  for (let number = 10; number < 37; number += 1)
    await send({ ...PRODUCT, name: `Paged n${number}`, price: `${(number * 7) % 50}.00` });
  const newest = await list({ q: "PAGED" });
  expect(newest.text).toContain("27 products");
  expect(newest.rows).toHaveLength(25);
  expect(newest.rows[0]).toContain("n36");
  const byName = await list({ q: "paged", sort: "name" });
  expect([byName.rows[0], byName.sorted]).toEqual([expect.stringContaining("n10"), "Name"]);
  expect((await list({ q: "paged", sort: "-name" })).rows[0]).toContain("n36");
  const byPrice = await list({ q: "paged", sort: "price" });
  expect([byPrice.rows[0], byPrice.sorted]).toEqual([expect.stringContaining("$2.00"), "Price"]);
  const second = await list({ q: "paged", sort: "price", page: "2" });
  expect(second.rows).toHaveLength(2);
  expect(second.text).toContain("Page 2 of 2");
  const none = await list({ q: "no such cream" });
  expect(none.text).toContain("No product is called “no such cream”.");
});

test("what was deleted is not found, and is back when that was undone", async () => {
  const name = "Last Jar";
  await send({ ...PRODUCT, name });
  const id = await idOf(name);
  const page = () => visitors(`/product/${id}`);
  expect((await page()).status).toBe(200);
  await send({ intent: "delete", id });
  const gone = await page();
  expect(gone.status).toBe(404);
  expect(gone.text("main")).toContain("Product not found.");
  await send({ intent: "restore", id });
  expect((await page()).status).toBe(200);
});

/** What needs doing, as the dashboard says it, with where each line leads. */
async function tasks() {
  const { document } = await open("tab=dashboard");
  const room = document.querySelector("[aria-labelledby=tasks]");
  const links = [...(room?.querySelectorAll("a") ?? [])];
  return { text: textOf(room), links: links.map((link) => [textOf(link), link.getAttribute("href") ?? ""]) };
}

async function buy(quantity: number): Promise<void> {
  const shopper = await signUp(shop);
  await fillCart(shopper, "silk-milk", quantity);
  const line = { productId: "silk-milk", quantity, price: 3800 };
  const reply = await checkOut(shopper, line, undefined, makeAddress({ fullName: "Ada Shell" }));
  expect(isPlaced(reply)).toBe(true);
}

test("the dashboard names what needs doing, and each line leads to just that", async () => {
  await shop.db.execute(sql`update products set stock = 50`);
  expect((await tasks()).text).toBe("What needs doingNothing for now.");

  await shop.db.execute(sql`update products set stock = 0 where id = 'quiet-balm'`);
  await shop.db.execute(sql`update products set stock = 2 where id in ('moonstone-serum', 'night-current')`);
  await buy(1);
  await buy(2);
  const { links } = await tasks();
  const [pay, out, low, today] = links;
  expect(links.map(([text]) => text)).toEqual([
    expect.stringMatching(/^2 orders to be paid, the oldest of /),
    "1 product is sold out",
    "2 products are low in stock",
    "2 orders today",
  ]);
  const rows = async ([, address = ""]: readonly string[] = []) =>
    [...(await readPage(owner.get(address))).document.querySelectorAll("tbody th")].map(textOf);
  expect((await rows(pay)).filter(Boolean)).toHaveLength(2);
  expect(await rows(out)).toEqual([expect.stringContaining("Quiet Balm")]);
  expect(await rows(low)).toHaveLength(2);
  expect((await rows(today)).filter(Boolean)).toHaveLength(2);
});

test("the chart stands beside a scale, in dollars and in orders", async () => {
  const { document } = await open("tab=dashboard");
  const scales = [...document.querySelectorAll("figure ol")].map((scale) =>
    [...scale.querySelectorAll("li")].map(textOf),
  );
  expect(scales).toEqual([
    ["$0", "$50", "$100", "$150"],
    ["0", "1", "2", "3"],
  ]);
});

test("what is stuck on its way out is told, with why", async () => {
  expect((await tasks()).text).not.toContain("stuck");
  const soon = new Date(Date.now() + 60_000);
  await shop.db.insert(outbox).values({
    id: "stuck",
    kind: "order-webhook",
    payload: {},
    attempts: 3,
    dueAt: soon,
    expiresAt: soon,
    lastError: "connect ECONNREFUSED",
  });
  const { text } = await tasks();
  expect(text).toContain("1 mail or message to another system is stuck");
  expect(text).toMatch(/order-webhook · .+ · 3 attempts ?connect ECONNREFUSED/);
});

test("a packing slip says what goes where, and not what it cost", async () => {
  const list = await open("tab=orders&q=ada");
  for (const said of ["2 orders", "@test.example", "$86.00", "$48.00", "Pending"])
    expect(list.text("main")).toContain(said);
  const [newest] = await shop.rows<{ id: string }>(
    sql`select id from orders order by created_at desc limit 1`,
  );
  const slip = (await open(`tab=orders&slips=${newest?.id}`)).text("article");
  for (const said of ["Packing slip", "Ada Shell", "1 Tide Street", "Silk Milk", "2 units in all"])
    expect(slip).toContain(said);
  expect(slip).not.toContain("$");
  expect((await open("tab=orders&slips=none")).text("main")).toContain("There is no such order");
});

test("an order is worked on in its own view: paid, packed with others, sent, and taken back at once", async () => {
  const ids = (await shop.rows<{ id: string }>(sql`select id from orders order by created_at`)).map(
    ({ id }) => id,
  );
  const [first = "", second = ""] = ids;
  const take = async (form: Record<string, string>) => (await owner.post("/admin/orders.data", form)).status;
  const view = (id: string) => open(`tab=orders&order=${id}`);
  expect((await view(first)).text("article")).toContain("Mark as paid");
  expect(await take({ order: first, seen: "0", step: "paid" })).toBe(200);
  expect(await take({ order: first, seen: "0", step: "paid" })).toBe(409);
  expect(await take({ order: first, seen: "1", step: "refunded", amount: "no" })).toBe(400);
  expect(await take({ order: second, seen: "0", step: "paid" })).toBe(200);
  const opened = (await view(first)).text("article");
  for (const said of ["Paid", "in the panel", "Undo", "Mark as shipped"]) expect(opened).toContain(said);
  expect((await tasks()).links[0]).toEqual([
    expect.stringContaining("2 orders to pack"),
    "/?tab=orders&list=pack",
  ]);

  const packing = await open("tab=orders&list=pack");
  expect(packing.document.querySelectorAll("input[type=checkbox]")).toHaveLength(2);
  const slips = [...packing.document.querySelectorAll("a")].find(
    (link) => textOf(link) === "Packing slips of all",
  );
  const sheets = await readPage(owner.get(slips?.getAttribute("href") ?? ""));
  expect(sheets.document.querySelectorAll("article")).toHaveLength(2);
  const parcels = { intent: "parcels", order: first, [`seen:${first}`]: "1", [`number:${first}`]: "TRACK 1" };
  expect(await take({ ...parcels, carrier: "Post" })).toBe(200);
  expect(await take(parcels)).toBe(409);
  expect((await view(first)).text("article")).toContain("Post · TRACK 1");
  expect(await take({ order: first, seen: "2", step: "undone" })).toBe(200);
  expect((await view(first)).text("article")).toContain("Taken back");
  expect((await open("tab=orders&list=pack")).document.querySelectorAll("input[type=checkbox]")).toHaveLength(
    2,
  );
  expect((await open("tab=orders&order=none")).text("main")).toContain("There is no such order");
});

test("the AI agent says that it is an example, and its figures made up", async () => {
  const text = (await open("tab=ai-agent")).text("main");
  for (const said of ["A static example", "Simulation", "made up"]) expect(text).toContain(said);
});

test("an empty shop says so instead of showing empty tables", async () => {
  const empty = await openEdge({ seeded: false });
  const first = await signUpOwner(empty);
  const read = (tab: string) => readPage(first.get(`/?tab=${tab}`));
  (await read("dashboard")).getByRole("img", { name: /^Revenue per day: nothing in these 30 days/ });
  const orders = await read("orders");
  orders.getByText(/^No orders yet\./);
  // A code may be wanted before the first order.
  orders.getByRole("link", { name: "Discount codes" });
  (await read("products")).getByText(/^No products yet\. Add the first one\./);
  await empty.close();
});
