import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Edge, openEdge, signUpOwner } from "./edge.ts";
import { checkOut, fillCart, type HttpShopper, isPlaced, signUp } from "./http-shopper.ts";
import { readPage } from "./page.ts";

// An owner on Christmas Island, fourteen hours before Greenwich: an order of the evening there is of the day before here.
let shop: Edge;
let owner: HttpShopper;
let shopper: HttpShopper;
beforeAll(async () => {
  shop = await openEdge({ env: { TIME_ZONE: "Pacific/Kiritimati" } });
  owner = await signUpOwner(shop);
  shopper = await signUp(shop);
  await fillCart(shopper, "quiet-balm");
  expect(isPlaced(await checkOut(shopper, { productId: "quiet-balm", quantity: 1, price: 2800 }))).toBe(true);
  await shop.db.execute(sql`update orders set created_at = '2026-11-20T23:30:00Z'`);
});
afterAll(() => shop.close());

test("lists and files count by the owner's days", async () => {
  const found = async (search: string) => {
    const page = await readPage(owner.get(`/?tab=orders&${search}`));
    const file = await (await owner.get(`/admin/orders.csv?${search}`)).text();
    return [page.text("main").includes("1 order"), file.includes("23:30:00")];
  };
  expect(await found("from=2026-11-21&to=2026-11-21")).toEqual([true, true]);
  expect(await found("from=2026-11-20&to=2026-11-20")).toEqual([false, false]);
});

test("pages say days in that zone, and browsers are told it", async () => {
  const panel = await readPage(owner.get("/?tab=dashboard"));
  expect(panel.document.documentElement.dataset["timeZone"]).toBe("Pacific/Kiritimati");
  expect(panel.text("main")).toContain("Days begin at midnight, Pacific/Kiritimati.");
  expect((await readPage(shopper.get("/profile"))).text("main")).toContain("Nov 21, 2026");
});
