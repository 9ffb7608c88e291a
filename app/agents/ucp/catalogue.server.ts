import type { z } from "zod";
import type { Database } from "#app/db/client.server.ts";
import { labelSentences } from "#app/expert/shelf/label.ts";
import { CATEGORIES, type Product } from "#app/features/catalogue/product.ts";
import { searchProducts } from "#app/features/catalogue/search-products.server.ts";
import { DEFAULT_LANGUAGE, type Language, LANGUAGES, languageTag } from "#app/i18n/language.ts";
import { shelf } from "../catalogue.server.ts";
import { type Asked, factsAbout } from "../describe-product.server.ts";
import { type Capability, envelope, LOOKUP, NoResource, problem, ProtocolError, SEARCH } from "./protocol.ts";
import type { Filters, lookupRequest, productRequest, searchRequest } from "./shapes.ts";

/** Where it is asked, and which of the shop's capabilities both sides know. */
export interface CatalogueContext {
  db: Database;
  origin: string;
  active: readonly Capability[];
}

/** The shop's language for a tag of the protocol's context: `es-MX` is Spanish. */
export function languageAsked(context: { language?: string | undefined } | undefined): Language {
  const [asked] = (context?.language ?? "").toLowerCase().split("-");
  return LANGUAGES.find((language) => languageTag(language) === asked) ?? DEFAULT_LANGUAGE;
}

const MOST_ON_PAGE = 48;

/** Products that are searched for, a page at a time. */
export async function searchCatalogue(
  { db, origin, active }: CatalogueContext,
  { query = "", filters, context, pagination }: z.output<typeof searchRequest>,
) {
  const language = languageAsked(context);
  const { page, size } = readCursor(pagination);
  const categories = knownOf(filters);
  const { min: least, max: most } = filters?.price ?? {};
  const { products, total, pages } = await searchProducts(
    db,
    {
      q: query,
      claims: [],
      order: "newest",
      page,
      size,
      ...(categories && { categories }),
      ...(least !== undefined && { least }),
      ...(most !== undefined && { most }),
    },
    language,
  );
  const more = page < pages;
  return {
    ucp: envelope(relevant(active, SEARCH)),
    products: products.map((product) => toProduct(product, { origin, language })),
    pagination: {
      has_next_page: more,
      total_count: total,
      ...(more && { cursor: cursorOf(page + 1, size) }),
    },
  };
}

const MOST_LOOKED_UP = 50;

/** Products by their ids, each once, with which of the ids each was found by. */
export async function lookUp(
  { db, origin, active }: CatalogueContext,
  { ids, filters, context }: z.output<typeof lookupRequest>,
) {
  if (ids.length > MOST_LOOKED_UP)
    throw new ProtocolError(400, "request_too_large", `Look up at most ${MOST_LOOKED_UP} at once.`);
  const language = languageAsked(context);
  const catalogue = await shelf(db, language);
  const asked = [...new Set(ids)];
  const found = catalogue.filter((product) => asked.includes(product.id));
  const missing = asked.filter((id) => !found.some((product) => product.id === id));
  return {
    ucp: envelope(relevant(active, LOOKUP)),
    products: found
      .filter(passes(filters))
      .map((product) => toProduct(product, { origin, language }, [{ id: product.id, match: "exact" }])),
    ...(missing.length > 0 && {
      messages: missing.map((id) => ({ type: "info" as const, code: "not_found", content: id })),
    }),
  };
}

/** One product in full. */
export async function getProduct(
  { db, origin, active }: CatalogueContext,
  { id, filters, context }: z.output<typeof productRequest>,
) {
  const language = languageAsked(context);
  const found = (await shelf(db, language)).find((product) => product.id === id);
  if (!found || !passes(filters)(found))
    throw new NoResource([problem("unrecoverable", "not_found", `Product not found: ${id}`)]);
  return {
    ucp: envelope(relevant(active, LOOKUP)),
    product: toProduct(found, { origin, language }),
    messages: factsAbout(found, { origin, language }).cautions.map((content) => ({
      type: "warning" as const,
      code: "cosmetic_caution",
      path: "$.product",
      content,
      presentation: "disclosure",
    })),
  };
}

const relevant = (active: readonly Capability[], root: Capability) => active.filter((name) => name === root);

/** The categories that are asked for, as far as the shop has them; undefined where none was asked for. */
function knownOf(filters: Filters) {
  return filters?.categories && CATEGORIES.filter((category) => filters.categories?.includes(category));
}

function passes(filters: Filters): (product: Product) => boolean {
  const categories = knownOf(filters);
  const { min = 0, max = Number.POSITIVE_INFINITY } = filters?.price ?? {};
  return ({ category, price }) =>
    (!categories || categories.includes(category)) && price >= min && price <= max;
}

const cursorOf = (page: number, size: number): string => Buffer.from(`${page}.${size}`).toString("base64url");

function readCursor({ cursor, limit }: z.output<typeof searchRequest>["pagination"]) {
  if (cursor === undefined) return { page: 1, size: Math.min(limit, MOST_ON_PAGE) };
  const [page = 0, size = 0] = Buffer.from(cursor, "base64url").toString().split(".").map(Number);
  const sound = [page, size].every((one) => Number.isInteger(one) && one > 0) && size <= MOST_ON_PAGE;
  if (!sound || page > 100_000)
    throw new ProtocolError(400, "invalid_request", "The cursor is none of ours.");
  return { page, size };
}

const STATUS = { in_stock: "in_stock", few_left: "in_stock", sold_out: "out_of_stock" } as const;

/** A product as the protocol writes it. It comes in one variant, whose id is its own. */
function toProduct(product: Product, asked: Asked, inputs?: { id: string; match: "exact" }[]) {
  const { id, name, kind, category, size, concerns, claims } = product;
  const told = factsAbout(product, asked);
  const price = { amount: told.price.cents, currency: told.price.currency };
  // Only what speaks of the product to shoppers: an owner may paste anything into a label.
  const plain = labelSentences(product, asked.language).join(" ") || kind || category;
  const media = told.pictures.map(({ url, shows, width, height }) => ({
    type: "image",
    url,
    alt_text: shows,
    width,
    height,
  }));
  return {
    id,
    title: name,
    description: { plain },
    url: told.page,
    categories: [{ value: category, taxonomy: "merchant" }],
    price_range: { min: price, max: price },
    media,
    variants: [
      {
        id,
        sku: id,
        title: size || name,
        description: { plain: [kind || category, size].filter(Boolean).join(", ") },
        price,
        availability: { available: product.stock > 0, status: STATUS[told.stock] },
        ...(inputs && { inputs }),
      },
    ],
    tags: [...concerns, ...claims],
    metadata: {
      description_is: told.label.whose,
      size,
      not_for: told.not_for,
      traits: told.traits,
      ingredients: told.ingredients,
    },
  };
}
