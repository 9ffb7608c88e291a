import { sql as query } from "drizzle-orm";
import pg from "pg";
import { openDatabase } from "#app/db/client.server.ts";
import type { Shop } from "../../e2e/support/shop.ts";
import { checkOut, fillCart, type HttpShopper, isPlaced, signUp } from "../../test/http-shopper.ts";

export const SECRET = "a secret that all processes share, for faults";

/** Prints one line; a check that fails makes the whole command fail. */
export function check(what: string, sound: boolean, seen: unknown = ""): void {
  process.stdout.write(
    `${sound ? "ok  " : "FAIL"}  ${what}${seen === "" ? "" : `: ${JSON.stringify(seen)}`}\n`,
  );
  if (!sound) process.exitCode = 1;
}

/** The number given on the command line at a place, or another. */
export function given(place: number, otherwise: number): number {
  return Number(process.argv[2 + place] ?? otherwise);
}

/** A client of a server for looking and preparing; it does not mind being thrown out. */
export async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  client.on("error", () => {});
  await client.connect();
  return client;
}

type Queries = Pick<pg.Client, "query">;

/** The embedded database of a folder, which no shop has open, as a client of a server would have it. */
export async function withEmbedded(dataDir: string, work: (db: Queries) => Promise<unknown>): Promise<void> {
  const opened = await openDatabase({ dataDir });
  const run = (text: string, values: unknown[] = []) => {
    const pieces = text.split(/\$\d+/);
    const order = [...text.matchAll(/\$(\d+)/g)].map(([, number]) => values[Number(number) - 1]);
    const parts = pieces.flatMap((piece, place) =>
      place < order.length ? [query.raw(piece), query`${order[place]}`] : [query.raw(piece)],
    );
    return opened.db.execute(query.join(parts));
  };
  await work({ query: run as unknown as Queries["query"] });
  await opened.close();
}

/** A product with so many units. */
export async function restock(sql: pg.Client, place: number, units: number) {
  const { rows } = await sql.query(
    "UPDATE products SET stock = $1 WHERE id = (SELECT id FROM products ORDER BY id OFFSET $2 LIMIT 1) RETURNING id, price",
    [units, place],
  );
  const [{ id, price }] = rows as [{ id: string; price: number }];
  return { productId: id, quantity: 1, price };
}

/** Shoppers, by turns at each of the shops. */
export function shoppersAt(shops: readonly Pick<Shop, "url">[], count: number): Promise<HttpShopper[]> {
  return Promise.all(
    Array.from({ length: count }, (_, place) => signUp(shops[place % shops.length]?.url ?? "")),
  );
}

/** Orders one unit after another until told to stop; keeps the keys of the orders that were acknowledged. */
export async function buyOn(
  shopper: HttpShopper,
  line: { productId: string; quantity: number; price: number },
  acknowledged: string[],
  goOn: () => boolean,
): Promise<void> {
  while (goOn()) {
    const key = crypto.randomUUID();
    try {
      await fillCart(shopper, line.productId);
      const reply = await checkOut(shopper, line, key);
      await reply.body?.cancel();
      if (isPlaced(reply)) acknowledged.push(key);
      // An order that nobody answered left its unit in the cart, beside the next one's: not what is ordered here.
      if (reply.status === 409) await emptyCart(shopper, line.productId);
      // Thirty orders in ten minutes is all that one shopper may place.
      if (reply.status === 429) return;
    } catch {
      // The shop is away: that is the point. Not at full speed, or nothing else gets a turn.
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function emptyCart(shopper: HttpShopper, productId: string): Promise<void> {
  const reply = await shopper.post("/cart", { intent: "remove", productId });
  await reply.body?.cancel();
}

/** Everything that must hold of a shop's orders, whatever happened to it. */
export async function checkOrders(sql: Queries, acknowledged: readonly string[]): Promise<void> {
  const { rows } = await sql.query("SELECT idempotency_key AS key FROM orders");
  const keys = rows.map((row: { key: string }) => row.key);
  check(
    "every acknowledged order is there",
    acknowledged.every((key) => keys.includes(key)),
    acknowledged.length,
  );
  check("none is there twice", new Set(keys).size === keys.length, keys.length);
  const half = await sql.query(
    `SELECT o.id FROM orders o JOIN users u ON u.id = o.user_id WHERE NOT u.orders ? o.id
     UNION ALL SELECT id FROM users, jsonb_array_elements_text(orders) listed(one) WHERE NOT EXISTS (SELECT FROM orders WHERE orders.id = one)`,
  );
  check(
    "none is half done: orders and their shoppers' lists agree",
    half.rows.length === 0,
    half.rows.length,
  );
}

/** What was taken from the shelf is what was sold. */
export async function checkStock(sql: Queries, productId: string, before: number): Promise<void> {
  const { rows } = await sql.query(
    `SELECT (SELECT stock FROM products WHERE id = $1) AS left, coalesce(sum((line ->> 'quantity')::int), 0)::int AS sold
     FROM orders, jsonb_array_elements(items) line WHERE line ->> 'productId' = $1`,
    [productId],
  );
  const [{ left, sold }] = rows as [{ left: number; sold: number }];
  check("what is left and what was sold add up", left + sold === before && left >= 0, { left, sold });
}
