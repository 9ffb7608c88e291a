import { randomBytes } from "node:crypto";
import { asc, desc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#app/db/client.server.ts";
import { outbox, webhookDeliveries, webhookReceivers } from "#app/db/schema.ts";
import { noteDeed } from "#app/features/accounts/admin-log.server.ts";
import { changesBetween } from "#app/features/accounts/admin-log.ts";
import { authorize, type Actor } from "#app/features/accounts/policy.ts";
import { enqueue } from "#app/outbox/outbox.server.ts";
import { askReceiver, type Post, postOutside, wordsOf } from "#app/outbox/webhook.server.ts";
import { isInside } from "#app/outside.server.ts";
import { EVENT_TYPES, type Receiver, type ReceiverAnswer, TEST_TYPE } from "./event.ts";

/** Limited, since each receiver gets every event that it chose. */
const MOST = 20;
/** Deliveries of each that the panel shows. */
const SHOWN = 20;

const events = z
  .array(z.enum(EVENT_TYPES))
  .min(1)
  .transform((chosen) => EVENT_TYPES.filter((type) => chosen.includes(type)));

const address = z.url({ protocol: /^https$/ }).max(500);

/** All receivers, the oldest first, with their latest deliveries; for admins. */
export async function listReceivers(db: Database, by: Actor | null): Promise<Receiver[]> {
  authorize(by, "read", "receiver");
  const receivers = await db
    .select()
    .from(webhookReceivers)
    .orderBy(asc(webhookReceivers.createdAt), asc(webhookReceivers.id));
  const listed: Receiver[] = [];
  for (const { createdAt: _, ...receiver } of receivers) {
    const rows = await db
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.receiverId, receiver.id))
      .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
      .limit(SHOWN);
    const deliveries = rows.map(({ id, type, attempts, answer, createdAt, deliveredAt }) => ({
      id,
      type,
      attempts,
      answer,
      at: createdAt.toISOString(),
      deliveredAt: deliveredAt?.toISOString() ?? null,
    }));
    listed.push({ ...receiver, deliveries });
  }
  return listed;
}

/** Sets another receiver, for admins: on the public internet, by HTTPS, with a secret of its own. */
export async function createReceiver(
  db: Database,
  by: Actor | null,
  form: FormData,
): Promise<ReceiverAnswer> {
  authorize(by, "change", "receiver");
  const url = address.safeParse(form.get("url")).data;
  const chosen = events.safeParse(form.getAll("events")).data;
  if (!url || !chosen) return { ok: false, problem: "invalid" };
  if (isInside(new URL(url))) return { ok: false, problem: "inside" };
  if ((await db.$count(webhookReceivers)) >= MOST) return { ok: false, problem: "too-many" };
  const secret = `whsec_${randomBytes(32).toString("base64")}`;
  await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(webhookReceivers)
      .values({ id: crypto.randomUUID(), url, secret, events: chosen })
      .returning();
    if (row) await note(tx, by, row, {}, shown(row));
  });
  return { ok: true };
}

/** Chooses other events for a receiver, or switches it on or off; for admins. */
export async function changeReceiver(
  db: Database,
  by: Actor | null,
  form: FormData,
): Promise<ReceiverAnswer> {
  authorize(by, "change", "receiver");
  const chosen = events.safeParse(form.getAll("events")).data;
  if (!chosen) return { ok: false, problem: "invalid" };
  const isIt = eq(webhookReceivers.id, String(form.get("receiver")));
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(webhookReceivers).where(isIt).for("update");
    const [after] = await tx
      .update(webhookReceivers)
      .set({ events: chosen, isOn: form.get("isOn") === "on" })
      .where(isIt)
      .returning();
    if (!before || !after) return { ok: false, problem: "gone" };
    await note(tx, by, after, shown(before), shown(after));
    return { ok: true };
  });
}

/** Deletes a receiver with its past and pending deliveries; for admins. */
export async function removeReceiver(db: Database, by: Actor | null, id: string): Promise<ReceiverAnswer> {
  authorize(by, "change", "receiver");
  return db.transaction(async (tx) => {
    const [gone] = await tx.delete(webhookReceivers).where(eq(webhookReceivers.id, id)).returning();
    if (!gone) return { ok: false, problem: "gone" };
    await note(tx, by, gone, shown(gone), {});
    return { ok: true };
  });
}

/**
 * Posts a receiver an event of no meaning, now and once, and says what it answered; for admins.
 * @param post for tests
 */
export async function testReceiver(
  db: Database,
  by: Actor | null,
  id: string,
  post: Post = postOutside,
): Promise<ReceiverAnswer> {
  authorize(by, "change", "receiver");
  const [receiver] = await db.select().from(webhookReceivers).where(eq(webhookReceivers.id, id));
  if (!receiver) return { ok: false, problem: "gone" };
  const deliveryId = crypto.randomUUID();
  const event = { type: TEST_TYPE, timestamp: new Date().toISOString(), data: {} };
  const answer = await askReceiver(receiver, event, deliveryId, post);
  const words = wordsOf(answer);
  await db.transaction(async (tx) => {
    // It may have been removed while it took its time.
    const [kept] = await tx.select().from(webhookReceivers).where(eq(webhookReceivers.id, id)).for("update");
    const told = { messageId: deliveryId, type: TEST_TYPE, attempts: 1, answer: words };
    const deliveredAt = answer.ok ? new Date() : null;
    if (kept)
      await tx.insert(webhookDeliveries).values({ ...told, id: deliveryId, receiverId: id, deliveredAt });
  });
  return answer.ok ? { ok: true, answer: words } : { ok: false, problem: "refused", answer: words };
}

/** Sends a delivery again, under the same id; for admins. */
export async function sendAgain(db: Database, by: Actor | null, deliveryId: string): Promise<ReceiverAnswer> {
  authorize(by, "change", "receiver");
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ delivery: webhookDeliveries, isOn: webhookReceivers.isOn })
      .from(webhookDeliveries)
      .innerJoin(webhookReceivers, eq(webhookReceivers.id, webhookDeliveries.receiverId))
      .where(eq(webhookDeliveries.id, deliveryId))
      .for("update");
    if (!found?.delivery.happened) return { ok: false, problem: "gone" };
    if (!found.isOn) return { ok: false, problem: "off" };
    const waiting = await tx
      .update(outbox)
      .set({ dueAt: sql`least(${outbox.dueAt}, now())` })
      .where(sql`kind = 'webhook' and payload ->> 'deliveryId' = ${deliveryId}`)
      .returning({ id: outbox.id });
    if (waiting.length === 0)
      await enqueue(tx, "webhook", { deliveryId, receiverId: found.delivery.receiverId });
    return { ok: true };
  });
}

type Row = typeof webhookReceivers.$inferSelect;

/** A receiver as the log shows it: the secret is nobody's to read there. */
const shown = ({ url, events: chosen, isOn }: Row) => ({ url, events: chosen.join(" "), isOn });

async function note(tx: Database, by: Actor, { id, url }: Row, before: object, after: object): Promise<void> {
  const changes = changesBetween(before, after);
  if (Object.keys(changes).length > 0)
    await noteDeed(tx, by, { deed: "receiver-change", id, subject: new URL(url).host, changes });
}
