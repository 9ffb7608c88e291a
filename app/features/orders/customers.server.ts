import { count, desc, eq, ilike, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { PAGE_SIZE, type Page, placeOfPage } from "#app/db/page.ts";
import { customerNotes, orders, users } from "#app/db/schema.ts";
import { noteDeed } from "#app/features/accounts/admin-log.server.ts";
import { authorize, type Actor } from "#app/features/accounts/policy.ts";
import type { Customer, CustomerRow } from "./customer.ts";
import { creditOf } from "./list-credit.server.ts";

/** One page of those who have an account, for admins: by name or e-mail when searched for, the newest first. */
export async function listCustomers(
  db: Database,
  by: Actor | null,
  { q, page: asked }: { q: string; page: number },
): Promise<Page<CustomerRow>> {
  authorize(by, "read", "customer");
  const [counted] = await db.select({ total: count() }).from(users).where(matching(q));
  const total = counted?.total ?? 0;
  const { page, pages, offset } = placeOfPage(total, asked);
  const rows = await selectCustomers(db)
    .where(matching(q))
    .orderBy(desc(users.createdAt), users.id)
    .limit(PAGE_SIZE)
    .offset(offset);
  return { rows: rows.map(toRow), total, page, pages };
}

/** Somebody with their orders, store credit and what was noted, for an admin; undefined where there is nobody. */
export async function findCustomer(
  db: Database,
  by: Actor | null,
  id: string,
): Promise<Customer | undefined> {
  authorize(by, "read", "customer");
  const [row] = await selectCustomers(db).where(eq(users.id, id));
  if (!row) return undefined;
  const [placed, credit, notes] = await Promise.all([
    db
      .select({
        id: orders.id,
        status: orders.status,
        totalAmount: orders.totalAmount,
        createdAt: orders.createdAt,
      })
      .from(orders)
      .where(eq(orders.userId, id))
      .orderBy(desc(orders.createdAt), orders.id),
    creditOf(db, id),
    db.select().from(customerNotes).where(eq(customerNotes.userId, id)).orderBy(desc(customerNotes.at)),
  ]);
  return {
    ...toRow(row),
    orders: placed.map((order) => ({ ...order, createdAt: order.createdAt.toISOString() })),
    credit,
    notes: notes.map((note) => ({ id: note.id, text: note.text, at: note.at.toISOString() })),
  };
}

/** Longest note, in characters. */
export const LONGEST_NOTE = 2000;

/** Notes something about somebody, for the house; said twice under one key it is one note. */
export async function noteCustomer(
  db: Database,
  by: Actor | null,
  userId: string,
  { text, key }: { text: string; key: string },
): Promise<boolean> {
  authorize(by, "note", "customer");
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.id, userId));
  if (!user) return false;
  await db.transaction(async (tx) => {
    const added = await tx
      .insert(customerNotes)
      .values({ id: key, userId, text })
      .onConflictDoNothing()
      .returning({ id: customerNotes.id });
    // The log does not repeat the note's text, which is deleted with the note.
    if (added.length > 0) await noteDeed(tx, by, { deed: "customer-note", id: userId });
  });
  return true;
}

/** Forgets a note. */
export async function forgetNote(db: Database, by: Actor | null, id: string): Promise<void> {
  authorize(by, "note", "customer");
  await db.transaction(async (tx) => {
    const [gone] = await tx.delete(customerNotes).where(eq(customerNotes.id, id)).returning();
    if (gone) await noteDeed(tx, by, { deed: "customer-note", id: gone.userId });
  });
}

// Written with its table: a column alone is left without one here, and would be the order's own.
const theirId = sql`${users}.id`;

/** What an order brought: nothing once it is cancelled, and less what was given back. */
const spent = sql`(select coalesce(sum(case when o.status = 'cancelled' then 0 else o.total_amount - o.refunded end), 0)
  from orders o where o.user_id = ${theirId})`;

function selectCustomers(db: Database) {
  return db
    .select({
      id: users.id,
      name: users.displayName,
      email: users.email,
      since: users.createdAt,
      isAdmin: users.isAdmin,
      storeCredit: users.storeCredit,
      placed: sql`(select count(*) from orders o where o.user_id = ${theirId})`.mapWith(Number),
      spent: spent.mapWith(Number),
    })
    .from(users);
}

const toRow = (row: Awaited<ReturnType<typeof selectCustomers>>[number]): CustomerRow => ({
  ...row,
  since: row.since.toISOString(),
});

function matching(q: string): SQL | undefined {
  if (q === "") return undefined;
  const part = `%${q.replaceAll(/[\\%_]/g, "\\$&")}%`;
  return or(sql`unaccent(${users.displayName}) ilike unaccent(${part})`, ilike(users.email, part));
}
