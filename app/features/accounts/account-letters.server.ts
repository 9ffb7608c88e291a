import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { authUser } from "#app/db/schema.ts";
import type { Language } from "#app/i18n/language.ts";
import { mailWords } from "#app/i18n/mail-words.server.ts";
import { ownsPassword } from "./owns-password.server.ts";
import type { House, Letter } from "#app/outbox/letter.ts";

interface Asked {
  userId: string;
  token: string;
  language: Language;
}

/** The way to a new password. */
export async function resetLetter(db: Database, { userId, token, language }: Asked, house: House) {
  const t = mailWords(language);
  // Whoever signs up by mail has none yet.
  const isNew = !(await ownsPassword(db, userId));
  const subject = t(isNew ? "firstPasswordSubject" : "resetSubject");
  return letterTo(db, userId, language, house, {
    subject,
    preview: t("resetPreview"),
    heading: subject,
    opening: isNew
      ? [t("firstPasswordOpening"), t("firstPasswordHonest")]
      : [t("resetOpening"), t("resetHonest")],
    action: {
      label: subject,
      url: `${house.appUrl}/login?${new URLSearchParams({ reset: token })}`,
    },
    footer: [t("resetFooter", { shop: house.appUrl })],
  });
}

/** The way in on a new device while others guess at the account. */
export async function deviceLetter(db: Database, { userId, token, language }: Asked, house: House) {
  const t = mailWords(language);
  return letterTo(db, userId, language, house, {
    subject: t("deviceSubject"),
    preview: t("resetPreview"),
    heading: t("deviceSubject"),
    opening: [t("deviceOpening"), t("deviceHonest")],
    action: {
      label: t("deviceAction"),
      url: `${house.appUrl}/account/device?${new URLSearchParams({ token })}`,
    },
    footer: [t("deviceFooter", { shop: house.appUrl })],
  });
}

/** Asks whether an address is its account's own. */
export async function confirmationLetter(db: Database, { userId, token, language }: Asked, house: House) {
  const t = mailWords(language);
  const query = new URLSearchParams({ token });
  return letterTo(db, userId, language, house, {
    subject: t("confirmSubject"),
    preview: t("confirmPreview"),
    heading: t("confirmSubject"),
    opening: [t("confirmOpening"), t("confirmHonest")],
    action: { label: t("confirmAction"), url: `${house.appUrl}/account/confirm?${query}` },
    footer: [t("confirmFooter", { shop: house.appUrl })],
    isCounted: true,
  });
}

/** Undefined when the account is gone. */
async function letterTo(
  db: Database,
  userId: string,
  language: Language,
  { support }: House,
  words: Omit<Letter, "to" | "language">,
): Promise<Letter | undefined> {
  const [user] = await db.select({ email: authUser.email }).from(authUser).where(eq(authUser.id, userId));
  const footer = [...words.footer, mailWords(language)("questions", { email: support.email })];
  return user && { ...words, to: user.email, language, footer };
}
