import type { Category } from "#app/features/catalogue/product.ts";
import type { Language } from "#app/i18n/language.ts";
import type { Place } from "../knowledge/knowledge.ts";
import type { Person, Relation } from "./person/fact.ts";

/** The concerns that the adviser distinguishes. The shop's filter has fewer: `SHOP_CONCERNS`. */
export const CONCERNS = [
  "acne",
  "blackheads",
  "hormonal_acne",
  "acne_scars",
  "pih",
  "pie",
  "oiliness",
  "pores",
  "dryness",
  "dehydration",
  "barrier",
  "sensitivity",
  "redness",
  "rosacea",
  "sun_spots",
  "melasma",
  "dullness",
  "texture",
  "fine_lines",
  "wrinkles",
  "firmness",
  "dark_circles",
  "puffiness",
  "photoprotection",
  "eczema",
  "seb_derm",
  "kp",
  "razor_bumps",
  "fungal_acne",
  "perioral_derm",
  "milia",
  "lips",
  "menopause_skin",
] as const;
export type ConcernId = (typeof CONCERNS)[number];

export const SKIN_TYPES = ["normal", "dry", "oily", "combination", "sensitive"] as const;
export type SkinType = (typeof SKIN_TYPES)[number];

export const MODIFIERS = [
  "pregnant",
  "breastfeeding",
  "on_retinoid_rx",
  "allergy",
  "vegan_fragrance_free",
  "deep_skin",
  "teen",
  "child",
  "male_shaving",
  "budget",
] as const;
export type Modifier = (typeof MODIFIERS)[number];

export const RED_FLAGS = [
  "emergency_allergy",
  "contact_reaction",
  "infection",
  "severe_acne",
  "acne_fulminans",
  "mole_change",
  "non_healing",
  "blistering",
  "shingles_eye",
  "eye",
  "chemical_burn",
  "swallowed",
  "illegal_lightener",
  "steroid_face",
  "skin_cancer_history",
  "systemic_rash",
  "mental_health",
  "severe_sunburn",
  "pregnancy_itch",
  "jaundice",
  "stroke",
  "contagious",
  "bruising",
  "persistent_no_change",
] as const;
export type RedFlag = (typeof RED_FLAGS)[number];

/** How an emergency ended: somebody was seen, or says only that it is better. */
export type Ended = "seen" | "better";

/** An emergency that this message tells is over. */
interface EmergencyOver {
  flag: RedFlag;
  how: Ended;
}

/** An alarm raised for a person and not withdrawn since. */
export interface StandingAlarm {
  flag: RedFlag;
  relation: Relation;
  /** The emergency was treated: no longer an alarm, though its cause is still unknown. */
  seen?: boolean;
}

export type Kind = "concern" | "red_flag" | "support" | "other";
export const SUPPORT_TOPICS = [
  "shipping",
  "order_status",
  "returns",
  "payment",
  "account",
  "contact",
  "product_availability",
] as const;
export type SupportTopic = (typeof SUPPORT_TOPICS)[number];
export type Wish = "cheapest" | "gift";
type Outside = "not_sold" | "pharmacist" | "infant";
export type Severity = "mild" | "moderate" | "severe";

/** A label with how sure we are (1 is the point of saying yes) and the words that led to it. */
export interface Found<Id extends string> {
  id: Id;
  strength: number;
  because: string[];
}

/** Everything that was understood from a message. */
export interface Understanding {
  language: Language;
  /** False when the message gave no clue and `language` is the visitor's interface. */
  languageIsClear: boolean;
  kind: Kind;
  supportTopic?: SupportTopic;
  concerns: Found<ConcernId>[];
  /** Not sure enough to act on, sure enough to ask about. */
  maybe: Found<ConcernId>[];
  denied: ConcernId[];
  skinTypes: SkinType[];
  /** Cracked, thin or afraid of strong products: treated like sensitive skin, even if nobody used that word. */
  delicate?: boolean;
  /** A short description of the person: what the classifier heard, adjusted by the facts. */
  modifiers: Modifier[];
  /** Whom the message asks for, with everything known about them. */
  person: Person;
  /** Everybody spoken of so far, the speaker first. */
  persons: readonly Person[];
  redFlags: Found<RedFlag>[];
  /** Alarms of this conversation that nobody has taken back; see `standingAlarms`. */
  standing?: readonly StandingAlarm[];
  /** An emergency that the message tells is over. */
  over?: EmergencyOver;
  /** Where on the body; empty if not mentioned. */
  places: Place[];
  severity?: Severity;
  /** The kind of product asked for, when one is named. */
  category?: Category;
  /** A second kind asked for in the same breath: "a wash and a cream". */
  also?: Category;
  /** A scent is liked, and no drawback. */
  scentWished?: boolean;
  /** Nothing harsh, the mildest there is. */
  gentle?: boolean;
  /** Sun protection is asked for in addition to something else. */
  sunToo?: boolean;
  /** What the name of a product must not say: "no gels". */
  unwanted: RegExp[];
  /** Words that the product's name should contain: "a face oil". */
  textures: RegExp[];
  /** Ingredients asked for by name; ids of the knowledge base. */
  wanted: string[];
  /** After a laser, a peel, too much acid: only what comforts. */
  justTreated: boolean;
  /** The event described happened days ago. */
  daysAgo?: boolean;
  /** True where nobody was asked anything: a picture. */
  unasked?: boolean;
  /** The purpose of the product, apart from the skin. */
  wish?: Wish;
  /** What no cosmetic of ours is for. */
  outside?: Outside;
}
