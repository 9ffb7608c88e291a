import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { advanceOrder } from "#app/features/orders/advance-order.server.ts";
import { type Edge, openEdge, signUpOwner } from "./edge.ts";
import { readPage } from "./page.ts";
import { checkOut, fillCart, type HttpShopper, signUp } from "./http-shopper.ts";

let shop: Edge;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "nacre-returns-"));
  const file = join(folder, "returns.json");
  writeFileSync(file, JSON.stringify({ days: 14, oneOpened: false }));
  shop = await openEdge({ env: { RETURNS_FILE: file, RETURNS_ADDRESS: "1 Quay Street" } });
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

const PROMISE = "Things may come back within 14 days of their arrival. They must be unopened.";
const htmlOf = async (who: HttpShopper, path: string) => (await who.get(path)).text();
/** What is to be read on a page; the words of all its states are in its scripts. */
const pageOf = async (who: HttpShopper, path: string, where = "main") =>
  (await readPage(who.get(path))).text(where);

test("what is promised is said at the checkout, on the sheet and by the chats; a return goes its way without scripts", async () => {
  const [owner, shopper] = [await signUpOwner(shop), await signUp(shop)];
  await fillCart(shopper, "silk-milk", 2);
  expect(await pageOf(shopper, "/checkout")).toContain(PROMISE);
  expect(await pageOf(shop.visit(), "/?sheet=returns", "body")).toContain(PROMISE);
  const said = await shop.fetch(`${shop.url}/functions/us-central1/generateChatResponse`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      data: { message: "How do I return a product?", chatHistory: [], type: "support" },
    }),
  });
  expect(JSON.stringify(await said.json())).toContain(PROMISE);

  await checkOut(shopper, { productId: "silk-milk", quantity: 2, price: 3800 });
  const [order] = await shop.rows<{ id: string; total: number }>(
    sql`select o.id, total_amount as total from orders o join users u on u.id = user_id where email = ${shopper.email}`,
  );
  const { id = "", total = 0 } = order ?? {};
  const view = () => pageOf(shopper, `/profile?order=${id}`);
  expect(await view()).not.toContain("Send something back");
  for (const step of [{ kind: "paid", amount: total }, { kind: "shipped" }] as const)
    await advanceOrder(shop.db, "operator", id, step);
  const [, key = ""] = /name="key" value="([^"]+)"/.exec(await htmlOf(shopper, `/profile?order=${id}`)) ?? [];
  const asked = { order: id, key, reason: "disliked", words: "Too rich", "quantity:silk-milk": "1" };
  expect((await shopper.post("/returns", asked)).headers.get("location")).toBe(`/profile?order=${id}`);
  expect(await view()).toContain("Asked for. We answer by mail.");

  expect(await pageOf(owner, "/?tab=orders&list=returns")).toContain(id.slice(0, 8));
  expect(await pageOf(owner, `/?tab=orders&order=${id}`)).toContain("Too rich");
  await owner.post("/admin/returns", { return: key, answer: "accepted", words: "Gladly." });
  expect(await view()).toContain("Gladly.");
  const taken = { intent: "received", return: key, seen: "2", amount: "38", "restock:silk-milk": "1" };
  await owner.post("/admin/returns", taken);
  await owner.post("/admin/returns", taken);
  expect(
    await shop.rows(sql`select kind, amount from order_events where order_id = ${id} order by number`),
  ).toEqual([
    { kind: "paid", amount: total },
    { kind: "shipped", amount: null },
    { kind: "returned", amount: 3800 },
  ]);
  expect(await view()).toContain("Sent back");
});
