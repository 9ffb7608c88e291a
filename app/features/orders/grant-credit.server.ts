import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#app/db/client.server.ts";
import { creditEntries, users } from "#app/db/schema.ts";
import { noteDeed } from "#app/features/accounts/admin-log.server.ts";
import { changesBetween } from "#app/features/accounts/admin-log.ts";
import { authorize, type Actor } from "#app/features/accounts/policy.ts";
import { decimalOf } from "#app/features/catalogue/product-draft.ts";
import { enqueue } from "#app/outbox/outbox.server.ts";

/** Most that is granted at once, in integer cents. */
const MOST = 1_000_000;

const grantSchema = z.object({
  /** Dollars; below 0 it is taken. */
  amount: z
    .string()
    .trim()
    .regex(/^[-−]?\d{1,5}([.,]\d{1,2})?$/)
    .transform((text) => Math.round(Number(text.replace(",", ".").replace("−", "-")) * 100))
    .pipe(z.number().min(-MOST).max(MOST))
    .refine((cents) => cents !== 0),
  note: z.string().trim().max(200).default(""),
  /** Made with the form: the same key never grants twice. */
  key: z.string().min(8).max(64),
});
type Grant = z.infer<typeof grantSchema>;

/** What a form or a command line asks for; undefined where that makes no sense. */
export function readGrant(fields: Record<string, unknown>): Grant | undefined {
  return grantSchema.safeParse(fields).data;
}

export type Granted = { ok: true; balance: number } | { ok: false; problem: "gone" | "not-as-much" };

/** Gives somebody store credit, or takes it, by an admin or at the command line; who gets some is written to. */
export async function grantCredit(
  db: Database,
  by: Actor | null | "operator",
  userId: string,
  { amount, note, key }: Grant,
): Promise<Granted> {
  if (typeof by !== "string") authorize(by, "credit", "customer");
  return db.transaction(async (tx): Promise<Granted> => {
    const [user] = await tx
      .select({ balance: users.storeCredit })
      .from(users)
      .where(eq(users.id, userId))
      .for("update");
    if (!user) return { ok: false, problem: "gone" };
    const [known] = await tx
      .select({ id: creditEntries.id })
      .from(creditEntries)
      .where(eq(creditEntries.id, key));
    if (known) return { ok: true, balance: user.balance };
    const balance = user.balance + amount;
    if (balance < 0) return { ok: false, problem: "not-as-much" };
    await tx
      .update(users)
      .set({ storeCredit: sql`${users.storeCredit} + ${amount}` })
      .where(eq(users.id, userId));
    const actor = typeof by === "string" ? { by } : { by: "owner" as const, byId: by?.id ?? null };
    await tx.insert(creditEntries).values({ id: key, userId, amount, note, ...actor });
    const changes = changesBetween(
      { storeCredit: decimalOf(user.balance) },
      { storeCredit: decimalOf(balance) },
    );
    await noteDeed(tx, by, { deed: "customer-credit", id: userId, changes });
    if (amount > 0) await enqueue(tx, "credit-mail", { userId, amount });
    return { ok: true, balance };
  });
}
