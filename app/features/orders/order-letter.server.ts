import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { authUser, orders, users } from "#app/db/schema.ts";
import { writtenState } from "#app/features/accounts/address.ts";
import { formatMoney } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";
import { mailWords } from "#app/i18n/mail-words.server.ts";
import type { House, Letter } from "#app/outbox/letter.ts";
import { orderOf } from "./find-order.server.ts";
import { dueOf } from "./order-steps.ts";
import { type OrderView, shortOrderId } from "./order.ts";

/** Confirms an order to who placed it; undefined when they have deleted their account since. */
export async function orderLetter(
  db: Database,
  { orderId, language }: { orderId: string; language: Language },
  house: House,
): Promise<Letter | undefined> {
  const [owner] = await db
    .select({ id: users.id, email: users.email, isConfirmed: authUser.emailVerified })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(authUser, eq(authUser.id, users.id))
    .where(eq(orders.id, orderId));
  const order = owner && (await orderOf(db, owner.id, orderId, language));
  return order && write(order, owner, language, house);
}

/** What was typed at the checkout is in it only where the address is known to be the shopper's own: others would use it to write to strangers. */
function write(
  order: OrderView,
  { email, isConfirmed }: { email: string; isConfirmed: boolean | null },
  language: Language,
  { appUrl, support }: House,
): Letter {
  const t = mailWords(language);
  const { fullName, street, city, zipCode, country } = order.shippingAddress;
  const state = writtenState(order.shippingAddress);
  const units = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  const total = formatMoney(order.totalAmount);
  const isPaid = order.steps.some(({ kind }) => kind === "paid");
  return {
    to: email,
    language,
    subject: t("orderSubject", { id: shortOrderId(order.id) }),
    preview: t(isPaid ? "orderPreviewPaid" : "orderPreview", { units: t("unit", { count: units }), total }),
    heading: isConfirmed ? t("shop:thankYou", { name: fullName }) : t("orderHeading"),
    opening: [t("orderOpening")],
    rows: [
      ...order.items.map(({ name, quantity, price }) => ({
        label: `${name} × ${quantity}`,
        value: formatMoney(price * quantity),
      })),
      { label: t("shop:subtotal"), value: formatMoney(order.subtotal) },
      ...(order.discount > 0
        ? [
            {
              label: t("shop:discount", { code: order.discountCode ?? "" }),
              value: formatMoney(-order.discount),
            },
          ]
        : []),
      { label: t("shop:shipping"), value: formatMoney(order.shipping) },
      { label: t("shop:total"), value: total, strong: true as const },
      ...(order.credit > 0
        ? [
            { label: t("shop:creditUsed"), value: formatMoney(-order.credit) },
            { label: t("shop:leftToPay"), value: formatMoney(dueOf(order)) },
          ]
        : []),
    ],
    closing: [
      ...(isConfirmed
        ? [
            t("address", {
              address: [fullName, street, zipCode, city, state, country].filter(Boolean).join(", "),
            }),
            ...(order.giftNote ? [t("giftNote", { note: order.giftNote })] : []),
          ]
        : []),
      [t(isPaid ? "orderNextPaid" : "orderNext", { email }), order.arrives].filter(Boolean).join(" "),
    ],
    action: { label: t("shop:seeOrder"), url: `${appUrl}/profile?order=${order.id}` },
    footer: [t("orderFooter", { shop: appUrl }), t("questions", { email: support.email })],
  };
}
