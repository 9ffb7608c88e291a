import type { Product } from "#app/features/catalogue/product.ts";
import type { Language } from "#app/i18n/language.ts";
import type { SkinMeasures } from "./skin-measures.ts";

/** Longest message, or concern, that is read: in characters. The screens stop there, the functions refuse more. */
export const LONGEST_MESSAGE = 2000;

/** What every request to the expert carries, whichever implementation answers. */
interface ExpertRequest {
  /** Everything on sale, texts in the shopper's language; the expert names nothing else. */
  catalogue: readonly Product[];
  /** The language of the visitor's interface; a message that is clearly in another one wins. */
  language: Language;
  /** The shopper's location if known (ISO 3166, or `CA-QC`); decides which emergency number is shown. */
  country?: string;
  /** Product names in every language of the shop, since a shopper may use any of them. */
  otherNames?: () => Promise<ReadonlyMap<Product["id"], readonly string[]>>;
  /** Ends the work early: the caller left or time ran out. */
  signal?: AbortSignal;
}

export interface RecommendRequest extends ExpertRequest {
  /** The shopper's words, 1 to LONGEST_MESSAGE characters. */
  concern: string;
}

/** Where a product stands in a routine. */
export const ROUTINE_STEPS = ["cleanse", "treat", "moisturize", "protect"] as const;
export type RoutineStep = (typeof ROUTINE_STEPS)[number];

/** One recommended product, best first; the reasoning names facts about this product and this person. */
export interface Recommendation {
  id: Product["id"];
  reasoning: string;
  /** Its step in a routine, for screens that show the list as one. */
  step?: RoutineStep;
}

/** At most five recommendations; `notice` says why the list is empty, or what to do first. */
export interface Advice {
  recommendations: Recommendation[];
  notice?: string;
}

export interface AnalyzeRequest extends ExpertRequest {
  /** The measurements from the picture; a hosted model may put them into words but not change them. */
  measures: SkinMeasures;
}

/** The analysis as text: what was seen, what cannot be seen, and which care fits. */
export interface Analysis {
  analysis: string;
}

/** One earlier message, as the chat sends it. */
export interface HistoryEntry {
  role: "user" | "model";
  parts: { text: string }[];
}

/** A page of the house as plain text: how parcels go, what returns need. */
export interface HousePage {
  name: string;
  title: string;
  text: string;
}

/** Facts about the shop that the support chat may state. */
export interface ShopFacts {
  /** The shop's information pages, for the talkers that answer from them. */
  pages?: (language: Language) => readonly HousePage[];
  /** Integer cents: flat, or to where the shopper is. */
  shippingFee: number;
  /** What shipping costs to where, in the house's own words, where that depends on anything. */
  shippingPrices?: (language: Language) => string | undefined;
  /** How long parcels take, where the house promises it, in its own words. */
  deliveryTimes?: (language: Language) => string | undefined;
  /** What is taken back, where the house promises it, in its own words. */
  returnsPromise?: (language: Language) => string | undefined;
  /** A discount code counts now, so that the checkout has a field for one. */
  takesCodes?: boolean;
  supportEmail: string;
  supportPhone: string;
  /** Paid on a provider's page that follows the checkout; else the house writes to arrange payment. */
  paidOnPage?: boolean;
  /** The signed-in shopper's own latest order, never anyone else's. */
  lastOrder?: { id: string; status: string; createdAt: string /** Integer cents. */; totalAmount: number };
}

export interface ReplyRequest extends ExpertRequest {
  message: string;
  chatHistory: readonly HistoryEntry[];
  /** `advice` is the expert chat on the advice page, `support` the widget. */
  type: "advice" | "support";
  shop: ShopFacts;
  /** Called with each piece of text as it becomes known, where the implementation streams. */
  onText?: (piece: string) => void;
}

export interface Reply {
  reply: string;
  /** Products the shopper may put in the cart from this reply, in order; others are only spoken of. */
  products?: Product["id"][];
  /** Questions to tap, in the words to send. */
  questions?: string[];
}

/** The skincare expert. The embedded one needs no key and no network; a hosted one may stand before it. */
export interface Expert {
  recommend(request: RecommendRequest): Promise<Advice>;
  analyze(request: AnalyzeRequest): Promise<Analysis>;
  reply(request: ReplyRequest): Promise<Reply>;
}
