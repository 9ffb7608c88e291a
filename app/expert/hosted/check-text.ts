import type { Product } from "#app/features/catalogue/product.ts";
import type { Language } from "#app/i18n/language.ts";
import { productsNamed } from "../embedded/understanding/product-names.ts";
import { detectTongue, languageOf } from "../embedded/understanding/language.ts";
import { tokenize } from "../embedded/understanding/normalize.ts";
import { claimProblems, medicalWords } from "../embedded/wording/claims-lint.ts";

/** Why a model's answer is not used. */
export type Problem =
  | "unknown-product"
  | "no-product"
  | "wrong-language"
  | "medical-claim"
  | "diagnosis"
  | "invented-figure"
  | "foreign-contact"
  | "offer"
  | "length"
  | "repeated";

/** What a text may rest on. */
export interface Ground {
  language: Language;
  catalogue: readonly Product[];
  /** Ids of the products that may be named. */
  allowed: ReadonlySet<string>;
  /** What we ourselves say, as text: prices, contacts and offers must stand in it. */
  facts: string;
  /** What the owner wrote about the products: may be quoted for a percentage, but is nobody to send people elsewhere. */
  productTexts: string;
  /** Reasons speak of products, where names of conditions have no place; in a chat they may be talked about. */
  about: "product" | "conversation";
  /** Characters. */
  longest: number;
}

/** Everything that is wrong with a text of a model; it is foreign input like any other. */
export function checkText(text: string, ground: Ground): Problem[] {
  const found: [Problem, boolean][] = [
    ["length", text.trim().length < 2 || text.length > ground.longest],
    ["unknown-product", productsNamed(text, ground.catalogue).some(({ id }) => !ground.allowed.has(id))],
    ["wrong-language", isOtherLanguage(text, ground.language)],
    ["medical-claim", makesMedicalClaim(withoutNames(text, ground.catalogue), ground)],
    ["diagnosis", DIAGNOSIS[ground.language].test(text)],
    ["invented-figure", inventsFigure(text, ground)],
    ["foreign-contact", contactsIn(text).some((contact) => !ground.facts.includes(contact))],
    ["offer", OFFER.test(text) && !OFFER.test(ground.facts)],
  ];
  return found.filter(([, wrong]) => wrong).map(([problem]) => problem);
}

function isOtherLanguage(text: string, language: Language): boolean {
  const tongue = detectTongue(tokenize(text));
  return tongue !== undefined && languageOf(tongue) !== language;
}

/** A product may be called "Repair"; calling it by its name is no claim. */
function withoutNames(text: string, catalogue: readonly Product[]): string {
  return catalogue.reduce((rest, product) => rest.replaceAll(product.name, " "), text);
}

const NEGATED = /\b(not|never|cannot|can't|can’t|don't|don’t|pas|jamais|no|nunca)\b/i;

function makesMedicalClaim(text: string, { language, about }: Ground): boolean {
  return sentences(text).some((sentence) => {
    const words = about === "product" ? claimProblems(sentence, language) : medicalWords(sentence, language);
    // "I cannot diagnose" is the opposite of a claim.
    return words.some(
      (word) => !(about === "conversation" && /^diagnos/i.test(word) && NEGATED.test(sentence)),
    );
  });
}

const CONDITION =
  "(rosacea|eczema|psoriasis|dermatitis|melasma|folliculitis|keratosis|lupus|cancer|melanoma|an? infection)";
const CONDITION_FR =
  "(rosacée|couperose|eczéma|psoriasis|dermatite|mélasma|folliculite|kératose|lupus|cancer|mélanome|infection)";
const CONDITION_SP =
  "(rosácea|eccema|eczema|psoriasis|dermatitis|melasma|foliculitis|queratosis|lupus|cáncer|melanoma|infección)";
const DIAGNOSIS: Record<Language, RegExp> = {
  en: new RegExp(
    `\\b(you have|you've got|you are suffering from|it is|this is) (clearly |probably )?${CONDITION}`,
    "i",
  ),
  fr: new RegExp(
    `\\b(vous avez|vous souffrez|c['’]est|il s['’]agit) (de |d['’])?(la |l['’]|un |une |du )?${CONDITION_FR}`,
    "i",
  ),
  sp: new RegExp(`\\b(tienes|padeces|sufres de|es|se trata de) (una |un )?${CONDITION_SP}`, "i"),
};

function inventsFigure(text: string, { facts, productTexts }: Ground): boolean {
  const shares = [...sharesIn(facts), ...sharesIn(productTexts)];
  return (
    amountsIn(text).some((amount) => !amountsIn(facts).includes(amount)) ||
    sharesIn(text).some((share) => !shares.includes(share))
  );
}

const number = (digits = "") => Number(digits.replace(",", "."));

function amountsIn(text: string): number[] {
  const found = text.matchAll(
    /[$€£]\s?(\d+(?:[.,]\d+)?)|(\d+(?:[.,]\d+)?)\s?(?:[$€£]|dollars?\b|euros?\b|dólares\b|usd\b)/gi,
  );
  return [...found].map(([, before, after]) => number(before ?? after));
}

/** Percentages. */
function sharesIn(text: string): number[] {
  return [...text.matchAll(/(\d+(?:[.,]\d+)?)\s?%/g)].map(([, share]) => number(share));
}

/** Links, e-mail addresses and telephone numbers. */
function contactsIn(text: string): string[] {
  const found = text.match(
    /\b(?:https?:\/\/|www\.)\S+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b[a-z0-9-]+\.(?:com|net|org|io|co|shop|app|info|biz|ru|cn)\b|\+?\d[\d ()-]{7,}\d/gi,
  );
  return (found ?? []).map((contact) => contact.replace(/[.,;:!?)]+$/, ""));
}

const OFFER =
  /\b(coupons?|vouchers?|promo(tion)?s?|discount(s|ed)?|codes?|remises?|bon d['’]achat|parrainage|cup[oó]n(es)?|descuentos?|c[oó]digos?|referral|store credit|free of charge|gratuite?ment|gratis|system prompt|admin(istrator)?)\b/i;

function sentences(text: string): string[] {
  return text.split(/(?<=[.!?…])\s+|\n+/);
}
