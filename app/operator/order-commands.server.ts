import { desc, eq, like } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema.ts";
import { advanceOrder, type Advanced } from "#app/features/orders/advance-order.server.ts";
import { STATUSES } from "#app/features/orders/order-steps.ts";
import { readAskedStep, stepOf } from "#app/features/orders/parse-step.server.ts";
import { readSteps } from "#app/features/orders/read-steps.server.ts";
import { Refusal } from "./refusal.ts";

/** Lists orders, shows one, or takes its next step. */
export const orderCommands = [
  z.object({ name: z.literal("orders"), status: z.enum(STATUSES).optional() }),
  z.object({ name: z.literal("order"), id: z.string(), asked: z.record(z.string(), z.string()).optional() }),
] as const;
export type OrderCommand = z.infer<(typeof orderCommands)[number]>;

/** Why a step was not taken, for the terminal. */
const WHY: Record<Extract<Advanced, { ok: false }>["reason"], string> = {
  gone: "there is no such order",
  changed: "somebody took another step meanwhile",
  "too-late": "it was told to the shopper already, or there is nothing to undo",
  "out-of-stock": "its units are sold by now",
  "credit-spent": "its store credit is spent by now",
  "code-used": "its code is used up by now",
  "no-account": "its shopper has no account any more, and nothing to hold store credit",
  "not-now": "its steps do not allow that now",
  "wrong-amount": "that is more than is left to refund, or nothing",
};

/** As many characters of an id as the shop shows. */
const SHORTEST = 8;

/** Dollars and cents, without a sign: for scripts. */
const dollars = (cents: number) => (cents / 100).toFixed(2);

/** @throws Refusal when it cannot be done */
export function runOrderCommand(db: Database, command: OrderCommand): Promise<string> {
  return command.name === "orders" ? list(db, command.status) : workOn(db, command);
}

/** A line an order, tabs between: id, status, total in dollars, when it was placed. The newest first. */
async function list(db: Database, status: (typeof STATUSES)[number] | undefined): Promise<string> {
  const { id, totalAmount, createdAt } = orders;
  const rows = await db
    .select({ id, status: orders.status, totalAmount, createdAt })
    .from(orders)
    .where(status && eq(orders.status, status))
    .orderBy(desc(createdAt), id);
  return rows
    .map((row) => [row.id, row.status, dollars(row.totalAmount), row.createdAt.toISOString()].join("\t"))
    .join("\n");
}

async function workOn(db: Database, { id, asked }: Extract<OrderCommand, { name: "order" }>) {
  const order = await find(db, id);
  if (!asked) return show(db, order);
  const step = readAskedStep(asked);
  if (!step) throw new Refusal("An amount is written 12.50, and a link begins with https://.");
  const result = await advanceOrder(db, "operator", order.id, stepOf(step, order));
  if (!result.ok) throw new Refusal(`Order ${order.id} stays ${order.status}: ${WHY[result.reason]}.`);
  return `Order ${order.id} is ${result.status}.`;
}

/** Finds an order by its full id, or by the leading characters that the shop shows, if they are unambiguous. */
async function find(db: Database, id: string) {
  const isPart = id.length >= SHORTEST && /^[\w-]+$/.test(id);
  const found = await db
    .select({
      id: orders.id,
      status: orders.status,
      totalAmount: orders.totalAmount,
      credit: orders.credit,
    })
    .from(orders)
    .where(isPart ? like(orders.id, `${id.replaceAll("_", "\\_")}%`) : eq(orders.id, id))
    .limit(2);
  const [order] = found;
  if (!order) throw new Refusal(`There is no order ${id}.`);
  if (found.length > 1) throw new Refusal(`Several orders begin with ${id}; give the whole id.`);
  return order;
}

async function show(db: Database, order: { id: string; status: string; totalAmount: number }) {
  const steps = await readSteps(db, order.id);
  const lines = steps.map(({ at, kind, by, amount, details }) => {
    const { carrier = "", number = "", link = "", reference = "" } = details;
    const cells = [at, kind, by, amount === null ? "" : dollars(amount), carrier, number, link, reference];
    return cells.join("\t");
  });
  return [[order.id, order.status, dollars(order.totalAmount)].join("\t"), ...lines].join("\n");
}
