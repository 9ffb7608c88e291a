import { languageTag } from "#app/i18n/language.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { understand } from "../reading/context.ts";
import { findSubstances, inciOf, matchesInci } from "../reading/person/substances.ts";
import { wordsOf } from "../reading/person/words.ts";
import { productsNamed } from "../reading/product-names.ts";
import type { Understanding } from "../reading/understanding.ts";
import { canonicalInci } from "./inci.ts";
import { rankProducts } from "./rank.ts";

/** What is looked for by somebody who names it piece by piece. All of it is optional. */
export interface Wanted {
  /** What it is for, in a few words. */
  need?: string | undefined;
  /** A category, or a word of the product's kind or name. */
  kind?: string | undefined;
  /** Integer cents for one product. */
  most?: number | undefined;
  /** Ingredients it must not hold, by any of their names. */
  without?: readonly string[] | undefined;
}

/** A product by its id, its name, or what it is called for short. */
export function productCalled(called: string, catalogue: readonly Product[]): Product | undefined {
  const wanted = called.trim().toLowerCase();
  return (
    catalogue.find((one) => one.id === wanted || one.name.toLowerCase() === wanted) ??
    productsNamed(called, catalogue)[0]
  );
}

/**
 * The products that match, best first: by our own rules, then by text. Nothing is withheld here: the caller checks what
 * speaks against each one.
 */
export function findOnShelf(
  understanding: Understanding,
  catalogue: readonly Product[],
  wanted: Wanted,
): Product[] {
  const { need = "" } = wanted;
  const shelf = narrowed(understanding, catalogue, wanted);
  const ranked = rankProducts(withNeed(understanding, catalogue, need), shelf).map(({ product }) => product);
  return [...new Set([...ranked, ...shelf.filter(speaksOf(need))])];
}

function narrowed(
  { language }: Understanding,
  catalogue: readonly Product[],
  { kind, most, without = [] }: Wanted,
): readonly Product[] {
  const tongue = languageTag(language);
  const left = without.map((word) =>
    inciOf(findSubstances(wordsOf(word, tongue), tongue).flatMap(({ ids }) => ids)),
  );
  const words = without.map((word) => word.trim().toLowerCase());
  const holds = ({ ingredients }: Product): boolean =>
    ingredients.some((inci) => {
      const plain = canonicalInci(inci);
      return (
        left.some((patterns) => matchesInci(plain, patterns)) || words.some((word) => plain.includes(word))
      );
    });
  const ofKind = (product: Product): boolean =>
    !kind ||
    product.category === kind ||
    `${product.kind} ${product.name}`.toLowerCase().includes(kind.toLowerCase());
  return catalogue.filter(
    (product) => ofKind(product) && (most === undefined || product.price <= most) && !holds(product),
  );
}

/** The person, with the concern they are looking for now, if any. */
function withNeed(understanding: Understanding, catalogue: readonly Product[], need: string): Understanding {
  if (need === "") return understanding;
  const told = understand(need, [], understanding.language, catalogue);
  return {
    ...understanding,
    concerns: told.concerns.length > 0 ? told.concerns : understanding.concerns,
    wanted: told.wanted,
    textures: told.textures,
    places: told.places.length > 0 ? told.places : understanding.places,
    ...(told.category && { category: told.category }),
  };
}

/** Whatever the rules make nothing of is looked for by its words. */
function speaksOf(need: string): (product: Product) => boolean {
  const telling = need
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word.length > 3);
  return ({ name, kind, description, ingredients }) => {
    const text = `${name} ${kind} ${description} ${ingredients.join(" ")}`.toLowerCase();
    return telling.length === 0 || telling.some((word) => text.includes(word));
  };
}
