import { and, eq, isNotNull } from "drizzle-orm";
import { authAccount, authUser } from "#app/db/schema.ts";
import { type Device, listDevices } from "./list-devices.server.ts";
import type { AccountServices } from "./outcome.server.ts";
import { authorize, type Actor } from "./policy.ts";

/** What a person is shown of their own sign-in. */
export interface Account {
  isConfirmed: boolean;
  /** False for who only signs in with Google. */
  hasPassword: boolean;
  devices: Device[];
}

/** Reads whether the address is confirmed, whether there is a password, and where they are signed in. */
export async function loadAccount(
  { auth, db }: AccountServices,
  by: Actor | null,
  headers: Headers,
): Promise<Account> {
  authorize(by, "read", "profile");
  const userId = by.id;
  const session = await auth.api.getSession({ headers, query: { disableRefresh: true } });
  const [devices, hasPassword, [user]] = await Promise.all([
    listDevices(db, userId, session?.session.id ?? ""),
    ownsPassword(db, userId),
    db.select({ isConfirmed: authUser.emailVerified }).from(authUser).where(eq(authUser.id, userId)),
  ]);
  return { devices, hasPassword, isConfirmed: user?.isConfirmed ?? false };
}

/** Whether someone can sign in with a password. */
export async function ownsPassword(db: AccountServices["db"], userId: string): Promise<boolean> {
  const isTheirs = and(eq(authAccount.userId, userId), isNotNull(authAccount.password));
  return (await db.$count(authAccount, isTheirs)) > 0;
}
