/** The closed words in which a conversation says what must be known and what was asked. */

/** Facts about one person; those with a value are written `fact:value`. */
const FACTS = {
  /** Years, as a number: `age:17`, `age:0.5`. */
  age: "number",
  "under-6-months": "none",
  "under-3": "none",
  /** 3 to 11 years. */
  child: "none",
  /** 12 to 17 years. */
  teen: "none",
  trying: "none",
  pregnant: "none",
  breastfeeding: "none",
  /** An INCI name where it can be resolved (`allergy:Squalane`), else the shopper's plain word (`allergy:nickel`). */
  allergy: "text",
  /** A wish by class; see AVOIDABLE. */
  avoid: "text",
  /** See MEDICINES. */
  medicine: "text",
  /** See PLACES. */
  place: "text",
  /** Dollars, or the bare number where another currency is named. */
  budget: "number",
  /** How many products are wanted. */
  count: "number",
  /** `time:morning` or `time:night`. */
  time: "text",
  /** Something in the coming weeks for which skin must look its best. */
  event: "none",
  /** A concern by its id in labels.json. */
  concern: "text",
  /** A skin type of labels.json. */
  skin: "text",
} as const;
type FactName = keyof typeof FACTS;

const AVOIDABLE = [
  "retinoid",
  "acid",
  "vitamin-c",
  "fragrance",
  "essential-oil",
  "oil",
  "alcohol",
  "silicone",
  "sulfate",
  "paraben",
  "preservative",
  "mineral-oil",
  "animal",
  "chemical-filter",
  "nuts",
] as const;

const MEDICINES = [
  "tretinoin",
  "adapalene",
  "isotretinoin",
  "tazarotene",
  "azelaic",
  "metronidazole",
  "benzoyl-peroxide",
  "hydroquinone",
  "steroid",
  "prescribed",
] as const;

const PLACES = [
  "face",
  "lips",
  "eyelids",
  "under-eyes",
  "neck",
  "hands",
  "body",
  "scalp",
  "feet",
  "nappy",
  "intimate",
] as const;

/** Oneself, or someone spoken of (husband, mother, baby, friend …). */
export type Who = "self" | "other";

export interface Fact {
  who: Who;
  fact: FactName;
  value?: string | number;
}

/** What a turn can ask, from recommending to the shop's own business. */
export const QUESTIONS = [
  "recommend",
  "routine",
  "compare",
  "which-first",
  "only-one",
  "cheaper",
  "total",
  "price",
  "in-stock",
  "when",
  "how-often",
  "how-much",
  "how-to-apply",
  "how-long-until",
  "combine",
  "order-of-layers",
  "sting",
  "purge",
  "makeup",
  "summer",
  "place",
  "for-someone",
  "smell",
  "texture",
  "contains",
  "vegan",
  "pregnancy",
  "age-limit",
  "why-this",
  "why-not",
  "my-brand",
  "samples",
  "add-to-cart",
  "ingredient",
  "word",
  "worth",
  "too-much",
  "favorite",
  "medical",
  "not-sold",
  "constraint",
  "answer",
  "greeting",
  "thanks",
  "insult",
  "who-are-you",
  "off-topic",
  "unclear",
  "order",
  "delay",
  "delivery-to",
  "shipping-cost",
  "return",
  "refund",
  "exchange",
  "broken",
  "wrong-item",
  "cancel",
  "change-address",
  "payment",
  "double-charge",
  "code",
  "store-credit",
  "invoice",
  "delete-account",
  "data",
  "account",
  "contact",
] as const;
export type Question = (typeof QUESTIONS)[number];

const CLOSED: Partial<Record<FactName, readonly string[]>> = {
  avoid: AVOIDABLE,
  medicine: MEDICINES,
  place: PLACES,
  time: ["morning", "night"],
  skin: ["normal", "dry", "oily", "combination", "sensitive"],
};

/**
 * Reads `pregnant`, `other.age:4`, `allergy:Citric Acid`; without `other.` the fact is the speaker's own.
 * @throws Error naming the text when it is outside the vocabulary.
 */
export function parseFact(text: string): Fact {
  const who: Who = text.startsWith("other.") ? "other" : "self";
  const [name = "", ...rest] = text.replace(/^other\./, "").split(":");
  const value = rest.join(":");
  if (!(name in FACTS)) throw new Error(`Unknown fact: ${text}`);
  const fact = name as FactName;
  const kind = FACTS[fact];
  if ((kind === "none") !== (value === "")) throw new Error(`Fact with a wrong value: ${text}`);
  if (kind === "number" && !Number.isFinite(Number(value))) throw new Error(`Not a number: ${text}`);
  const closed = CLOSED[fact];
  if (closed && !closed.includes(value)) throw new Error(`Outside the closed list: ${text}`);
  if (kind === "none") return { who, fact };
  return { who, fact, value: kind === "number" ? Number(value) : value };
}

const plain = (value: string): string => value.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Seven weeks may be counted as 0.13 or 0.15 of a year. */
const AGE_TOLERANCE = 0.1;

function sameValue(one: Fact["value"], other: Fact["value"]): boolean {
  if (typeof one === "string" && typeof other === "string") return plain(one) === plain(other);
  if (typeof one === "number" && typeof other === "number") return Math.abs(one - other) < AGE_TOLERANCE;
  return one === other;
}

/** What is wanted, whoever it is wanted for: "150 at most, for mum" is the sum of the request. */
const OF_THE_REQUEST = new Set<string>(["budget", "count"]);

/** The same fact of the same person; texts are compared without case and accents. */
export function sameFact(one: Fact, other: Fact): boolean {
  const ofWhom = one.who === other.who || OF_THE_REQUEST.has(one.fact);
  return ofWhom && one.fact === other.fact && sameValue(one.value, other.value);
}
