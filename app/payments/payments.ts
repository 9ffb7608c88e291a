import type { Language } from "#app/i18n/language.ts";

/**
 * How an order is being paid: `open` until it is, `processing` while a bank takes its days, `paid`, `ended` when nobody
 * paid, `wrong-amount` when what came is not what was owed.
 */
export type PaymentState = "open" | "processing" | "paid" | "ended" | "wrong-amount";

/** The troubles that an owner is mailed about. */
export type PaymentTrouble = "wrong-amount" | "after-cancelled" | "paid-twice" | "refund-failed" | Dispute;

/** What became of money that a shopper has their bank call back. */
export type Dispute = "disputed" | "dispute-won" | "dispute-lost";

/** What a page on which an order is paid is made of. Amounts in integer cents of US dollars. */
export interface PageRequest {
  orderId: string;
  email: string;
  language: Language;
  lines: { name: string; price: number; quantity: number }[];
  /** Where the shopper comes back to when they have paid, and when they have not. */
  paidUrl: string;
  backUrl: string;
  /** Asked for twice under one key it is one page. */
  key: string;
}

/** The provider's page, by its id, and its address. */
export interface PaymentPage {
  id: string;
  url: string;
}

/** Money that came. `payment`: what it is paid back by. */
export interface Received {
  payment: string;
  amount: number;
  /** ISO 4217, in lower case. */
  currency: string;
}

/** What became of a page. */
export type PageOutcome = ({ state: "paid" } & Received) | { state: "processing" | "ended" };

/** What a provider reports. */
export type PaymentNews =
  | { kind: "page"; orderId: string; page: string; outcome: PageOutcome }
  /** `key`: of a refund that the shop has asked for. */
  | { kind: "refunded"; payment: string; refund: string; amount: number; key?: string }
  | { kind: "refund-failed"; payment: string; amount: number }
  /** `dispute`: by the provider's id; `amount`: what is called back. */
  | { kind: "dispute"; payment: string; dispute: string; amount: number; became: Dispute };

/** Takes money for orders. Another provider is another folder beside `stripe/`. */
export interface PaymentProvider {
  name: string;
  /** As shoppers know it. */
  title: string;
  /** Integer cents that it takes at least. */
  least: number;
  /** @throws ProviderTrouble */
  openPage: (asked: PageRequest) => Promise<PaymentPage>;
  /**
   * Sees to it that nobody pays on a page any more, unless it is paid already.
   * @throws ProviderTrouble
   */
  closePage: (id: string) => Promise<PageOutcome>;
  /**
   * Pays back. Asked for twice under one key it is one refund, however much later.
   * @throws ProviderTrouble
   */
  refund: (asked: { payment: string; amount: number; key: string }) => Promise<void>;
  /**
   * Parses a report sent to the shop's webhook address; undefined if it is irrelevant.
   * @throws UnsignedNews
   */
  readNews: (body: Uint8Array, headers: Headers) => PaymentNews | undefined;
}

/** A provider that did not do what it was asked. */
export class ProviderTrouble extends Error {
  /**
   * `refused`: it never will. `failed`: it said that it could not, and would say so again under the same key. `unknown`: no
   * answer came, so that it may have done it; or it was busy.
   */
  readonly outcome: "refused" | "failed" | "unknown";
  /** @param because a code, without anything of a person */
  constructor(outcome: ProviderTrouble["outcome"], because: string) {
    super(because);
    this.outcome = outcome;
  }
}

/** News that the provider did not sign, or not lately. */
export class UnsignedNews extends Error {}
