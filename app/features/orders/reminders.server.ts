import { and, eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#app/db/client.server.ts";
import { onSale } from "#app/db/on-sale.ts";
import { orders, outbox, users } from "#app/db/schema.ts";
import { authorize, type Actor } from "#app/features/accounts/policy.ts";
import { nameIn } from "#app/features/catalogue/list-products.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { askForNews } from "#app/outbox/mail-blocks.server.ts";
import { enqueue } from "#app/outbox/outbox.server.ts";
import { reminderAt, weeksOfSupply } from "./weeks-of-supply.ts";
import type { OrderItem } from "./order.ts";
import { standingSteps } from "./order-steps.ts";
import { readSteps } from "./read-steps.server.ts";

/** What can be reminded of: when, and whether that was asked for. */
export interface Reminder {
  productId: string;
  name: string;
  weeks: number;
  /** ISO 8601. */
  at: string;
  asked: boolean;
}

const KIND = "refill-mail";

const request = z.object({
  intent: z.enum(["remind", "forget-reminder"]),
  order: z.string().min(1).max(64),
  product: z.string().min(1).max(200),
});

/** Reads the form of an order's view; undefined for anything else. */
export function parseReminder(form: FormData): z.infer<typeof request> | undefined {
  return request.safeParse(Object.fromEntries(form)).data;
}

/** What of an order of one's own can be reminded of before it runs out: what was delivered and is still sold. */
export async function listReminders(
  db: Database,
  by: Actor | null,
  orderId: string,
  language: Language,
  now = Date.now(),
): Promise<Reminder[]> {
  authorize(by, "ask", "reminder");
  const [order] = await db
    .select({ status: orders.status, items: orders.items })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, by.id)));
  if (order?.status !== "delivered") return [];
  const steps = standingSteps(await readSteps(db, orderId));
  const asked = await askedFor(db, by.id, orderId);
  return (await soldOf(db, order.items, language)).flatMap(({ id, name, quantity, ...product }) => {
    const weeks = weeksOfSupply(product, quantity);
    const at = weeks && reminderAt({ status: order.status, steps }, weeks, now);
    if (!weeks || !at) return [];
    return [{ productId: id, name, weeks, at: at.toISOString(), asked: asked.includes(id) }];
  });
}

/** Those that wait in the outbox. */
async function askedFor(db: Database, userId: string, orderId: string): Promise<string[]> {
  const rows = await db
    .select({ productId: sql<string>`${outbox.payload} ->> 'productId'` })
    .from(outbox)
    .where(theirs(userId, orderId));
  return rows.map(({ productId }) => productId);
}

const theirs = (userId: string, orderId: string) =>
  and(
    eq(outbox.kind, KIND),
    eq(sql`${outbox.payload} ->> 'userId'`, userId),
    eq(sql`${outbox.payload} ->> 'orderId'`, orderId),
  );

async function soldOf(db: Database, items: readonly OrderItem[], language: Language) {
  const { id, category, size, concerns } = onSale;
  const ids = items.map(({ productId }) => productId);
  const rows = await db
    .select({ id, name: nameIn(language), category, size, concerns })
    .from(onSale)
    .where(inArray(id, ids));
  return items.flatMap(({ productId, quantity }) => {
    const row = rows.find((one) => one.id === productId);
    return row ? [{ ...row, quantity }] : [];
  });
}

/** `ended`: the address wants no such mails, and nobody has shown that it is theirs. */
export type Reminded = "done" | "not-now" | "ended";

/** Asks for a mail before something of one's own order runs out, or takes that back; twice changes nothing more. */
export async function changeReminder(
  db: Database,
  by: Actor | null,
  { intent, order, product }: z.infer<typeof request>,
  language: Language,
  now = Date.now(),
): Promise<Reminded> {
  authorize(by, "ask", "reminder");
  return db.transaction(async (tx) => {
    // Two presses at once follow each other.
    const [user] = await tx
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, by.id))
      .for("update");
    if (intent === "forget-reminder") {
      const one = and(theirs(by.id, order), eq(sql`${outbox.payload} ->> 'productId'`, product));
      await tx.delete(outbox).where(one);
      return "done";
    }
    const known = await listReminders(tx, by, order, language, now);
    const wanted = known.find(({ productId }) => productId === product);
    if (!user || !wanted) return "not-now";
    if (wanted.asked) return "done";
    if (!(await askForNews(tx, user.email))) return "ended";
    const told = { userId: by.id, orderId: order, productId: product, language };
    await enqueue(tx, KIND, told, new Date(wanted.at));
    return "done";
  });
}
