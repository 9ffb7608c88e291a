/** What the guided adviser says beside the shared sentences, in one language. `{0}`, `{1}` … are filled in. */
export interface Guided {
  /** Left for later: {0} a concern, {1} a product, {2} its price. */
  laterSum: string;
  laterApart: string;
  /** {0} a concern. */
  laterNone: string;
  /** {0} what the list costs. */
  sumOf: string;
  notUnderstood: string;
  /** {0} what was understood. */
  understoodPart: string;
  /** {0} the product in hand. */
  aboutIt: string;
  /** Where nothing was understood: of skin, and in the shop's chat, {0} the house's address. */
  whatSkin: string;
  whichMatter: string;
  /** With every retinoid. */
  caution: string;
  /** For leave-on acids and retinoids. */
  cautionStrong: string;
  /** That there is what is withheld. */
  withheld: string;
  /** How to come by it. {0} the words to say. */
  toClear: string;
  /** {0} whom it is for. */
  forWhom: string;
  /** {0} conditions. */
  noted: string;
  /** {0} products, {1} why. */
  without: string;
  withoutMany: string;
  instead: string;
  /** {0} products. */
  stays: string;
  /** The same after an answer that changes nothing. */
  settled: string;
  whichOfThem: string;
  /** {0} a place, before what suits it though its label does not name it. */
  notMadeFor: string;
  noneLeft: string;
  /** {0} what goes out. */
  swapped: string;
  /** {0} what is left, {1} the sum. */
  leftSum: string;
  /** {0} the list, {1} the sum, {2} the sum before. */
  cheaperList: string;
  cheapestList: string;
  /** {0} the list, {1} the sum. */
  summary: string;
  /** {0} what is owned. */
  ownStays: string;
  /** {0} theirs, {1} ours. */
  ownDrop: string;
  /** {0} product, {1} what goes with it. */
  goesWith: string;
  allTogether: string;
  whichTwo: string;
  /** Skin that hurts: {0} what did it; what is known of nobody; what comforts; when a doctor looks. */
  hurtStop: string;
  hurtNothing: string;
  hurtCare: string;
  hurtWhen: string;
  /** {0} what goes. */
  dropLeast: string;
  /** {0} product, {1} price. */
  leastDear: string;
  /** {0} a scented product without an acid. */
  stingScented: string;
  taps: Record<TapWords, string>;
}

/** Questions to tap, each with its own words. */
export type TapWords =
  | "choose"
  | "routine"
  | "first"
  | "order"
  | "total"
  | "unscented"
  | "one"
  | "cheaper"
  | "use"
  | "when"
  | "sting"
  | "weeks"
  | "notExpecting"
  | "dry"
  | "oily"
  | "upset"
  | "status"
  | "shipping"
  | "returns"
  | "payment"
  | "person";
