import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connect } from "./agents/mcp-client.ts";
import { openPlatform, Web } from "./agents/ucp-platform.ts";
import { type Edge, openEdge, signUpOwner } from "./edge.ts";
import { checkOut, fillCart, type HttpShopper, isPlaced, signUp } from "./http-shopper.ts";

/** In the names of both and nowhere else. */
const WORD = "Halcyon";
const IDS = ["halcyon-draft", "halcyon-archived"];
const LINE = { productId: "halcyon-archived", quantity: 1, price: 3800 };

const web = new Web();
let shop: Edge;
let shopper: HttpShopper;
let wisher: HttpShopper;

async function setState(state: (id: string) => string): Promise<void> {
  for (const id of IDS)
    await shop.db.execute(sql`update products set state = ${state(id)}, featured = true where id = ${id}`);
}

beforeAll(async () => {
  shop = await openEdge({ env: { AGENTS: "shop" }, fetchProfile: web.fetch });
  for (const id of IDS)
    await shop.db.execute(sql`
      insert into products select (jsonb_populate_record(p, jsonb_build_object('id', ${id}::text, 'name', ${`${WORD} ${id}`}::text,
        'created_at', now(), 'featured', true))).* from products p where id = 'silk-milk'`);
  shopper = await signUp(shop);
  wisher = await signUp(shop);
  // While they were on sale.
  for (const id of IDS) {
    await fillCart(shopper, id);
    await wisher.post("/wishlist", { intent: "put", productId: id });
  }
});
afterAll(() => shop.close());

/** Everything that somebody who shops, or their assistant or search engine, can read. */
async function readAll(): Promise<Record<string, string>> {
  const told: Record<string, string> = {};
  const visitor = shop.visit();
  for (const path of [
    "/",
    "/shop",
    "/shop?category=Cleanser",
    "/shop?line=Nacre",
    "/product/silk-milk",
    "/sitemap.xml",
    "/llms.txt",
    "/product-cards",
  ])
    told[path] = await (await visitor.get(path)).text();
  // The page holds the ids of one's own wishes in any case.
  const wishes = await (await wisher.get("/profile")).text();
  told["the wishlist"] = (wishes.match(/Halcyon [\w-]+/g) ?? []).join();
  const assistant = await connect(shop);
  const need = { need: "a cleanser for dry skin", for_whom: {} };
  told["mcp search"] = JSON.stringify(await assistant.ask("search_products", need));
  const platform = openPlatform(() => shop, web);
  const search = await platform.send("/catalog/search", { body: { query: "cleanser" } });
  told["ucp search"] = JSON.stringify(search.body);
  const lookup = await platform.send("/catalog/lookup", { body: { ids: ["silk-milk", ...IDS] } });
  told["ucp lookup"] = JSON.stringify(lookup.body.products);
  const advice = await ask("getSkincareRecommendation", { concern: "a cleanser for dry skin" });
  told["the adviser"] = await advice.text();
  return told;
}

const ask = (name: string, data: object) =>
  shop.visit().send(`/functions/us-central1/${name}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ data }),
  });

const naming = (told: Record<string, string>) =>
  Object.keys(told).filter((where) => /halcyon-(draft|archived)/i.test(told[where] ?? ""));

test("on sale they are nearly everywhere: what is looked at below would show them", async () => {
  const shown = naming(await readAll());
  for (const where of [
    "/",
    "/shop",
    "/shop?category=Cleanser",
    "/product/silk-milk",
    "/sitemap.xml",
    "the wishlist",
  ])
    expect(shown).toContain(where);
  for (const where of ["/llms.txt", "/product-cards", "ucp search", "ucp lookup"])
    expect(shown).toContain(where);
});

describe("a draft and an archived product", () => {
  beforeAll(() => setState((id) => id.slice("halcyon-".length)));

  test("are nowhere where they can be found", async () => {
    expect(naming(await readAll())).toEqual([]);
    // What was asked for is said again, but no name.
    for (const path of ["/product/silk-milk?with=halcyon-archived", "/shop?q=halcyon"])
      expect(await (await shop.visit().get(path)).text()).not.toContain(WORD);
    for (const id of IDS) expect((await shop.visit().get(`/product/${id}`)).status).toBe(404);
  });

  test("cannot be had, wished for or waited for", async () => {
    const other = await signUp(shop);
    for (const id of IDS) {
      await fillCart(other, id);
      await other.post("/wishlist", { intent: "put", productId: id });
      await other.post("/restock", { intent: "ask", productId: id });
    }
    const [user] = await shop.rows(sql`select cart, wishlist from users where email = ${other.email}`);
    expect(user).toEqual({ cart: [], wishlist: [] });
    expect(await shop.rows(sql`select 1 from stock_alerts where product_id like 'halcyon-%'`)).toEqual([]);
    const begun = await openPlatform(() => shop, web).send("/checkout-sessions", {
      body: { line_items: [{ item: { id: "halcyon-archived" }, quantity: 1 }] },
    });
    expect(JSON.stringify(begun.body)).toContain("item_unavailable");
  });

  test("in a cart are told as no longer sold, and are not ordered", async () => {
    await fillCart(shopper, "night-current");
    const checkout = await (await shopper.get("/checkout")).text();
    for (const id of IDS) expect(checkout).toContain(`${WORD} ${id} is no longer sold.`);
    expect(checkout).toContain("Night Current");
    // The page was opened before they were taken off sale.
    const hasty = await checkOut(shopper, LINE);
    expect(hasty.status).toBe(409);
    expect(await hasty.text()).toContain(`${WORD} halcyon-archived is no longer sold.`);
    const [{ price } = { price: 0 }] = await shop.rows<{ price: number }>(
      sql`select price from products where id = 'night-current'`,
    );
    const placed = await checkOut(shopper, { productId: "night-current", quantity: 1, price });
    expect(isPlaced(placed)).toBe(true);
    expect(await shop.rows(sql`select 1 from orders where items::text like '%halcyon%'`)).toEqual([]);
  });
});

test("an old order still shows what was archived since", async () => {
  await setState(() => "on-sale");
  await fillCart(shopper, "halcyon-archived");
  expect(isPlaced(await checkOut(shopper, LINE))).toBe(true);
  await setState(() => "archived");
  const [{ id } = { id: "" }] = await shop.rows<{ id: string }>(
    sql`select id from orders where items::text like '%halcyon-archived%'`,
  );
  expect(await (await shopper.get(`/profile?order=${id}`)).text()).toContain(`${WORD} halcyon-archived`);
  const owner = await signUpOwner(shop);
  expect(await (await owner.get(`/?tab=orders&order=${id}`)).text()).toContain(`${WORD} halcyon-archived`);
});

test("the owner finds them by their state", async () => {
  await setState((id) => id.slice("halcyon-".length));
  const owner = await signUpOwner(shop);
  const drafts = await (await owner.get("/?tab=products&only=draft")).text();
  expect(drafts).toContain("Halcyon halcyon-draft");
  expect(drafts).not.toContain("Halcyon halcyon-archived");
  const archived = await (await owner.get("/?tab=products&only=archived")).text();
  expect(archived).toContain("Halcyon halcyon-archived");
  const file = await (await owner.get("/admin/products.csv")).text();
  expect(file).toContain("archived");
});
