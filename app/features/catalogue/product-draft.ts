import type { Category, Product, ProductState, ProductTexts, ProductTranslations } from "./product.ts";

/** A product as its editor reads it: the English texts, and what tells one version from the next. */
export interface EditableProduct extends Omit<Product, "createdAt" | "claims"> {
  sku: string;
  barcode: string;
  version: number;
  state: ProductState;
  translations: ProductTranslations;
}

/** The languages that texts are translated into; the product's own are English. */
export const TRANSLATIONS = ["fr", "sp"] as const satisfies (keyof ProductTranslations)[];
export const TEXTS = ["name", "kind", "description", "usage"] as const satisfies (keyof ProductTexts)[];
/** A text in another language, as `fr.name`. */
export type TranslatedField = `${(typeof TRANSLATIONS)[number]}.${(typeof TEXTS)[number]}`;
export const TRANSLATED_FIELDS = TRANSLATIONS.flatMap((language) =>
  TEXTS.map((text): TranslatedField => `${language}.${text}`),
);

/** The product form's fields, as typed. */
export interface ProductDraft extends Record<TranslatedField, string> {
  name: string;
  price: string;
  stock: string;
  state: ProductState;
  category: Category;
  featured: boolean;
  size: string;
  sku: string;
  barcode: string;
  kind: string;
  line: string;
  /** Ticked ones, comma-separated. */
  concerns: string;
  description: string;
  usage: string;
  imageUrl: string;
  images: string;
  ingredients: string;
}
export type DraftField = keyof ProductDraft;

/** Why a field was refused. */
export const DRAFT_PROBLEMS = [
  "required",
  "tooLong",
  "badPrice",
  "highPrice",
  "badStock",
  "badCategory",
  "badPicture",
  "badConcern",
  "badTruth",
  "badState",
  "badBarcode",
  "skuTaken",
] as const;
export type DraftProblem = (typeof DRAFT_PROBLEMS)[number];
export type DraftProblems = Partial<Record<DraftField, DraftProblem>>;

/** The problems of what was sent whose fields have not been changed since, by whatever. */
export function standingProblems(
  problems: DraftProblems,
  sent: ProductDraft,
  draft: ProductDraft,
): DraftProblems {
  const fields = Object.keys(problems) as DraftField[];
  const standing = fields.filter((field) => draft[field] === sent[field]);
  return Object.fromEntries(standing.map((field) => [field, problems[field]]));
}

/** What adding a product begins with (specification, section 4). */
export const NEW_PRODUCT: ProductDraft = {
  name: "",
  price: "0",
  stock: "0",
  state: "on-sale",
  category: "Serum",
  featured: false,
  size: "",
  sku: "",
  barcode: "",
  kind: "",
  line: "",
  concerns: "",
  description: "",
  usage: "",
  imageUrl: "",
  images: "",
  ingredients: "",
  ...translatedTexts({}),
};

/** The form of a product that exists. */
export function draftOf(product: EditableProduct): ProductDraft {
  const { name, state, category, featured, size, sku, barcode, kind, line, description, usage, imageUrl } =
    product;
  return {
    name,
    price: decimalOf(product.price),
    stock: String(product.stock),
    state,
    category,
    featured,
    size,
    sku,
    barcode,
    kind,
    line,
    concerns: product.concerns.join(","),
    description,
    usage,
    imageUrl,
    images: product.images.join(", "),
    ingredients: product.ingredients.join(", "),
    ...translatedTexts(product.translations),
  };
}

/** The translations field by field; empty where a text was not translated. */
function translatedTexts(translations: ProductTranslations): Record<TranslatedField, string> {
  const fields = TRANSLATIONS.flatMap((language) =>
    TEXTS.map((text) => [`${language}.${text}`, translations[language]?.[text] ?? ""]),
  );
  return Object.fromEntries(fields);
}

/** Whether a typed price is zero. */
export function isFree({ price }: Pick<ProductDraft, "price">): boolean {
  return /^\s*\$?\s*0+([.,]0*)?\s*$/.test(price);
}

/** Integer cents as `48.00`. */
export function decimalOf(cents: number): string {
  const digits = String(cents).padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * A comma-separated list, trimmed, without empty entries. A comma between two digits belongs to a name:
 * 1,2-Hexanediol is one ingredient.
 */
export function splitList(text: string): string[] {
  return text
    .split(/(?<!\d),|,(?!\d)/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}

/** All pictures of a draft, the primary one first. */
export function picturesIn({ imageUrl, images }: Pick<ProductDraft, "imageUrl" | "images">): string[] {
  return [imageUrl.trim(), ...splitList(images)].filter(Boolean);
}

/** The fields that hold these pictures. */
export function fieldsOfPictures([imageUrl = "", ...others]: readonly string[]) {
  return { imageUrl, images: others.join(", ") };
}

/** The fields in which two drafts differ. */
export function changedFields(one: ProductDraft, other: ProductDraft): DraftField[] {
  return (Object.keys(one) as DraftField[]).filter((field) => one[field] !== other[field]);
}

/**
 * Brings a draft onto what somebody else saved meanwhile: what was not touched here follows them, what was
 * touched here stays.
 * @returns the draft, and the fields that both changed, each differently
 */
export function rebaseDraft(
  base: ProductDraft,
  mine: ProductDraft,
  theirs: ProductDraft,
): { draft: ProductDraft; clashes: DraftField[] } {
  const touched = changedFields(base, mine);
  const kept = Object.fromEntries(touched.map((field) => [field, mine[field]]));
  const draft = { ...theirs, ...kept };
  const theirChanges = changedFields(base, theirs);
  const clashes = changedFields(draft, theirs).filter((field) => theirChanges.includes(field));
  return { draft, clashes };
}
