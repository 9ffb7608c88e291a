import { eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { adminLog, authUser, orders, stockChanges, users } from "#app/db/schema.ts";
import { forgetReminders } from "#app/outbox/outbox.server.ts";
import { askAgain } from "./ask-again.server.ts";
import { type AccountServices, attempt, type Outcome } from "./outcome.server.ts";
import { authorize, type Actor } from "./policy.ts";
import { forgetLinks } from "./forget-links.server.ts";

/**
 * Deletes the account of whoever's session it is, after asking for its password again: profile, cart, wishlist,
 * sessions, everything, in one transaction. Orders stay, for the books, without a person: of their address only
 * state and country are kept.
 */
export async function deleteAccount(
  { auth, db }: AccountServices,
  by: Actor | null,
  password: string,
  headers: Headers,
): Promise<Outcome> {
  authorize(by, "delete", "account");
  const userId = by.id;
  const isThem = await askAgain({ auth, db }, userId, password, headers);
  if (!isThem.ok) return isThem;
  await forget(db, userId);
  return attempt(() => auth.api.signOut({ headers, returnHeaders: true }));
}

function forget(db: Database, userId: string): Promise<void> {
  return db.transaction(async (tx) => {
    // An order that is being placed locks its shopper first, too.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    const nobody = JSON.stringify({ fullName: "", street: "", city: "", zipCode: "" });
    await tx
      .update(orders)
      .set({
        userId: null,
        giftNote: "",
        shippingAddress: sql`${orders.shippingAddress} || ${nobody}::jsonb`,
      })
      .where(eq(orders.userId, userId));
    await forgetLinks(tx, userId);
    await forgetReminders(tx, userId);
    await tx.update(stockChanges).set({ byId: null }).where(eq(stockChanges.byId, userId));
    await tx.update(adminLog).set({ byId: null }).where(eq(adminLog.byId, userId));
    await tx.update(adminLog).set({ subjectId: "", changes: {} }).where(eq(adminLog.subjectId, userId));
    await tx.delete(users).where(eq(users.id, userId));
    await tx.delete(authUser).where(eq(authUser.id, userId));
  });
}
