import { createHash } from "node:crypto";
import { and, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { authUser, mailBlocks } from "#app/db/schema.ts";

/** Why an address is not written to. */
export type BlockReason = (typeof mailBlocks.$inferSelect)["because"];

const DAY = 24 * 60 * 60 * 1000;

/** What each keeps from being sent, and for how many milliseconds: an address that was full or gone may be somebody's again. */
const BLOCKS = {
  bounced: { what: "all", life: 30 * DAY },
  complained: { what: "all", life: 180 * DAY },
  unsubscribed: { what: "news", life: undefined },
} as const;

/** Stops all mail, or only news, to an address. */
export async function blockMail(db: Database, email: string, because: BlockReason): Promise<void> {
  const { what, life } = BLOCKS[because];
  const row = { address: digest(email), what, because, until: life ? new Date(Date.now() + life) : null };
  const set = { because, until: row.until };
  await db
    .insert(mailBlocks)
    .values(row)
    .onConflictDoUpdate({
      target: [mailBlocks.address, mailBlocks.what],
      set,
    });
}

/**
 * Lifts a block: every one, or only the one on news.
 * @returns whether there was one
 */
export async function unblockMail(db: Database, email: string, only?: "news"): Promise<boolean> {
  const isTheirs = eq(mailBlocks.address, digest(email));
  const gone = await db
    .delete(mailBlocks)
    .where(only ? and(isTheirs, eq(mailBlocks.what, only)) : isTheirs)
    .returning({ what: mailBlocks.what });
  return gone.length > 0;
}

/** Whether this kind of mail is kept from an address, and whether an account's owner has shown that mail to it reaches them. */
export async function standingOf(
  db: Database,
  email: string,
  what: "news" | "other",
): Promise<{ isBlocked: boolean; isConfirmed: boolean }> {
  const kinds: ("all" | "news")[] = what === "news" ? ["all", "news"] : ["all"];
  const holds = or(isNull(mailBlocks.until), gt(mailBlocks.until, new Date()));
  const blocks = and(eq(mailBlocks.address, digest(email)), inArray(mailBlocks.what, kinds), holds);
  const owners = and(eq(authUser.email, email.toLowerCase()), eq(authUser.emailVerified, true));
  const { rows } = (await db.execute(sql`select
    exists (select from ${mailBlocks} where ${blocks}) as "isBlocked",
    exists (select from ${authUser} where ${owners}) as "isConfirmed"`)) as unknown as {
    rows: [{ isBlocked: boolean; isConfirmed: boolean }];
  };
  return rows[0];
}

/** Whether this kind of mail is kept from an address. */
export async function isMailBlocked(db: Database, email: string, what: "news" | "other"): Promise<boolean> {
  return (await standingOf(db, email, what)).isBlocked;
}

/**
 * Takes back that an address ended news, where it is known to be whose account asks for them.
 * @returns whether news will be sent there
 */
export async function askForNews(db: Database, email: string): Promise<boolean> {
  const { isBlocked, isConfirmed } = await standingOf(db, email, "news");
  if (!isBlocked || !isConfirmed) return !isBlocked;
  await unblockMail(db, email, "news");
  return !(await isMailBlocked(db, email, "news"));
}

function digest(email: string): string {
  return createHash("sha256").update(email.trim().toLowerCase()).digest("hex");
}
