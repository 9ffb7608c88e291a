import { eq, gt, isNull, or, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { discountCodes } from "#app/db/schema.ts";
import { type CodeProblem, type Discount, discountOf, readCode } from "./discount.ts";

type Code = typeof discountCodes.$inferSelect;

/** Why a code takes nothing off products of `subtotal` cents now. */
function problemOf(code: Code | undefined, subtotal: number, now: Date): CodeProblem | undefined {
  if (!code) return "unknown";
  if (code.startsAt && code.startsAt > now) return "not-yet";
  if (code.endsAt && code.endsAt <= now) return "over";
  if (code.mostUses !== null && code.uses >= code.mostUses) return "used-up";
  return subtotal < code.leastSum ? "least-sum" : undefined;
}

export type Checked =
  | { ok: true; discount: Discount }
  /** `leastSum`: integer cents that the products have to come to. */
  | { ok: false; problem: CodeProblem; leastSum: number };

function checked(code: Code | undefined, subtotal: number, now: Date): Checked {
  const problem = problemOf(code, subtotal, now);
  if (!code || problem) return { ok: false, problem: problem ?? "unknown", leastSum: code?.leastSum ?? 0 };
  const { percent, amount, leastSum } = code;
  return { ok: true, discount: { code: code.code, percent, amount, leastSum } };
}

/** Whether the owner has made a code that is not over: only then there is a field for one. */
export async function hasCodes(db: Database, now = new Date()): Promise<boolean> {
  const { code, endsAt } = discountCodes;
  const found = await db
    .select({ code })
    .from(discountCodes)
    .where(or(isNull(endsAt), gt(endsAt, now)))
    .limit(1);
  return found.length > 0;
}

/** What a code would take off products of `subtotal` cents, or why nothing. */
export async function findCode(
  db: Database,
  typed: string,
  subtotal: number,
  now = new Date(),
): Promise<Checked> {
  const [code] = await db
    .select()
    .from(discountCodes)
    .where(eq(discountCodes.code, readCode(typed)));
  return checked(code, subtotal, now);
}

/** The same, and counted: orders with one code follow one another, so that it is used no more often than it may be. */
export async function takeCode(
  tx: Database,
  typed: string,
  subtotal: number,
  now = new Date(),
): Promise<(Checked & { ok: false }) | { ok: true; code: string; cents: number }> {
  const own = eq(discountCodes.code, readCode(typed));
  const [code] = await tx.select().from(discountCodes).where(own).for("update");
  const found = checked(code, subtotal, now);
  if (!found.ok) return found;
  await tx
    .update(discountCodes)
    .set({ uses: sql`${discountCodes.uses} + 1` })
    .where(own);
  return { ok: true, code: found.discount.code, cents: discountOf(found.discount, subtotal) };
}

/**
 * One use less, of an order that was cancelled; or one more, of one that was not after all.
 * @returns false when it is used up by now
 */
export async function countUse(tx: Database, code: string, change: 1 | -1): Promise<boolean> {
  const own = eq(discountCodes.code, code);
  const [found] = await tx.select().from(discountCodes).where(own).for("update");
  // If the owner has deleted the code, there is nothing to count.
  if (!found) return true;
  const uses = found.uses + change;
  if (uses < 0 || (found.mostUses !== null && uses > found.mostUses)) return change < 0;
  await tx.update(discountCodes).set({ uses }).where(own);
  return true;
}
