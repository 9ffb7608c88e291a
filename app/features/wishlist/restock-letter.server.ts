import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { onSale } from "#app/db/on-sale.ts";
import { users } from "#app/db/schema.ts";
import { toProduct } from "#app/features/catalogue/list-products.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { mailWords } from "#app/i18n/mail-words.server.ts";
import { unsubscribeUrl } from "#app/outbox/unsubscribe.server.ts";
import type { House, Letter } from "#app/outbox/letter.ts";

/** Tells whoever asked that a product is back; undefined when one of the two is gone. */
export async function restockLetter(
  db: Database,
  { userId, productId, language }: { userId: string; productId: string; language: Language },
  house: House,
): Promise<Letter | undefined> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const [row] = await db.select().from(onSale).where(eq(onSale.id, productId));
  if (!user || !row) return undefined;
  const { appUrl, support } = house;
  const t = mailWords(language);
  const { name } = toProduct(row, language);
  return {
    to: user.email,
    language,
    subject: t("restockSubject", { name }),
    preview: t("restockPreview"),
    heading: t("restockSubject", { name }),
    opening: [t("restockOpening"), t("restockHonest")],
    action: { label: t("restockAction"), url: `${appUrl}/product/${encodeURIComponent(productId)}` },
    unsubscribe: { label: t("unsubscribe"), url: unsubscribeUrl(house, userId, language) },
    footer: [t("restockFooter", { shop: appUrl }), t("questions", { email: support.email })],
  };
}
