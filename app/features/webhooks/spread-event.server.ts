import { and, eq, inArray, lt } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { webhookDeliveries, webhookReceivers } from "#app/db/schema.ts";
import { enqueue } from "#app/outbox/outbox.server.ts";
import type { Happening } from "./event.ts";
import { typesOf } from "./event-of.server.ts";

/** Milliseconds after which deliveries are forgotten. */
const KEPT_FOR = 31 * 24 * 60 * 60 * 1000;

/**
 * Queues a delivery for each receiver that subscribed to the event. Calling it twice queues them once.
 * @param id of the event, the same for all tries
 * @returns whether there is any receiver
 */
export async function spreadEvent(db: Database, happened: Happening, id: string): Promise<boolean> {
  const types = await typesOf(db, happened);
  const receivers = await db.select().from(webhookReceivers).where(eq(webhookReceivers.isOn, true));
  const wanted = receivers.flatMap((receiver) =>
    types
      .filter((type) => receiver.events.includes(type))
      .map((type) => ({ receiverId: receiver.id, type, happened, messageId: `${id}.${type}` })),
  );
  if (wanted.length === 0) return false;
  await db.transaction(async (tx) => {
    const added = await tx
      .insert(webhookDeliveries)
      .values(wanted.map((one) => ({ ...one, id: crypto.randomUUID() })))
      .onConflictDoNothing()
      .returning({ id: webhookDeliveries.id, receiverId: webhookDeliveries.receiverId });
    for (const { id: deliveryId, receiverId } of added)
      await enqueue(tx, "webhook", { deliveryId, receiverId });
  });
  await db.delete(webhookDeliveries).where(
    and(
      inArray(
        webhookDeliveries.receiverId,
        wanted.map(({ receiverId }) => receiverId),
      ),
      lt(webhookDeliveries.createdAt, new Date(Date.now() - KEPT_FOR)),
    ),
  );
  return true;
}
