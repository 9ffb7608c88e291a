import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { authUser, orders, users } from "#app/db/schema.ts";
import { writtenState } from "#app/features/accounts/address.ts";
import { countryName } from "#app/features/accounts/countries.ts";
import { formatMoney } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";
import { mailWords } from "#app/i18n/mail-words.server.ts";
import type { House, Letter } from "#app/outbox/letter.ts";
import { arrivalOf } from "./delivery-words.server.ts";
import { nameNow, productsOf } from "./find-order.server.ts";
import { dueOf, standingSteps, type TakenStep } from "./order-steps.ts";
import { shortOrderId } from "./order.ts";
import { readSteps } from "./read-steps.server.ts";

/** Confirms an order to who placed it; undefined when they have deleted their account since. */
export async function orderLetter(
  db: Database,
  { orderId, language }: { orderId: string; language: Language },
  house: House,
): Promise<Letter | undefined> {
  const [found] = await db
    .select({ order: orders, email: users.email, isConfirmed: authUser.emailVerified })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(authUser, eq(authUser.id, users.id))
    .where(eq(orders.id, orderId));
  if (!found) return undefined;
  const { order, ...owner } = found;
  const current = await productsOf(db, order.items, language);
  const items = order.items.map((item) => ({ ...item, name: nameNow(item, current.get(item.productId)) }));
  // Most have taken no step yet.
  const steps = order.status === "pending" ? [] : standingSteps(await readSteps(db, orderId));
  return write({ ...order, items, steps }, owner, language, house);
}

type Ordered = typeof orders.$inferSelect & { steps: TakenStep[] };

/** What was typed at the checkout is in it only where the address is known to be the shopper's own: others would use it to write to strangers. */
function write(
  order: Ordered,
  { email, isConfirmed }: { email: string; isConfirmed: boolean | null },
  language: Language,
  { appUrl, support }: House,
): Letter {
  const t = mailWords(language);
  const { fullName, street, city, zipCode } = order.shippingAddress;
  const country = countryName(order.shippingAddress.country, language);
  const state = writtenState(order.shippingAddress);
  const units = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  const total = formatMoney(order.totalAmount);
  const isPaid = order.steps.some(({ kind }) => kind === "paid");
  const arrives = arrivalOf(order.delivery, order, language);
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
      [t(isPaid ? "orderNextPaid" : "orderNext", { email }), arrives].filter(Boolean).join(" "),
    ],
    action: { label: t("shop:seeOrder"), url: `${appUrl}/profile?order=${order.id}` },
    footer: [t("orderFooter", { shop: appUrl }), t("questions", { email: support.email })],
  };
}
