import type { AccountServices } from "./outcome.server.ts";
import { authorize, type Actor } from "./policy.ts";

/** Ends every session of whoever's session this is, and this one last. */
export async function signOutEverywhere(
  { auth }: Pick<AccountServices, "auth">,
  by: Actor | null,
  headers: Headers,
): Promise<{ ok: true; headers: Headers }> {
  authorize(by, "signOutEverywhere", "account");
  await auth.api.revokeSessions({ headers });
  const signedOut = await auth.api.signOut({ headers, returnHeaders: true });
  return { ok: true, headers: signedOut.headers };
}
