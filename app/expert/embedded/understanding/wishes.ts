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

/** Textures people say no to: how they call them, and how a product's name gives one away. */
const TEXTURES: readonly [said: RegExp, named: RegExp][] = [
  [/^(gels?|geles|jell(y|ies))$/, /\b(gel|jelly|gelée|gelatina)\b/i],
  [/^(oils?|oily|huiles?|aceites?)$/, /\b(oil|huile|aceite)\b/i],
  [/^(balms?|baumes?|balsamos?)$/, /\b(balm|baume|bálsamo)\b/i],
  [/^(foams?|mousses?|espumas?)$/, /\b(foam|mousse|espuma)\b/i],
  [/^(powders?|poudres?|polvos?)$/, /\b(powder|poudre|polvo)\b/i],
];
const DISLIKE = /^(hate|dislike|avoid|deteste|odio|evito|evite)$/;

/** "I don't like gels": what a product's name must not say. */
export function unwantedTextures(tokens: readonly Token[], negated: readonly boolean[]): RegExp[] {
  return tokens.flatMap((token, place) => {
    const texture = TEXTURES.find(([said]) => said.test(token.text));
    const before = tokens.slice(Math.max(0, place - 3), place);
    return texture && (negated[place] || before.some((word) => DISLIKE.test(word.text))) ? [texture[1]] : [];
  });
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
