import { z } from "zod";
import type { Database } from "#app/db/client.server.ts";
import { type Advice, type Expert, LONGEST_MESSAGE, type Recommendation } from "#app/expert/expert.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { listNames } from "#app/features/catalogue/list-names.server.ts";
import { listProducts } from "#app/features/catalogue/list-products.server.ts";
import { languageField, typedField } from "#app/functions/fields.server.ts";
import { parseData } from "#app/functions/read-data.server.ts";

const request = z.object(
  {
    concern: typedField("concern", LONGEST_MESSAGE, "Please describe your skin concern."),
    language: languageField,
  },
  "The data must be an object with the field concern.",
);

const RECOMMENDED_AT_MOST = 5;

/**
 * Recommends products for a concern: one to five, or none with a notice that says why.
 * @throws FunctionError `invalid-argument`
 */
export async function recommend(
  { db, expert }: { db: Database; expert: Expert },
  data: unknown,
  { signal, country }: { signal: AbortSignal; country?: string },
): Promise<Advice> {
  const { concern, language } = parseData(request, data);
  const catalogue = await listProducts(db, language);
  const { recommendations, notice } = await expert.recommend({
    concern,
    language,
    catalogue,
    otherNames: () => listNames(db),
    signal,
    ...(country && { country }),
  });
  const known = keepAvailable(recommendations, catalogue);
  return { recommendations: known, ...(notice ? { notice } : {}) };
}

/** Whoever advised: only what the shop has, each product once, five at most. */
function keepAvailable(recommendations: Recommendation[], catalogue: Product[]): Recommendation[] {
  const available = new Set(catalogue.filter((product) => product.stock > 0).map((product) => product.id));
  return recommendations
    .filter(({ id }) => available.delete(id))
    .slice(0, RECOMMENDED_AT_MOST)
    .map(({ id, reasoning, step }) => ({ id, reasoning, ...(step && { step }) }));
}
