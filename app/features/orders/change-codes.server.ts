import { desc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#app/db/client.server.ts";
import { discountCodes } from "#app/db/schema.ts";
import { noteDeed } from "#app/features/accounts/admin-log.server.ts";
import { changesBetween } from "#app/features/accounts/admin-log.ts";
import { authorize, type Actor } from "#app/features/accounts/policy.ts";
import { type Code, LONGEST_CODE, readCode } from "./discount.ts";
import { dollarsAsCents } from "./parse-step.server.ts";

const empty = z.literal("").transform(() => undefined);
const day = z.union([empty, z.iso.date()]).optional();

/** Whether what a rule compares is sound by itself; it is told of beside what else is wrong. */
const areSound =
  (...fields: string[]) =>
  ({ issues }: { issues: { path?: PropertyKey[] | undefined }[] }) =>
    !issues.some(({ path }) => fields.includes(String(path?.[0])));

/** A code as its form writes it; sums in dollars, days as YYYY-MM-DD, the last one included. */
const codeSchema = z
  .object({
    code: z
      .string()
      .transform(readCode)
      .pipe(
        z
          .string()
          .regex(/^[A-Z0-9][A-Z0-9_-]*$/)
          .min(3)
          .max(LONGEST_CODE),
      ),
    kind: z.enum(["percent", "sum"]),
    value: dollarsAsCents,
    least: z.union([empty, dollarsAsCents]).optional(),
    from: day,
    to: day,
    uses: z.union([empty, z.coerce.number().int().min(1).max(1_000_000)]).optional(),
  })
  .refine(
    ({ kind, value }) => (kind === "sum" ? value > 0 : value % 100 === 0 && value >= 100 && value <= 10_000),
    { path: ["value"], when: areSound("kind", "value") },
  )
  .refine(({ from, to }) => !from || !to || from <= to, { path: ["to"], when: areSound("from", "to") });
export type CodeField = keyof z.infer<typeof codeSchema>;

export type CodeChange =
  | { ok: true }
  | { ok: false; problem: "taken" | "gone" }
  /** The fields that hold something wrong. */
  | { ok: false; problem: "invalid"; wrong: CodeField[] };

/** Makes a code, for admins; `timeZone` is whose days it begins and ends with. */
export async function createCode(
  db: Database,
  by: Actor | null,
  fields: Record<string, unknown>,
  timeZone: string,
): Promise<CodeChange> {
  authorize(by, "change", "discount");
  const { data, error } = codeSchema.safeParse(fields);
  if (!data) {
    const wrong = error.issues.map(({ path }) => path[0] as CodeField);
    return { ok: false, problem: "invalid", wrong: [...new Set(wrong)] };
  }
  const { code, kind, value, least = 0, from, to, uses = null } = data;
  const startOf = (text: string, after = 0) =>
    sql`((${text}::date + ${after}::integer)::timestamp at time zone ${timeZone})`;
  const made = await db.transaction(async (tx) => {
    const added = await tx
      .insert(discountCodes)
      .values({
        code,
        percent: kind === "percent" ? value / 100 : null,
        amount: kind === "sum" ? value : null,
        leastSum: least,
        mostUses: uses,
        startsAt: from ? startOf(from) : null,
        endsAt: to ? startOf(to, 1) : null,
      })
      .onConflictDoNothing()
      .returning();
    for (const row of added)
      await noteDeed(tx, by, {
        deed: "discount-change",
        subject: code,
        changes: changesBetween({}, shown(row)),
      });
    return added;
  });
  return made.length > 0 ? { ok: true } : { ok: false, problem: "taken" };
}

/** Ends a code now, for admins; orders that have it keep what it took off. */
export async function endCode(db: Database, by: Actor | null, code: string): Promise<CodeChange> {
  authorize(by, "change", "discount");
  return db.transaction(async (tx) => {
    const isIt = eq(discountCodes.code, readCode(code));
    const [before] = await tx.select().from(discountCodes).where(isIt).for("update");
    const [after] = await tx
      .update(discountCodes)
      .set({ endsAt: sql`least(${discountCodes.endsAt}, now())` })
      .where(isIt)
      .returning();
    if (!before || !after) return { ok: false, problem: "gone" };
    const changes = changesBetween(shown(before), shown(after));
    await noteDeed(tx, by, { deed: "discount-change", subject: after.code, changes });
    return { ok: true };
  });
}

/** A code as the log shows it. */
function shown(row: typeof discountCodes.$inferSelect): object {
  const { createdAt: _, startsAt, endsAt, ...fields } = row;
  return { ...fields, startsAt: startsAt?.toISOString(), endsAt: endsAt?.toISOString() };
}

/** All codes, the newest first, for admins. */
export async function listCodes(db: Database, by: Actor | null, now = new Date()): Promise<Code[]> {
  authorize(by, "read", "discount");
  const rows = await db
    .select()
    .from(discountCodes)
    .orderBy(desc(discountCodes.createdAt), discountCodes.code);
  return rows.map(({ startsAt, endsAt, createdAt: _, ...row }) => ({
    ...row,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    isOver: endsAt !== null && endsAt <= now,
  }));
}
