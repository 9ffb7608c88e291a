import { z } from "zod";
import { ownWords, refuseGuessable } from "./check-new-password.server.ts";
import { type AccountServices, attempt, type Outcome, tooMany } from "./outcome.server.ts";
import { authorize, type Actor } from "./policy.ts";
import { forgetLinks } from "./forget-links.server.ts";

const passwords = z.object({ currentPassword: z.string().max(128), newPassword: z.string().max(128) });

/** The two passwords of a form; empty ones where it is malformed, which are refused by code. */
export function parsePasswords(form: FormData): z.infer<typeof passwords> {
  return passwords.safeParse(Object.fromEntries(form)).data ?? { currentPassword: "", newPassword: "" };
}

/** Changes the password of whoever's session it is; their other sessions and the links to a new one end, and this session goes on under a new secret. */
export async function changePassword(
  { auth, db }: AccountServices,
  by: Actor | null,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  headers: Headers,
): Promise<Outcome> {
  authorize(by, "changePassword", "account");
  const userId = by.id;
  const refused = await tooMany(db, [["account-secret", userId]]);
  if (refused) return refused;
  const common = await refuseGuessable(newPassword, await ownWords(db, userId));
  if (common) return common;
  const body = { currentPassword, newPassword, revokeOtherSessions: true };
  const changed = await attempt(() => auth.api.changePassword({ body, headers, returnHeaders: true }));
  // Whoever asked for a link before may be whom the new password is to keep out.
  if (changed.ok) await forgetLinks(db, userId);
  return changed;
}
