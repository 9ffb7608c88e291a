import { z } from "zod";
import type { products } from "#app/db/schema.ts";
import { CATEGORIES, PRODUCT_STATES, SHOP_CONCERNS } from "./product.ts";

const texts = z
  .object({ name: z.string(), description: z.string(), usage: z.string(), kind: z.string() })
  .partial();

/** A product as the API shows it: what its owner decides, without anything derived from that. */
export const apiProduct = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  usage: z.string(),
  kind: z.string(),
  line: z.string(),
  size: z.string(),
  sku: z.string().describe("The owner’s own number of it, or empty."),
  barcode: z.string().describe("A GTIN, or empty."),
  category: z.enum(CATEGORIES),
  currency: z.literal("USD"),
  price: z.int().describe("Whole cents."),
  stock: z.int(),
  state: z.enum(PRODUCT_STATES).describe("Only what is on sale is shown to shoppers."),
  featured: z.boolean(),
  imageUrl: z.string(),
  images: z.array(z.string()),
  ingredients: z.array(z.string()),
  concerns: z.array(z.enum(SHOP_CONCERNS)),
  translations: z.object({ fr: texts, sp: texts }).partial(),
  version: z.int().describe("Counts edits; sales and changes of the stock alone do not count."),
  createdAt: z.iso.datetime(),
});
export type ApiProduct = z.infer<typeof apiProduct>;

/** That of a row. */
export function toApiProduct(row: typeof products.$inferSelect): ApiProduct {
  return apiProduct.parse({ ...row, currency: "USD", createdAt: row.createdAt.toISOString() });
}
