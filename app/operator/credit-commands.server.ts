import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#app/db/client.server.ts";
import { users } from "#app/db/schema.ts";
import { grantCredit, readGrant } from "#app/features/orders/grant-credit.server.ts";
import { creditOf } from "#app/features/orders/list-credit.server.ts";
import { Refusal } from "./refusal.ts";

/** Shows somebody's store credit, or changes it. */
export const creditCommands = [
  z.object({
    name: z.literal("credit"),
    email: z.string(),
    amount: z.string().optional(),
    note: z.string().optional(),
  }),
] as const;
type CreditCommand = z.infer<(typeof creditCommands)[number]>;

/** Dollars and cents, without a sign of what they are: for scripts. */
const dollars = (cents: number) => (cents / 100).toFixed(2);

/** @throws Refusal when it cannot be done */
export async function runCreditCommand(db: Database, { email, amount, note = "" }: CreditCommand) {
  const [user] = await db
    .select({ id: users.id, balance: users.storeCredit })
    .from(users)
    .where(sql`lower(${users.email}) = lower(${email})`);
  if (!user) throw new Refusal(`There is no account with the e-mail address ${email}.`);
  if (amount === undefined) {
    const entries = await creditOf(db, user.id);
    const lines = entries.map((entry) =>
      [entry.at, entry.by, dollars(entry.amount), entry.orderId ?? "", entry.note].join("\t"),
    );
    return [`${email}\t${dollars(user.balance)}`, ...lines].join("\n");
  }
  const grant = readGrant({ amount, note, key: crypto.randomUUID() });
  if (!grant) throw new Refusal("An amount is written 12.50, or -12.50 to take it, up to 10000.");
  const granted = await grantCredit(db, "operator", user.id, grant);
  if (!granted.ok) throw new Refusal(`${email} has only ${dollars(user.balance)}.`);
  return `${email} has ${dollars(granted.balance)} of store credit now.`;
}
