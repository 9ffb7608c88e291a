import { z } from "zod";
import { CATEGORIES, SHOP_CONCERNS } from "#app/features/catalogue/product.ts";
import type { Database } from "#app/db/client.server.ts";
import { products } from "#app/db/schema.ts";
import { claimed } from "#app/features/catalogue/claims.server.ts";
import catalogue from "./catalogue.json" with { type: "json" };

const text = z.string().min(1);
const texts = z.object({ name: text, kind: text, description: text, usage: text });
const seedProduct = texts.extend({
  id: text,
  price: z.int().positive(),
  category: z.enum(CATEGORIES),
  stock: z.int().nonnegative(),
  featured: z.boolean(),
  imageUrl: text,
  images: z.array(text),
  ingredients: z.array(text),
  size: text,
  line: text,
  concerns: z.array(z.enum(SHOP_CONCERNS)),
  translations: z.object({ fr: texts.optional(), sp: texts.optional() }),
});

/** The demo catalogue: the categories take turns, what is featured comes first. */
export function demoCatalogue() {
  const all = z.array(seedProduct).parse(catalogue);
  const turns = CATEGORIES.map((category) =>
    all
      .filter((product) => product.category === category)
      .toSorted((one, other) => Number(other.featured) - Number(one.featured)),
  );
  const rounds = Math.max(...turns.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) => turns.flatMap((turn) => turn[round] ?? [])).flat();
}

/** The order of the shelf: each round begins with the next category, or every column would have the tint of one. */
function shelved<T>(products: readonly T[]): T[] {
  const round = CATEGORIES.length;
  return products.map((_, place) => {
    const first = place - (place % round);
    return products[first + ((place + first / round) % round)] as T;
  });
}

/**
 * Loads the demo catalogue into an empty shop; a shop that has products is left alone.
 * @returns how many products were loaded
 */
export async function seed(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    const [any] = await tx.select({ id: products.id }).from(products).limit(1);
    if (any) return 0;
    const now = Date.now();
    // Products are shown newest first: the first is the newest.
    const rows = shelved(demoCatalogue()).map((product, place) => ({
      ...product,
      ...claimed(product),
      createdAt: new Date(now - place * 60_000),
    }));
    await tx.insert(products).values(rows).onConflictDoNothing();
    return rows.length;
  });
}
