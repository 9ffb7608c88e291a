import type { Place, SubstanceId } from "../../knowledge/knowledge.ts";

/** Who a fact is about. `self` is the one who writes. */
export const RELATIONS = [
  "self",
  "baby",
  "child",
  "daughter",
  "son",
  "granddaughter",
  "grandson",
  "niece",
  "nephew",
  "partner",
  "girlfriend",
  "boyfriend",
  "wife",
  "husband",
  "mother",
  "father",
  "sister",
  "brother",
  "grandmother",
  "grandfather",
  "friend",
  "relative",
] as const;
export type Relation = (typeof RELATIONS)[number];

export const MEDICINES = [
  "tretinoin",
  "adapalene",
  "isotretinoin",
  "tazarotene",
  "azelaic_acid",
  "metronidazole",
  "benzoyl_peroxide",
  "hydroquinone",
  "steroid",
  /** Blood thinners: skin bruises and tears, and what acts on clotting is not added. */
  "anticoagulant",
  /** A gel or cream from a doctor: an antibiotic, or one that is not named. */
  "prescribed",
  /** Diuretics, some antibiotics: taken, they make skin burn in the sun. */
  "photosensitizer",
  /** Against a yeast or a fungus, on skin. */
  "antifungal",
] as const;
export type Medicine = (typeof MEDICINES)[number];

/** None of them in pregnancy, when trying or when nursing. */
export const RETINOID_MEDICINES: ReadonlySet<Medicine> = new Set<Medicine>([
  "isotretinoin",
  "tretinoin",
  "adapalene",
  "tazarotene",
]);

/** What a person wants of every product, beside what it is for. */
export const WISHES = ["vegan", "reef_safe"] as const;
type WishId = (typeof WISHES)[number];

/** What each kind of fact holds, beside where it was heard. */
type Content =
  /** Whole months: 5 years are 60. */
  | { kind: "age"; months: number }
  /** Two children's ages given together, the younger first; `age` belongs to the one being discussed. */
  | { kind: "siblings"; months: readonly [number, number] }
  | { kind: "trying" }
  | { kind: "pregnant" }
  | { kind: "breastfeeding" }
  /**
   * `ids` are the substances recognized; `unresolved` are words that no list knows. Both empty: allergic, but to
   * nothing named.
   */
  | { kind: "allergy"; ids: readonly SubstanceId[]; inci: readonly string[]; unresolved: readonly string[] }
  /** "No acids", "without perfume": not an allergy, but still excluded. */
  | { kind: "avoidance"; ids: readonly SubstanceId[]; inci: readonly string[] }
  | { kind: "medicine"; medicine: Medicine }
  /** A retinoid of another house is in use; inferred where it is not said whose. */
  | { kind: "own_retinoid" }
  /** Had a skin cancer, or what comes before one. */
  | { kind: "skin_cancer" }
  | { kind: "place"; place: Place }
  /** Integer cents; for each product, or for all of them together. */
  | { kind: "budget"; amount: number; per: "each" | "together" }
  /** How many products are wanted. */
  | { kind: "count"; count: number }
  | { kind: "time"; time: "morning" | "night" }
  /** A wedding, a party: in so many weeks. */
  | { kind: "event"; weeks: number }
  /** The place is freshly shaved, waxed, or hurt. */
  | { kind: "shaved" }
  | { kind: "wish"; wish: WishId };

export type FactKind = Content["kind"];

/** One thing known about a person. */
export type Fact = Content & {
  /** As it was typed. */
  words: string;
  /** Which of the person's messages it stood in, from 0. */
  turn: number;
  /** `inferred` is a guess on the safe side: by the classifier, or from a word that only hints. */
  how: "said" | "inferred";
};

export type FactOf<Kind extends FactKind> = Extract<Fact, { kind: Kind }>;

/** Oneself, or somebody spoken of, with what holds now: what was withdrawn or moved to another is gone. */
export interface Person {
  relation: Relation;
  facts: readonly Fact[];
}

/** The facts of one kind that hold for a person, oldest first. */
export function factsOfKind<Kind extends FactKind>(person: Person, kind: Kind): FactOf<Kind>[] {
  return person.facts.filter((fact): fact is FactOf<Kind> => fact.kind === kind);
}

/** The latest fact of a kind: the one that counts where only one can be true. */
export function latest<Kind extends FactKind>(person: Person, kind: Kind): FactOf<Kind> | undefined {
  return factsOfKind(person, kind).at(-1);
}

export function has(person: Person, kind: FactKind): boolean {
  return person.facts.some((fact) => fact.kind === kind);
}

/** A pregnancy, the wish for one, or nursing. */
export const EXPECTING = ["pregnant", "trying", "breastfeeding"] as const satisfies readonly FactKind[];

/** An allergy, said so; "it stings me" is a thing to leave out. */
const ALLERGIC = /al+erg|anafil|anaphyl/i;

export function isAllergic(person: Person): boolean {
  return factsOfKind(person, "allergy").some(({ how, words }) => how === "said" && ALLERGIC.test(words));
}

/** Nobody in particular: for a product card, a camera. */
export const ANYBODY: Person = { relation: "self", facts: [] };
