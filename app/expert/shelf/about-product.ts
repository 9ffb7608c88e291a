import { CATEGORIES, type Product, type ShopConcern } from "#app/features/catalogue/product.ts";
import { type Language, languageTag } from "#app/i18n/language.ts";
import { conflictOfProducts } from "./conflicts.ts";
import { mayBeNamed } from "./may-be-named.ts";
import { factsOf } from "./product-facts.ts";
import type { Person } from "../reading/person/fact.ts";
import type { ConcernId } from "../reading/understanding.ts";
import { heldFor } from "./score.ts";

/** Whom a product page warns before anybody asks. */
const NOT_FOR = ["pregnant", "breastfeeding", "teen", "child"] as const;
export type NotFor = (typeof NOT_FOR)[number];

/** How well an ingredient's main use is supported: A, B and C of the knowledge base. */
type Evidence = "good" | "fair" | "some";

/** An ingredient worth telling about. */
export interface Active {
  inci: string;
  /** Its everyday name in the shopper's language. */
  name: string;
  /** What it is mostly used for, two at most. */
  uses: ShopConcern[];
  evidence: Evidence;
}

const fact = { words: "", turn: 0, how: "said" } as const;
const SOMEONE: Record<NotFor, Person> = {
  pregnant: { relation: "self", facts: [{ kind: "pregnant", ...fact }] },
  breastfeeding: { relation: "self", facts: [{ kind: "breastfeeding", ...fact }] },
  teen: { relation: "self", facts: [{ kind: "age", months: 15 * 12, ...fact }] },
  child: { relation: "self", facts: [{ kind: "age", months: 8 * 12, ...fact }] },
};

/** Whom the adviser would not offer this product; decided by the same function. */
export function notFor(product: Product): NotFor[] {
  return NOT_FOR.filter((who) => !mayBeNamed(product, SOMEONE[who], { evenSoldOut: true }).ok);
}

/** The shop's category for each concern in the knowledge base. */
const AISLES: Record<string, ShopConcern> = {
  dryness: "dryness",
  dehydration: "dryness",
  barrier: "dryness",
  lips: "dryness",
  menopause_skin: "dryness",
  sensitivity: "sensitivity",
  redness: "sensitivity",
  rosacea: "sensitivity",
  acne: "blemishes",
  blackheads: "blemishes",
  hormonal_acne: "blemishes",
  milia: "blemishes",
  razor_bumps: "blemishes",
  oiliness: "shine",
  pores: "shine",
  dullness: "dullness",
  texture: "dullness",
  acne_scars: "dullness",
  pih: "dark-spots",
  pie: "dark-spots",
  sun_spots: "dark-spots",
  melasma: "dark-spots",
  fine_lines: "lines",
  wrinkles: "lines",
  firmness: "lines",
  dark_circles: "eyes",
  puffiness: "eyes",
  photoprotection: "sun",
  kp: "body",
};

/** How much a product holds for what it is recommended for, in the adviser's own points. */
export function pointsOf(product: Product): Partial<Record<ShopConcern, number>> {
  const facts = factsOf(product);
  const ids = Object.keys(AISLES) as ConcernId[];
  return Object.fromEntries(
    product.concerns.map((concern) => [
      concern,
      Math.max(0, ...ids.filter((id) => AISLES[id] === concern).map((id) => heldFor(facts, id))),
    ]),
  );
}

const EVIDENCE = { A: "good", B: "fair", C: "some" } as const;
const MOST_ACTIVES = 4;
/** Below this an ingredient is only a trace and is not mentioned. */
const LEAST_PRESENCE = 0.3;

/** The three or four ingredients that do the work, what the product is called after first, each with what it is used for. */
export function activesOf(product: Product, language: Language): Active[] {
  const tag = languageTag(language);
  const words = `${product.kind} ${product.name}`.toLocaleLowerCase(tag);
  return factsOf(product)
    .actives.filter(({ presence }) => presence >= LEAST_PRESENCE)
    .flatMap(({ ingredient, presence, place }) => {
      const uses = ingredient.concerns
        .filter(({ grade }) => grade in EVIDENCE)
        .toSorted((one, other) => one.grade.localeCompare(other.grade));
      const [best] = uses;
      if (!best || !AISLES[best.concern]) return [];
      const active: Active = {
        inci: product.ingredients[place] ?? ingredient.inci[0] ?? "",
        name: ingredient.names[tag][0] ?? ingredient.inci[0] ?? "",
        uses: [...new Set(uses.flatMap(({ concern }) => AISLES[concern] ?? []))].slice(0, 2),
        evidence: EVIDENCE[best.grade as keyof typeof EVIDENCE],
      };
      const named = words.includes(active.name.toLocaleLowerCase(tag));
      return [{ active, weight: presence + (best.grade === "A" ? 0.5 : 0) + (named ? 2 : 0) }];
    })
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MOST_ACTIVES)
    .map(({ active }) => active);
}

/**
 * One product for each other step of a routine that gets on with this one: of its own line where there is one, for the
 * same concerns, in stock, and without a conflict between their ingredients.
 */
export function companionsOf(product: Product, catalogue: readonly Product[]): Product[] {
  const facts = factsOf(product);
  const suits = (other: Product) =>
    (other.line !== "" && other.line === product.line ? 2 : 0) +
    other.concerns.filter((concern) => product.concerns.includes(concern)).length;
  return CATEGORIES.filter((category) => category !== product.category).flatMap((category) => {
    const [best] = catalogue
      .filter(
        (other) =>
          other.category === category &&
          other.stock > 0 &&
          factsOf(other).area === facts.area &&
          !conflictOfProducts(facts, factsOf(other)),
      )
      .toSorted((one, other) => suits(other) - suits(one));
    return best ? [best] : [];
  });
}

/** A name of a list of ingredients that the knowledge base knows. */
export interface KnownIngredient {
  /** 0 is the first of the list. */
  place: number;
  /** Its everyday name in the shopper's language. */
  name: string;
  /** What it is mostly used for, two at most. */
  uses: ShopConcern[];
  /** Undefined where nothing is known of it for the skin beyond the formula. */
  evidence?: Evidence;
}

/** Every name of the list about which something is known, in the order of the pack. */
export function knownIn(product: Product, language: Language): KnownIngredient[] {
  const tag = languageTag(language);
  return factsOf(product).actives.map(({ ingredient, place }) => {
    const proven = ingredient.concerns
      .filter(({ grade }) => grade in EVIDENCE)
      .toSorted((one, other) => one.grade.localeCompare(other.grade));
    const uses = [...new Set(proven.flatMap(({ concern }) => AISLES[concern] ?? []))].slice(0, 2);
    const [best] = proven;
    return {
      place,
      name: ingredient.names[tag][0] ?? product.ingredients[place] ?? "",
      uses,
      ...(best && uses.length > 0 && { evidence: EVIDENCE[best.grade as keyof typeof EVIDENCE] }),
    };
  });
}
