import type { Database } from "#app/db/client.server.ts";
import type { Deliveries } from "#app/outbox/outbox.server.ts";
import { type PaymentProvider, ProviderTrouble } from "#app/payments/payments.ts";
import { paidAs, standingSteps } from "./order-steps.ts";
import { readSteps } from "./read-steps.server.ts";

/**
 * Has the provider pay back what a step of an order says, or what came without being owed; asked for again it is one
 * refund. A step that was taken back meanwhile pays nothing.
 * @returns false when there is nothing to pay back
 * @throws ProviderTrouble
 */
export async function payBack(
  db: Database,
  asked: Deliveries["refund"],
  provider: PaymentProvider | undefined,
): Promise<boolean> {
  if (!provider) throw new ProviderTrouble("unknown", "no payment provider is set up");
  const { orderId } = asked;
  if ("payment" in asked) {
    const { payment, amount } = asked;
    await provider.refund({ payment, amount, key: `refund-${orderId}-${payment}` });
    return true;
  }
  const steps = await readSteps(db, orderId);
  const step = standingSteps(steps).find(({ number }) => number === asked.number);
  const payment = paidAs(steps);
  if (!step?.amount || !payment) return false;
  await provider.refund({ payment, amount: step.amount, key: `refund-${orderId}-${asked.number}` });
  return true;
}
