import { createHash } from "node:crypto";
import type { Database } from "#app/db/client.server.ts";
import type { Profile } from "#app/features/accounts/load-profile.server.ts";
import { loadOwnCart } from "#app/features/cart/load-cart.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { NOBODY, type Person } from "./person.ts";

/** A shopper as the pages show them, the cart with today's prices. */
export async function loadPerson(db: Database, profile: Profile, language: Language): Promise<Person> {
  const { id, wishlist, awaited } = profile;
  return { id, mark: markOf(profile), wishlist, awaited, cart: await loadOwnCart(db, profile, language) };
}

/**
 * Names a state of somebody's account: another one when they put something in the cart, save an address, order or are
 * somebody else. Null is a visitor.
 */
export function markOf(profile: Profile | null): string {
  if (!profile) return NOBODY;
  // The page does not show ids of changes, or whether the profile is new.
  const { cartChanges: _, isNew: __, ...shown } = profile;
  return createHash("sha256").update(JSON.stringify(shown)).digest("base64url").slice(0, 16);
}
