import { freePort } from "#test/free-port.ts";
import { openStripeServer, type StripeServer, stripeEnv } from "#test/doubles/stripe-server.ts";
import { STARTING, test as base, useShop } from "./test.ts";

interface WorkerFixtures {
  stripe: StripeServer;
}

/** The shop's tests on a shop that is paid on Stripe's page, played by a stand-in. */
export const test = base.extend<object, WorkerFixtures>({
  stripe: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => {
      const stripe = await openStripeServer();
      await use(stripe);
      await stripe.close();
    },
    { scope: "worker" },
  ],
  shop: [
    async ({ stripe }, use) => {
      // Stripe's page leads back here.
      const appUrl = `http://127.0.0.1:${await freePort()}`;
      await useShop({ ...stripeEnv(stripe), APP_URL: appUrl, PORT: new URL(appUrl).port }, use);
    },
    { scope: "worker", timeout: STARTING },
  ],
});

export { expect } from "./test.ts";
