import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { users } from "#app/db/schema.ts";
import { isCommonPassword } from "./common-password.server.ts";
import type { Outcome } from "./outcome.server.ts";
import { SHORTEST_PASSWORD } from "./shortest-password.ts";

/** What others know of somebody: it is tried first by whoever wants in. */
export interface OwnWords {
  email: string;
  displayName?: string;
}

/** What others may know about the account's owner and so guess; undefined if the account does not exist. */
export async function ownWords(db: Database, userId: string): Promise<OwnWords | undefined> {
  const [own] = await db
    .select({ email: users.email, displayName: users.displayName })
    .from(users)
    .where(eq(users.id, userId));
  return own;
}

/** Refuses a password that nobody should take, though it is long enough; too short ones the library refuses. */
export async function refuseGuessable(password: string, own?: OwnWords): Promise<Outcome | undefined> {
  if (password.length < SHORTEST_PASSWORD) return undefined;
  const guessable =
    isOneLetter(password) ||
    isOfHouse(password) ||
    isOwn(password, own) ||
    (await isCommonPassword(password));
  return guessable ? { ok: false, code: "PASSWORD_TOO_COMMON", status: 400 } : undefined;
}

/** Eight blanks, "aaaaaaaa". */
const isOneLetter = (password: string): boolean => new Set(password.toLowerCase()).size === 1;

/** "nacre2026", "Skin-Care-Shop": whoever guesses at this shop begins with its own words. */
const isOfHouse = (password: string): boolean =>
  /^(nacre|skincare|skin|beauty|shop|admin|owner)+$/.test(bare(password).replaceAll(/\d/g, ""));

/** Letters and digits alone, so that "Ada.Byron" and "ada byron" are one. */
const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, "");

function isOwn(password: string, own: OwnWords | undefined): boolean {
  if (!own) return false;
  const known = [own.email, own.email.split("@")[0] ?? "", own.displayName ?? ""].map(bare);
  return known.includes(bare(password)) && bare(password) !== "";
}
