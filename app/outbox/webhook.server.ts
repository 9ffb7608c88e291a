import { request } from "node:https";
import type { LookupFunction } from "node:net";
import { Webhook } from "standardwebhooks";
import { isInside, lookupOutside, NotOutside } from "#app/outside.server.ts";
import { DeliveryFailure, type Delivery } from "./start-deliveries.server.ts";

/** Milliseconds that a receiver has for its answer. */
const PATIENCE = 10_000;

/** Posts to an address, follows no redirect, and answers the status. */
export type Post = (
  url: string,
  message: { headers: Record<string, string>; body: string },
) => Promise<number>;

/** What came of a post: its status, or why there was none. */
export type Answer = { ok: boolean; status: number } | { ok: false; status?: undefined; because: string };

/** What a receiver did, to be read after "the receiver". */
export const wordsOf = (answer: Answer): string =>
  answer.status === undefined ? `did not answer: ${answer.because}` : `answered ${answer.status}`;

/**
 * Posts an event as Standard Webhooks, signed anew at each try; its id stays, so that a receiver can tell a repeat.
 */
export async function askReceiver(
  { url, secret }: { url: string; secret: string },
  event: object,
  id: string,
  post: Post,
): Promise<Answer> {
  const body = JSON.stringify(event);
  const now = new Date();
  const headers = {
    "content-type": "application/json",
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
    "webhook-signature": new Webhook(secret).sign(id, now, body),
  };
  try {
    const status = await post(url, { headers, body });
    return { ok: status >= 200 && status < 300, status };
  } catch (error) {
    return { ok: false, because: codeOf(error) };
  }
}

/**
 * Tells the receiver that the environment names.
 * @throws DeliveryFailure unless it answers 2xx in time; the webhook is then tried again by start-deliveries.server.ts
 */
export async function postWebhook(
  receiver: { url: string; secret: string },
  event: object,
  { id }: Delivery,
): Promise<void> {
  const answer = await askReceiver(receiver, event, id, postAnywhere);
  if (!answer.ok)
    throw new DeliveryFailure(`the receiver ${wordsOf(answer)}`, { isAway: answer.status === undefined });
}

/** For an address that whoever runs the machine has set. */
const postAnywhere: Post = async (url, message) => {
  const signal = AbortSignal.timeout(PATIENCE);
  const reply = await fetch(url, { method: "POST", ...message, signal, redirect: "manual" });
  await reply.body?.cancel();
  return reply.status;
};

/**
 * For an address that an admin typed: over HTTPS and to the public internet alone, so that nobody can probe the
 * machine's own network.
 */
export const postOutside: Post = (url, message) => postOver(url, message, {});

/** @param options for tests, of `https.request` */
export async function postOver(
  url: string,
  { headers, body }: Parameters<Post>[1],
  options: { lookup?: LookupFunction; ca?: string },
): Promise<number> {
  const address = new URL(url);
  if (!options.lookup && isInside(address)) throw new NotOutside(address.hostname);
  return new Promise((resolve, reject) => {
    const asking = request(
      address,
      {
        method: "POST",
        headers: { ...headers, "content-length": Buffer.byteLength(body), "user-agent": "nacre-webhooks/1" },
        signal: AbortSignal.timeout(PATIENCE),
        agent: false,
        lookup: lookupOutside,
        ...options,
      },
      (reply) => {
        reply.destroy();
        resolve(reply.statusCode ?? 0);
      },
    );
    asking.on("error", reject);
    asking.end(body);
  });
}

/** Messages may quote addresses; codes do not. An aborted request says only in its cause that time was up. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "failed";
  const cause = error.cause instanceof Error ? error.cause : error;
  if (cause.name === "TimeoutError") return cause.name;
  return "code" in cause && typeof cause.code === "string" ? cause.code : cause.name;
}
