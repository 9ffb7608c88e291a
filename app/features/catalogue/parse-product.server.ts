import { z } from "zod";
import { readBarcode } from "./barcode.ts";
import {
  CATEGORIES,
  PRODUCT_STATES,
  type Product,
  type ProductState,
  type ProductTranslations,
  SHOP_CONCERNS,
} from "./product.ts";
import {
  DRAFT_PROBLEMS,
  type DraftField,
  type DraftProblems,
  splitList,
  TEXTS,
  TRANSLATED_FIELDS,
  type TranslatedField,
  TRANSLATIONS,
} from "./product-draft.ts";
import { PRODUCT_KEY } from "./product-key.ts";

/**
 * The product fields that an owner edits. `price` in integer cents. If `state` or `translations` is missing, it stays
 * unchanged.
 */
export type ProductInput = Omit<Product, "id" | "createdAt" | "claims"> & {
  state?: ProductState;
  translations?: ProductTranslations;
};

/** The version that was edited, with the stock that its form showed. */
export interface EditedVersion {
  id: string;
  version: number;
  shownStock: number;
}

/** Most that a product may cost, in cents: a full cart of it stays inside a 32-bit total. */
const HIGHEST_PRICE = 999_999;
const LONGEST_LIST = 5000;
const REQUIRED = "required";
const TOO_LONG = "tooLong";

const line = (max: number) => z.string().trim().max(max, TOO_LONG);
const longText = (max: number, min = 0) =>
  z
    .string()
    .transform((typed) => typed.replaceAll("\r\n", "\n").trim())
    .pipe(z.string().min(min, REQUIRED).max(max, TOO_LONG));

const price = z
  .string()
  .trim()
  .min(1, REQUIRED)
  .transform((typed, context) => {
    const cents = parseCents(typed);
    if (cents !== undefined && cents <= HIGHEST_PRICE) return cents;
    context.addIssue({ code: "custom", message: cents === undefined ? "badPrice" : "highPrice" });
    return z.NEVER;
  });

const stock = z
  .string()
  .trim()
  .min(1, REQUIRED)
  .regex(/^\d{1,6}([.,]0+)?$/, "badStock")
  .transform((typed) => Number.parseInt(typed, 10));

/** Words between commas, in their order. */
const splitWords = (text: string): string[] =>
  text
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");

const list = z.string().max(LONGEST_LIST, TOO_LONG).transform(splitList);

const translated = { name: line(120), kind: line(80), description: longText(4000), usage: longText(4000) };
const translations = Object.fromEntries(
  TRANSLATED_FIELDS.map((field) => [field, translated[textOf(field)].optional()]),
);

const input = z.object({
  name: line(120).min(1, REQUIRED),
  price,
  stock,
  state: z.preprocess(
    (typed) => String(typed ?? "").trim() || undefined,
    z.enum(PRODUCT_STATES, "badState").optional(),
  ),
  category: z.enum(CATEGORIES, "badCategory"),
  featured: z.enum(["true", "false"], "badTruth").optional(),
  size: line(40),
  sku: line(60).optional(),
  barcode: z
    .string()
    .optional()
    .transform((typed, context) => {
      if (!typed?.trim()) return typed?.trim();
      const read = readBarcode(typed);
      if (read === undefined) context.addIssue({ code: "custom", message: "badBarcode" });
      return read;
    }),
  kind: line(80).default(""),
  line: line(40).default(""),
  concerns: z
    .string()
    .default("")
    .transform((ticked, context) => {
      const asked = splitWords(ticked);
      const known = asked.flatMap((word) => SHOP_CONCERNS.find((concern) => concern === word) ?? []);
      if (known.length < asked.length) context.addIssue({ code: "custom", message: "badConcern" });
      return [...new Set(known)];
    }),
  description: longText(4000, 1),
  usage: longText(4000, 1),
  imageUrl: line(500).min(1, REQUIRED).refine(isPictureAddress, "badPicture"),
  images: list.refine((urls) => urls.every(isPictureAddress), "badPicture"),
  ingredients: list,
});

/** Reads the product form; for one that cannot be saved, says what is wrong with which field. */
export function parseProduct(
  form: FormData,
): { ok: true; input: ProductInput } | { ok: false; problems: DraftProblems } {
  const fields = Object.fromEntries(form);
  const parsed = input.safeParse(fields);
  const others = z.object(translations).safeParse(fields);
  if (parsed.success && others.success) {
    const input = { ...parsed.data, featured: parsed.data.featured === "true" };
    const texts = translationsIn(others.data);
    return { ok: true, input: { ...input, ...(texts && { translations: texts }) } };
  }
  const problems: DraftProblems = {};
  for (const issue of [...(parsed.error?.issues ?? []), ...(others.error?.issues ?? [])]) {
    const field = issue.path[0] as DraftField;
    problems[field] ??= DRAFT_PROBLEMS.find((problem) => problem === issue.message) ?? REQUIRED;
  }
  return { ok: false, problems };
}

function textOf(field: TranslatedField): (typeof TEXTS)[number] {
  return TEXTS.find((text) => field.endsWith(`.${text}`)) ?? "name";
}

/** What was written in other languages; undefined for a form without such fields. */
function translationsIn(fields: Record<string, string | undefined>): ProductTranslations | undefined {
  if (Object.values(fields).every((value) => value === undefined)) return undefined;
  const written = TRANSLATIONS.map((language) => {
    const texts = TEXTS.map((text) => [text, fields[`${language}.${text}`]] as const);
    return [language, Object.fromEntries(texts.filter(([, value]) => value))] as const;
  });
  return Object.fromEntries(written.filter(([, texts]) => Object.keys(texts).length > 0));
}

const counted = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);
const edited = z.object({ id: z.string().min(1).max(200), version: counted, shownStock: counted });

const restocked = z.object({ id: z.string().min(1).max(200), shownStock: counted, stock });

/** Reads a change of the stock alone; undefined for one that cannot be. */
export function parseStock(form: FormData): { id: string; shown: number; stock: number } | undefined {
  const { data } = restocked.safeParse(Object.fromEntries(form));
  return data && { id: data.id, shown: data.shownStock, stock: data.stock };
}

const newcomer = z.object({ key: z.string().regex(PRODUCT_KEY) });

/** Reads the key a form for a new product was opened with; undefined when it has none. */
export function parseProductKey(form: FormData): string | undefined {
  return newcomer.safeParse(Object.fromEntries(form)).data?.key;
}

/** Reads which version a form edited; undefined when it does not say. */
export function parseEditedVersion(form: FormData): EditedVersion | undefined {
  return edited.safeParse(Object.fromEntries(form)).data;
}

/**
 * Dollars as typed, `48`, `48.5`, `48,50` or `$48.50`, in integer cents; undefined for anything else. Digits
 * are moved, not multiplied: 1.15 × 100 is not 115 in floating point.
 */
export function parseCents(typed: string): number | undefined {
  const match = /^\$?\s*(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(typed);
  if (!match) return undefined;
  const [, dollars = "", fraction = ""] = match;
  return Number.parseInt(dollars + fraction.padEnd(2, "0"), 10);
}

/** A path of ours or an http(s) URL; no other scheme, nothing with a space in it. */
function isPictureAddress(url: string): boolean {
  if (/\s/.test(url) || url.startsWith("//")) return false;
  if (!/^[a-z][a-z\d+.-]*:/i.test(url)) return true;
  return /^https?:$/.test(URL.parse(url)?.protocol ?? "");
}
