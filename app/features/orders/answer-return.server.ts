import { and, asc, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#app/db/client.server.ts";
import { orders, returns, users } from "#app/db/schema.ts";
import { noteDeed } from "#app/features/accounts/admin-log.server.ts";
import { changesBetween } from "#app/features/accounts/admin-log.ts";
import { authorize, type Actor } from "#app/features/accounts/policy.ts";
import { enqueue } from "#app/outbox/outbox.server.ts";
import { advanceWithin, StepRefused } from "./advance-order.server.ts";
import { shortOrderId } from "./order.ts";
import { lockOrder } from "./lock-order.server.ts";
import type { StepAnswer } from "./step-answer.ts";
import { dollarsAsCents } from "./parse-step.server.ts";
import type { Return } from "./returns.ts";

const answerSchema = z.object({
  return: z.string().min(1).max(64),
  answer: z.enum(["accepted", "declined"]),
  words: z.string().trim().max(1000).default(""),
});

const receivedSchema = z.object({
  return: z.string().min(1).max(64),
  amount: dollarsAsCents,
  as: z.enum(["money", "credit"]).default("money"),
  seen: z.coerce.number().int().min(0),
});

/** Answers a return that was asked for, by an admin; its shopper is written to. */
export async function answerReturn(db: Database, by: Actor | null, form: FormData): Promise<StepAnswer> {
  authorize(by, "advance", "order");
  const { data } = answerSchema.safeParse(Object.fromEntries(form));
  if (!data) return { ok: false, problem: "invalid" };
  return db.transaction(async (tx): Promise<StepAnswer> => {
    const answered = await tx
      .update(returns)
      .set({ state: data.answer, answer: data.words, answeredAt: new Date() })
      .where(and(eq(returns.id, data.return), eq(returns.state, "asked")))
      .returning({ orderId: returns.orderId });
    const [found] = answered;
    if (!found) return { ok: false, problem: "changed" };
    await noteDeed(tx, by, {
      deed: "order-advance",
      id: found.orderId,
      subject: shortOrderId(found.orderId),
      changes: changesBetween({ return: "asked" }, { return: data.answer }),
    });
    await enqueue(tx, "return-mail", { returnId: data.return, to: "shopper" });
    return { ok: true, done: 1 };
  });
}

/**
 * Takes what was sent back: what was paid for it goes back, and what may be sold again is on the shelf, as one step of the
 * order, by an admin. `restock:<product>` says how many of each.
 */
export async function receiveReturn(db: Database, by: Actor | null, form: FormData): Promise<StepAnswer> {
  authorize(by, "advance", "order");
  const { data } = receivedSchema.safeParse(Object.fromEntries(form));
  if (!data) return { ok: false, problem: "invalid" };
  try {
    return await db.transaction((tx) => receiveWithin(tx, by, data, form));
  } catch (error) {
    if (error instanceof StepRefused) return { ok: false, problem: error.reason };
    throw error;
  }
}

async function receiveWithin(
  tx: Database,
  by: Actor | null,
  { return: returnId, amount, as, seen }: z.infer<typeof receivedSchema>,
  form: FormData,
): Promise<StepAnswer> {
  const [whose] = await tx.select({ orderId: returns.orderId }).from(returns).where(eq(returns.id, returnId));
  if (!whose || !(await lockOrder(tx, whose.orderId))) return { ok: false, problem: "gone" };
  // The order is locked: whoever else takes this return waits.
  const [found] = await tx.select().from(returns).where(eq(returns.id, returnId)).for("update");
  if (found?.state !== "asked" && found?.state !== "accepted") return { ok: false, problem: "changed" };
  const restock = found.items.flatMap(({ productId, quantity }) => {
    const units = Number(form.get(`restock:${productId}`) ?? 0);
    return Number.isInteger(units) && units > 0 ? [{ productId, quantity: Math.min(units, quantity) }] : [];
  });
  const step = {
    kind: "returned" as const,
    amount,
    returnId,
    restock,
    ...(as === "credit" && { credit: true as const }),
  };
  const { number } = await advanceWithin(tx, by, found.orderId, step, { seen });
  await tx
    .update(returns)
    .set({ state: "received", step: number, answeredAt: found.answeredAt ?? new Date() })
    .where(eq(returns.id, returnId));
  return { ok: true, done: 1 };
}

/** A return that waits for its owner. */
export interface WaitingReturn extends Pick<Return, "id" | "state" | "askedAt"> {
  orderId: string;
  /** Null once they have deleted their account. */
  customer: string | null;
  units: number;
}

/** Returns that wait for an answer, or for their parcel, the oldest first; for admins. */
export async function listReturns(db: Database, by: Actor | null): Promise<WaitingReturn[]> {
  authorize(by, "readAll", "order");
  const rows = await db
    .select({
      id: returns.id,
      orderId: returns.orderId,
      state: returns.state,
      askedAt: returns.askedAt,
      items: returns.items,
      customer: users.displayName,
    })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .leftJoin(users, eq(users.id, orders.userId))
    .where(inArray(returns.state, ["asked", "accepted"]))
    .orderBy(asc(returns.askedAt), returns.id);
  return rows.map(({ items, askedAt, ...row }) => ({
    ...row,
    askedAt: askedAt.toISOString(),
    units: items.reduce((sum, { quantity }) => sum + quantity, 0),
  }));
}
