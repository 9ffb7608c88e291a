import type { Config } from "#app/config/env.server.ts";
import type { PaymentProvider } from "./payments.ts";

/** The provider that takes money for orders; none where the house arranges payment itself. */
export async function openProvider({ stripe }: Pick<Config, "stripe">): Promise<PaymentProvider | undefined> {
  if (!stripe) return undefined;
  // Read by those only who use it.
  const { openStripe } = await import("./stripe/open-stripe.server.ts");
  return openStripe(stripe);
}
