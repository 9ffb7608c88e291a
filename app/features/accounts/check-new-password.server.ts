import { isCommonPassword } from "./common-password.server.ts";
import type { Outcome } from "./outcome.server.ts";

/** Characters. A shorter one is refused as too short, common or not. */
export const SHORTEST_PASSWORD = 8;

/** Refuses a password that nobody should take, though it is long enough; too short ones the library refuses. */
export async function refuseCommon(password: string): Promise<Outcome | undefined> {
  const common = password.length >= SHORTEST_PASSWORD && (await isCommonPassword(password));
  return common ? { ok: false, code: "PASSWORD_TOO_COMMON", status: 400 } : undefined;
}
