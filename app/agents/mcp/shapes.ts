import { z } from "zod";
import { CATEGORIES, SHOP_CONCERNS } from "#app/features/catalogue/product.ts";
import { LANGUAGES } from "#app/i18n/language.ts";
import { LONGEST_MESSAGE, ROUTINE_STEPS } from "#app/expert/expert.ts";
import { forWhom } from "../for-whom.ts";

/** What the tools take and give, as an assistant reads it. */

const called = z.string().trim().min(1, "Name a product by its id or its name.").max(120);
export const language = z.enum(LANGUAGES).default("en").describe("of the answer: en, fr, or sp for Spanish");
const words = (most: number) => z.string().trim().min(1).max(most);

const MOST_ASKED = 6;
const MOST_LINES = 12;
const MOST_UNITS = 99;

export const searchInput = z.object({
  words: words(100).optional().describe("words of a name, a label or an ingredient, as in a search box"),
  need: words(300).optional().describe("what it is for: dry skin after washing, marks after blemishes"),
  kind: z
    .string()
    .trim()
    .min(1)
    .max(40)
    .optional()
    .describe(`${CATEGORIES.join(", ")}, or a word of what it is called: serum, SPF, balm`),
  most_dollars: z.number().positive().max(100_000).optional().describe("for one product"),
  without: z.array(words(80)).max(10).optional().describe("ingredients it must not hold"),
  for_whom: forWhom.optional().describe("what is known of whoever uses it; it is read and not kept"),
  in_stock_only: z.boolean().default(true),
  limit: z.number().int().min(1).max(12).default(6),
  language,
});

export const productInput = z.object({ product: called.describe("id or name"), language });

export const checkInput = z.object({
  products: z.array(called).min(1).max(MOST_ASKED).describe("ids or names"),
  for_whom: forWhom.describe("what is known of whoever uses it; it is read and not kept"),
  language,
});

export const adviseInput = z.object({
  concern: words(LONGEST_MESSAGE).describe(
    "the person’s own words: their skin, what bothers them, and all that asks for caution",
  ),
  country: z
    .string()
    .regex(/^[A-Z]{2}(-[A-Z]{2,3})?$/, "A country is two capital letters, as FR, or CA-QC.")
    .optional()
    .describe("where the person is: whom to call in an emergency depends on it"),
  language,
});

const PAGES = ["contact", "shipping", "returns", "questions", "privacy", "terms"] as const;

export const factsInput = z.object({
  pages: z.array(z.enum(PAGES)).max(PAGES.length).default([]).describe("pages to be told in full"),
  language,
});

export const linkInput = z.object({
  lines: z
    .array(z.object({ product: called, quantity: z.number().int().min(1).max(MOST_UNITS).default(1) }))
    .min(1)
    .max(MOST_LINES),
  language,
});

const money = z.object({ cents: z.number().int(), currency: z.literal("USD"), text: z.string() });

const summary = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.string(),
  category: z.enum(CATEGORIES),
  size: z.string(),
  price: money,
  stock: z.enum(["in_stock", "few_left", "sold_out"]),
  left: z.number().int().optional().describe("units, where few are left"),
  helps_with: z.array(z.enum(SHOP_CONCERNS)),
  not_for: z.array(z.enum(["pregnant", "breastfeeding", "teen", "child"])),
  page: z.url(),
  picture: z.url().optional(),
});

const objection = z.object({
  id: z.string(),
  name: z.string(),
  reason: z.string(),
  why: z.string().describe("the end of a sentence, in the house’s words"),
});

/** Answers about the person, independent of products. */
const aboutPerson = {
  mind: z.array(z.string()).describe("what whoever uses anything should mind, in the house’s words"),
  cannot_check: z
    .array(z.string())
    .describe("allergens that stand in none of the house’s lists: read the label"),
  alarm: z.string().optional().describe("a sign that needs a doctor: say this first and offer no product"),
};

export const searchOutput = z.object({
  found: z.array(summary.extend({ less_fitting: z.string().optional() })),
  withheld: z.array(objection).describe("not to be offered to this person"),
  ...aboutPerson,
});

export const productOutput = summary.extend({
  label: z.object({ whose: z.string(), sentences: z.array(z.string()), use: z.string() }),
  ingredients: z.array(
    z.object({
      inci: z.string(),
      name: z.string().optional(),
      used_for: z.array(z.enum(SHOP_CONCERNS)).optional(),
      evidence: z.enum(["good", "fair", "some"]).optional(),
    }),
  ),
  does_the_work: z.array(z.string()),
  traits: z.object({
    scented: z.boolean(),
    spf: z.number().optional(),
    mineral_filters_only: z.boolean().optional(),
    strong: z.array(z.string()),
    places: z.array(z.string()),
    rinsed_off: z.boolean(),
  }),
  cautions: z.array(z.string()),
  pictures: z.array(
    z.object({ url: z.url(), shows: z.string(), width: z.number().int(), height: z.number().int() }),
  ),
});

export const checkOutput = z.object({
  answers: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      may_be_used: z.boolean(),
      reason: z.string().optional(),
      why: z.string().optional(),
      stock: z.enum(["in_stock", "few_left", "sold_out"]),
    }),
  ),
  unknown: z.array(z.string()).describe("names the shop has no product for"),
  ...aboutPerson,
});

export const adviseOutput = z.object({
  recommendations: z.array(summary.extend({ reasoning: z.string(), step: z.enum(ROUTINE_STEPS).optional() })),
  notice: z.string().optional().describe("what to mind first, or why nothing is recommended"),
  whose: z.string(),
});

export const factsOutput = z.object({
  name: z.string(),
  languages: z.array(z.string()),
  currency: z.literal("USD"),
  shipping: z.string(),
  delivery: z.string().optional(),
  payment: z.string(),
  email: z.string(),
  phone: z.string(),
  pages: z.array(z.object({ page: z.enum(PAGES), address: z.url(), whose: z.string(), text: z.string() })),
});

export const linkOutput = z.object({
  url: z.url(),
  lines: z.array(
    z.object({ id: z.string(), name: z.string(), quantity: z.number().int(), price: money, sum: money }),
  ),
  subtotal: money,
  shipping: z.string(),
  what_happens: z.string(),
});
