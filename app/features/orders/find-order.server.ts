import { and, desc, eq, gt, inArray } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders, payments, products } from "#app/db/schema.ts";
import { countryName } from "#app/features/accounts/countries.ts";
import { authorize, type Actor } from "#app/features/accounts/policy.ts";
import { findPicture } from "#app/features/catalogue/find-picture.server.ts";
import { nameIn } from "#app/features/catalogue/list-products.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { arrivalOf } from "./delivery-words.server.ts";
import type { ReturnSettings } from "#app/config/returns.server.ts";
import { readReturns } from "./read-returns.server.ts";
import { returnsPromise } from "./return-words.server.ts";
import { hasOpened, mayReturn, type Return, returnable } from "./returns.ts";
import type { OrderItem, OrderRow, OrderView } from "./order.ts";
import { settledPayment, standingSteps } from "./order-steps.ts";
import { readSteps } from "./read-steps.server.ts";

/** How long an order is a new one, in milliseconds: its shopper is thanked for it. */
const NEW_FOR = 15 * 60 * 1000;
const MINUTE = 60 * 1000;

/** One order of a shopper's own, as a page shows it; undefined where it is another's or nobody's, all alike. */
export async function findOrder(
  db: Database,
  by: Actor | null,
  id: string,
  language: Language,
  takesBack?: ReturnSettings,
): Promise<OrderView | undefined> {
  authorize(by, "readOwn", "order");
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userId, by.id)));
  return row && viewOf(db, row, language, takesBack);
}

/** The order that a shopper has just placed, if any. */
export async function findNewOrder(
  db: Database,
  by: Actor | null,
  language: Language,
  now = Date.now(),
): Promise<OrderView | undefined> {
  authorize(by, "readOwn", "order");
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, by.id), gt(orders.createdAt, new Date(now - NEW_FOR))))
    .orderBy(desc(orders.createdAt), orders.id)
    .limit(1);
  return row && viewOf(db, row, language);
}

/** A shopper's newest order, as a row of the history tells it. */
export async function findLastOrder(db: Database, by: Actor | null): Promise<OrderRow | undefined> {
  authorize(by, "readOwn", "order");
  const { id, status, totalAmount, createdAt } = orders;
  const [row] = await db
    .select({ id, status, totalAmount, createdAt })
    .from(orders)
    .where(eq(orders.userId, by.id))
    .orderBy(desc(createdAt), id)
    .limit(1);
  return row && { ...row, createdAt: row.createdAt.toISOString() };
}

async function viewOf(
  db: Database,
  order: typeof orders.$inferSelect,
  language: Language,
  takesBack?: ReturnSettings,
): Promise<OrderView> {
  const { id, status, totalAmount, shippingAddress, createdAt } = order;
  const { subtotal, discount, discountCode, shipping, credit, giftNote } = order;
  const current = await productsOf(db, order.items, language);
  const steps = standingSteps(await readSteps(db, id));
  const payment = await paymentOf(db, id);
  const items = order.items.map((item) => ({ ...item, name: nameNow(item, current.get(item.productId)) }));
  const returns = await readReturns(db, id, items);
  const back = takesBack && backOf({ ...order, steps }, returns, takesBack, language);
  const arrives = arrivalOf(order.delivery, { status, steps }, language);
  return {
    id,
    status,
    hasReceipt: settledPayment(steps, Date.now()) !== undefined,
    ...(payment && { payment }),
    ...(arrives && { arrives }),
    returns,
    ...(back && { back }),
    subtotal,
    discount,
    discountCode,
    shipping,
    totalAmount,
    credit,
    giftNote,
    createdAt: createdAt.toISOString(),
    steps,
    shippingAddress: { ...shippingAddress, country: countryName(shippingAddress.country, language) },
    items: items.map(({ imageUrl, ...item }) => {
      const product = current.get(item.productId);
      const isSold = product?.state === "on-sale";
      return {
        ...item,
        isSold,
        inStock: isSold && product.stock > 0,
        picture: findPicture(imageUrl, language, item.name),
      };
    }),
  };
}

/** What may come back of an order now; undefined where nothing may. */
function backOf(
  { status, steps, items }: Pick<OrderView, "status" | "steps"> & { items: OrderItem[] },
  returns: Return[],
  settings: ReturnSettings,
  language: Language,
): OrderView["back"] {
  const left = returnable(items, returns);
  const isOver = !mayReturn({ status, steps }, settings.days, Date.now());
  if (isOver || [...left.values()].every((units) => units === 0)) return undefined;
  return {
    left: Object.fromEntries(left),
    opened: settings.oneOpened && !hasOpened(returns),
    promise: returnsPromise(settings, language) ?? "",
    formKey: crypto.randomUUID(),
  };
}

async function paymentOf(db: Database, orderId: string): Promise<OrderView["payment"]> {
  const { state, payBefore } = payments;
  const [row] = await db.select({ state, payBefore }).from(payments).where(eq(payments.orderId, orderId));
  const minutesLeft = row && Math.max(0, Math.ceil((row.payBefore.getTime() - Date.now()) / MINUTE));
  return row && { state: row.state, minutesLeft: minutesLeft ?? 0 };
}

/** The products behind the lines, those that the shop still has. */
export async function productsOf(db: Database, items: readonly OrderItem[], language: Language) {
  const ids = items.map(({ productId }) => productId);
  const { id, name, state, stock } = products;
  const rows = await db
    .select({ id, name, shownName: nameIn(language, products), state, stock })
    .from(products)
    .where(inArray(id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Sold under another name it keeps that one. */
export function nameNow(
  item: Pick<OrderItem, "name">,
  product?: { name: string; shownName: string },
): string {
  return product?.name === item.name ? product.shownName : item.name;
}
