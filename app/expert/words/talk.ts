import type { LayerKind } from "../shelf/layers.ts";
import type { ExclusionReason } from "../shelf/exclusion-reason.ts";
import type { Urgency } from "../reading/red-flags.ts";
import type { Relation } from "../reading/person/fact.ts";

/** What the expert says in a conversation, in one language. `{0}`, `{1}` … are filled in. */
export interface Talk {
  /** After "for": whom it is for. */
  relations: Record<Exclude<Relation, "self">, string>;
  /** What was heard about the person, after a comma. */
  conditions: {
    whom: string;
    pregnant: string;
    trying: string;
    breastfeeding: string;
    age: string;
    months: string;
    medicine: string;
    allergy: string;
    /** {0} what is left out: some classes have a name that can be said. */
    avoidance: string;
    avoided: Record<string, string>;
    budget: string;
    event: string;
    sensitive: string;
  };
  /** {0} concern, {1} conditions: opens an answer with products. */
  heads: readonly string[];
  /** The same for a single product. */
  headsOne: readonly string[];
  /** Without a concern; {0} conditions. */
  headsAny: readonly string[];
  /** Why a product is not for this person, after a colon; {0} what it holds or is. */
  notFor: Record<ExclusionReason, string>;
  unsuitable: readonly string[];
  unsuitableNothing: string;
  labelSays: string;
  instead: readonly string[];
  unresolved: string;
  change: {
    /** {0} what is had already. */
    owned: string;
    out: string;
    stays: string;
    instead: string;
    nothing: string;
    noneLeft: string;
    /** {0} what may be taken. */
    left: string;
    added: string;
    noted: string;
    /** {0} which of the two that were compared. */
    between: string;
    /** {0} the one that asks less of skin. */
    milder: string;
    /** {0} what was named before and fits beside it, {1} what all comes to. */
    withinSum: string;
    /** {0} what was held against a new allergy or refusal and stands. */
    checked: string;
  };
  first: string;
  firstAlone: string;
  onlyOne: string;
  total: string;
  shippingAdds: string;
  noTable: string;
  whichProduct: string;
  notStated: string;
  write: string;
  label: readonly string[];
  yes: string;
  mayUse: string;
  smellNo: string;
  smellYes: string;
  stingNo: string;
  stingYes: string;
  purgeNo: string;
  purgeYes: string;
  makeupYes: string;
  makeupEvening: string;
  makeupCleanser: string;
  sunStrong: string;
  sunFine: string;
  placeYes: string;
  placeNo: string;
  places: Record<string, string>;
  veganNo: string;
  veganUnknown: string;
  pregnancyNo: Record<"pregnant" | "trying" | "breastfeeding", string>;
  nursingYes: string;
  pregnancyYes: string;
  ageNo: string;
  ageYes: string;
  lasts: string;
  pairs: Record<"avoid" | "alternate" | "caution" | "fine", string>;
  layersGeneral: string;
  /** The order of application. */
  order: {
    first: string;
    next: string;
    rule: string;
    evening: string;
    later: string;
    kinds: Record<LayerKind, string>;
  };
  /** What belongs to a doctor, a pharmacist or to nobody; {0} of `overdone` the strong products, of `spoiled` the address. */
  medical: {
    findAllergen: string;
    myMedicine: string;
    cure: string;
    prescriber: string;
    prescriberToday: string;
    meanwhile: string;
    /** Skin burned by an acid or a scrub; the same with a question of makeup. */
    burned: string;
    /** Skin burned or treated days ago. */
    /** {0} what upset skin. */
    upset: string;
    stillEarly: string;
    calmMakeup: string;
    calmTime: string;
    /** {0}: the retinoid in use. Says to stop; what replaces it comes elsewhere. */
    retinoidUsed: Record<"pregnant" | "trying" | "breastfeeding", string>;
    /** {0} the medicine, as it was called. */
    isotretinoin: string;
    retinoidMedicine: string;
    keepExpecting: string;
    retinoidInstead: string;
    spoiled: string;
    loss: string;
    /** Asked about, not used. */
    hydroquinone: string;
    /** {0} a place that nothing of ours is made for. */
    placeNone: string;
  };
  alarm: {
    /** {0} who may be in danger; `{crisis}`, `{emergency}`. */
    ofAnother: string;
    /** After the first time: shorter, with the next step. */
    later: Record<Urgency | "mental_health", readonly [string, string]>;
    /** {0} sunscreen with a tint, {1} plain cream. */
    meanwhile: string;
    notAgainBefore: string;
    /** An emergency that is over; {0} what it came from. `after`: asked for something new once it is. */
    over: { seen: string; better: string; otherwise: string; after: string; cause: string };
    /** What skin that reacts is washed with. */
    waterAlone: string;
    /** A reaction that swells or reaches another place. */
    spreads: string;
    deepBurn: string;
  };
  /** Of an ingredient: {0} which, {1} why; why where the person left it out. */
  notThis: string;
  /** {0} is scented, {1} is not. */
  scentDiffers: string;
  /** {0} a plain cream. */
  plainBeside: string;
  leftOut: string;
  /** Two signs that go together often and mean nothing bad. */
  common: string;
  whyNotFine: string;
  brand: string;
  brandNearest: string;
  evidence: Record<"A" | "B" | "C" | "D", string>;
  /** The same where the name was just said. */
  evidenceOfIt: Record<"A" | "B" | "C" | "D", string>;
  cart: string;
  samples: string;
  notSold: string;
  notUnderstood: string;
  understood: string;
  offTopic: string;
  /** For somebody asking for a human: {0} and {1} are where to reach one. */
  noPerson: string;
  shop: {
    money: string;
    /** Some way to pay was asked for by its name. */
    payChoice: string;
    payWhen: string;
    orderNone: string;
    orderPending: string;
    delay: string;
    deliveryTo: string;
    deliveryCost: string;
    /** Goes before the cost. */
    deliveryNotFree: string;
    deliveryTime: string;
    returns: string;
    refund: string;
    exchange: string;
    broken: string;
    wrongItem: string;
    cancel: string;
    changeAddress: string;
    changeOrder: string;
    cardRefused: string;
    doubleCharge: string;
    code: string;
    codeField: string;
    returnInProfile: string;
    storeCredit: string;
    giftCard: string;
    giftWrap: string;
    invoice: string;
    tax: string;
    deleteAccount: string;
    data: string;
    howToOrder: string;
  };
}
