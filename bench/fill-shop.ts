import type { PGlite } from "@electric-sql/pglite";
import { openDatabase } from "#app/db/client.server.ts";
import { vacuum } from "#app/db/keep-vacuumed.server.ts";
import { orders, products, users } from "#app/db/schema.ts";
import { referralCode } from "#app/features/accounts/referral-code.server.ts";
import { CATEGORIES } from "#app/features/catalogue/product.ts";
import { demoCatalogue } from "#db/seed/seed.ts";
import { makeAddress } from "#test/factories.ts";

const BATCH = 500;
const DAY = 24 * 60 * 60 * 1000;

/** How much a shop is given. */
export interface Amounts {
  products: number;
  orders: number;
  customers: number;
}

/** Gives an empty database products like those of the demo, customers, and their orders of four months. */
export async function fillShop(where: Parameters<typeof openDatabase>[0], amounts: Amounts): Promise<void> {
  const { db, embedded, close } = await openDatabase(where);
  const models = demoCatalogue();
  const now = Date.now();
  await inBatches(
    amounts.products,
    (place) => {
      const model = models[place % models.length];
      if (!model) throw new Error("The demo catalogue is empty.");
      const category = CATEGORIES[place % CATEGORIES.length] ?? "Serum";
      return {
        ...model,
        id: `${model.id}-${place}`,
        name: `${model.name} ${place}`,
        category,
        featured: place % 125 === 0,
        createdAt: new Date(now - place * 60_000),
      };
    },
    (rows) => db.insert(products).values(rows),
  );
  await inBatches(
    amounts.customers,
    (place) => ({
      id: `customer-${place}`,
      email: `customer-${place}@test.example`,
      referralCode: referralCode(),
    }),
    (rows) => db.insert(users).values(rows),
  );
  await inBatches(
    amounts.orders,
    (place) => makeOrder(place, now, amounts),
    (rows) => db.insert(orders).values(rows),
  );
  // As after the shop's first hour.
  if (embedded) await vacuum((db as unknown as { $client: PGlite }).$client);
  await close();
}

function makeOrder(place: number, now: number, amounts: Amounts) {
  const items = Array.from({ length: 1 + (place % 4) }, (_, line) => ({
    productId: `product-${line}`,
    quantity: 1 + (line % 2),
    price: 3800 + line * 100,
    name: `Some Serum ${line}`,
    imageUrl: "silk-milk/hero.jpg",
  }));
  const subtotal = items.reduce((sum, item) => sum + item.price * item.quantity, 0);
  return {
    id: crypto.randomUUID(),
    userId: `customer-${place % amounts.customers}`,
    items,
    subtotal,
    shipping: 1000,
    totalAmount: subtotal + 1000,
    shippingAddress: makeAddress(),
    createdAt: new Date(now - (place / amounts.orders) * 120 * DAY),
    idempotencyKey: `bench-${place}`,
    requestHash: "bench",
  };
}

async function inBatches<Row>(
  total: number,
  make: (place: number) => Row,
  insert: (rows: Row[]) => PromiseLike<unknown>,
) {
  for (let from = 0; from < total; from += BATCH) {
    await insert(Array.from({ length: Math.min(BATCH, total - from) }, (_, place) => make(from + place)));
  }
}
