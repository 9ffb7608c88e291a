import { LANGUAGE_TAGS } from "#app/i18n/language.ts";
import { hears } from "../knowledge/cues.ts";
import type { Category } from "#app/features/catalogue/product.ts";
import type { Token } from "./normalize.ts";
import type { Understanding, Wish } from "./understanding.ts";

const CATEGORY_WORDS: readonly [Category, RegExp][] = [
  [
    "Cleanser",
    /^(cleans|face wash|facewash|wash my face|wash (with|should|would|do|can|is|for|that)|soap|nettoy|savon|laver|lave|demaquill|limpiador|limpieza|jabon|lavo|lavarme|desmaquill)/,
  ],
  ["Serum", /^(serum|suero|ampoule|ampolleta|huile visage|face oil)/],
  [
    "Moisturizer",
    /^(cream|moistur|lotion|creme|hydratant|crema|hidratante|locion|spf|sunscreen|sun cream|sunblock|ecran|solaire|protector solar|bloqueador|emulsion|fluide)/,
  ],
  [
    "Treatment",
    /^(treatment|spot treat|dab|overnight treatment|gel for|soin local|en local|soin cible|traitement local|tratamiento|toque|para poner encima|balm|baume|balsamo|eye cream|contour)/,
  ],
];
/** "Cream for dry skin": a message that begins with it asks for it. */
const OPENING =
  /^(a|an|the|some|any|good|best|nice|new|cheap|cheapest|gentle|light|face|facial|night|day|un|une|des|du|le|la|bon|bonne|meilleur|meilleure|petit|petite|una|unos|el|buen|buena|buenas|mejor|algun|alguna|and|et|y|ok|okay|then|so|also|alors|bon|pues|bueno|entonces|vale)$/;
const EYE = /^(eye|eyes|yeux|regard|ojos)$/;
const ASKING =
  /^(what|which|need|want|looking|recommend|recommended|any|good|best|can|quel|quelle|quels|comme|cherche|besoin|voudrais|faut|conseil|conseillez|que|cual|busco|necesito|quiero|recomiendas|recomiendan|recomendais|algun|alguna|algo|con|un|une|una|a|unos|the)$/;

const TO = /^(to|for|pour|para)$/;

/** How far before a kind its asking stands; further where another kind stands between. */
const NEAR = 4;
const FAR = 7;

/** What a thing is wanted to do names its kind: "something to moisturize my face". */
const MOISTURIZE = /^(moisturi[sz]e|hydrater|hidratar|hidratarme)$/;

/** Between two kinds that are wanted both: "a wash and a cream", "cleansers or moisturizers". */
const BOTH = /^(and|or|plus|et|ou|y|e|o|mas)$/;

/** The kinds of product a person asks for ("which face wash …?"), when they are named as a wish; the last wish first. */
export function wishedCategories(tokens: readonly Token[], negated: readonly boolean[] = []): Category[] {
  const found: Category[] = [];
  const opening = tokens.findIndex((word) => !OPENING.test(word.text));
  for (const [position, token] of [...tokens.entries()].toReversed()) {
    const pair = `${token.text} ${tokens[position + 1]?.text ?? ""}`;
    const near = [tokens[position - 1], tokens[position - 2], tokens[position + 1], tokens[position + 3]];
    if (negated[position] || near.some((word) => EYE.test(word?.text ?? ""))) continue;
    const before = tokens.slice(Math.max(0, position - NEAR), position);
    const opens = opening < 0 || position <= opening;
    // "A cleanser and a cream": what is joined to a kind that is wanted is wanted too.
    const next = tokens.slice(position + 1, position + 4).findIndex(({ text }) => BOTH.test(text));
    const joined = found.length > 0 && next >= 0;
    // "Which of your cleansers and moisturizers": one asking for both.
    const far = before.some((word) => BOTH.test(word.text)) ? FAR : NEAR;
    const asks = tokens.slice(Math.max(0, position - far), position).some((word) => ASKING.test(word.text));
    // "Combination skin, cleanser?": a kind by itself, after a comma.
    const last = tokens[position - 1];
    const alone = position === tokens.length - 1 && last !== undefined && token.start - last.end > 1;
    // "And to wash with?", "et pour nettoyer ?": what it is for, and nothing after it.
    const purpose = TO.test(last?.text ?? "") && position >= tokens.length - 3;
    if (!opens && !joined && !asks && !alone && !purpose) continue;
    const kind = CATEGORY_WORDS.find(([, words]) => words.test(pair))?.[0];
    if (kind && (found.length === 0 || joined) && !found.includes(kind)) found.push(kind);
  }
  return found.length === 0 && tokens.some(({ text }) => MOISTURIZE.test(text)) ? ["Moisturizer"] : found;
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

/** "Face oil", "a foam": what the name of a product had better say. */
export function wantedTextures(tokens: readonly Token[], negated: readonly boolean[]): RegExp[] {
  return tokens.flatMap((token, place) => {
    const texture = TEXTURES.find(([said]) => said.test(token.text) && token.text !== "oily");
    const before = tokens.slice(Math.max(0, place - 4), place);
    const asked =
      before.every((word) => OPENING.test(word.text)) || before.some((word) => ASKING.test(word.text));
    return texture && asked && !negated[place] ? [texture[1]] : [];
  });
}

const CHEAPEST =
  /\b(cheapest|least expensive|lowest price|le moins cher|la moins chere|les moins chers|de moins cher|moins cheres?|mas barat[oa]s?|mas economic[oa]s?)\b/;
const GIFT =
  /\b(gift|present for|cadeau|offrir|regalo|regalar|(her|his|mum s|mom s|wife s|girlfriend s) birthday|cumple anos|su cumpleanos|(son|l) anniversaire)\b/;

/** "The cheapest cream", "a gift for my mother". */
export function wishOf(folded: string): Wish | undefined {
  if (GIFT.test(folded)) return "gift";
  return CHEAPEST.test(folded) ? "cheapest" : undefined;
}

/** Skin that has just been through something: only what comforts it. */
export function isJustTreated(folded: string): boolean {
  const text = ` ${folded.replace(/[^\p{L}\p{N}]+/gu, " ").trim()} `;
  return LANGUAGE_TAGS.some(
    (tongue) => hears("just_treated", text, tongue) && !hears("long_ago", text, tongue),
  );
}

/** Whether a product is asked for by its kind, an ingredient, a texture or an occasion, concern or not. */
export function asksForProduct({
  category,
  wanted,
  textures,
  wish,
}: Pick<Understanding, "category" | "wanted" | "textures" | "wish">): boolean {
  return category !== undefined || wanted.length > 0 || textures.length > 0 || wish !== undefined;
}
