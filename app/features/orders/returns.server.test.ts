import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { orders, outbox, products, returns, users } from "#app/db/schema.ts";
import type { Deliveries } from "#app/outbox/outbox.server.ts";
import { describeOnEachDatabase } from "#test/database.ts";
import { ADMIN, insertOrder, insertProduct, insertShopper } from "#test/factories.ts";
import { advanceOrder } from "./advance-order.server.ts";
import { answerReturn, listReturns, receiveReturn } from "./answer-return.server.ts";
import { askReturn, parseReturn, withdrawReturn } from "./ask-return.server.ts";
import { findOrder } from "./find-order.server.ts";
import { returnLetter } from "./return-letter.server.ts";
import { returnsPromise } from "./return-words.server.ts";
import type { TakenStep } from "./order-steps.ts";
import { mayReturn, returnable, worthOf } from "./returns.ts";

const SETTINGS = { days: 30, oneOpened: true };
const DAY = 24 * 60 * 60 * 1000;

test("the promise is the same sentence everywhere, and absent without the owner's settings", () => {
  expect(returnsPromise(SETTINGS, "en")).toBe(
    "Things may come back within 30 days of their arrival. They must be unopened, but for one product of an order that you may have tried.",
  );
  expect(returnsPromise({ days: 1, oneOpened: false }, "fr")).toBe(
    "Un retour est possible dans le jour qui suit l’arrivée. Les produits doivent être fermés.",
  );
  expect(returnsPromise(undefined, "sp")).toBeUndefined();
});

test("things are worth what was paid for them, less their part of a discount", () => {
  const items = [
    { productId: "a", price: 1000, quantity: 3, name: "A", imageUrl: "" },
    { productId: "b", price: 999, quantity: 1, name: "B", imageUrl: "" },
  ];
  const order = { items, subtotal: 3999, discount: 400 };
  expect(worthOf([{ productId: "a", quantity: 2 }], order)).toBe(1800);
  // Its part of the discount is 99.92 cents.
  expect(worthOf([{ productId: "b", quantity: 1 }], order)).toBe(899);
  expect(worthOf([{ productId: "none", quantity: 2 }], order)).toBe(0);
  expect(worthOf(items, order)).toBe(3599);
});

test("things may come back once they have left, until so many days after their delivery", () => {
  const at = "2026-11-01T12:00:00.000Z";
  const steps = [{ kind: "delivered", at } as TakenStep];
  const moment = (days: number) => Date.parse(at) + days * DAY;
  expect(mayReturn({ status: "delivered", steps }, 30, moment(30))).toBe(true);
  expect(mayReturn({ status: "delivered", steps }, 30, moment(30) + 1)).toBe(false);
  expect(mayReturn({ status: "shipped", steps: [] }, 30, moment(99))).toBe(true);
  expect(mayReturn({ status: "paid", steps: [] }, 30, moment(0))).toBe(false);
});

test("units already on their way back or received cannot be returned again", () => {
  const items = [{ productId: "a", price: 1000, quantity: 9, name: "A", imageUrl: "" }];
  const one = { items: [{ productId: "a", quantity: 2, opened: false }] };
  const states = ["asked", "accepted", "received", "declined", "withdrawn"] as const;
  const left = states.map((state) => returnable(items, [{ ...one, state }]).get("a"));
  expect(left).toEqual([7, 7, 7, 9, 9]);
});

