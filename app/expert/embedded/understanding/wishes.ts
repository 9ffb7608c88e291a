import type { Category } from "#app/features/catalogue/product.ts";
import type { Token } from "./normalize.ts";

const CATEGORY_WORDS: readonly [Category, RegExp][] = [
  [
    "Cleanser",
    /^(cleans|face wash|facewash|wash my face|wash with|soap|nettoy|savon|laver|lave|demaquill|limpiador|limpieza|jabon|lavo|lavarme|desmaquill)/,
  ],
  ["Serum", /^(serum|suero|ampoule|ampolleta|huile visage|face oil)/],
  [
    "Moisturizer",
    /^(cream|moistur|lotion|creme|hydratant|crema|hidratante|locion|spf|sunscreen|sun cream|sunblock|ecran|solaire|protector solar|bloqueador|emulsion|fluide)/,
  ],
  [
    "Treatment",
    /^(treatment|spot treat|dab|mask|peel|exfoliant|overnight treatment|gel for|soin local|en local|soin cible|traitement local|tratamiento|toque|para poner encima|balm|baume|balsamo|eye cream|contour)/,
  ],
];
const ASKING =
  /^(what|which|need|want|looking|recommend|recommended|any|good|best|can|quel|quelle|quels|cherche|besoin|voudrais|faut|conseil|conseillez|que|cual|busco|necesito|quiero|recomiendas|recomiendan|recomendais|algun|alguna|algo|con|un|une|una|a|unos|the)$/;

/** The category of product a person asks for ("which face wash …?"), when they name one as a wish; the last wish counts. */
export function wishedCategory(tokens: readonly Token[]): Category | undefined {
  for (const [position, token] of [...tokens.entries()].toReversed()) {
    const pair = `${token.text} ${tokens[position + 1]?.text ?? ""}`;
    const asked = tokens.slice(Math.max(0, position - 4), position).some((word) => ASKING.test(word.text));
    if (!asked) continue;
    const found = CATEGORY_WORDS.find(([, words]) => words.test(pair));
    if (found) return found[0];
  }
  return undefined;
}

const LIMIT =
  /(?:under|below|max|maximum|less than|up to|moins de|maxi|pas plus de|jusqu.a|menos de|maximo|hasta|no mas de)\s*(?:de\s*)?[$€£]?\s*(\d{1,4})(?:[.,](\d{2}))?/;

/** "Under $50": the most a person wants to pay for one product, in integer cents. */
export function wishedPriceLimit(folded: string): number | undefined {
  const match = LIMIT.exec(folded);
  if (!match?.[1]) return undefined;
  if (!/[$€£]|euro|dollar|dolar|eur|usd|quid|pound|balles/.test(folded)) return undefined;
  return Number(match[1]) * 100 + Number(match[2] ?? 0);
}
