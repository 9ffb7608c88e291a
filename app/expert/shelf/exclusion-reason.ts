/** Why a product may not be named to somebody, gravest first. */
export type ExclusionReason =
  /** Holds what no cosmetic may hold. */
  | "forbidden"
  /** Under six months: no product at all. */
  | "infant"
  | "child"
  | "teen"
  | "pregnant"
  | "trying"
  | "breastfeeding"
  | "allergy"
  /** Allergic, to nothing that was named. */
  | "allergy_unnamed"
  /** A retinoid is in use already, prescribed or of another house. */
  | "second_retinoid"
  | "medicine"
  | "skin_cancer"
  /** A sign that allows only gentle care. */
  | "alarm"
  | "treated"
  | "avoidance"
  | "vegan"
  | "reef_safe"
  | "place"
  | "shaved"
  | "event"
  | "sensitive"
  | "concern"
  | "opposite_skin"
  | "unasked"
  | "gift"
  | "texture"
  | "time"
  | "price"
  | "out_of_stock";