describeOnEachDatabase("returns", (db) => {
  // A step names the account of whoever takes it.
  beforeAll(async () => {
    await db().insert(users).values({ id: ADMIN.id, email: "admin@test.example", referralCode: "ADMIN001" });
  });

  /** An order of three units of a product that had ten, delivered. */
  async function delivered() {
    const product = await insertProduct(db(), { stock: 10, price: 2000 });
    const translations = { fr: { name: "Marée" } };
    await db().update(products).set({ translations }).where(eq(products.id, product.id));
    const lines = [{ productId: product.id, quantity: 3, price: 2000 }];
    const { id, shopper } = await insertOrder(db(), lines, { language: "fr" });
    for (const step of [{ kind: "paid", amount: 7000 }, { kind: "shipped" }, { kind: "delivered" }] as const)
      await advanceOrder(db(), "operator", id, step);
    return { id, shopper, productId: product.id };
  }
  type Order = Awaited<ReturnType<typeof delivered>>;
  const ask = (
    { id, shopper, productId }: Order,
    {
      quantity = 1,
      opened = false,
      key = crypto.randomUUID() as string,
      now = Date.now(),
      settings = SETTINGS,
    } = {},
  ) =>
    askReturn(
      db(),
      shopper,
      { order: id, key, reason: "disliked", words: "", items: [{ productId, quantity, opened }] },
      settings,
      now,
    );
  const form = (fields: Record<string, string>) => {
    const made = new FormData();
    for (const [name, value] of Object.entries(fields)) made.set(name, value);
    return made;
  };
  const returnsOf = ({ id }: Order) =>
    db().select().from(returns).where(eq(returns.orderId, id)).orderBy(returns.askedAt);
  const lastOf = async (order: Order) => (await returnsOf(order)).at(-1)?.id ?? "";
  const stockOf = async ({ productId }: Order) =>
    (await db().select().from(products).where(eq(products.id, productId)))[0]?.stock;
  const orderOf = async ({ id }: Order) => (await db().select().from(orders).where(eq(orders.id, id)))[0];
  const received = async (order: Order, fields: Record<string, string> = {}) =>
    receiveReturn(
      db(),
      { ...ADMIN, id: (await insertShopper(db())).id },
      form({ return: await lastOf(order), amount: "20.00", seen: "3", ...fields }),
    );

  test("are asked for once, for what was ordered and in time, by who ordered", async () => {
    const order = await delivered();
    const key = "a key of one return";
    expect([await ask(order, { key }), await ask(order, { key })]).toEqual([{ ok: true }, { ok: true }]);
    expect(await returnsOf(order)).toHaveLength(1);
    expect(await ask(order, { quantity: 3 })).toEqual({ ok: false, reason: "not-these" });
    expect(await ask(order, { quantity: 2, opened: true })).toEqual({ ok: true });
    expect(await ask({ ...order, shopper: await insertShopper(db()) })).toEqual({
      ok: false,
      reason: "gone",
    });
    const later = await delivered();
    expect(await ask(later, { now: Date.now() + 31 * DAY })).toEqual({ ok: false, reason: "not-now" });
    expect(await ask(later, { quantity: 1, opened: true, settings: { days: 30, oneOpened: false } })).toEqual(
      {
        ok: false,
        reason: "not-these",
      },
    );
    expect(await askReturn(db(), later.shopper, { ...asked(later), items: [] }, SETTINGS)).toMatchObject({
      reason: "nothing",
    });
    expect(await askReturn(db(), later.shopper, asked(later), undefined)).toMatchObject({
      reason: "not-now",
    });
  });
  const asked = ({ id, productId }: Order) => ({
    order: id,
    key: crypto.randomUUID(),
    reason: "other" as const,
    words: "",
    items: [{ productId, quantity: 1, opened: false }],
  });

  test("of an order one opened product comes back, in one return or another", async () => {
    const order = await delivered();
    expect(await ask(order, { opened: true })).toEqual({ ok: true });
    expect(await ask(order, { opened: true })).toEqual({ ok: false, reason: "not-these" });
    expect(await withdrawReturn(db(), await insertShopper(db()), await lastOf(order))).toBe(false);
    expect(await withdrawReturn(db(), order.shopper, await lastOf(order))).toBe(true);
    expect(await withdrawReturn(db(), order.shopper, await lastOf(order))).toBe(false);
    expect(await ask(order, { opened: true })).toEqual({ ok: true });
  });

  test("many returns at once never exceed what was ordered", async () => {
    const order = await delivered();
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(order, { quantity: 2 })));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test("are answered once, and the shopper is told in their language with the address", async () => {
    const order = await delivered();
    await ask(order);
    const id = await lastOf(order);
    expect(await listReturns(db(), ADMIN)).toContainEqual(expect.objectContaining({ id, state: "asked" }));
    const answer = form({ return: id, answer: "accepted", words: "Dans sa boîte, merci." });
    expect(await answerReturn(db(), ADMIN, answer)).toEqual({ ok: true, done: 1 });
    expect(await answerReturn(db(), ADMIN, answer)).toEqual({ ok: false, problem: "changed" });
    const told = (await db().select().from(outbox))
      .filter(({ kind, payload }) => kind === "return-mail" && Object(payload).returnId === id)
      .map(({ payload }) => payload as Deliveries["return-mail"]);
    expect(told.map(({ to }) => to)).toEqual(["owner", "shopper"]);
    const house = {
      appUrl: "https://nacre.example",
      support: { email: "care@nacre.example", phone: "1" },
      secret: "a secret",
      house: { returnsAddress: "1 quai des Retours" },
    };
    const letter = await returnLetter(db(), { returnId: id, to: "shopper" }, house);
    expect(letter).toMatchObject({ to: order.shopper.email, language: "fr" });
    expect(JSON.stringify(letter)).toMatch(/Dans sa boîte.*Marée.*1 quai des Retours/);
    const unsettled = await returnLetter(db(), { returnId: id, to: "shopper" }, { ...house, house: {} });
    expect(unsettled?.closing).toEqual([expect.stringMatching(/demandez-le-nous.*care@nacre\.example/)]);
    // It is answered: there is nothing left to ask the owner for.
    expect(await returnLetter(db(), { returnId: id, to: "owner" }, house)).toBeUndefined();
    expect(await findOrder(db(), order.shopper, order.id, "fr", SETTINGS)).toMatchObject({
      // By the name of the lines above them.
      items: [{ name: "Marée" }],
      returns: [{ state: "accepted", answer: "Dans sa boîte, merci.", items: [{ name: "Marée" }] }],
      back: { left: { [order.productId]: 2 }, opened: true },
    });
  });

  test("taken, money and stock follow exactly once; undone, they are as before", async () => {
    const order = await delivered();
    await ask(order, { quantity: 2 });
    const restock = { [`restock:${order.productId}`]: "1" };
    const taken = await Promise.all([1, 2, 3, 4].map(() => received(order, restock)));
    expect(taken.filter(({ ok }) => ok)).toHaveLength(1);
    expect([await stockOf(order), (await orderOf(order))?.refunded]).toEqual([8, 2000]);
    expect(await returnsOf(order)).toMatchObject([{ state: "received", step: 4 }]);
    await advanceOrder(db(), "operator", order.id, { kind: "undone" });
    expect([await stockOf(order), (await orderOf(order))?.refunded]).toEqual([7, 0]);
    expect(await returnsOf(order)).toMatchObject([{ state: "accepted", step: null }]);
    // Never more of a thing than comes back.
    const again = await received(order, { [`restock:${order.productId}`]: "99", amount: "0", seen: "5" });
    expect(again).toEqual({ ok: true, done: 1 });
    expect([await stockOf(order), (await orderOf(order))?.status]).toEqual([9, "delivered"]);
  });

  test("are refused where more would go back than was paid, and nothing is changed", async () => {
    const order = await delivered();
    await ask(order);
    expect(await received(order, { amount: "70.01" })).toEqual({ ok: false, problem: "wrong-amount" });
    expect(await received(order, { seen: "2" })).toEqual({ ok: false, problem: "changed" });
    expect(await received(order, { amount: "much" })).toEqual({ ok: false, problem: "invalid" });
    expect(await returnsOf(order)).toMatchObject([{ state: "asked" }]);
    expect(await received(order, { amount: "70", as: "credit" })).toMatchObject({ ok: true });
    expect(await orderOf(order)).toMatchObject({ status: "refunded", refunded: 7000 });
  });
});

test("a form names its things one by one", () => {
  const form = new FormData();
  for (const [name, value] of [
    ["order", "an-order"],
    ["key", "a-key-of-it"],
    ["reason", "damaged"],
    ["words", " broken "],
    ["quantity:a", "2"],
    ["opened:a", "on"],
    ["quantity:b", "0"],
    ["quantity:c", "1.5"],
  ] as const)
    form.set(name, value);
  expect(parseReturn(form)).toEqual({
    order: "an-order",
    key: "a-key-of-it",
    reason: "damaged",
    words: "broken",
    items: [{ productId: "a", quantity: 2, opened: true }],
  });
  form.set("reason", "because");
  expect(parseReturn(form)).toBeUndefined();
});
