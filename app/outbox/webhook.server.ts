import { Webhook } from "standardwebhooks";
import { DeliveryFailure, type Delivery } from "./start-deliveries.server.ts";

/** Milliseconds that a receiver has for its answer. */
const PATIENCE = 10_000;

/**
 * Posts an event as Standard Webhooks, signed anew at each try; its id stays, so that a receiver can tell a repeat.
 * @throws DeliveryFailure unless the receiver answers 2xx in time, redirects not followed; the webhook is then tried
 * again by start-deliveries.server.ts
 */
export async function postWebhook(
  { url, secret }: { url: string; secret: string },
  event: object,
  { id }: Delivery,
): Promise<void> {
  const body = JSON.stringify(event);
  const now = new Date();
  const headers = {
    "content-type": "application/json",
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
    "webhook-signature": new Webhook(secret).sign(id, now, body),
  };
  const signal = AbortSignal.timeout(PATIENCE);
  const reply = await fetch(url, { method: "POST", headers, body, signal, redirect: "manual" }).catch(
    explain,
  );
  await reply.body?.cancel();
  if (!reply.ok) throw new DeliveryFailure(`the receiver answered ${reply.status}`);
}

function explain(error: Error): never {
  const { code } = (error.cause ?? {}) as { code?: string };
  throw new DeliveryFailure(`the receiver did not answer: ${code ?? error.name}`, { isAway: true });
}
