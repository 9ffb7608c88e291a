import type { Category, Product } from "./product.ts";

/** A product as its editor reads it: the English texts, and what tells one version from the next. */
export interface EditableProduct extends Omit<Product, "createdAt" | "claims"> {
  version: number;
  /** The languages it is translated into, English aside. */
  translatedInto: string[];
}

/** What the product form holds: every field as it was typed. */
export interface ProductDraft {
  name: string;
  price: string;
  stock: string;
  category: Category;
  featured: boolean;
  size: string;
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
  "badPicture",
] as const;
export type DraftProblem = (typeof DRAFT_PROBLEMS)[number];
export type DraftProblems = Partial<Record<DraftField, DraftProblem>>;

/** What adding a product begins with (specification, section 4). */
export const NEW_PRODUCT: ProductDraft = {
  name: "",
  price: "0",
  stock: "0",
  category: "Serum",
  featured: false,
  size: "",
  kind: "",
  line: "",
  concerns: "",
  description: "",
  usage: "",
  imageUrl: "",
  images: "",
  ingredients: "",
};

/** The form of a product that exists. */
export function draftOf(product: EditableProduct): ProductDraft {
  const { name, category, featured, size, kind, line, description, usage, imageUrl } = product;
  return {
    name,
    price: decimalOf(product.price),
    stock: String(product.stock),
    category,
    featured,
    size,
    kind,
    line,
    concerns: product.concerns.join(","),
    description,
    usage,
    imageUrl,
    images: product.images.join(", "),
    ingredients: product.ingredients.join(", "),
  };
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
