import type { Tongue } from "../understanding/concepts.ts";

/** What can be asked about a product. */
export type Aspect =
  | "why"
  | "percent"
  | "size"
  | "vegan"
  | "cheaper"
  | "price"
  | "use"
  | "scent"
  | "pregnancy"
  | "stock";
const ASPECTS: readonly [Aspect, Record<Tongue, RegExp>][] = [
  [
    "why",
    {
      en: /^why\b|\bwhy (this|that|it|these|do you)\b/,
      fr: /^pourquoi\b/,
      es: /^por que\b/,
    },
  ],
  [
    "percent",
    {
      en: /\b(percent\w*|strength|concentration|strong|how much \w+( \w+)? (is|does|in|has))\b|%/,
      fr: /\b(pourcentage|dosage|concentration|fort|combien (de|d) (?!temps|gouttes|fois)\w+)\b|%/,
      es: /\b(porcentaje|concentracion|fuerte|cuant[oa] \w+( \w+)? (tiene|lleva|hay))\b|%/,
    },
  ],
  [
    "size",
    {
      en: /\b(size|how big|how large|how many ml|ml)\b/,
      fr: /\b(taille|contenance|combien de ml|ml)\b/,
      es: /\b(tamano|cuantos ml|ml|cantidad)\b/,
    },
  ],
  [
    "vegan",
    {
      en: /\b(vegan|animal ingredients)\b/,
      fr: /\b(vegan\w*|origine animale)\b/,
      es: /\b(vegan\w*|origen animal)\b/,
    },
  ],
  [
    "cheaper",
    {
      en: /\b(cheaper|less expensive|lower price|budget|too expensive|more affordable)\b/,
      fr: /\b(moins cher|moins chere|plus abordable|trop cher|budget)\b/,
      es: /\b(mas barat\w*|mas economic\w*|muy caro|menos caro)\b/,
    },
  ],
  [
    "scent",
    {
      en: /\b(fragrance|scent\w*|perfume\w*|smell\w*)\b/,
      fr: /\b(parfum\w*|odeur|sent)\b/,
      es: /\b(perfume|fragancia|huele|olor|aroma)\b/,
    },
  ],
  [
    "pregnancy",
    {
      en: /\b(pregnan\w*|expecting|breastfeed\w*)\b/,
      fr: /\b(enceinte|grossesse|allait\w*)\b/,
      es: /\b(embaraz\w*|lactancia)\b/,
    },
  ],
  [
    "stock",
    {
      en: /\b(stock|available|sold out)\b/,
      fr: /\b(stock|disponib\w*|rupture|epuise)\b/,
      es: /\b(stock|disponib\w*|agotad\w*|quedan)\b/,
    },
  ],
  [
    "price",
    {
      en: /\b(price|cost\w*|how much)\b/,
      fr: /\b(prix|coute\w*|combien)\b/,
      es: /\b(precio|cuesta\w*|vale|cuanto)\b/,
    },
  ],
  [
    "use",
    {
      en: /\b(use|apply|often|when|how (do|should|long))\b/,
      fr: /\b(utilis\w*|appliqu\w*|souvent|quand|comment)\b/,
      es: /\b(usa\w*|uso|aplic\w*|cuando|como|cada cuanto)\b/,
    },
  ],
];

/** What somebody wants to know about a product; a description when nothing in particular. */
export function aspectOf(text: string, tongue: Tongue): Aspect | undefined {
  return ASPECTS.find(([, words]) => words[tongue].test(text))?.[0];
}

/** Asks after one thing in a list. */
export const CONTAINS: Record<Tongue, RegExp> = {
  en: /\b(contain\w*|any|free|without|is there|has|have|in it)\b/,
  fr: /\b(contien\w*|y a|sans|a t il|comporte|dedans)\b/,
  es: /\b(contien\w*|lleva\w*|tiene\w*|sin|hay)\b/,
};
