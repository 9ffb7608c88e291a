import type { LanguageTag } from "#app/i18n/language.ts";
import exclusions from "./exclusions.json" with { type: "json" };
import facts from "./facts.json" with { type: "json" };
import places from "./places.json" with { type: "json" };
import substances from "./substances.json" with { type: "json" };
import valence from "./valence.json" with { type: "json" };

export type PerLanguage<T> = Record<LanguageTag, T>;

/** Where on the body a product is wanted. */
export const PLACES = [
  "face",
  "eyes",
  "eyelids",
  "lips",
  "neck",
  "hands",
  "body",
  "scalp",
  "feet",
  "nappy",
  "intimate",
] as const;
export type Place = (typeof PLACES)[number];

/** Which products a place takes: by the area of the label, and whether one that names no place will do. */
export interface PlaceRule {
  areas: readonly string[];
  /** `gentle`: only without retinoid and acid. */
  unnamed: "any" | "gentle" | "none";
}
export const PLACE_RULES = places as Record<Place, PlaceRule>;

/** A substance or a class of them in `substances.json`, or an ingredient of `ingredients.json`. */
export type SubstanceId = string;

export interface Substance {
  id: SubstanceId;
  /** INCI names; `*` stands for the rest of a word's beginning or end, or of the name. */
  inci: readonly string[];
  names: PerLanguage<readonly string[]>;
  /** Nothing that a cosmetic holds: pollen, cats, penicillin. */
  harmless?: boolean;
  /** The INCI list does not always tell whether it is there. */
  source?: boolean;
  /** The INCI names are of a different substance that people with this allergy also react to. */
  akin?: boolean;
  /** INCI names of things often derived from it but distinct: mentioned when asked about, not excluded. */
  maybe?: readonly string[];
}
export const SUBSTANCES: readonly Substance[] = substances as Substance[];

/** Phrases for each kind of fact, by language; `person/phrases.ts` explains their syntax. */
export const FACT_WORDS: Record<string, PerLanguage<readonly string[]>> = { ...facts, ...valence.words };

/** Substances that nobody asks for: who names one in passing mostly wants to be spared it. */
export const UNSOUGHT: ReadonlySet<SubstanceId> = new Set(valence.unsought);

/** Substances that people ask for, too: it takes a word against them. */
export const SOUGHT: ReadonlySet<SubstanceId> = new Set(valence.sought);

/** What takes a product off the shelf, by ingredient or by what the product is. */
export interface ExclusionRule {
  /** Ids of the knowledge base's ingredients, in traces not counted. */
  ids?: readonly string[];
  /** Kinds of ingredients, by name: see `shelf/exclusion-rules.ts`. */
  groups?: readonly string[];
  /** INCI names, as in `substances.json`. */
  inci?: readonly string[];
  scent?: boolean;
  /** Everything one would ask a midwife about. */
  phase?: "pregnancy" | "breastfeeding";
  /** Acids that stay on, the body's apart. */
  leaveOnAcids?: boolean;
  rinsedOffIsFine?: boolean;
  /** The same rule as another. */
  like?: string;
  why?: string;
}
export type ExclusionRuleId = keyof typeof exclusions;
export const EXCLUSION_RULES = exclusions as Record<ExclusionRuleId, ExclusionRule>;
