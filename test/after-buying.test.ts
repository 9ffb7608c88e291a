import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { advanceOrder } from "#app/features/orders/advance-order.server.ts";
import { type Edge, openEdge, signUpOwner } from "./edge.ts";
import { makeAddress } from "./factories.ts";
import { checkOut, fillCart, type HttpShopper, signUp } from "./http-shopper.ts";
import { readPage } from "./page.ts";

// What a shopper finds in an order of theirs, without scripts.
let shop: Edge;
/** A shop whose owner sends mail and takes reviews. */
let open: Edge;
beforeAll(async () => {
  shop = await openEdge();
  open = await openEdge({ env: { REVIEWS: "true", SMTP_URL: "smtp://127.0.0.1:1" } });
});
afterAll(() => Promise.all([shop.close(), open.close()]));

/** What is to be read on a page. */
const pageOf = async (who: HttpShopper, path: string, where = "main") =>
  (await readPage(who.get(path))).text(where);

/** Somebody who has ordered one Silk Milk. */
async function buyer(place = shop) {
  const shopper = await signUp(place);
  await fillCart(shopper, "silk-milk");
  await checkOut(shopper, { productId: "silk-milk", quantity: 1, price: 3800 });
  const [order] = await place.rows<{ id: string }>(
    sql`select o.id from orders o join users u on u.id = user_id where email = ${shopper.email}`,
  );
  return { shopper, id: order?.id ?? "", view: `/profile?order=${order?.id}` };
}

test("an order is ordered again from its view, and what is gone is named there", async () => {
  const { shopper, id, view } = await buyer();
  expect(await pageOf(shopper, view)).toContain("Order again");
  const reply = await shopper.post("/cart/fill", { order: id });
  expect([reply.status, reply.headers.get("location")]).toEqual([302, view]);
  expect(await pageOf(shopper, view, "body")).toContain("It is all in your cart again.");
  expect(await pageOf(shopper, "/checkout")).toContain("$48.00");
  const foreign = await (await signUp(shop)).post("/cart/fill", { order: id });
  expect(foreign.headers.getSetCookie().join()).toContain("flash=outOfStock");
  await shop.db.execute(sql`update products set stock = 0 where id = 'silk-milk'`);
  expect(await pageOf(shopper, view)).toContain("Nothing of this order is for sale today.");
  await shop.db.execute(sql`update products set stock = 20 where id = 'silk-milk'`);
});

test("whoever is not signed in comes back to the order after signing in", async () => {
  const reply = await shop.visit().post("/cart/fill", { order: "an-order" });
  expect(reply.headers.get("location")).toMatch(/^\/login\?redirect=/);
});

test("a gift note goes along: in the order, its mail and on the slip, which has no prices", async () => {
  const [owner, shopper] = [await signUpOwner(shop), await signUp(shop)];
  await fillCart(shopper, "silk-milk");
  const form = {
    ...makeAddress(),
    idempotencyKey: crypto.randomUUID(),
    shownTotal: "4800",
    shownLines: "silk-milk*1",
    giftNote: "For Ines,\r\nslowly. ",
  };
  // What is refused keeps it, and so does a change of the cart on the way.
  const refused = await shopper.post("/checkout", { ...form, street: "" });
  expect((await readPage(refused)).text("textarea[name=giftNote]")).toContain("For Ines,");
  const page = await readPage(shopper.get("/checkout"));
  const person = page.document.querySelector<HTMLInputElement>("[name=person]")?.value ?? "";
  await shopper.post("/cart", { ...form, person, intent: "set", productId: "silk-milk", quantity: "1" });
  expect((await readPage(shopper.get("/checkout"))).text("textarea[name=giftNote]")).toContain("slowly.");
  const tooLong = await shopper.post("/checkout", { ...form, giftNote: "a".repeat(301) });
  expect(tooLong.status).toBe(400);

  await shopper.post("/checkout", form);
  const [order] = await shop.rows<{ id: string; note: string }>(
    sql`select o.id, gift_note as note from orders o join users u on u.id = user_id where email = ${shopper.email}`,
  );
  const { id = "", note } = order ?? {};
  expect(note).toBe("For Ines,\nslowly.");
  expect(await pageOf(shopper, `/profile?order=${id}`)).toContain("Gift noteFor Ines");
  expect(await pageOf(owner, `/?tab=orders&order=${id}`)).toContain("For Ines");
  const slip = await pageOf(owner, `/?tab=orders&slips=${id}`);
  expect(slip).toContain("For Ines");
  expect(slip).not.toContain("$");
});

test("a reminder is offered where mail is sent, and asked for in the view of what was delivered", async () => {
  for (const [place, offers] of [
    [shop, false],
    [open, true],
  ] as const) {
    const { shopper, id, view } = await buyer(place);
    for (const step of [{ kind: "paid", amount: 4800 }, { kind: "shipped" }, { kind: "delivered" }] as const)
      await advanceOrder(place.db, "operator", id, step);
    const lasts = "Silk Milk lasts about 14 weeks.";
    expect((await pageOf(shopper, view)).includes(lasts)).toBe(offers);
    const ask = { intent: "remind", order: id, product: "silk-milk" };
    expect((await shopper.post(view, ask)).headers.get("location")).toBe(view);
    expect((await pageOf(shopper, view)).includes("We write to you once, on")).toBe(offers);
  }
});

test("who has it writes about it, everybody reads it, and the owner answers; only where that is on", async () => {
  const said = "It runs thin and leaves no film.";
  const visited = async (place: Edge) => pageOf(place.visit(), "/product/silk-milk");
  for (const place of [shop, open]) {
    const isOn = place === open;
    const { shopper, id, view } = await buyer(place);
    expect(await pageOf(shopper, view)).not.toContain("Write about Silk Milk");
    for (const step of [{ kind: "paid", amount: 4800 }, { kind: "shipped" }, { kind: "delivered" }] as const)
      await advanceOrder(place.db, "operator", id, step);
    expect((await pageOf(shopper, view)).includes("Write about Silk Milk")).toBe(isOn);
    expect(await visited(place)).not.toContain("From people who bought it");
    const review = {
      intent: "review",
      order: id,
      product: "silk-milk",
      skin: "dry",
      weeks: "6",
      stars: "4",
    };
    await shopper.post(view, { ...review, text: said });
    expect((await visited(place)).includes(said)).toBe(isOn);
    const owner = await signUpOwner(place);
    expect((await pageOf(owner, "/?tab=orders")).includes("Reviews")).toBe(isOn);
    if (!isOn) continue;
    await shopper.post(view, { ...review, text: "Short." });
    expect(await pageOf(shopper, view, "body")).toContain("at least 20 characters");
    const [row] = await place.rows<{ id: string }>(sql`select id from reviews`);
    expect(await pageOf(owner, "/?tab=orders&list=reviews")).toContain("4 of 5 stars");
    await owner.post("/admin/returns", {
      review: row?.id ?? "",
      intent: "answer-review",
      words: "Gladly.",
    });
    expect(await visited(place)).toContain("Nacre answersGladly.");
    const hide = { review: row?.id ?? "", intent: "hide-review", words: "A name." };
    expect((await shopper.post("/admin/returns", hide)).status).toBe(403);
    await owner.post("/admin/returns", hide);
    expect(await visited(place)).toContain("We have hidden what stood here: A name.");
    await shopper.post(view, { ...review, intent: "withdraw-review" });
    expect(await visited(place)).not.toContain("From people who bought it");
  }
});
