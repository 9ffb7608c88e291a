import type { Database } from "#app/db/client.server.ts";
import type { Profile } from "#app/features/accounts/load-profile.server.ts";
import { loadCart } from "#app/features/cart/load-cart.server.ts";
import type { Language } from "#app/i18n/language.ts";
import type { Person } from "./person.ts";

/** A shopper as the pages show them, the cart with today's prices. */
export async function loadPerson(db: Database, profile: Profile, language: Language): Promise<Person> {
  const { id, wishlist, awaited } = profile;
  return { id, wishlist, awaited, cart: await loadCart(db, profile, language) };
}
