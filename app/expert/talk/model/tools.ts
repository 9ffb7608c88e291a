import { tool } from "ai";
import { z } from "zod";
import { CATEGORIES, type Product } from "#app/features/catalogue/product.ts";
import { languageTag } from "#app/i18n/language.ts";
import { noteSchema } from "../../reading/person/notes.ts";
import { findSubstances } from "../../reading/person/substances.ts";
import { wordsOf } from "../../reading/person/words.ts";
import { conflictBetween, conflictOfProducts } from "../../shelf/conflicts.ts";
import { findOnShelf, productCalled, type Wanted } from "../../shelf/find-products.ts";
import { ALL_INGREDIENTS, type Ingredient } from "../../shelf/inci.ts";
import { mayUseIngredient } from "../../shelf/may-be-named.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import type { AnswerContext } from "./answer-context.ts";
import { dollars, productText } from "./shelf-text.ts";
import { briefText, mayBeOffered, withheldIn } from "./brief.ts";

const MOST_FOUND = 8;
const MOST_ASKED = 6;

const name = z.string().min(1).max(120);

/** Separates products that may be shown from those withheld, with the reason. */
function parted(context: AnswerContext, products: readonly Product[]) {
  const withheld = products.flatMap((product) => {
    const found = withheldIn(context.brief, product);
    return found ? [{ name: product.name, withheld: found.why }] : [];
  });
  return { open: products.filter((product) => !withheldIn(context.brief, product)), withheld };
}

/** `dollars`: the most that one product may cost. */
function findProducts(
  context: AnswerContext,
  { dollars, ...wanted }: Omit<Wanted, "most"> & { dollars?: number | undefined },
) {
  const { catalogue, understanding } = context.brief;
  const { open, withheld } = parted(
    context,
    findOnShelf(understanding, catalogue, {
      ...wanted,
      ...(dollars !== undefined && { most: dollars * 100 }),
    }),
  );
  return {
    found: open
      .filter((product) => mayBeOffered(context.brief, product))
      .slice(0, MOST_FOUND)
      .map((product) => productText(product, understanding.language)),
    withheld: withheld.slice(0, MOST_FOUND),
  };
}

function lookAt(context: AnswerContext, { products }: { products: readonly string[] }) {
  const known = products.map((called) => ({
    called,
    product: productCalled(called, context.brief.catalogue),
  }));
  const { open, withheld } = parted(
    context,
    known.flatMap(({ product }) => product ?? []),
  );
  return {
    labels: open.map((product) => productText(product, context.brief.understanding.language)),
    withheld,
    unknown: known.filter(({ product }) => !product).map(({ called }) => called),
  };
}

/** An ingredient by any of its names. */
function ingredientCalled(context: AnswerContext, called: string): Ingredient | undefined {
  const tongue = languageTag(context.brief.understanding.language);
  const [first] = findSubstances(wordsOf(called, tongue), tongue).flatMap(({ ids }) => ids);
  return ALL_INGREDIENTS.find(({ id }) => id === first);
}

const TOGETHER = {
  avoid: "not together, not on the same evening",
  alternate: "on different evenings, or one in the morning and one at night",
  caution: "possible for skin that is used to both; begin with one",
} as const;

