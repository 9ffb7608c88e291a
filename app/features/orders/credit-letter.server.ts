import { desc, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders, users } from "#app/db/schema.ts";
import { formatMoney } from "#app/i18n/format.ts";
import { mailWords } from "#app/i18n/mail-words.server.ts";
import type { House, Letter } from "#app/outbox/letter.ts";
import type { Deliveries } from "#app/outbox/outbox.server.ts";

/** Tells somebody of store credit that the house gave them, in the language of their last order. */
export async function creditLetter(
  db: Database,
  { userId, amount }: Deliveries["credit-mail"],
  { appUrl, support }: House,
): Promise<Letter | undefined> {
  const [user] = await db
    .select({ email: users.email, balance: users.storeCredit })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) return undefined;
  const [last] = await db
    .select({ language: orders.language })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  const language = last?.language ?? "en";
  const t = mailWords(language);
  const values = { amount: formatMoney(amount), balance: formatMoney(user.balance) };
  return {
    to: user.email,
    language,
    subject: t("creditSubject", values),
    preview: t("creditOpening", values),
    heading: t("creditSubject", values),
    opening: [t("creditOpening", values)],
    action: { label: t("shop:profile"), url: `${appUrl}/profile#referrals` },
    footer: [t("creditFooter", { shop: appUrl }), t("questions", { email: support.email })],
  };
}
