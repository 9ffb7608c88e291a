import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { orders, users } from "#app/db/schema.ts";
import { describeOnEachDatabase } from "#test/database.ts";
import { ADMIN, insertShopper, makeAddress } from "#test/factories.ts";
import { exportOrders } from "./export-orders.server.ts";
import { findAnyOrder } from "./find-any-order.server.ts";
import { listAllOrders } from "./list-all-orders.server.ts";
import { readOrderQuery } from "./order-query.ts";

const ROWS = [
  ["aaaa1111-one", "2026-11-20T23:59:59.999Z", "Ada Shéll"],
  ["bbbb2222-two", "2026-11-21T00:00:00.000Z", "Bea 100% Sand"],
  ["cccc3333-three", "2026-11-22T12:00:00.000Z", '=HYPERLINK("http://evil.example")'],
] as const;

describeOnEachDatabase("everybody's orders, for an admin", (db) => {
  beforeAll(async () => {
    for (const [id, at, fullName] of ROWS) {
      const { id: userId } = await insertShopper(db());
      const who = { displayName: `Account of ${id.slice(0, 4)}`, email: `${id.slice(9)}@mail.example` };
      await db().update(users).set(who).where(eq(users.id, userId));
      await db()
        .insert(orders)
        .values({
          id,
          userId,
          items: [{ productId: "p", quantity: 2, price: 1000, name: "Silk, “Milk”", imageUrl: "p.jpg" }],
          subtotal: 2000,
          shipping: 1000,
          totalAmount: 3000,
          shippingAddress: makeAddress({ fullName, street: "1 Tide\nStreet", zipCode: "@SUM(1)" }),
          createdAt: new Date(at),
          idempotencyKey: id,
          requestHash: "",
        });
    }
  });

  const query = (search: string) => readOrderQuery(new URLSearchParams(search));
  test.each([
    ["", ["cccc", "bbbb", "aaaa"]],
    ["q=bbbb2222", ["bbbb"]],
    ["q=%23BBBB22", ["bbbb"]],
    ["q=2222", []],
    ["q=shell", ["aaaa"]],
    ["q=SHÉLL", ["aaaa"]],
    ["q=account of c", ["cccc"]],
    ["q=THREE@mail.example", ["cccc"]],
    ["q=100%25", ["bbbb"]],
    ["q=' or 1=1 --", []],
    ["from=2026-11-21", ["cccc", "bbbb"]],
    ["to=2026-11-21", ["bbbb", "aaaa"]],
    ["from=2026-11-21&to=2026-11-21", ["bbbb"]],
    ["from=2026-11-22&to=2026-11-21", []],
    ["from=2026-02-31&to=soon", ["cccc", "bbbb", "aaaa"]],
    ["status=pending", ["cccc", "bbbb", "aaaa"]],
    ["status=paid", []],
    ["status=pending&q=shell", ["aaaa"]],
    ["status=pending&from=2026-11-21", ["cccc", "bbbb"]],
    ["status=pending&to=2026-11-21", ["bbbb", "aaaa"]],
    ["status=paid&from=2026-11-21", []],
  ])("asked for by %j", async (search, found) => {
    const { rows, total } = await listAllOrders(db(), ADMIN, query(search));
    expect(rows.map(({ id }) => id.slice(0, 4))).toEqual(found);
    expect(total).toBe(found.length);
  });

  test("with the customer's name and e-mail", async () => {
    expect(await findAnyOrder(db(), ADMIN, "bbbb2222-two")).toMatchObject({
      customer: { name: "Account of bbbb", email: "two@mail.example" },
      totalAmount: 3000,
    });
    expect(await findAnyOrder(db(), ADMIN, "none")).toBeUndefined();
  });

  test("as a CSV file in which no stranger's words are a formula", async () => {
    const file = await text(Readable.from(exportOrders(db(), ADMIN, query("from=2026-11-22"))));
    const [head, line] = file.split("\r\n");
    expect(head).toMatch(/^\uFEFFid,createdAt,status,userId,customerName,/);
    expect(line).toContain("cccc3333-three,2026-11-22T12:00:00.000Z,pending,");
    expect(line).toContain(`"2 × Silk, “Milk”",20.00,10.00,30.00`);
    expect(line).toContain(`"'=HYPERLINK(""http://evil.example"")","1 Tide\nStreet"`);
    expect(line).toContain(",'@SUM(1),");
  });

  test("all of them, however many, each once", async () => {
    const { id: userId } = await insertShopper(db());
    const many = Array.from({ length: 1001 }, (_, place) => ({
      id: `many-${place}`,
      userId,
      items: [{ productId: "p", quantity: 1, price: 1000, name: "Gel", imageUrl: "p.jpg" }],
      subtotal: 1000,
      shipping: 1000,
      totalAmount: 2000,
      shippingAddress: makeAddress(),
      // Many at the same moment: the id tells them apart.
      createdAt: new Date(Date.UTC(2020, 0, 1 + (place % 3))),
      idempotencyKey: String(place),
      requestHash: "",
    }));
    await db().insert(orders).values(many);
    const file = await text(Readable.from(exportOrders(db(), ADMIN, query("to=2020-02-01"))));
    const ids = file.match(/^many-\d+/gm) ?? [];
    expect(ids).toHaveLength(1001);
    expect(new Set(ids).size).toBe(1001);
  });
});
