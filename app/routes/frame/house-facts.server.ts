import type { Config } from "#app/config/env.server.ts";
import { readsAlong } from "#app/expert/reads-along.server.ts";
import type { HouseFacts } from "#app/features/house/load-sheet.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { deliveryInFull, feesInFull } from "#app/features/orders/delivery-words.server.ts";
import { returnsPromise } from "#app/features/orders/return-words.server.ts";
import { SHIPPING_FEE } from "#app/features/orders/order.ts";
import { formatMoney } from "#app/ui/price.tsx";

/** What the texts of the house may name: settings, the fee, who takes payments, and who else reads what is asked of the AI. */
export function houseFacts(
  {
    support,
    house,
    ai,
    stripe,
    delivery,
    returns,
  }: Pick<Config, "support" | "house" | "ai" | "stripe" | "delivery" | "returns">,
  language: Language,
): HouseFacts {
  const shippingPrices = feesInFull(delivery, language);
  return {
    ...support,
    phoneDigits: phoneDigits(support.phone),
    ...house,
    // One fee, or what it depends on.
    shippingFee: shippingPrices ? undefined : formatMoney(SHIPPING_FEE),
    shippingPrices,
    aiProvider: readsAlong(ai),
    deliveryTimes: deliveryInFull(delivery, language),
    returnsPromise: returnsPromise(returns, language),
    paidAt: stripe && "Stripe",
  };
}

/** A phone number as a `tel:` link takes it. */
function phoneDigits(phone: string): string {
  return phone.replace(/[^+\d]/g, "");
}
