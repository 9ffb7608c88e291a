import { memoize } from "#app/memoize.ts";
import { type Language, languageFromTag } from "#app/i18n/language.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { productsNamed } from "../../reading/product-names.ts";
import { detectTongue } from "../../reading/language.ts";
import { tokenize } from "../../reading/normalize.ts";
import words from "./only-if-drafted.json" with { type: "json" };
import { claimProblems, medicalWords } from "../../words/claims-lint.ts";

/** Why a model's answer is not used. */
export type Problem =
  | "unknown-product"
  | "no-product"
  | "not-bound"
  | "wrong-language"
  | "medical-claim"
  | "diagnosis"
  | "promise"
  | "invented-figure"
  | "invented-place"
  | "invented-finding"
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
  /** What we ourselves say: promises, figures, places and contacts must stand in it. */
  draft: string;
  /** What the shopper wrote: its words may be taken up, as long as they are no promise. */
  said?: string;
  /** Reasons speak of products, where names of conditions have no place unless the shopper used them. */
  about: "product" | "conversation";
  /** Findings of a picture: zones, strengths and aspects must stand in the draft. */
  findings?: boolean;
  /** Characters. */
  longest: number;
}

/** Everything that is wrong with a text of a model; it is foreign input like any other. */
export function checkText(text: string, ground: Ground): Problem[] {
  const bare = withoutNames(text, ground.catalogue);
  const { draft, said = "" } = ground;
  const found: [Problem, boolean][] = [
    ["length", text.trim().length < 2 || text.length > ground.longest],
    ["unknown-product", productsNamed(text, ground.catalogue).some(({ id }) => !ground.allowed.has(id))],
    ["wrong-language", isOtherLanguage(text, ground.language)],
    ["medical-claim", makesMedicalClaim(bare, ground)],
    ["diagnosis", DIAGNOSIS[ground.language].test(text)],
    ["promise", goesBeyond("promises", bare, ground, draft)],
    ["invented-figure", goesBeyond("numbers", bare, ground, draft) || inventsDigits(bare, draft)],
    ["invented-place", goesBeyond("places", bare, ground, `${draft} ${said}`)],
    ["invented-finding", ground.findings === true && goesBeyond("findings", bare, ground, draft)],
    ["foreign-contact", contactsIn(text).some((contact) => !draft.includes(contact))],
    ["offer", OFFER.test(text)],
  ];
  return found.filter(([, wrong]) => wrong).map(([problem]) => problem);
}

type Guarded = keyof typeof words;

/** The words of a kind in a language as one expression; `*` ends a word that goes on. */
const patternsOf = memoize((kind: Guarded) =>
  memoize((language: Language) => {
    const choices = words[kind][language].map((word) => word.replaceAll("*", "\\p{L}*"));
    return new RegExp(`(?<!\\p{L})(?:${choices.join("|")})(?!\\p{L})`, "giu");
  }),
);

const plain = (text: string): string => text.replace(/[-‑’']/g, " ").toLowerCase();

/** True when a text says a guarded word that what it rests on does not say. */
function goesBeyond(kind: Guarded, text: string, { language }: Ground, rests: string): boolean {
  const there = plain(rests);
  return [...plain(text).matchAll(patternsOf(kind)(language))].some(([word]) => !there.includes(word));
}

/** True when a text holds digits that the draft does not. */
function inventsDigits(text: string, draft: string): boolean {
  const numbers = (from: string) =>
    (from.match(/\d+(?:[.,]\d+)?/g) ?? []).map((one) => Number(one.replace(",", ".")));
  const known = new Set(numbers(draft));
  return numbers(text).some((one) => !known.has(one));
}

/** Whole or in one of its sentences in another language, or in another script. */
function isOtherLanguage(text: string, language: Language): boolean {
  if (/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text)) return true;
  return [text, ...sentences(text)].some((part) => {
    const tongue = detectTongue(tokenize(part));
    return tongue !== undefined && languageFromTag(tongue) !== language;
  });
}

/** A product may be called "Repair"; calling it by its name is no claim. */
function withoutNames(text: string, catalogue: readonly Product[]): string {
  return catalogue.reduce((rest, product) => rest.replaceAll(product.name, " "), text);
}

const NEGATED = /\b(not|never|cannot|can't|can’t|don't|don’t|pas|jamais|no|nunca)\b/i;

function makesMedicalClaim(text: string, { language, about, said = "" }: Ground): boolean {
  return sentences(text).some((sentence) => {
    const words = about === "product" ? claimProblems(sentence, language) : medicalWords(sentence, language);
    const medical = new Set(medicalWords(sentence, language));
    // "I cannot diagnose" is the opposite of a claim; the shopper's own "acne" is hers to name.
    return words.some(
      (word) =>
        !(about === "conversation" && /^diagnos/i.test(word) && NEGATED.test(sentence)) &&
        (medical.has(word) || !plain(said).includes(plain(word))),
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
