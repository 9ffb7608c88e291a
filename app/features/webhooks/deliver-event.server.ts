import { eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { webhookDeliveries, webhookReceivers } from "#app/db/schema.ts";
import { holdBack } from "#app/outbox/outbox.server.ts";
import { DeliveryFailure } from "#app/outbox/start-deliveries.server.ts";
import { askReceiver, type Post, postOutside, wordsOf } from "#app/outbox/webhook.server.ts";
import { eventOf } from "./event-of.server.ts";

/**
 * Posts one event to one receiver, and notes how it was answered.
 * @param post for tests; receivers of the panel are on the public internet
 * @returns false when there is nobody or nothing to tell any more
 * @throws DeliveryFailure unless it was taken with 2xx; one that did not answer at all is left alone for a while
 */
export async function deliverEvent(
  db: Database,
  { deliveryId, receiverId }: { deliveryId: string; receiverId: string },
  post: Post = postOutside,
): Promise<boolean> {
  const isIt = eq(webhookDeliveries.id, deliveryId);
  const [found] = await db
    .select({ delivery: webhookDeliveries, receiver: webhookReceivers })
    .from(webhookDeliveries)
    .innerJoin(webhookReceivers, eq(webhookReceivers.id, webhookDeliveries.receiverId))
    .where(isIt);
  if (!found?.receiver.isOn) return false;
  const { delivery, receiver } = found;
  const event = delivery.happened && (await eventOf(db, delivery.happened, delivery.type));
  if (!event) {
    await db.delete(webhookDeliveries).where(isIt);
    return false;
  }
  const answer = await askReceiver(receiver, event, delivery.messageId, post);
  await db
    .update(webhookDeliveries)
    .set({
      attempts: sql`${webhookDeliveries.attempts} + 1`,
      answer: wordsOf(answer),
      deliveredAt: answer.ok ? new Date() : null,
    })
    .where(isIt);
  if (answer.ok) return true;
  if (answer.status === undefined) await holdBack(db, receiverId);
  throw new DeliveryFailure(`the receiver ${wordsOf(answer)}`);
}
