import { eq } from "drizzle-orm";
import { authUser } from "#app/db/schema.ts";
import type { Factors } from "./factor.ts";
import { type Device, listDevices } from "./list-devices.server.ts";
import type { AccountServices } from "./outcome.server.ts";
import { ownsPassword } from "./owns-password.server.ts";
import { authorize, type Actor } from "./policy.ts";
import { loadFactors } from "./second-factor.server.ts";

/** What a person is shown of their own sign-in. */
export interface Account {
  isConfirmed: boolean;
  /** False for who only signs in with Google. */
  hasPassword: boolean;
  devices: Device[];
  factors: Factors;
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
  const [devices, hasPassword, factors, [user]] = await Promise.all([
    listDevices(db, userId, session?.session.id ?? ""),
    ownsPassword(db, userId),
    loadFactors({ auth, db }, by),
    db.select({ isConfirmed: authUser.emailVerified }).from(authUser).where(eq(authUser.id, userId)),
  ]);
  return { devices, hasPassword, factors, isConfirmed: user?.isConfirmed ?? false };
}
