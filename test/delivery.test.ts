import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { advanceOrder } from "#app/features/orders/advance-order.server.ts";
import { type Edge, openEdge } from "./edge.ts";
import { makeAddress } from "./factories.ts";
import { checkOut, fillCart, isPlaced, signUp } from "./http-shopper.ts";
import { readPage, textOf } from "./page.ts";

let shop: Edge;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "nacre-delivery-"));
  const file = join(folder, "delivery.json");
  const example = JSON.parse(readFileSync("content/delivery.example.json", "utf8"));
  writeFileSync(file, JSON.stringify({ ...example, notTo: ["KP"] }));
  shop = await openEdge({ env: { DELIVERY_FILE: file } });
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

const LINE = { productId: "silk-milk", quantity: 1, price: 3800 };
const HOME = "United States: Packed within 2 working days of payment, then 3 to 5 working days on the way.";
const bodyOf = async (reply: Promise<Response>) => textOf((await readPage(reply)).document.body);

async function chat(message: string): Promise<string> {
  const reply = await shop.fetch(`${shop.url}/functions/us-central1/generateChatResponse`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ data: { message, chatHistory: [], type: "support" } }),
  });
  return JSON.stringify(await reply.json());
}

test("what is promised stands beside the button, on the sheet, and in what the chats are told", async () => {
  expect(await bodyOf(shop.visit().get("/product/silk-milk"))).toContain(HOME);
  expect(await bodyOf(shop.visit().get("/product/silk-milk"))).toContain(
    "Shipping – United States: $10.00, free from $120.00.",
  );
  const sheet = await bodyOf(shop.visit().get("/?sheet=shipping"));
  expect(sheet).toContain(HOME);
  expect(sheet).toContain("Canada and Mexico: $18.00.");
  expect(sheet).not.toContain("flat");
  expect(sheet).toContain("We do not send to: North Korea.");
  expect(await chat("How long does delivery take?")).toContain("then 3 to 5 working days on the way");
  const cost = await chat("Is shipping free?");
  expect(cost).toContain("United States: $10.00, free from $120.00. Canada and Mexico: $18.00.");
  expect(cost).not.toMatch(/not free|however much/);
});

test("the checkout promises for the country, the order from its payment on, and no further", async () => {
  const shopper = await signUp(shop);
  await fillCart(shopper, LINE.productId);
  await shopper.post("/profile", { ...makeAddress({ country: "CA" }) });
  const checkout = await readPage(shopper.get("/checkout"));
  // Nobody knows yet when it will be paid: no date.
  expect(textOf(checkout.document.body)).toContain("then 5 to 9 working days on the way");
  // Also without scripts: the fee is that of the country that is known.
  expect(checkout.document.querySelector("[name=shownTotal]")?.getAttribute("value")).toBe("5600");
  const codes = [...checkout.document.querySelectorAll("select[name=country] option")].map((one) =>
    one.getAttribute("value"),
  );
  expect([codes.includes("CA"), codes.includes("KP")]).toEqual([true, false]);

  const refused = await checkOut(shopper, LINE, undefined, makeAddress({ country: "KP" }));
  expect(refused.status).toBe(400);
  const canada = makeAddress({ country: "CA" });
  expect((await checkOut(shopper, LINE, undefined, canada)).status).toBe(409);
  expect(isPlaced(await checkOut(shopper, LINE, undefined, canada, { price: 1800 }))).toBe(true);
  const [order] = await shop.rows<{ id: string; total: number }>(
    sql`select o.id, total_amount as total from orders o join users u on u.id = user_id where email = ${shopper.email}`,
  );
  const { id = "", total = 0 } = order ?? {};
  const view = () => bodyOf(shopper.get(`/profile?order=${id}`));
  await advanceOrder(shop.db, "operator", id, { kind: "paid", amount: total });
  expect(await view()).toMatch(/We pack it next.*With you between [A-Z][a-z]{2} \d+, \d{4} and/);
  await advanceOrder(shop.db, "operator", id, { kind: "refunded", amount: total });
  expect(await view()).not.toContain("With you between");
});
