import type { genericOAuth } from "better-auth/plugins";
import type { Logger } from "pino";
import type { Auth } from "./auth.server.ts";

/** The code of a failure that passes, beside the library's own. */
export const ISSUER_UNREACHABLE = "ISSUER_UNREACHABLE";

/**
 * Makes sure that Google can be used where it is configured. The sign-in library asks the issuer once, at the
 * start; when it could not be reached then, it is asked again here, whenever someone wants to sign in.
 * @returns false when the issuer is configured but cannot be reached
 */
export async function discoverGoogle(auth: Auth, log: Pick<Logger, "warn">): Promise<boolean> {
  const plugin = auth.options.plugins.find(({ id }) => id === "generic-oauth") as ReturnType<
    typeof genericOAuth
  >;
  if (plugin.options.config.length === 0) return true;
  const context = await auth.$context;
  const known = () => context.socialProviders.some(({ id }) => id === "google");
  if (known()) return true;
  const found = await plugin.init(context as never);
  if (!known()) context.socialProviders.unshift(...found.context.socialProviders);
  if (!known()) log.warn("Google sign-in: the issuer cannot be reached");
  return known();
}
