import { formatMoney } from "#app/i18n/format.ts";
import { mailWords } from "#app/i18n/mail-words.server.ts";
import type { House, Letter } from "#app/outbox/letter.ts";
import type { Deliveries } from "#app/outbox/outbox.server.ts";
import { shortOrderId } from "./order.ts";

/** Tells the owner of money that came or went otherwise than it should. */
export function paymentLetter(
  { orderId, trouble, amount }: Deliveries["payment-mail"],
  { appUrl, support }: House,
): Letter {
  const t = mailWords("en");
  const values = { id: shortOrderId(orderId), amount: formatMoney(amount) };
  return {
    to: support.email,
    toHouse: true,
    language: "en",
    subject: t("paymentSubject", values),
    preview: t(`payment_${trouble}`, values),
    heading: t("paymentSubject", values),
    opening: [t(`payment_${trouble}`, values)],
    rows: [],
    closing: [],
    action: { label: t("shop:seeOrder"), url: `${appUrl}/?tab=orders&order=${orderId}` },
    footer: [t("paymentFooter", { shop: appUrl })],
  };
}
