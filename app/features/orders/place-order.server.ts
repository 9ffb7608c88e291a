import { createHash } from "node:crypto";
import type { CartLine } from "#app/features/cart/cart.ts";
import type { Address } from "#app/features/accounts/address.ts";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders, outbox, products, users } from "#app/db/schema.ts";
import { authorize, type Actor } from "#app/features/accounts/policy.ts";
import { tellingStock } from "#app/features/catalogue/tell-stock.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { hasReceivers, wordOf, wordsOfOrder } from "#app/outbox/outbox.server.ts";
import type { DeliveryTerms } from "#app/config/delivery.server.ts";
import { advanceWithin } from "./advance-order.server.ts";
import { type CodeProblem, creditToUse } from "./discount.ts";
import { moveCredit } from "./move-credit.server.ts";
import { dueOf } from "./order-steps.ts";
import { takeCode } from "./take-code.server.ts";
import { expectPayment } from "./begin-payment.server.ts";
import { fingerprint, HIGHEST_TOTAL, totalsOf, type OrderItem, type ShippingFee } from "./order.ts";

/** What the shopper agreed to. Prices are not part of it: the server reads them itself. */
export interface OrderRequest {
  address: Address;
  /** Integer cents: the total on the shopper's screen. */
  shownTotal: number;
  /** The lines on the shopper's screen, see `fingerprint`. */
  shownLines: string;
  /** The language of the confirmation mail. */
  language: Language;
  /** What the owner asks for shipping there; the flat fee of the shop where they have set nothing. */
  fee?: ShippingFee;
  /** What they promise there. */
  delivery?: DeliveryTerms;
  /** What is written to whom it is a gift for. */
  giftNote?: string;
  /** Saves the address in the profile, for next time. */
  keepAddress?: boolean;
  /** A discount code as typed. */
  code?: string;
  /** Uses as much store credit as there is; the shopper also saw what remained to be paid. */
  useCredit?: boolean;
  /** Integer cents that the shopper saw as due; the total if no store credit is used. */
  shownDue?: number;
  /** The provider that is paid; without one the house arranges payment itself. */
  payBy?: string;
  /** Integer cents that it takes at least. */
  payLeast?: number;
  /** False if the environment names no receiver (`ORDER_WEBHOOK_URL`): then no webhook is queued for it. */
  hasReceiver?: boolean;
  /** Made with the checkout page; the same key never orders twice. */
  idempotencyKey: string;
}

/** A line that cannot be sold as asked. */
interface Shortage {
  productId: string;
  name: string;
  left: number;
}

export type OrderResult =
  | { ok: true; orderId: string /** Placed by an earlier request under the same key. */; repeated?: true }
  | { ok: false; reason: "no-user" | "too-large" }
  | { ok: false; reason: "empty-cart" }
  /** Taken off sale since the shopper saw it. */
  | { ok: false; reason: "not-sold"; name: string }
  /** The key has made an order already, of something else. */
  | { ok: false; reason: "key-reused" }
  | { ok: false; reason: "out-of-stock"; shortages: Shortage[] }
  /** `due` integer cents: what of that would be left to pay. */
  | { ok: false; reason: "changed"; total: number; due?: number }
  | { ok: false; reason: "code"; problem: CodeProblem; leastSum: number };

/** Aborts the transaction with an expected outcome. */
class Refusal extends Error {
  readonly result: OrderResult;
  constructor(result: OrderResult) {
    super("order refused");
    this.result = result;
  }
}

/**
 * Places an order for what is in the shopper's cart: takes the stock, writes the order, clears the cart and
 * appends the order's id (and keeps the address, where asked to), and leaves its mail and webhook in the outbox, in one
 * short transaction; a code is counted, and store credit taken, in the same. Anything in the way leaves everything as it was: nothing is oversold, and no stale price is charged.
 * Locks are taken shopper first, then products in ascending id, then the code, so that two orders never wait for each other.
 */
export async function placeOrder(
  db: Database,
  by: Actor | null,
  request: OrderRequest,
): Promise<OrderResult> {
  authorize(by, "place", "order");
  try {
    return await db.transaction((tx) => placeWithin(tx, by.id, request));
  } catch (error) {
    if (error instanceof Refusal) return error.result;
    throw error;
  }
}

