import { and, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import type { ReturnSettings } from "#app/config/returns.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { orders, returns } from "#app/db/schema.ts";
import { authorize, type Actor } from "#app/features/accounts/policy.ts";
import { enqueue } from "#app/outbox/outbox.server.ts";
import { lockOrder } from "./lock-order.server.ts";
import { RETURN_REASONS, type ReturnItem, standingSteps } from "./order-steps.ts";
import { readReturns } from "./read-returns.server.ts";
import { readSteps } from "./read-steps.server.ts";
import { hasOpened, mayReturn, returnable } from "./returns.ts";

const askedSchema = z.object({
  order: z.string().min(1).max(64),
  /** Made with the form: sent twice it is one return. */
  key: z.string().min(8).max(64),
  reason: z.enum(RETURN_REASONS),
  words: z.string().trim().max(1000).default(""),
});
interface AskedReturn extends z.infer<typeof askedSchema> {
  items: ReturnItem[];
}

/** The form of an order's view: `quantity:<product>` and `opened:<product>` for each thing. */
export function parseReturn(form: FormData): AskedReturn | undefined {
  const { data } = askedSchema.safeParse(Object.fromEntries(form));
  if (!data) return undefined;
  const items = [...form].flatMap(([name, value]) => {
    const [, productId] = /^quantity:(.+)$/.exec(name) ?? [];
    const quantity = Number(value);
    if (!productId || !Number.isInteger(quantity) || quantity < 1) return [];
    return [{ productId, quantity, opened: form.get(`opened:${productId}`) === "on" }];
  });
  return { ...data, items };
}

export type AskedFor =
  | { ok: true }
  /** Nobody's or another's order; not from where it stands, or too late; nothing chosen; more than there is, or opened. */
  | { ok: false; reason: "gone" | "not-now" | "nothing" | "not-these" };

/** Starts a return of things of one's own order; the owner is written to. */
export async function askReturn(
  db: Database,
  by: Actor | null,
  { order: orderId, key, reason, words, items }: AskedReturn,
  settings: ReturnSettings | undefined,
  now = Date.now(),
): Promise<AskedFor> {
  authorize(by, "return", "order");
  return db.transaction(async (tx): Promise<AskedFor> => {
    const { order } = (await lockOrder(tx, orderId)) ?? {};
    if (!order || order.userId !== by?.id) return { ok: false, reason: "gone" };
    const known = await readReturns(tx, orderId, order.items);
    if (known.some(({ id }) => id === key)) return { ok: true };
    const steps = standingSteps(await readSteps(tx, orderId));
    if (!settings || !mayReturn({ status: order.status, steps }, settings.days, now))
      return { ok: false, reason: "not-now" };
    if (items.length === 0) return { ok: false, reason: "nothing" };
    const left = returnable(order.items, known);
    const opened = items.filter((item) => item.opened).length + (hasOpened(known) ? 1 : 0);
    const isFine = items.every(({ productId, quantity }) => quantity <= (left.get(productId) ?? 0));
    if (!isFine || opened > (settings.oneOpened ? 1 : 0)) return { ok: false, reason: "not-these" };
    await tx.insert(returns).values({ id: key, orderId, items, reason, words, askedAt: new Date(now) });
    await enqueue(tx, "return-mail", { returnId: key, to: "owner" });
    return { ok: true };
  });
}

/** Cancels a shopper's own return that has not arrived yet; false if there is none. */
export async function withdrawReturn(db: Database, by: Actor | null, returnId: string): Promise<boolean> {
  authorize(by, "return", "order");
  const own = db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.userId, by?.id ?? ""));
  const gone = await db
    .update(returns)
    .set({ state: "withdrawn" })
    .where(
      and(
        eq(returns.id, returnId),
        inArray(returns.state, ["asked", "accepted"]),
        inArray(returns.orderId, own),
      ),
    )
    .returning({ id: returns.id });
  return gone.length > 0;
}
