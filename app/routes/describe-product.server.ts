import { activesOf, companionsOf, knownIn } from "#app/expert/shelf/about-product.ts";
import { keepWithCatalogue } from "#app/db/keep-with-catalogue.server.ts";
import { picturesOf } from "#app/features/catalogue/find-picture.server.ts";
import {
  findProduct,
  listCompanionCandidates,
  listRelated,
} from "#app/features/catalogue/list-products.server.ts";
import { toCards } from "#app/features/catalogue/product-cards.server.ts";
import { productStructuredData } from "#app/features/catalogue/structured-data.ts";
import { scriptJson } from "#app/http/script-json.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { textureOf } from "#app/features/catalogue/texture.ts";
import { readUsage } from "#app/features/catalogue/usage.ts";
import { whatItDoes } from "#app/features/catalogue/what-it-does.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { translate } from "#app/i18n/translate.server.ts";
import type { Picture } from "#app/ui/picture.ts";
import { whomToWarn } from "#app/features/catalogue/whom-to-warn.ts";

/** All that the page of a product tells everyone; undefined for an id that is not, or no longer, on sale. */
export const describeProduct = keepWithCatalogue(
  async (db, id: string, { language, origin }: { language: Language; origin: string }) => {
    const product = await findProduct(db, id, language);
    if (!product) return undefined;
    const pictures = picturesOf(product, language);
    const structured = productStructuredData({
      product,
      origin,
      images: pictures.map((picture) => picture.src),
      category: translate(language, `category${product.category}`),
      shopName: translate(language, "shop"),
    });
    const [related, candidates, original] = await Promise.all([
      listRelated(db, product, language),
      listCompanionCandidates(db, product, language),
      language === "en" ? undefined : findProduct(db, id, "en"),
    ]);
    const usage = readUsage(product.usage);
    return {
      product,
      pictures,
      original: original && original.name !== product.name ? original.name : undefined,
      usage,
      notFor: whomToWarn(product),
      actives: activesOf(product, language).map((active) => ({
        ...active,
        does: whatItDoes(active.inci, language),
      })),
      known: knownIn(product, language),
      texture: textureOf(original ?? product),
      close: showing(pictures, "/texture-") ?? showing(pictures, "/detail."),
      companions: toCards(companionsOf(product, affordableBeside(product, candidates)), language),
      related: toCards(related, language),
      structured: scriptJson(structured),
      title: `${product.name} · Nacre`,
    };
  },
);

/** A product as its page shows it. */
export type DescribedProduct = NonNullable<Awaited<ReturnType<typeof describeProduct>>>;

const showing = (pictures: readonly Picture[], what: string) =>
  pictures.find(({ src }) => src.includes(what));

/** A routine costs this many times the product it is built around, step for step; or, around a cheap one, this much. */
const DEARER = 1.5;
const LEAST = 7500;

/** Candidates in the product's price band; for a step without any in the band, all of them. */
function affordableBeside({ price }: Product, candidates: readonly Product[]): Product[] {
  const fits = (other: Product) => other.price <= Math.max(DEARER * price, LEAST);
  const served = new Set(candidates.filter(fits).map(({ category }) => category));
  return candidates.filter((other) => fits(other) || !served.has(other.category));
}