async function placeWithin(tx: Database, userId: string, request: OrderRequest): Promise<OrderResult> {
  const [user] = await tx
    .select({ cart: users.cart, storeCredit: users.storeCredit, isHeard: hasReceivers })
    .from(users)
    .where(eq(users.id, userId))
    .for("update");
  if (!user) return { ok: false, reason: "no-user" };
  const rows = await lockProducts(tx, user.cart, { userId, key: request.idempotencyKey });
  // Of an empty cart there are no rows: it may have been ordered under this key.
  const earlier = rows[0] ? rows[0].earlier : await findEarlier(tx, userId, request.idempotencyKey);
  if (earlier) return repeat(earlier, request);

  const items = chooseItems(rows, user.cart, request);
  const bill = await billFor(tx, items, user.storeCredit, request);
  const id = crypto.randomUUID();
  const isSettled = dueOf(bill) === 0 && bill.credit + bill.discount > 0;
  // Who is to pay first is thanked when they have.
  const isThanked = !request.payBy || isSettled;
  await write(tx, {
    order: {
      id,
      userId,
      items,
      ...bill,
      shippingAddress: request.address,
      idempotencyKey: request.idempotencyKey,
      requestHash: hashOf(request),
      language: request.language,
      delivery: request.delivery,
      giftNote: request.giftNote,
    },
    ...(request.keepAddress && { address: request.address }),
    words: [
      ...(isThanked ? [wordOf("order-mail", { orderId: id, language: request.language })] : []),
      ...wordsOfOrder({ orderId: id }, { named: request.hasReceiver, inPanel: user.isHeard }),
    ],
  });
  if (bill.credit > 0) await spend(tx, userId, id, bill.credit);
  if (request.payBy && !isThanked) await expectPayment(tx, id, request.payBy);
  if (isSettled) await advanceWithin(tx, "shopper", id, { kind: "paid", amount: 0 });
  return { ok: true, orderId: id };
}

interface Writing {
  order: typeof orders.$inferInsert & { userId: string };
  /** What is kept in the profile. */
  address?: Address;
  words: (typeof outbox.$inferInsert)[];
}

/** All that an order changes, in one statement: each further one would keep the rows locked for another round trip. */
async function write(tx: Database, { order, address, words }: Writing): Promise<void> {
  const units = JSON.stringify(order.items.map(({ productId, quantity }) => ({ productId, quantity })));
  const taken = tx.$with("taken").as(
    tx
      .update(products)
      .set({ stock: sql`${products.stock} - item.quantity` })
      .from(sql`jsonb_to_recordset(${units}::jsonb) as item ("productId" text, quantity integer)`)
      .where(sql`${products.id} = item."productId" and ${products.stock} >= item.quantity`)
      .returning({ id: products.id }),
  );
  const placed = tx.$with("placed").as(tx.insert(orders).values(order).returning({ id: orders.id }));
  const emptied = tx.$with("emptied").as(
    tx
      .update(users)
      .set({ cart: [], orders: sql`${users.orders} || ${JSON.stringify([order.id])}::jsonb`, address })
      .where(eq(users.id, order.userId))
      .returning({ id: users.id }),
  );
  const left = () => tx.$with("left_behind").as(tx.insert(outbox).values(words).returning({ id: outbox.id }));
  const [written] = await tx
    .with(taken, placed, emptied, ...(words.length > 0 ? [left()] : []))
    .select({ taken: sql<number>`count(*)::int`, told: tellingStock({ why: "order", orderId: order.id }) })
    .from(taken);
  if (written?.taken !== order.items.length) throw new Error("Stock moved while its rows were locked.");
}

/** The row of their shopper is locked: nobody else spends the same. */
async function spend(tx: Database, userId: string, orderId: string, cents: number): Promise<void> {
  const entry = { userId, amount: -cents, orderId, step: 0, by: "shopper" } as const;
  if (!(await moveCredit(tx, entry))) throw new Error("Store credit moved while its row was locked.");
}

/** The order that a key already made. */
async function findEarlier(tx: Database, userId: string, key: string): Promise<Earlier | undefined> {
  const [earlier] = await tx
    .select(EARLIER)
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.idempotencyKey, key)));
  return earlier;
}

const EARLIER = { id: orders.id, requestHash: orders.requestHash };
type Earlier = Pick<typeof orders.$inferSelect, "id" | "requestHash">;

/** That order once more, or a refusal when the key came with another request. */
function repeat({ id, requestHash }: Earlier, request: OrderRequest): OrderResult {
  if (requestHash !== hashOf(request)) return { ok: false, reason: "key-reused" };
  return { ok: true, orderId: id, repeated: true };
}

