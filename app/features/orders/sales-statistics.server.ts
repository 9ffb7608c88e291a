import { gte, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders, users } from "#app/db/schema.ts";
import { authorize, type Actor } from "#app/features/accounts/policy.ts";
import { dayIn } from "./delivery.ts";
import type { SalesDay, SalesStatistics } from "./sales.ts";

const DAYS = 30;
const DAY = 24 * 60 * 60 * 1000;

/** What an order brought: nothing once it is cancelled, and less what was paid back. */
const kept = sql`case when ${orders.status} = 'cancelled' then 0 else ${orders.totalAmount} - ${orders.refunded} end`;

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
  const [totals, sold] = await Promise.all([readTotals(db), readDays(db, dates[0] ?? "", timeZone)]);
  const byDay = new Map(sold.map((day) => [day.date, day]));
  const days = dates.map((date) => byDay.get(date) ?? { date, revenue: 0, orders: 0 });
  return { ...totals, days };
}

async function readTotals(db: Database): Promise<Omit<SalesStatistics, "days">> {
  const [row] = await db
    .select({
      revenue: sql`coalesce(sum(${kept}), 0)`.mapWith(Number),
      orders: sql`count(*)`.mapWith(Number),
      customers: sql`(select count(*) from ${users})`.mapWith(Number),
    })
    .from(orders);
  if (!row) throw new Error("Adding up the orders gave no row.");
  return row;
}

function readDays(db: Database, first: string, timeZone: string): Promise<SalesDay[]> {
  const day = sql`(${orders.createdAt} at time zone ${timeZone})::date`;
  return (
    db
      .select({
        date: sql<string>`${day}::text`,
        revenue: sql`sum(${kept})`.mapWith(Number),
        orders: sql`count(*)`.mapWith(Number),
      })
      .from(orders)
      .where(gte(orders.createdAt, sql`(${first}::date::timestamp at time zone ${timeZone})`))
      // Grouped by position: with the time zone as a parameter, the database would not see that both expressions are
      // the same.
      .groupBy(sql`1`)
  );
}
