import type { Database } from "#app/db/client.server.ts";
import { authorize, type Actor } from "#app/features/accounts/policy.ts";
import { enqueue } from "#app/outbox/outbox.server.ts";
import { type PageOutcome, type PaymentProvider, ProviderTrouble } from "#app/payments/payments.ts";
import { findDue, openPage } from "./begin-payment.server.ts";
import { cancelUnpaid } from "./cancel-unpaid.server.ts";
import { settlePayment } from "./settle-payment.server.ts";

/** Milliseconds until a bank that takes its days is asked again. */
const ASK_AGAIN_AFTER = 6 * 60 * 60 * 1000;

interface Place {
  provider: PaymentProvider | undefined;
  appUrl: string;
}

/**
 * Ends the payment of an order whose time is up: nobody can pay on its page any more, and it is cancelled, unless the
 * provider says that it was paid, which its news may just not have told yet.
 * @returns false when there was nothing to end
 * @throws ProviderTrouble, to be tried again
 */
export async function endUnpaid(
  db: Database,
  orderId: string,
  place: Place,
  by: "provider" | "shopper" = "provider",
): Promise<boolean> {
  const due = await findDue(db, orderId);
  if (!due || (due.state !== "open" && due.state !== "processing")) return false;
  const { provider } = place;
  if (provider?.name !== due.provider) throw new ProviderTrouble("unknown", `${due.provider}: not set up`);
  const outcome = await close(db, provider, due, place.appUrl);
  if (outcome.state === "ended") return cancelUnpaid(db, orderId, by);
  await settlePayment(db, { kind: "page", orderId, page: due.page ?? "", outcome });
  if (outcome.state === "processing")
    await enqueue(db, "payment-check", { orderId }, new Date(Date.now() + ASK_AGAIN_AFTER));
  return true;
}

/** Closes the payment page. If its address never came back, opening it again yields the same page. */
async function close(
  db: Database,
  provider: PaymentProvider,
  due: NonNullable<Awaited<ReturnType<typeof findDue>>>,
  appUrl: string,
): Promise<PageOutcome> {
  try {
    const page = due.page ?? (await openPage(db, provider, due, appUrl)).id;
    return await provider.closePage(page);
  } catch (error) {
    // The provider never made this page, so it cannot be paid any more.
    if (error instanceof ProviderTrouble && error.outcome === "refused") return { state: "ended" };
    throw error;
  }
}

/**
 * Gives up paying, by who ordered.
 * @returns whether the order is cancelled now; it is not when it was paid just then, or cannot be found
 * @throws ProviderTrouble
 */
export async function giveUpPayment(
  db: Database,
  by: Actor | null,
  orderId: string,
  place: Place,
): Promise<boolean> {
  authorize(by, "pay", "order");
  const due = await findDue(db, orderId);
  if (!due || due.userId !== by?.id || due.state !== "open") return false;
  await endUnpaid(db, orderId, place, "shopper");
  return (await findDue(db, orderId))?.status === "cancelled";
}
