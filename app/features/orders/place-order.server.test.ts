import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#app/db/client.server.ts";
import { orders, outbox, products, users } from "#app/db/schema.ts";
import { describeOnEachDatabase } from "#test/database.ts";
import { CUSTOMER, insertProduct, insertShopper, makeAddress, requestFor } from "#test/factories.ts";
import { placeOrder } from "./place-order.server.ts";

async function stockOf(db: Database, id: string): Promise<number | undefined> {
  const [row] = await db.select({ stock: products.stock }).from(products).where(eq(products.id, id));
  return row?.stock;
}

async function shopperRow(db: Database, id: string) {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row;
}

function ordersOf(db: Database, userId: string) {
  return db.select().from(orders).where(eq(orders.userId, userId));
}

describeOnEachDatabase("placing an order", (db) => {
  test("a total beyond what an order can hold is a reason, and nothing is taken", async () => {
    const dear = await Promise.all(
      ["a", "b", "c"].map(() => insertProduct(db(), { price: 999_999, stock: 999 })),
    );
    const cart = dear.map(({ id }) => ({ productId: id, quantity: 999 }));
    const shopper = await insertShopper(db(), cart);
    const lines = cart.map((line) => ({ ...line, price: 999_999 }));
    expect(await placeOrder(db(), shopper, requestFor(lines))).toEqual({ ok: false, reason: "too-large" });
    expect(await ordersOf(db(), shopper.id)).toEqual([]);
    expect(await shopperRow(db(), shopper.id)).toMatchObject({ cart });
    for (const { id } of dear) expect(await stockOf(db(), id)).toBe(999);
  });

  test("takes the stock, writes the order, clears the cart and appends the id, all at once", async () => {
    const a = await insertProduct(db(), { price: 4805, stock: 10 });
    const b = await insertProduct(db(), { price: 2899, stock: 3 });
    const cart = [
      { productId: b.id, quantity: 3 },
      { productId: a.id, quantity: 2 },
    ];
    const shopper = await insertShopper(db(), cart);
    const lines = [
      { productId: a.id, quantity: 2, price: 4805 },
      { productId: b.id, quantity: 3, price: 2899 },
    ];
    const result = await placeOrder(db(), shopper, requestFor(lines));
    expect(result).toMatchObject({ ok: true });
    const [order] = await ordersOf(db(), shopper.id);
    expect(order).toMatchObject({
      userId: shopper.id,
      subtotal: 18_307,
      shipping: 1000,
      totalAmount: 19_307,
      status: "pending",
      shippingAddress: makeAddress(),
    });
    expect(order?.items).toContainEqual({
      productId: a.id,
      quantity: 2,
      price: 4805,
      name: a.name,
      imageUrl: a.imageUrl,
    });
    expect(await stockOf(db(), a.id)).toBe(8);
    expect(await stockOf(db(), b.id)).toBe(0);
    expect(await shopperRow(db(), shopper.id)).toMatchObject({ cart: [], orders: [order?.id] });
    const told = await db().select({ kind: outbox.kind, payload: outbox.payload }).from(outbox);
    expect(told.filter(({ payload }) => JSON.stringify(payload).includes(order?.id ?? ""))).toEqual([
      { kind: "order-mail", payload: { orderId: order?.id, language: "en" } },
      { kind: "order-webhook", payload: { orderId: order?.id } },
    ]);
  });

  test("without a receiver in the environment none is left a word, and who pays first no mail either", async () => {
    const product = await insertProduct(db(), { price: 4805, stock: 10 });
    const line = { productId: product.id, quantity: 1 };
    const request = requestFor([{ ...line, price: 4805 }], { hasReceiver: false });
    const kindsAfter = async (more: { payBy?: string }) => {
      const shopper = await insertShopper(db(), [line]);
      const placed = await placeOrder(db(), shopper, { ...request, ...more });
      const told = await db().select({ kind: outbox.kind, payload: outbox.payload }).from(outbox);
      const id = placed.ok ? placed.orderId : "none";
      return told.filter(({ payload }) => JSON.stringify(payload).includes(id)).map(({ kind }) => kind);
    };
    expect(await kindsAfter({})).toEqual(["order-mail"]);
    expect(await kindsAfter({ payBy: "stripe" })).toEqual(["payment-check"]);
  });

  test("says which item is short and how many are left, and changes nothing", async () => {
    const scarce = await insertProduct(db(), { stock: 1 });
    const plenty = await insertProduct(db(), { stock: 50 });
    const cart = [
      { productId: plenty.id, quantity: 1 },
      { productId: scarce.id, quantity: 2 },
    ];
    const shopper = await insertShopper(db(), cart);
    const request = requestFor(cart.map((line) => ({ ...line, price: 4800 })));
    const before = await db().select().from(outbox);
    expect(await placeOrder(db(), shopper, request)).toEqual({
      ok: false,
      reason: "out-of-stock",
      shortages: [{ productId: scarce.id, name: scarce.name, left: 1 }],
    });
    expect(await stockOf(db(), plenty.id)).toBe(50);
    expect(await shopperRow(db(), shopper.id)).toMatchObject({ cart, orders: [] });
    expect(await db().select().from(outbox)).toEqual(before);
  });

  test("adds up two lines of one product before looking at the stock", async () => {
    const product = await insertProduct(db(), { stock: 3 });
    const line = { productId: product.id, quantity: 2 };
    const shopper = await insertShopper(db(), [line, line]);
    const request = requestFor([{ productId: product.id, quantity: 4, price: 4800 }]);
    expect(await placeOrder(db(), shopper, request)).toMatchObject({ ok: false, reason: "out-of-stock" });
    expect(await stockOf(db(), product.id)).toBe(3);
  });

  test("a changed price orders nothing and tells the new total", async () => {
    const product = await insertProduct(db(), { price: 4800 });
    const cart = [{ productId: product.id, quantity: 1 }];
    const shopper = await insertShopper(db(), cart);
    await db().update(products).set({ price: 5200 }).where(eq(products.id, product.id));
    const request = requestFor([{ productId: product.id, quantity: 1, price: 4800 }]);
    expect(await placeOrder(db(), shopper, request)).toEqual({
      ok: false,
      reason: "changed",
      total: 6200,
    });
    expect(await ordersOf(db(), shopper.id)).toEqual([]);
    expect(await shopperRow(db(), shopper.id)).toMatchObject({ cart });
  });

  test("a cart that changed in another tab orders nothing, even at the same total", async () => {
    const a = await insertProduct(db());
    const b = await insertProduct(db());
    const shopper = await insertShopper(db(), [{ productId: a.id, quantity: 1 }]);
    const request = requestFor([{ productId: b.id, quantity: 1, price: 4800 }]);
    expect(await placeOrder(db(), shopper, request)).toMatchObject({ ok: false, reason: "changed" });
  });

  test("sent twice, the same key and request make one order; another request under it is refused", async () => {
    const product = await insertProduct(db(), { stock: 10 });
    const shopper = await insertShopper(db(), [{ productId: product.id, quantity: 1 }]);
    const request = requestFor([{ productId: product.id, quantity: 1, price: 4800 }]);
    const first = await placeOrder(db(), shopper, request);
    expect(await placeOrder(db(), shopper, request)).toEqual({ ...first, repeated: true });
    const other = { ...request, address: makeAddress({ city: "Lyon" }) };
    expect(await placeOrder(db(), shopper, other)).toEqual({ ok: false, reason: "key-reused" });
    expect(await ordersOf(db(), shopper.id)).toHaveLength(1);
    expect(await stockOf(db(), product.id)).toBe(9);
  });

  test("ten submits of one checkout at once make one order", async () => {
    const product = await insertProduct(db(), { stock: 10 });
    const shopper = await insertShopper(db(), [{ productId: product.id, quantity: 1 }]);
    const request = requestFor([{ productId: product.id, quantity: 1, price: 4800 }]);
    const results = await Promise.all(Array.from({ length: 10 }, () => placeOrder(db(), shopper, request)));
    expect(new Set(results.map((result) => result.ok && result.orderId)).size).toBe(1);
    expect(await ordersOf(db(), shopper.id)).toHaveLength(1);
    expect(await stockOf(db(), product.id)).toBe(9);
  });

  test("eight shoppers want the last unit at once: one order, seven reasons", async () => {
    const product = await insertProduct(db(), { stock: 1 });
    const line = { productId: product.id, quantity: 1 };
    const shoppers = await Promise.all(Array.from({ length: 8 }, () => insertShopper(db(), [line])));
    const request = () => requestFor([{ ...line, price: 4800 }]);
    const results = await Promise.all(shoppers.map((shopper) => placeOrder(db(), shopper, request())));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.filter((result) => !result.ok && result.reason === "out-of-stock")).toHaveLength(7);
    expect(await stockOf(db(), product.id)).toBe(0);
  });

  test("shoppers whose carts hold the same products in opposite order do not wait for each other for ever", async () => {
    const a = await insertProduct(db(), { stock: 100 });
    const b = await insertProduct(db(), { stock: 100 });
    const there = [a, b].map(({ id }) => ({ productId: id, quantity: 1, price: 4800 }));
    const back = [...there].reverse();
    const shoppers = await Promise.all(
      Array.from({ length: 8 }, (_, place) =>
        insertShopper(
          db(),
          (place % 2 ? there : back).map(({ productId, quantity }) => ({ productId, quantity })),
        ),
      ),
    );
    const results = await Promise.all(
      shoppers.map((shopper) => placeOrder(db(), shopper, requestFor(there))),
    );
    expect(results.every((result) => result.ok)).toBe(true);
    expect(await stockOf(db(), a.id)).toBe(92);
  });

  test("the address is kept where its shopper asked for that, and nowhere else", async () => {
    const { id: productId, price } = await insertProduct(db());
    const lines = [{ productId, quantity: 1, price }];
    const [kept, other] = [await insertShopper(db(), lines), await insertShopper(db(), lines)];
    const before = await shopperRow(db(), other.id);
    for (const [shopper, keepAddress] of [
      [kept, true],
      [other, false],
    ] as const)
      expect(await placeOrder(db(), shopper, requestFor(lines, { keepAddress }))).toMatchObject({ ok: true });
    expect((await shopperRow(db(), kept.id))?.address).toEqual(makeAddress());
    expect((await shopperRow(db(), other.id))?.address).toEqual(before?.address);
  });

  test("products that are gone leave the cart quietly; a cart of nothing else is empty", async () => {
    const shopper = await insertShopper(db(), [{ productId: "gone", quantity: 1 }]);
    expect(await placeOrder(db(), shopper, requestFor([]))).toEqual({ ok: false, reason: "empty-cart" });
  });

  test("without a profile there is no order", async () => {
    expect(await placeOrder(db(), CUSTOMER, requestFor([]))).toEqual({ ok: false, reason: "no-user" });
  });

  test("the database itself refuses negative stock, broken quantities and totals that do not add up", async () => {
    const product = await insertProduct(db(), { stock: 1 });
    await expect(
      db().update(products).set({ stock: -1 }).where(eq(products.id, product.id)),
    ).rejects.toThrow();
    const shopper = await insertShopper(db());
    const item = { productId: product.id, quantity: 1, price: 4800, name: "x", imageUrl: "x" };
    const sound = {
      userId: shopper.id,
      items: [item],
      subtotal: 4800,
      shipping: 1000,
      totalAmount: 5800,
      shippingAddress: makeAddress(),
      requestHash: "hash",
    };
    const insert = (broken: Partial<typeof sound>) => {
      const id = crypto.randomUUID();
      return db()
        .insert(orders)
        .values({ ...sound, id, idempotencyKey: id, ...broken });
    };
    await insert({});
    await expect(insert({ totalAmount: 5799 })).rejects.toThrow();
    await expect(insert({ subtotal: 1, totalAmount: 1001 })).rejects.toThrow();
    await expect(
      insert({ items: [{ ...item, quantity: 0.5 }], subtotal: 2400, totalAmount: 3400 }),
    ).rejects.toThrow();
    await expect(insert({ items: [], subtotal: 0, totalAmount: 1000 })).rejects.toThrow();
  });
});
