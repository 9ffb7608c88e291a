import type { Config } from "#app/config/env.server.ts";
import type { ShopFacts } from "#app/expert/expert.ts";
import { sheetAsText } from "#app/features/house/load-sheet.server.ts";
import { deliveryInFull, feesInFull } from "#app/features/orders/delivery-words.server.ts";
import { returnsPromise } from "#app/features/orders/return-words.server.ts";
import { feeOf, regionOf } from "#app/features/orders/delivery.ts";
import type { Language } from "#app/i18n/language.ts";
import { houseFacts } from "./house-facts.server.ts";

/** The pages that the chats and other people's assistants answer from; nobody asks about cookies. */
const ANSWERED_FROM = ["contact", "shipping", "returns", "questions", "privacy", "terms"] as const;

/**
 * The shop's facts about itself, the same for everybody.
 * @param country the shopper's location, if known; `CA-QC` is Canada
 */
export function housePages(config: Config, country?: string): Omit<ShopFacts, "lastOrder"> {
  const [home] = config.delivery?.regions ?? [];
  const region = config.delivery && country && regionOf(config.delivery, country.slice(0, 2));
  return {
    // Where nobody knows it, as most shoppers live.
    shippingFee: feeOf(region || home).price,
    shippingPrices: (language: Language) => feesInFull(config.delivery, language),
    paidOnPage: config.stripe !== undefined,
    deliveryTimes: (language: Language) => deliveryInFull(config.delivery, language),
    returnsPromise: (language: Language) => returnsPromise(config.returns, language),
    supportEmail: config.support.email,
    supportPhone: config.support.phone,
    pages: (language: Language) =>
      ANSWERED_FROM.map((name) => ({
        name,
        title: name,
        text: sheetAsText(name, language, houseFacts(config, language)),
      })),
  };
}
