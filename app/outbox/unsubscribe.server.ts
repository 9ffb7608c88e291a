import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#app/db/client.server.ts";
import { stockAlerts, users } from "#app/db/schema.ts";
import { type Language, LANGUAGES } from "#app/i18n/language.ts";
import type { House } from "./letter.ts";
import { forgetReminders } from "./outbox.server.ts";
import { blockMail } from "./mail-blocks.server.ts";
import { isSigned, signMail } from "./sign-mail.server.ts";

const NEWS = "news of stock";

/** Where somebody ends news of stock without signing in; it names their account by its id, as addresses are logged by proxies. */
export function unsubscribeUrl({ appUrl, secret }: House, userId: string, language: Language): string {
  const query = new URLSearchParams({ for: userId, signed: signMail(secret, NEWS, userId), language });
  return `${appUrl}/mail/unsubscribe?${query}`;
}

const asked = z.object({
  for: z.string().max(100),
  signed: z.string(),
  language: z.enum(LANGUAGES).default("en"),
});

/** Who wants no more news; undefined for a link that we have not written. */
export function readUnsubscribe(secret: string, query: URLSearchParams): z.infer<typeof asked> | undefined {
  const read = asked.safeParse(Object.fromEntries(query)).data;
  return read && isSigned(secret, NEWS, read.for, read.signed) ? read : undefined;
}

/**
 * Ends restock mails and reminders to a person's address and deletes their requests for them. A deleted account gets no
 * mail anyway.
 * @returns that address
 */
export function unsubscribe(db: Database, userId: string): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
    if (user) await blockMail(tx, user.email, "unsubscribed");
    await tx.delete(stockAlerts).where(eq(stockAlerts.userId, userId));
    await forgetReminders(tx, userId);
    return user?.email;
  });
}
