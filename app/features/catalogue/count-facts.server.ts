import { sql } from "drizzle-orm";
import { keepWithCatalogue } from "#app/db/keep-with-catalogue.server.ts";
import { onSale } from "#app/db/on-sale.ts";

/** What can be counted about the catalogue as a whole. */
export interface CatalogueFacts {
  total: number;
  /** With a full ingredient list. */
  listed: number;
  fragranceFree: number;
  /** Products without anything that pregnant shoppers should avoid or ask about. */
  forPregnancy: number;
}

/** Counts what the home page tells; never written down, always counted. */
export const countFacts = keepWithCatalogue(async (db): Promise<CatalogueFacts> => {
  const { claims, ingredients } = onSale;
  const listed = sql`jsonb_array_length(${ingredients}) > 0`;
  const [facts] = await db
    .select({
      total: sql`count(*)`.mapWith(Number),
      listed: sql`count(*) filter (where ${listed})`.mapWith(Number),
      fragranceFree: sql`count(*) filter (where ${claims} ? 'fragrance-free')`.mapWith(Number),
      forPregnancy: sql`count(*) filter (where ${claims} ? 'pregnancy')`.mapWith(Number),
    })
    .from(onSale);
  return facts ?? { total: 0, listed: 0, fragranceFree: 0, forPregnancy: 0 };
});
