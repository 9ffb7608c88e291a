import type { Role } from "../shelf/role.ts";
import type { Category } from "#app/features/catalogue/product.ts";
import type { ConcernId, RedFlag, SkinType } from "../reading/understanding.ts";

/** What a reason is made of; `actives` is a list in words. */
export interface ReasonParts {
  actives: string;
  several: boolean;
  /** What the actives do for the look or feel of skin, as an infinitive: "smooth the look of the surface". */
  effect: string;
  about: string;
  spf: number;
}

interface ConcernWords {
  /** Infinitive after "helps": cosmetic, never medical. */
  effect: string;
  /** After "for": the skin or person meant. */
  about: string;
}

/** The sentences for reasons and recommendations in one language. `{0}`, `{1}` … are filled in. */
export interface Copy {
  and: string;
  /** Between two things that something helps with. */
  andTo: string;
  concerns: Record<ConcernId, ConcernWords>;
  skinTypes: Record<SkinType, string>;
  categories: Record<Category, string>;
  /** Ways to give a reason, chosen by the product; no two alike in one answer. */
  reasons: ((parts: ReasonParts) => string)[];
  cleansers: ((parts: ReasonParts) => string)[];
  sunscreens: ((parts: ReasonParts) => string)[];
  use: Record<Role, string>;
  notes: {
    unscented: string;
    withoutAllergens: string;
    pregnancy: string;
    breastfeeding: string;
    gentleWithPrescription: string;
    tinted: string;
    light: string;
    /** {0} what makes the sun matter more. */
    sunFor: string;
    /** What stings somebody, no allergy. */
    withoutRefused: string;
    cheapest: string;
    /** Of a retinoid, to whoever may expect. */
    expecting: string;
    /** Why sun protection, for somebody with marks. */
    deepens: string;
    /** Why sun protection, for somebody worried about lines. */
    ages: string;
    /** {0} is another concern that it helps with. */
    alsoFor: string;
    scentedAsWished: string;
    /** {0} another acid of the answer. */
    notSameEvening: string;
    scented: string;
    strong: string;
    /** {0} is the neighbour of the same kind. */
    lighter: string;
    gentler: string;
  };
  flags: Record<RedFlag, string>;
  notices: {
    /** A burn that is no longer rinsed. */
    oldBurn: string;
    unresolved: string;
    hiddenSource: string;
    veganSource: string;
    gift: string;
    /** Where person, skin and budget are known. */
    /** Whom it is for and the sum are known, the skin is not. */
    giftSkin: string;
    giftScented: string;
    giftTold: string;
    notSold: string;
    pharmacist: string;
    infant: string;
    shop: string;
    nothingFits: string;
    pregnancy: string;
    breastfeeding: string;
    child: string;
    teen: string;
    /** For an adult asking on a teenager's behalf. */
    teenOfParent: string;
    prescription: string;
    allergy: string;
    persistent: string;
    doctorFirst: string;
    yeast: string;
    /** Redness that comes and goes. */
    flushes: string;
    unsure: string;
    gentleOnly: string;
    /** For somebody downhearted about something that care can improve. */
    downhearted: string;
  };
  chat: {
    noMore: string;
    fine: string;
    sorry: string;
    fits: string;
    fitsNot: string;
    size: string;
    hello: string;
    helloSupport: string;
    thanks: string;
    whoAreYou: string;
    diagnosis: string;
    medicine: string;
    askConcern: string;
    askType: string;
    routineAny: string;
    overBudget: string;
    pickLine: string;
    askAfter: string;
    offerRoutine: string;
    routine: string;
    morning: string;
    evening: string;
    step: string;
    routineEnd: string;
    twiceWeekly: string;
    onceWeekly: string;
    ingredient: string;
    ingredientNoBenefit: string;
    ingredientUse: Record<"AM" | "PM" | "both", string>;
    ingredientPregnancy: Record<"ok" | "limit" | "ask" | "avoid", string>;
    ingredientNursing: Record<"ok" | "ask" | "avoid", string>;
    ingredientSun: string;
    ingredientProducts: string;
    ingredientNoProducts: string;
    ingredientHard: string;
    together: Record<"avoid" | "alternate" | "caution" | "myth" | "fine", string>;
    duplicates: string;
    compareLine: string;
    compareActives: string;
    comparePrice: string;
    comparePick: string;
    compareEqual: string;
    product: string;
    productActives: string;
    productStock: string;
    productSoldOut: string;
    productFew: string;
    price: string;
    cheaper: string;
    cheapest: string;
    containsYes: string;
    containsNo: string;
    weeks: string;
    none: string;
  };
  support: {
    tracking: string;
    lastOrder: string;
    othersOrder: string;
    account: string;
    password: string;
    contact: string;
    soldOut: string;
    status: Record<string, string>;
  };
}

/** Puts values into a sentence: `{0}` is the first. */
export function fill(sentence: string, ...values: (string | number)[]): string {
  return sentence.replace(/\{(\d)\}/g, (_, place: string) => String(values[Number(place)] ?? ""));
}

/** "a", "a and b", "a, b and c". */
export function inWords(items: readonly string[], copy: Copy): string {
  if (items.length < 2) return items[0] ?? "";
  return `${items.slice(0, -1).join(", ")} ${copy.and} ${items.at(-1)}`;
}

export function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