/** The amounts of the order, if they are what the shopper saw. Counts a use of the code. */
async function billFor(tx: Database, items: readonly OrderItem[], balance: number, request: OrderRequest) {
  const { subtotal, shipping, total: whole } = totalsOf(items, request.fee);
  const taken = request.code ? await takeCode(tx, request.code, subtotal) : undefined;
  if (taken && !taken.ok) throw new Refusal({ reason: "code", ...taken });
  const discount = taken?.cents ?? 0;
  const totalAmount = whole - discount;
  const credit = request.useCredit ? creditToUse(balance, totalAmount, request.payLeast) : 0;
  const due = totalAmount - credit;
  const { shownTotal, shownDue = shownTotal } = request;
  if (totalAmount !== shownTotal || due !== shownDue || fingerprint(items) !== request.shownLines) {
    throw new Refusal({ ok: false, reason: "changed", total: totalAmount, ...(credit > 0 && { due }) });
  }
  if (totalAmount > HIGHEST_TOTAL) throw new Refusal({ ok: false, reason: "too-large" });
  return { subtotal, discount, discountCode: taken?.code ?? null, shipping, totalAmount, credit };
}

function chooseItems(rows: LockedProduct[], cart: readonly CartLine[], request: OrderRequest): OrderItem[] {
  const wanted = quantitiesByProduct(cart);
  const gone = rows.find((row) => row.state !== "on-sale" && wasShown(row.id, request));
  if (gone) throw new Refusal({ ok: false, reason: "not-sold", name: gone.name });
  const sold = rows.filter((row) => row.state === "on-sale");
  if (sold.length === 0) throw new Refusal({ ok: false, reason: "empty-cart" });

  // What the page showed as sold out is left out: the shopper did not agree to buy it.
  const offered = sold.filter((row) => row.stock > 0 || wasShown(row.id, request));
  if (offered.length === 0)
    throw new Refusal({ ok: false, reason: "out-of-stock", shortages: sold.map(toShortage) });
  const items = offered.map(({ id, name, price, imageUrl }) => ({
    productId: id,
    quantity: wanted.get(id) ?? 0,
    price,
    name,
    imageUrl,
  }));
  const shortages = offered.filter((row) => row.stock < (wanted.get(row.id) ?? 0));
  if (shortages.length > 0)
    throw new Refusal({ ok: false, reason: "out-of-stock", shortages: shortages.map(toShortage) });
  return items;
}

/**
 * Locks the products until the transaction ends, always in the same order, so that two orders never wait for each
 * other. Also reads the order that this key already made, if any: with the shopper's row locked, nobody else can be
 * making it.
 */
function lockProducts(
  tx: Database,
  cart: readonly CartLine[],
  { userId, key }: { userId: string; key: string },
) {
  return tx
    .select({
      id: products.id,
      name: products.name,
      price: products.price,
      stock: products.stock,
      state: products.state,
      imageUrl: products.imageUrl,
      earlier: EARLIER,
    })
    .from(products)
    .leftJoin(orders, and(eq(orders.userId, userId), eq(orders.idempotencyKey, key)))
    .where(inArray(products.id, [...quantitiesByProduct(cart).keys()]))
    .orderBy(asc(products.id))
    .for("update", { of: products });
}

type LockedProduct = Awaited<ReturnType<typeof lockProducts>>[number];

function wasShown(productId: string, { shownLines }: OrderRequest): boolean {
  return shownLines.split(" ").some((line) => line.startsWith(`${productId}*`));
}

/** Two lines of one product count together. */
function quantitiesByProduct(cart: readonly CartLine[]): Map<string, number> {
  const wanted = new Map<string, number>();
  for (const { productId, quantity } of cart) wanted.set(productId, (wanted.get(productId) ?? 0) + quantity);
  return wanted;
}

function toShortage(row: { id: string; name: string; stock: number }): Shortage {
  return { productId: row.id, name: row.name, left: row.stock };
}

function hashOf({ address, shownTotal, shownLines, code, shownDue, giftNote }: OrderRequest): string {
  const reduced = code || shownDue !== undefined ? [code, shownDue] : [];
  const gift = giftNote ? [giftNote] : [];
  return createHash("sha256")
    .update(JSON.stringify([address, shownTotal, shownLines, ...reduced, ...gift]))
    .digest("hex");
}
