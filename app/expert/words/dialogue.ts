import type { LimitedKind } from "../reading/limits.ts";
import type { Quality } from "../reading/measures.ts";

/** What holds a conversation together, in one language: the matter in hand, limits, comparisons, small talk. */
export interface Dialogue {
  /** Replies when the shopper says more about a matter of the shop already in hand; {0} is the support address. */
  matter: {
    more: readonly string[];
    number: string;
    howLong: string;
    /** {0} product, {1} address. */
    product: string;
    /** {0} address, {1} fee. */
    country: string;
    card: string;
    /** Beyond what was said; {0} address, {1} phone. */
    further: string;
    /** Asked to do what only a person can. */
    cannotDo: string;
    /** Whoever has no order number. */
    noNumber: string;
    /** For a product that arrived open or damaged. */
    dontUse: string;
    noPhoto: string;
    /** What to do next; {0} address, {1} phone. */
    next: string;
    shipped: string;
  };
  returnOpened: string;
  returnClosed: string;
  returnReaction: string;
  returnSwelling: string;
  returnCost: string;
  returnTime: string;
  /** Whoever ordered the wrong thing themselves. */
  ownMistake: string;
  refundOrNew: string;
  dislike: string;
  orderNoneHelp: string;
  houseVegan: string;
  houseCruelty: string;
  /** A kind word back, by what was said. */
  smallTalk: Record<"itself" | "joke" | "kind" | "laugh" | "sleep", string>;
  /** "So?", where nothing fits: {0} what it is wanted for, {0} a sunscreen. */
  goOn: Record<"nothing" | "sun", string>;
  /** {0} what the basic steps cost at the least. */
  aboveSum: string;
  howAreYou: string;
  thanksBack: string;
  startAge: string;
  /** {0} product. */
  favorite: string;
  /** {0} product, {1} address. */
  soldOut: string;
  /** {0} product. */
  meanwhile: string;
  /** {0} product, {1} price, {2} what it holds. */
  worth: string;
  worthPlain: string;
  /** {0} product, {1} price. */
  worthLess: string;
  wound: string;
  /** {0} product. */
  /** How long a pack lasts: {0} least, {1} most; then {0} product, {1} size, {2} that span. */
  lastsAbout: Record<"months" | "weeks" | "text", string>;
  /** That no sunscreen is left for somebody, and what protects instead. */
  noSunLeft: string;
  /** Of the kind that is asked for nothing is left. */
  noneOfThat: string;
  /** A sign for a doctor that the talk is still about. */
  stands: string;
  mayComeFrom: string;
  signHolds: readonly string[];
  woundClosed: string;
  keepOwn: string;
  /** {0} product. */
  keepOwnBeside: string;
  /** {0} the one that has more of it, {1} the other, {2} and {3} their prices. */
  qualities: Record<
    Quality | "equal" | "alike" | "both" | "strongerHead" | "noneStronger" | "strongest",
    string
  >;
  /** {0} a product, {1} another thing; `around`: {1} what goes with anything. */
  combining: Record<
    "around" | "byTime" | "eveningsApart" | "notAtOnce" | "notSameEvening" | "sunscreen" | "sunscreenLater",
    string
  >;
  /** Whether a cream is wanted too; {0} the product, {1} a cream, or `any` where none of ours suits. */
  beside: Record<"cream" | "oil" | "serum" | "sunscreen" | "cleanser" | "active" | "any", string>;
  /** {0} the product. */
  clogs: Record<"rich" | "light" | "rinsed", string>;
  /** What removes makeup; {0} is a product whose label does not say. */
  removes: Record<"unsaid" | "none" | "eyes" | "waterproof", string>;
  /** {0} address of support. */
  shops: string;
  /**
   * Of ingredients: `apart`, {0} those of the morning, {1} of the evening; `order`, `even`, `together`, {0} all in their order; `holds`, {0}
   * products, {1} an ingredient; `all`, {0} the product that holds all; `both`, {0} products, {1} ingredients; `noneBoth`,
   * {0} ingredients; `closest`, {0} an ingredient, {1} the product nearest to it, {2} its price; `atAge`, of one asked for somebody young.
   */
  ingredients: Record<
    "apart" | "order" | "even" | "holds" | "all" | "together" | "both" | "noneBoth" | "closest" | "atAge",
    string
  >;
  /** Whether it is for somebody who begins; {0} the product. */
  beginner: Record<"strong" | "mild", string>;
  opened: string;
  /** {0} product, {1} a wax among its ingredients. */
  fattyAlcohol: string;
  /** {0} product, {1} what it holds, {2} what that is akin to. */
  akin: string;
  /** Layers that rub off, asked of one of ours. */
  pills: string;
  /** How it feels, asked whether it is heavy; {0} the product. */
  feel: Record<"light" | "rich" | "rinsed", string>;
  /** {0} what comes in. */
  swapped: string;
  /** {0} what is in hand, {1} what both come to. */
  together: string;
  notExpecting: string;
  /** Which of several products are for this time of day, and one that is for the other; {0} the products. */
  times: Record<
    "morning" | "noMorning" | "evening" | "noEvening" | "sunLater" | "notMorning" | "notEvening",
    string
  >;
  /** Whether a pale cast shows; {0} the product. */
  cast: Record<"mineral" | "tinted" | "none" | "instead", string>;
  /** {0} a scented product. */
  smells: string;
  /** {0} a sunscreen. */
  water: string;
  /** The current list: {0} products, {1} their sum, {2} the sum before. */
  kept: Record<
    "taken" | "fits" | "recalled" | "cheaper" | "cheapest" | "sunLast" | "choice" | "eachKind",
    string
  >;
  limits: {
    /** Takes up what was said; {0} the kind. */
    words: Record<
      | "refused"
      | "gelStays"
      | "only"
      | "count"
      | "budget"
      | "scented"
      | "unscented"
      | "tinted"
      | "untinted"
      | "light",
      string
    >;
    /** Without an article. */
    kinds: Record<LimitedKind, string>;
    none: string;
  };
}
