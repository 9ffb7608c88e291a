import { LANGUAGE_TAGS } from "#app/i18n/language.ts";
import { hears } from "../knowledge/cues.ts";
import type { PerLanguage } from "../knowledge/knowledge.ts";
import wishes from "../knowledge/wishes.json" with { type: "json" };
import type { Category } from "#app/features/catalogue/product.ts";
import type { Token } from "./normalize.ts";
import type { Understanding, Wish } from "./understanding.ts";

/** All three languages in one pattern, since a wish is recognized in any of them. */
const words = (per: PerLanguage<string>): string =>
  LANGUAGE_TAGS.flatMap((tongue) => per[tongue] || []).join("|");
const whole = (per: PerLanguage<string>): RegExp => new RegExp(`^(?:${words(per)})$`);

const CATEGORY_WORDS = (Object.entries(wishes.kinds) as [Category, PerLanguage<string>][]).map(
  ([kind, per]): [Category, RegExp] => [kind, new RegExp(`^(?:${words(per)})`)],
);
/** "Cream for dry skin": a message that begins with it asks for it. */
const OPENING = whole(wishes.opening);
const EYE = whole(wishes.eye);
const ASKING = whole(wishes.asking);
/** What follows a kind that opens a wish. */
const GOES_ON = whole(wishes.goes_on);
const TO = whole(wishes.purpose);

/** How far before a kind its asking stands; further where another kind stands between. */
const NEAR = 4;
const FAR = 7;

/** What a thing is wanted to do names its kind: "something to moisturize my face". */
const MOISTURIZE = whole(wishes.moisturize);

/** Between two kinds that are wanted both: "a wash and a cream", "cleansers or moisturizers". */
const BOTH = whole(wishes.both);

/** The kind that a word, or it and the next, names. */
function kindAt(tokens: readonly Token[], position: number): Category | undefined {
  const pair = `${tokens[position]?.text ?? ""} ${tokens[position + 1]?.text ?? ""}`;
  return CATEGORY_WORDS.find(([, pattern]) => pattern.test(pair))?.[0];
}

/** Whether punctuation precedes a word. */
function breaksBefore(tokens: readonly Token[], position: number): boolean {
  const [last, token] = [tokens[position - 1], tokens[position]];
  return last !== undefined && token !== undefined && token.start - last.end > 1;
}

/** The kinds of product a person asks for ("which face wash …?"), when they are named as a wish; the last wish first. */
export function wishedCategories(tokens: readonly Token[], negated: readonly boolean[] = []): Category[] {
  const found: Category[] = [];
  const opening = tokens.findIndex((word) => !OPENING.test(word.text));
  for (const position of [...tokens.keys()].toReversed()) {
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
    // "…, cream without scent please" starts a new request.
    const ends = position === tokens.length - 1 || GOES_ON.test(tokens[position + 1]?.text ?? "");
    const alone = ends && (breaksBefore(tokens, position) || breaksBefore(tokens, position - 1));
    // "And to wash with?", "et pour nettoyer ?": what it is for, and nothing after it.
    const purpose = TO.test(last?.text ?? "") && position >= tokens.length - 3;
    // "For 80: cleanser and cream": two kinds in a pair are wanted both.
    const paired = BOTH.test(last?.text ?? "") && kindAt(tokens, position - 2) !== undefined;
    if (!opens && !joined && !asks && !alone && !purpose && !paired) continue;
    const kind = kindAt(tokens, position);
    if (kind && (found.length === 0 || joined) && !found.includes(kind)) found.push(kind);
  }
  return found.length === 0 && tokens.some(({ text }) => MOISTURIZE.test(text)) ? ["Moisturizer"] : found;
}

/** Textures people ask for or say no to: how they call them, and how a product's name gives one away. */
const TEXTURES = wishes.textures.map(({ said, named }): [said: RegExp, named: RegExp] => [
  whole(said),
  new RegExp(`\\b(?:${named})\\b`, "i"),
]);
const DISLIKE = whole(wishes.dislike);
/** "Oily" is said of skin, and asks for no oil. */
const OF_SKIN = whole(wishes.of_skin);

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
    const texture = TEXTURES.find(([said]) => said.test(token.text) && !OF_SKIN.test(token.text));
    const before = tokens.slice(Math.max(0, place - 4), place);
    const asked =
      before.every((word) => OPENING.test(word.text)) || before.some((word) => ASKING.test(word.text));
    return texture && asked && !negated[place] ? [texture[1]] : [];
  });
}

const CHEAPEST = new RegExp(`\\b(?:${words(wishes.cheapest)})\\b`);
const GIFT = new RegExp(`\\b(?:${words(wishes.gift)})\\b`);

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
