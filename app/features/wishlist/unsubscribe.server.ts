import { eq, inArray } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#app/db/client.server.ts";
import { stockAlerts, users } from "#app/db/schema.ts";
import { type Language, LANGUAGES } from "#app/i18n/language.ts";
import type { House } from "#app/outbox/letter.ts";
import { blockMail } from "#app/outbox/mail-blocks.server.ts";
import { isSigned, signMail } from "#app/outbox/sign-mail.server.ts";

const NEWS = "news of stock";

/** Where a reader ends news of stock without signing in; it holds for this address alone, for good. */
export function unsubscribeUrl({ appUrl, secret }: House, email: string, language: Language): string {
  const query = new URLSearchParams({ email, signed: signMail(secret, NEWS, email), language });
  return `${appUrl}/mail/unsubscribe?${query}`;
}

const asked = z.object({
  email: z.string().max(254),
  signed: z.string(),
  language: z.enum(LANGUAGES).default("en"),
});

/** Who wants no more news; undefined for a link that we have not written. */
export function readUnsubscribe(secret: string, query: URLSearchParams): z.infer<typeof asked> | undefined {
  const read = asked.safeParse(Object.fromEntries(query)).data;
  return read && isSigned(secret, NEWS, read.email, read.signed) ? read : undefined;
}

/** Nobody at this address is told any more that something is back: what they asked for is forgotten. */
export async function unsubscribe(db: Database, email: string): Promise<void> {
  await db.transaction(async (tx) => {
    await blockMail(tx, email, "unsubscribed");
    const theirs = tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    await tx.delete(stockAlerts).where(inArray(stockAlerts.userId, theirs));
  });
}
