import { isCommonPassword } from "./common-password.server.ts";

/** Characters. A shorter one is refused as too short, common or not. */
export const SHORTEST_PASSWORD = 8;

/** The code of why nobody should take this password, though it is long enough; too short ones the library refuses. */
export async function refuseCommon(password: string): Promise<"PASSWORD_TOO_COMMON" | undefined> {
  const common = password.length >= SHORTEST_PASSWORD && (await isCommonPassword(password));
  return common ? "PASSWORD_TOO_COMMON" : undefined;
}
