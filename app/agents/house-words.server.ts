import type { Config } from "#app/config/env.server.ts";
import { feesInFull } from "#app/features/orders/delivery-words.server.ts";
import { SHIPPING_FEE } from "#app/features/orders/order.ts";
import { formatMoney } from "#app/i18n/format.ts";

/** The shipping fee as programs read it: in English. */
export function shippingWords({ delivery }: Pick<Config, "delivery">): string {
  const prices = feesInFull(delivery, "en");
  return prices ? `priced by country. ${prices}` : `${formatMoney(SHIPPING_FEE)} per order.`;
}

/** How an order is paid. */
export function paymentWords({ stripe }: Pick<Config, "stripe">): string {
  return stripe
    ? "An order is paid on Stripe’s page, which follows the checkout."
    : "Nothing is charged in the shop: an order is pending, and the house writes to arrange payment.";
}
