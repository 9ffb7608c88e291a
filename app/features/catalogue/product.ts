import type { Language } from "#app/i18n/language.ts";

/** The four categories of the shop, in the order of a routine. */
export const CATEGORIES = ["Cleanser", "Serum", "Moisturizer", "Treatment"] as const;
export type Category = (typeof CATEGORIES)[number];

/** The state of a product: only those on sale are shown to shoppers. */
export const PRODUCT_STATES = ["on-sale", "draft", "archived"] as const;
export type ProductState = (typeof PRODUCT_STATES)[number];

/** At or below this stock, shoppers see how many are left and the owner sees a warning. */
export const LOW_STOCK = 5;

/** What shoppers come with, in the order of the shop's filter. The adviser's, which are finer: understanding.ts. */
export const SHOP_CONCERNS = [
  "dryness",
  "sensitivity",
  "blemishes",
  "shine",
  "dullness",
  "dark-spots",
  "lines",
  "eyes",
  "sun",
  "body",
] as const;
export type ShopConcern = (typeof SHOP_CONCERNS)[number];

/** What a list of ingredients allows to say of a product. */
export const CLAIMS = ["fragrance-free", "pregnancy"] as const;
export type Claim = (typeof CLAIMS)[number];

/** Why its stock became another one; `other`: by something that did not say. */
export type StockCause =
  | "order"
  | "cancelled"
  | "reopened"
  | "returned"
  | "return-undone"
  | "set"
  | "edited"
  | "file"
  | "several"
  | "api"
  | "other";

/** The texts of a product that are written once per language. */
export interface ProductTexts {
  name: string;
  description: string;
  usage: string;
  /** What it is in two or three words, as `Brightening serum`; empty when the owner gave none. */
  kind: string;
}

/** Texts in the other languages; the product's own fields are English and the fallback. */
export type ProductTranslations = Partial<Record<Exclude<Language, "en">, Partial<ProductTexts>>>;

/** A product as a shopper sees it: texts already in the shopper's language. */
export interface Product extends ProductTexts {
  id: string;
  /** Integer cents. */
  price: number;
  category: Category;
  /** Whole units, never negative. */
  stock: number;
  featured: boolean;
  /** Primary picture: a path below `images/` or an absolute URL. */
  imageUrl: string;
  /** Further pictures, same form as `imageUrl`. */
  images: string[];
  /** INCI names in the order of the pack. */
  ingredients: string[];
  /** For instance "30 ml"; empty when the owner gave none. */
  size: string;
  /** The owner's own product number, and the GTIN on the pack; empty if there is none. */
  sku?: string;
  barcode?: string;
  /** The family it belongs to, as `Tide`; empty when it belongs to none. */
  line: string;
  concerns: ShopConcern[];
  claims: Claim[];
  /** ISO 8601 instant. */
  createdAt: string;
}
