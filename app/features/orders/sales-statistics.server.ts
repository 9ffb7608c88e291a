import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders, orderSums, users } from "#app/db/schema.ts";
import { authorize, type Actor } from "#app/features/accounts/policy.ts";
import { dayIn } from "./delivery.ts";
import type { SalesDay, SalesStatistics } from "./sales.ts";

const DAYS = 30;
const DAY = 24 * 60 * 60 * 1000;

/** What orders brought: nothing once they are cancelled, and less what was paid back. */
const kept = ({ status, totalAmount, refunded }: typeof orders | typeof orderSums) =>
  sql`coalesce(sum(case when ${status} = 'cancelled' then 0 else ${totalAmount} - ${refunded} end), 0)`;

/** Totals over everything and the last 30 days of a time zone (today included), added up by the database. */
export async function salesStatistics(
  db: Database,
  by: Actor | null,
  { timeZone = "UTC", now = new Date() } = {},
): Promise<SalesStatistics> {
  authorize(by, "read", "statistics");
  // Days as dates: those of a time zone may have 23 hours, or 25.
  const today = Date.parse(dayIn(timeZone, now));
  const dates = Array.from({ length: DAYS }, (_, place) =>
    new Date(today - (DAYS - 1 - place) * DAY).toISOString().slice(0, 10),
  );
  const [totals, days] = await Promise.all([readTotals(db), readDays(db, dates, timeZone)]);
  return { ...totals, days };
}

/** From the sums that are kept with the orders: there may be a million of these. */
async function readTotals(db: Database): Promise<Omit<SalesStatistics, "days">> {
  const [row] = await db
    .select({
      revenue: kept(orderSums).mapWith(Number),
      orders: sql`coalesce(sum(${orderSums.orders}), 0)`.mapWith(Number),
      customers: sql`(select count(*) from ${users})`.mapWith(Number),
    })
    .from(orderSums);
  if (!row) throw new Error("Adding up the orders gave no row.");
  return row;
}

/**
 * One stretch of the index for each day: to ask of each order on which day it was placed takes six times as long. Where
 * the clocks go back over midnight there are two; a day begins with the first, and the database takes the second.
 */
function readDays(db: Database, dates: readonly string[], timeZone: string): Promise<SalesDay[]> {
  const startOf = (day: SQL) => {
    const midnight = sql`(${day}::timestamp at time zone ${timeZone})`;
    const before = sql`(${midnight} - interval '1 hour')`;
    return sql`case when (${before} at time zone ${timeZone})::date = ${day} then ${before} else ${midnight} end`;
  };
  const days = sql`(
    select day, ${startOf(sql`day`)} as starts, ${startOf(sql`(day + 1)`)} as ends
    from unnest(${sql.param(dates)}::date[]) as day) as days`;
  const sold = sql`(
    select ${kept(orders)} as revenue, count(*) as orders from ${orders}
    where ${orders.createdAt} >= starts and ${orders.createdAt} < ends) as sold`;
  return db
    .select({
      date: sql<string>`day::text`,
      revenue: sql`sold.revenue`.mapWith(Number),
      orders: sql`sold.orders`.mapWith(Number),
    })
    .from(sql`${days} cross join lateral ${sold}`)
    .orderBy(sql`day`);
}