function checkTogether(context: AnswerContext, { things }: { things: readonly string[] }) {
  const resolved = things.map((called) => {
    const product = productCalled(called, context.brief.catalogue);
    return { called, product, ingredient: product ? undefined : ingredientCalled(context, called) };
  });
  const activesOf = ({ product, ingredient }: (typeof resolved)[number]): Ingredient[] => {
    if (ingredient) return [ingredient];
    if (!product || factsOf(product).rinsedOff) return [];
    return factsOf(product)
      .actives.filter(({ presence }) => presence > 0.1)
      .map((active) => active.ingredient);
  };
  const pairs = resolved.flatMap((one, at) =>
    resolved.slice(at + 1).map((other) => {
      const conflict =
        one.product && other.product
          ? conflictOfProducts(factsOf(one.product), factsOf(other.product))
          : activesOf(one)
              .flatMap((a) => activesOf(other).flatMap((b) => conflictBetween(a.id, b.id) ?? []))
              .find(({ level }) => level !== "myth");
      const verdict =
        conflict && conflict.level !== "myth"
          ? `${TOGETHER[conflict.level]} (${conflict.a.id} and ${conflict.b.id})`
          : "nothing speaks against it";
      return { pair: [one.product?.name ?? one.called, other.product?.name ?? other.called], verdict };
    }),
  );
  const forPerson = resolved.flatMap(({ product, ingredient, called }) => {
    const withheld = product && withheldIn(context.brief, product);
    if (withheld) return [{ name: product.name, withheld: withheld.why }];
    const own = ingredient && mayUseIngredient(ingredient, context.brief.understanding.person);
    return own && !own.ok ? [{ name: called, withheld: own.reason }] : [];
  });
  return {
    pairs,
    withheld: forPerson,
    unknown: resolved
      .filter(({ product, ingredient }) => !product && !ingredient)
      .map(({ called }) => called),
  };
}

const PAGES = ["contact", "shipping", "returns", "questions", "privacy", "terms"] as const;

function shopFacts(context: AnswerContext, { pages }: { pages: readonly string[] }) {
  const { shop } = context.asked;
  return {
    pages: context.pages
      .filter((page) => pages.includes(page.name))
      .map(({ title, text }) => `${title}\n${text}`),
    shipping: shop
      ? (shop.shippingPrices?.("en") ?? `${dollars(shop.shippingFee)} an order, flat`)
      : "unknown",
    email: shop?.supportEmail ?? "unknown",
    phone: shop?.supportPhone ?? "unknown",
    ownLastOrder: context.lastOrder ?? "none known",
  };
}

/** What the model may ask the house while it answers. Each answer holds only what this person may be given. */
export function toolsAt(context: AnswerContext) {
  /** Whatever a tool returned may be used in the answer. */
  const told = <Answer extends object>(answer: Answer): Answer => {
    context.given.push(JSON.stringify(answer));
    return answer;
  };
  return {
    find_products: tool({
      description:
        "Products that fit a need by the house’s own rules, best first, and what is withheld from this person.",
      inputSchema: z.object({
        need: z.string().max(300).optional().describe("what it is for, in a few words"),
        kind: z.enum(CATEGORIES).optional(),
        most: z.number().positive().optional().describe("dollars for one product"),
        without: z.array(name).max(10).optional().describe("ingredients it must not hold"),
      }),
      execute: ({ most, ...wanted }) => told(findProducts(context, { ...wanted, dollars: most })),
    }),
    look_at: tool({
      description: "The whole label of products: use, INCI list, price, size, stock, whom it is not for.",
      inputSchema: z.object({ products: z.array(name).min(1).max(MOST_ASKED).describe("ids or names") }),
      execute: (input) => told(lookAt(context, input)),
    }),
    check_together: tool({
      description: "Whether products or ingredients clash when they are used together.",
      inputSchema: z.object({
        things: z.array(name).min(2).max(MOST_ASKED).describe("our products by id or name, or ingredients"),
      }),
      execute: (input) => told(checkTogether(context, input)),
    }),
    shop_facts: tool({
      description:
        "What the house’s pages say of parcels, returns, payment, privacy, and how to reach a person.",
      inputSchema: z.object({ pages: z.array(z.enum(PAGES)).min(1) }),
      execute: (input) => told(shopFacts(context, input)),
    }),
    note_about_person: tool({
      description:
        "Notes what the shopper told of a person and the house’s note does not list. It can only make the answer more careful.",
      inputSchema: z.object({ notes: z.array(noteSchema).min(1).max(10) }),
      execute: ({ notes }) => {
        const unsaid = context.note(notes);
        return told({
          note: briefText(context.brief),
          ...(unsaid.length > 0 && {
            notBelieved: unsaid.map(({ fact }) => `${fact}: copy the shopper’s words`),
          }),
        });
      },
    }),
  };
}
