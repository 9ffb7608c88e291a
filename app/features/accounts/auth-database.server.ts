import { APIError } from "better-auth/api";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import type { Database } from "#app/db/client.server.ts";
import { outageOf } from "#app/db/outage.ts";
import {
  authAccount,
  authJwks,
  authPasskey,
  authSession,
  authTwoFactor,
  authUser,
  authVerification,
} from "#app/db/schema.ts";

/**
 * Connects the sign-in library to our tables. The library wraps every failed query in an error of its own ("failed to
 * create user") unless it is of its own error class, so an outage of the database is thrown as that class.
 */
export function authDatabase(db: Database) {
  const open = drizzleAdapter(db, {
    provider: "pg",
    transaction: true,
    schema: {
      user: authUser,
      session: authSession,
      account: authAccount,
      verification: authVerification,
      jwks: authJwks,
      passkey: authPasskey,
      twoFactor: authTwoFactor,
    },
  });
  return (options: Parameters<typeof open>[0]) => tellOutages(open(options));
}

// biome-ignore lint/suspicious/noExplicitAny: whatever the adapter's members take
type Member = (...args: any[]) => any;

/** The adapter, or the one within a transaction, with every member guarded. */
function tellOutages<Adapter extends object>(adapter: Adapter): Adapter {
  const guarded = Object.entries(adapter).map(([name, member]) => {
    if (typeof member !== "function") return [name, member];
    if (name !== "transaction") return [name, guard(member as Member)];
    const transaction = (work: (within: object) => unknown) =>
      member((within: object) => work(tellOutages(within)));
    return [name, guard(transaction)];
  });
  return Object.fromEntries(guarded);
}

function guard(member: Member): Member {
  return (...args) => {
    const result = member(...args);
    return result instanceof Promise ? result.catch(tell) : result;
  };
}

function tell(error: unknown): never {
  if (!outageOf(error)) throw error;
  const told = new APIError("SERVICE_UNAVAILABLE", { code: "DATABASE_UNAVAILABLE" });
  told.cause = error;
  throw told;
}
