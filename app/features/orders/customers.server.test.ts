import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { customerNotes, users } from "#app/db/schema.ts";
import { describeOnEachDatabase } from "#test/database.ts";
import { ADMIN, insertOrder, insertProduct, insertShopper } from "#test/factories.ts";
import { findCustomer, forgetNote, listCustomers, noteCustomer } from "./customers.server.ts";
import { grantCredit } from "./grant-credit.server.ts";
import { listCredit } from "./list-credit.server.ts";

describeOnEachDatabase("customers, for an admin", (db) => {
  // A note names the account of whoever writes it.
  beforeAll(async () => {
    await db().insert(users).values({ id: ADMIN.id, email: "admin@test.example", referralCode: "ADMIN001" });
  });

  async function called(displayName: string, email: string) {
    const shopper = await insertShopper(db());
    await db().update(users).set({ displayName, email }).where(eq(users.id, shopper.id));
    return shopper;
  }

  test("are found by name or e-mail, and only those are counted", async () => {
    const [zoe, percent] = [
      await called("Zoë Shéll", "zoe@mail.example"),
      await called("100% Bea", "b_a@mail.example"),
    ];
    const found = async (q: string) => {
      const { rows, total, pages } = await listCustomers(db(), ADMIN, { q, page: 1 });
      expect(total).toBe(rows.length);
      expect(pages).toBe(1);
      return rows.map(({ id }) => id);
    };
    for (const q of ["zoe sh", "SHÉLL", "zoe@mail"]) expect(await found(q)).toEqual([zoe.id]);
    for (const q of ["100%", "b_a@"]) expect(await found(q)).toEqual([percent.id]);
    for (const q of ["zoe%ll", "nobody at all"]) expect(await found(q)).toEqual([]);
    expect(await found("")).toHaveLength(3);
  });

  test("each has their own orders, store credit and notes", async () => {
    const { id: productId, price } = await insertProduct(db());
    const buy = () => insertOrder(db(), [{ productId, quantity: 1, price }]);
    const [ada, bea] = [await buy(), await buy()];
    for (const [{ shopper }, amount] of [
      [ada, 500],
      [bea, 700],
    ] as const) {
      await noteCustomer(db(), ADMIN, shopper.id, { text: `${amount}`, key: `note-${shopper.id}` });
      await grantCredit(db(), ADMIN, shopper.id, { amount, note: "", key: crypto.randomUUID() });
    }
    expect(await findCustomer(db(), ADMIN, ada.shopper.id)).toMatchObject({
      id: ada.shopper.id,
      placed: 1,
      spent: price + 1000,
      storeCredit: 500,
      orders: [{ id: ada.id }],
      credit: [{ amount: 500 }],
      notes: [{ text: "500" }],
    });
    expect(await listCredit(db(), bea.shopper)).toMatchObject([{ amount: 700 }]);
    expect(await findCustomer(db(), ADMIN, "nobody")).toBeUndefined();
  });

  test("a note is written once, about somebody, and forgotten alone", async () => {
    const { id } = await insertShopper(db());
    const texts = async () =>
      (await db().select().from(customerNotes).where(eq(customerNotes.userId, id))).map(({ text }) => text);
    for (const [text, key] of [
      ["allergic to nuts", "key-one-of-it"],
      ["allergic to nuts", "key-one-of-it"],
      ["rings twice", "key-two-of-it"],
    ] as const)
      expect(await noteCustomer(db(), ADMIN, id, { text, key })).toBe(true);
    expect((await texts()).sort()).toEqual(["allergic to nuts", "rings twice"]);
    await forgetNote(db(), ADMIN, "key-one-of-it");
    expect(await texts()).toEqual(["rings twice"]);
    expect(await noteCustomer(db(), ADMIN, "nobody", { text: "a", key: "key-three-of-it" })).toBe(false);
  });
});
