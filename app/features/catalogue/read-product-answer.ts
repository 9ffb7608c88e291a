import type { ProductAnswer } from "./product-answer.ts";
import { CATEGORIES, PRODUCT_STATES } from "./product.ts";
import { DRAFT_PROBLEMS, type DraftProblems, type EditableProduct } from "./product-draft.ts";

/** Parses the reply to a change of a product; whatever it does not know counts as failed. */
export function readProductAnswer(answer: unknown): ProductAnswer {
  const { ok, reason, problems, current }: Record<string, unknown> = Object(answer);
  if (ok === true) return { ok };
  if (reason === "invalid") return { ok: false, reason, problems: readProblems(problems) };
  const product = reason === "conflict" ? readEditable(current) : undefined;
  if (product) return { ok: false, reason: "conflict", current: product };
  return { ok: false, reason: reason === "gone" ? reason : "failed" };
}

function readProblems(problems: unknown): DraftProblems {
  const known = Object.entries(Object(problems)).filter(([, problem]) => isOneOf(DRAFT_PROBLEMS, problem));
  return Object.fromEntries(known);
}

const PLAIN = ["id", "name", "description", "usage", "kind", "line", "size", "sku", "barcode", "imageUrl"];
const NUMBERS = ["price", "stock", "version"];
const LISTS = ["images", "ingredients", "concerns"];

/** Reads a product for its editor; undefined for anything that the form could not show. */
export function readEditable(product: unknown): EditableProduct | undefined {
  const fields: Record<string, unknown> = Object(product);
  const sound =
    PLAIN.every((name) => typeof fields[name] === "string") &&
    NUMBERS.every((name) => Number.isSafeInteger(fields[name])) &&
    LISTS.every((name) => isTexts(fields[name])) &&
    areTranslations(fields["translations"]) &&
    isOneOf(CATEGORIES, fields["category"]) &&
    isOneOf(PRODUCT_STATES, fields["state"]) &&
    typeof fields["featured"] === "boolean";
  return sound ? (product as EditableProduct) : undefined;
}

function areTranslations(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.values(value).every((texts) => isTexts(Object.values(Object(texts))));
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((entry) => typeof entry === "string");
}

function isOneOf(known: readonly string[], value: unknown): boolean {
  return typeof value === "string" && known.includes(value);
}
