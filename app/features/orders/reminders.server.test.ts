import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders, outbox, products, users } from "#app/db/schema.ts";
import type { Actor } from "#app/features/accounts/policy.ts";
import { unsubscribe } from "#app/outbox/unsubscribe.server.ts";
import { describeOnEachDatabase } from "#test/database.ts";
import { insertOrder, insertProduct } from "#test/factories.ts";
import { advanceOrder } from "./advance-order.server.ts";
import { reminderAt, weeksOfSupply } from "./weeks-of-supply.ts";
import { totalsOf } from "./order.ts";
import { refillLetter } from "./refill-letter.server.ts";
import { changeReminder, listReminders, parseReminder } from "./reminders.server.ts";

const DAY = 24 * 60 * 60 * 1000;

test.each([
  ["Serum", "30 ml", [], 1, 10],
  ["Serum", "30 ml", [], 2, 20],
  ["Cleanser", "200 ml", [], 1, 14],
  ["Moisturizer", "50 ml · 1.7 fl. oz", [], 1, 9],
  ["Moisturizer", "50 ml", ["sun"], 1, 6],
  ["Moisturizer", "250 ml", ["body"], 1, 7],
  // A cure of a week, a size that says nothing, more than anybody uses up in a year.
  ["Treatment", "7 × 1.5 ml", [], 1, 4],
  ["Serum", "5 ml", [], 1, undefined],
  ["Serum", "one size", [], 1, undefined],
  ["Serum", "30 ml", [], 9, undefined],
] as const)("%s of %s for %j lasts, %i of it, %s weeks", (category, size, concerns, quantity, weeks) => {
  expect(weeksOfSupply({ category, size, concerns: [...concerns] }, quantity)).toBe(weeks);
});

describeOnEachDatabase("a reminder before something runs out", (db) => {
  async function delivered(product: Parameters<typeof insertProduct>[1] = {}) {
    const made = await insertProduct(db(), { category: "Serum", size: "30 ml", concerns: [], ...product });
    const lines = [{ productId: made.id, quantity: 1, price: made.price }];
    const { id, shopper } = await insertOrder(db(), lines);
    const amount = totalsOf(lines).total;
    for (const step of [{ kind: "paid", amount }, { kind: "shipped" }, { kind: "delivered" }] as const)
      await advanceOrder(db(), "operator", id, step);
    return { id, shopper, product: made };
  }
  const ask = (
    by: Actor,
    order: string,
    product: string,
    intent: "remind" | "forget-reminder" = "remind",
    now?: number,
  ) => changeReminder(db(), by, { intent, order, product }, "fr", now);
  const waiting = async (userId: string) =>
    (await db().select().from(outbox).where(eq(outbox.kind, "refill-mail"))).filter(
      ({ payload }) => (payload as { userId: string }).userId === userId,
    );

  test("is asked for once, is due a week ahead, and is taken back", async () => {
    const { id, shopper, product } = await delivered();
    expect(await listReminders(db(), shopper, id, "en")).toMatchObject([{ weeks: 10, asked: false }]);
    for (const _ of [1, 2]) expect(await ask(shopper, id, product.id)).toBe("done");
    const rows = await waiting(shopper.id);
    expect(rows).toHaveLength(1);
    const days = ((rows[0]?.dueAt.getTime() ?? 0) - Date.now()) / DAY;
    expect(Math.round(days)).toBe(63);
    expect(await listReminders(db(), shopper, id, "en")).toMatchObject([{ asked: true }]);
    await ask(shopper, id, product.id, "forget-reminder");
    expect(await waiting(shopper.id)).toEqual([]);
  });

  test("is for one's own order, once it is delivered, in time, of what lasts and is sold", async () => {
    const [one, other, small] = [await delivered(), await delivered(), await delivered({ size: "" })];
    expect(await ask(other.shopper, one.id, one.product.id)).toBe("not-now");
    expect(await ask(one.shopper, one.id, other.product.id)).toBe("not-now");
    expect(await ask(small.shopper, small.id, small.product.id)).toBe("not-now");
    expect(await ask(one.shopper, one.id, one.product.id, "remind", Date.now() + 64 * DAY)).toBe("not-now");
    await db().update(orders).set({ status: "shipped" }).where(eq(orders.id, other.id));
    expect(await ask(other.shopper, other.id, other.product.id)).toBe("not-now");
    expect(reminderAt({ status: "delivered", steps: [] }, 10, 0)).toBeUndefined();
  });

  test("is a letter that ends with a press, and none where its order went back", async () => {
    const { id, shopper, product } = await delivered({ name: "Tide" });
    const told = { userId: shopper.id, orderId: id, productId: product.id, language: "fr" } as const;
    const house = {
      appUrl: "https://shop.example",
      support: { email: "care@shop.example", phone: "" },
      secret: "s",
    };
    const letter = await refillLetter(db(), told, house);
    expect(letter).toMatchObject({ to: shopper.email, subject: "Tide touche peut-être à sa fin" });
    expect(letter?.unsubscribe?.url).toContain(`/mail/unsubscribe?for=${shopper.id}`);
    expect(letter?.action?.url).toBe(`https://shop.example/product/${product.id}`);
    await db().update(orders).set({ status: "refunded" }).where(eq(orders.id, id));
    expect(await refillLetter(db(), told, house)).toBeUndefined();
    await db().update(orders).set({ status: "delivered" }).where(eq(orders.id, id));
    await db().delete(products).where(eq(products.id, product.id));
    expect(await refillLetter(db(), told, house)).toBeUndefined();
  });

  test("whoever ended such mails gets none that wait, and asks for none before their address is known", async () => {
    const { id, shopper, product } = await delivered();
    await ask(shopper, id, product.id);
    await unsubscribe(db(), shopper.id);
    expect(await waiting(shopper.id)).toEqual([]);
    expect(await ask(shopper, id, product.id)).toBe("ended");
    expect(await db().$count(users, eq(users.id, shopper.id))).toBe(1);
  });
});

test("its form is read", () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ intent: "remind", order: "o", product: "p" }))
    form.set(name, value);
  expect(parseReminder(form)).toEqual({ intent: "remind", order: "o", product: "p" });
  form.set("intent", "other");
  expect(parseReminder(form)).toBeUndefined();
});
