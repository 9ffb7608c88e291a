import { eq } from "drizzle-orm";
import { authUser } from "#app/db/schema.ts";
import type { Language } from "#app/i18n/language.ts";
import { enqueue } from "#app/outbox/outbox.server.ts";
import { deviceCookie, deviceToken, readDeviceToken } from "./known-device.server.ts";
import type { AccountServices } from "./outcome.server.ts";
import { throttle } from "./throttle.server.ts";

/**
 * Sends whoever has this account a link that makes a device known, for when strangers guess at it so often that unknown ones
 * are kept out. The link opens nothing: the password is asked for as ever, and its tries are counted by themselves.
 */
export async function offerDeviceLink(
  { auth, db }: AccountServices,
  email: string,
  language: Language,
): Promise<void> {
  const [user] = await db.select({ id: authUser.id }).from(authUser).where(eq(authUser.email, email));
  if (!user || (await throttle(db, "device-account", user.id))) return;
  await enqueue(db, "device-mail", { userId: user.id, token: deviceToken(auth, user.id), language });
}

/** The cookie that such a link sets; undefined if it is expired or forged, or its account is gone. */
export async function takeDeviceLink(
  { auth, db }: AccountServices,
  token: string,
): Promise<string | undefined> {
  const userId = readDeviceToken(auth, token);
  if (!userId) return undefined;
  const [user] = await db.select({ email: authUser.email }).from(authUser).where(eq(authUser.id, userId));
  return user && deviceCookie(auth, user.email);
}
