import { and, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { onSale } from "#app/db/on-sale.ts";
import { orders, users } from "#app/db/schema.ts";
import { nameIn } from "#app/features/catalogue/list-products.server.ts";
import { unsubscribeUrl } from "#app/outbox/unsubscribe.server.ts";
import { mailWords } from "#app/i18n/mail-words.server.ts";
import type { House, Letter } from "#app/outbox/letter.ts";
import type { Deliveries } from "#app/outbox/outbox.server.ts";

/** Reminds whoever asked that something runs out; undefined when they, their order or the product are gone, or went back. */
export async function refillLetter(
  db: Database,
  { userId, orderId, productId, language }: Deliveries["refill-mail"],
  house: House,
): Promise<Letter | undefined> {
  const [user] = await db
    .select({ email: users.email })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(eq(orders.id, orderId), eq(users.id, userId), eq(orders.status, "delivered")));
  const [product] = await db
    .select({ name: nameIn(language) })
    .from(onSale)
    .where(eq(onSale.id, productId));
  if (!user || !product) return undefined;
  const { appUrl, support } = house;
  const t = mailWords(language);
  const { name } = product;
  return {
    to: user.email,
    language,
    subject: t("refillSubject", { name }),
    preview: t("refillPreview"),
    heading: t("refillSubject", { name }),
    opening: [t("refillOpening"), t("refillHonest")],
    action: { label: t("restockAction"), url: `${appUrl}/product/${encodeURIComponent(productId)}` },
    unsubscribe: { label: t("unsubscribe"), url: unsubscribeUrl(house, userId, language) },
    footer: [t("restockFooter", { shop: appUrl }), t("questions", { email: support.email })],
  };
}
