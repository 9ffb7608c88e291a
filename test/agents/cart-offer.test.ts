import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { products, users } from "#app/db/schema.ts";
import { type Edge, openEdge } from "../edge.ts";
import { signUp } from "../http-shopper.ts";

let shop: Edge;
beforeAll(async () => {
  shop = await openEdge();
});
afterAll(() => shop.close());

const OFFER = "/shop?cart=silk-milk*2,quiet-balm*1";

/** The form of the page, as a browser without JavaScript sends it. */
const take = { offer: "cart=silk-milk*2,quiet-balm*1" };

test("an address shows what it offers, and puts nothing in the cart by itself", async () => {
  const shopper = await signUp(shop);
  const html = await (await shopper.get(OFFER)).text();
  expect(html).toContain("Put together for you");
  for (const words of ["Silk Milk", "$76.00", "Quiet Balm", "$104.00", 'action="/cart/fill"'])
    expect(html).toContain(words);
  const [person] = await shop.db.select().from(users).where(eq(users.email, shopper.email));
  expect(person?.cart).toEqual([]);
});

test("taken, it is in the person's own cart, and they are at the checkout", async () => {
  const shopper = await signUp(shop);
  const reply = await shopper.post("/cart/fill", take);
  expect([reply.status, reply.headers.get("location")]).toEqual([302, "/checkout"]);
  const html = await (await shopper.get("/checkout")).text();
  expect(html).toContain("$114.00");
});

test("whoever is not signed in comes back to the offer after signing in", async () => {
  const reply = await shop.visit().post("/cart/fill", take);
  const to = new URL(reply.headers.get("location") ?? "", shop.url);
  expect(to.pathname).toBe("/login");
  const back = new URL(to.searchParams.get("redirect") ?? "", shop.url);
  expect(back.pathname).toBe("/shop");
  expect(back.searchParams.get("cart")).toBe("silk-milk*2,quiet-balm*1");
});

test("an offer of nothing that is sold is no offer", async () => {
  for (const address of ["/shop?cart=", "/shop?cart=no-such-product*1", "/shop?cart=%00"])
    expect(await (await shop.visit().get(address)).text()).not.toContain("/cart/fill");
  const reply = await (await signUp(shop)).post("/cart/fill", { offer: "cart=no-such-product*1" });
  expect(reply.headers.get("location")).toBe("/shop");
});

test("an offer shows today's price, whatever was kept of the page", async () => {
  await (await shop.visit().get("/shop?cart=noon-veil-spf-30*1")).text();
  await shop.db.update(products).set({ price: 12_345 }).where(eq(products.id, "noon-veil-spf-30"));
  expect(await (await shop.visit().get("/shop?cart=noon-veil-spf-30*1")).text()).toContain("$123.45");
});
