import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { adminLog, apiTokens, orderEvents, users } from "#app/db/schema.ts";
import { countStock } from "#app/features/catalogue/set-stock.server.ts";
import { advanceOrder } from "#app/features/orders/advance-order.server.ts";
import { listOrdersAfter } from "#app/features/orders/list-orders-after.server.ts";
import { describeOnEachDatabase } from "#test/database.ts";
import { insertOrder, insertProduct, insertShopper } from "#test/factories.ts";
import { createToken, findToken, listTokens, revokeToken } from "./api-tokens.server.ts";

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

describeOnEachDatabase("tokens of the API", (db) => {
  const insertAdmin = async () => {
    const { id } = await insertShopper(db());
    await db().update(users).set({ isAdmin: true }).where(eq(users.id, id));
    return { id, isAdmin: true };
  };
  const make = async (by: { id: string; isAdmin: boolean }, scope = "write", name = "ERP") => {
    const answer = await createToken(db(), by, formOf({ name, scope }));
    if (!answer.ok || !answer.token) throw new Error("no token");
    return answer.token;
  };
  const order = async () => {
    const product = await insertProduct(db(), { price: 4800 });
    return (await insertOrder(db(), [{ productId: product.id, quantity: 1, price: 4800 }])).id;
  };

  test("a token is shown once and stored as a digest; it identifies its maker and notes its last use", async () => {
    const admin = await insertAdmin();
    const token = await make(admin, "read");
    expect(token).toMatch(/^nacre_[\w-]{43}$/);
    expect(JSON.stringify(await db().select().from(apiTokens))).not.toContain(token.slice(6));
    const mine = async () => (await listTokens(db(), admin)).find(({ name }) => name === "ERP");
    expect(await mine()).toMatchObject({ scope: "read", isIdle: false, lastUsedAt: null });
    expect(await findToken(db(), token)).toEqual({
      ...admin,
      token: { id: (await mine())?.id, name: "ERP", scope: "read" },
    });
    const used = (await mine())?.lastUsedAt;
    expect(used).not.toBeNull();
    await findToken(db(), token);
    expect((await mine())?.lastUsedAt).toBe(used);
    expect(await findToken(db(), `${token}x`)).toBeUndefined();
  });

  test("it opens nothing once it is revoked, or whoever made it is no admin", async () => {
    const admin = await insertAdmin();
    const [one, other] = [await make(admin, "read", "One"), await make(admin, "read", "Other")];
    const [id = ""] = (await listTokens(db(), admin)).flatMap((row) => (row.name === "One" ? [row.id] : []));
    expect(await revokeToken(db(), admin, id)).toEqual({ ok: true });
    expect(await revokeToken(db(), admin, id)).toEqual({ ok: false, problem: "gone" });
    expect(await findToken(db(), one)).toBeUndefined();
    await db().update(users).set({ isAdmin: false }).where(eq(users.id, admin.id));
    expect(await findToken(db(), other)).toBeUndefined();
    const log = await db().select().from(adminLog).where(eq(adminLog.deed, "token-change"));
    expect(log.filter(({ byId }) => byId === admin.id)).toHaveLength(3);
    expect(JSON.stringify(log)).not.toContain("nacre_");
  });

  test.each([{ name: " ", scope: "read" }, { name: "ERP", scope: "all" }, { scope: "read" }])(
    "%o makes none",
    async (fields) => {
      expect(await createToken(db(), await insertAdmin(), formOf(fields as Record<string, string>))).toEqual({
        ok: false,
        problem: "invalid",
      });
    },
  );

  test("the log and the order say that another system did it, and which", async () => {
    const by = await findToken(db(), await make(await insertAdmin(), "write", "Label printer"));
    if (!by) throw new Error("no token");
    const id = await order();
    expect(await advanceOrder(db(), by, id, { kind: "paid", amount: 5800 })).toMatchObject({ ok: true });
    const [line] = await db().select().from(adminLog).where(eq(adminLog.subjectId, id));
    expect(line).toMatchObject({ by: "owner", byId: by.id, byToken: "Label printer", deed: "order-advance" });
    const [event] = await db().select().from(orderEvents).where(eq(orderEvents.orderId, id));
    expect(event).toMatchObject({ by: "api", byId: by.id });
    // As an owner's own step it can be undone.
    expect(await advanceOrder(db(), by, id, { kind: "undone" })).toMatchObject({ ok: true });
  });

  test("stock is counted anew, and with what was seen only while that is so", async () => {
    const admin = await insertAdmin();
    const { id, name } = await insertProduct(db(), { stock: 20 });
    expect(await countStock(db(), admin, { id, stock: 18, seen: 19 })).toEqual({
      ok: false,
      reason: "changed",
      stock: 20,
    });
    expect(await countStock(db(), admin, { id, stock: 18, seen: 20 })).toEqual({ ok: true, name, stock: 18 });
    expect(await countStock(db(), admin, { id, stock: 18, seen: 20 })).toMatchObject({ reason: "changed" });
    for (const _ of [1, 2])
      expect(await countStock(db(), admin, { id, stock: 7 })).toEqual({ ok: true, name, stock: 7 });
    expect(await countStock(db(), admin, { id: "none", stock: 7 })).toEqual({ ok: false, reason: "gone" });
  });

  test("orders come in the sequence in which they were placed, a page after another, none twice", async () => {
    const admin = await insertAdmin();
    const placed = [await order(), await order(), await order()];
    const since = new Date(0);
    const all = await listOrdersAfter(db(), admin, { since, limit: 100 });
    expect(all.map(({ id }) => id).filter((id) => placed.includes(id))).toEqual(placed);
    const walked = [];
    let after: { at: Date; id: string } | undefined;
    for (;;) {
      const [one] = await listOrdersAfter(db(), admin, { limit: 1, ...(after && { after }) });
      if (!one) break;
      walked.push(one.id);
      after = { at: new Date(one.createdAt), id: one.id };
    }
    expect(walked).toEqual(all.map(({ id }) => id));
    expect(await listOrdersAfter(db(), admin, { status: "shipped", limit: 9 })).toEqual([]);
    expect(await listOrdersAfter(db(), admin, { since: new Date(Date.now() + 60_000), limit: 9 })).toEqual(
      [],
    );
  });
});
