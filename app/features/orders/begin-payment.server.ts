import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders, payments, users } from "#app/db/schema.ts";
import { authorize, type Actor } from "#app/features/accounts/policy.ts";
import { enqueue } from "#app/outbox/outbox.server.ts";
import { mailWords } from "#app/i18n/mail-words.server.ts";
import {
  type PageRequest,
  type PaymentPage,
  type PaymentProvider,
  ProviderTrouble,
} from "#app/payments/payments.ts";
import { shortOrderId } from "./order.ts";
import { dueOf } from "./order-steps.ts";

/** Milliseconds for which units are set aside for somebody who has not paid. */
const PAY_WITHIN = 30 * 60 * 1000;

/** Notes, with the order that it is for, by whom it is to be paid and until when. */
export async function expectPayment(
  tx: Database,
  orderId: string,
  provider: string,
  now = Date.now(),
): Promise<void> {
  const payBefore = new Date(now + PAY_WITHIN);
  await tx.insert(payments).values({ orderId, provider, payBefore });
  await enqueue(tx, "payment-check", { orderId }, payBefore);
}

export type BegunPayment =
  | { ok: true; url: string }
  /** Nobody's or another's order; paid, or too late; the provider does not answer; it did, and will not. */
  | { ok: false; reason: "gone" | "not-now" | "unreachable" | "refused" };

interface Place {
  provider: PaymentProvider | undefined;
  appUrl: string;
}

/** The address of the page on which somebody pays their order; the same page each time. Asks the provider, in no transaction. */
export async function beginPayment(
  db: Database,
  by: Actor | null,
  orderId: string,
  { provider, appUrl }: Place,
): Promise<BegunPayment> {
  authorize(by, "pay", "order");
  const due = await findDue(db, orderId);
  if (!due || due.userId !== by?.id) return { ok: false, reason: "gone" };
  if (due.status !== "pending" || due.state !== "open" || due.provider !== provider?.name)
    return { ok: false, reason: "not-now" };
  if (due.url) return { ok: true, url: due.url };
  try {
    const { url } = await openPage(db, provider, due, appUrl);
    return { ok: true, url };
  } catch (error) {
    if (!(error instanceof ProviderTrouble)) throw error;
    return { ok: false, reason: error.outcome === "refused" ? "refused" : "unreachable" };
  }
}

type Due = NonNullable<Awaited<ReturnType<typeof findDue>>>;

/** An order that a provider is to be paid for, with who pays. */
export async function findDue(db: Database, orderId: string) {
  const [found] = await db
    .select({
      orderId: orders.id,
      userId: orders.userId,
      status: orders.status,
      items: orders.items,
      shipping: orders.shipping,
      discount: orders.discount,
      totalAmount: orders.totalAmount,
      credit: orders.credit,
      language: orders.language,
      email: users.email,
      state: payments.state,
      provider: payments.provider,
      attempt: payments.attempt,
      page: payments.page,
      url: payments.url,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(users, eq(users.id, orders.userId))
    .where(eq(payments.orderId, orderId));
  return found;
}

/**
 * Asks the provider for the page and keeps it. A lost answer is asked for under the same key, which makes no second page;
 * an answer that says no is kept by the provider, so the next try has a key of its own.
 * @throws ProviderTrouble
 */
export async function openPage(
  db: Database,
  provider: PaymentProvider,
  due: Due,
  appUrl: string,
): Promise<PaymentPage> {
  const { orderId, attempt, language, email } = due;
  const ownRow = and(eq(payments.orderId, orderId), eq(payments.attempt, attempt));
  const back = `${appUrl}/profile?order=${encodeURIComponent(orderId)}`;
  try {
    const page = await provider.openPage({
      orderId,
      email: email ?? "",
      language,
      lines: linesOf(due),
      paidUrl: `${back}&paid=1`,
      backUrl: back,
      key: `page-${orderId}-${attempt}`,
    });
    await db.update(payments).set({ page: page.id, url: page.url }).where(ownRow);
    return page;
  } catch (error) {
    if (error instanceof ProviderTrouble && error.outcome !== "unknown")
      await db
        .update(payments)
        .set({ attempt: sql`${payments.attempt} + 1` })
        .where(ownRow);
    throw error;
  }
}

/** Each product and the fee; one line for all of it where something was taken off, which a provider's page has no line for. */
function linesOf(due: Due): PageRequest["lines"] {
  const { orderId, items, shipping, discount, credit, language } = due;
  if (discount > 0 || credit > 0) {
    const id = shortOrderId(orderId);
    return [{ name: mailWords(language)("shop:orderNumber", { id }), price: dueOf(due), quantity: 1 }];
  }
  return [
    ...items.map(({ name, price, quantity }) => ({ name, price, quantity })),
    ...(shipping > 0 ? [{ name: SHIPPING[language], price: shipping, quantity: 1 }] : []),
  ];
}

/** As the provider's page names the fee. */
const SHIPPING = { en: "Shipping", fr: "Livraison", sp: "Envío" } as const;
