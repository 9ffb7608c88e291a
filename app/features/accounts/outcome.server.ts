import { isAPIError } from "better-auth/api";
import { outageOf } from "#app/db/outage.ts";
import type { Database } from "#app/db/client.server.ts";
import type { Auth } from "./auth.server.ts";
import { type Limit, throttle } from "./throttle.server.ts";

/** What an account's verbs need. */
export interface AccountServices {
  auth: Auth;
  db: Database;
}

/** How one ended: cookies to set, or the code of why not. `isHalf`: the password was right, and a code is asked for. */
export type Outcome = { ok: true; headers: Headers; isHalf?: true } | Refused;
export interface Refused {
  ok: false;
  code: string;
  status: number;
  retryAfter?: number;
}

/** Seconds after which a queue that was full has room again. */
const SOON = 5;

/** Refuses when one of these was tried too often. */
export async function tooMany(db: Database, counted: [Limit, string][]): Promise<Refused | undefined> {
  for (const [limit, key] of counted) {
    const refused = await throttle(db, limit, key);
    if (refused) return { ok: false, code: "TOO_MANY_REQUESTS", status: 429, retryAfter: refused.retryAfter };
  }
  return undefined;
}

/**
 * Does something of the sign-in library; its refusals become outcomes.
 * @throws what is no refusal, as a database that cannot serve
 */
export async function attempt(work: () => Promise<{ headers?: Headers } | unknown>): Promise<Outcome> {
  try {
    const answer = await work();
    const headers = (answer as { headers?: unknown } | null)?.headers;
    return { ok: true, headers: headers instanceof Headers ? headers : new Headers() };
  } catch (error) {
    if (!isAPIError(error) || outageOf(error)) throw error;
    const retryAfter = error.statusCode === 429 ? SOON : undefined;
    return { ok: false, code: error.body?.code ?? "", status: error.statusCode, retryAfter };
  }
}

/**
 * Answers yes at once, unless one of the limits is exceeded, and does the work afterwards: neither the answer nor its
 * timing reveals who has an account.
 * @param onError called if the work fails
 */
export async function answerFirst(
  { db, afterChange }: { db: Database; afterChange: () => void },
  counted: [Limit, string][],
  work: () => Promise<unknown>,
  onError: (error: unknown) => void,
): Promise<Outcome> {
  const refused = await tooMany(db, counted);
  if (refused) return refused;
  void work().then(afterChange).catch(onError);
  return { ok: true, headers: new Headers() };
}
