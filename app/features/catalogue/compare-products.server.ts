import { and, eq, ne } from "drizzle-orm";
import { keepWithCatalogue } from "#app/db/keep-with-catalogue.server.ts";
import { onSale } from "#app/db/on-sale.ts";
import { activesOf, pointsOf } from "#app/expert/shelf/about-product.ts";
import type { Language } from "#app/i18n/language.ts";
import { type Compared, mostAlike } from "./compare.ts";
import { findProduct, nameIn } from "./list-products.server.ts";
import { toCards } from "./product-cards.server.ts";
import type { Product } from "./product.ts";
import { textureOf } from "./texture.ts";
import { whomToWarn } from "./whom-to-warn.ts";

/** Most that are offered to choose from. */
const MOST_CHOICES = 60;

export interface Comparison {
  pair: [Compared, Compared];
  /** Other products of the category to compare it with. */
  choices: { id: string; name: string }[];
}

/**
 * Compares a product with another, or with the most similar one if `otherId` is unknown; undefined if there is nothing
 * to compare it with.
 */
export const compareProducts = keepWithCatalogue(
  async (db, id: string, otherId: string, language: Language): Promise<Comparison | undefined> => {
    const product = await findProduct(db, id, language);
    if (!product) return undefined;
    const { concerns, stock } = onSale;
    const alike = await db
      .select({ id: onSale.id, name: nameIn(language), concerns, stock })
      .from(onSale)
      .where(and(eq(onSale.category, product.category), ne(onSale.id, id)))
      .orderBy(nameIn(language), onSale.id)
      .limit(MOST_CHOICES);
    const chosen = otherId !== id ? await findProduct(db, otherId, language) : undefined;
    const other = chosen ?? (await findProduct(db, mostAlike(product.concerns, alike)?.id ?? "", language));
    if (!other) return undefined;
    const told = async (one: Product) => toldOf(one, await findProduct(db, one.id, "en"), language);
    const choices = alike.map(({ id, name }) => ({ id, name }));
    const isListed = choices.some((choice) => choice.id === other.id);
    return {
      pair: [await told(product), await told(other)],
      choices: isListed ? choices : [{ id: other.id, name: other.name }, ...choices],
    };
  },
);

/** @param original the same in English, which tells its texture */
function toldOf(product: Product, original: Product | undefined, language: Language): Compared {
  const [card] = toCards([product], language);
  if (!card) throw new Error("A product without a card.");
  const texture = textureOf(original ?? product);
  return {
    card,
    concerns: product.concerns,
    points: pointsOf(product),
    actives: activesOf(product, language),
    ...(texture && { texture }),
    ...(product.ingredients.length > 0 && { scented: !product.claims.includes("fragrance-free") }),
    notFor: whomToWarn(product),
  };
}
