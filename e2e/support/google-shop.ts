import { freePort } from "#test/free-port.ts";
import { startGoogleIssuer } from "./google-issuer.ts";
import { STARTING, test as base, useShop } from "./test.ts";

/** The shop's tests on a shop where Google sign-in is set up, against an issuer of our own. */
export const test = base.extend({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => {
      const appUrl = `http://127.0.0.1:${await freePort()}`;
      const issuer = await startGoogleIssuer(appUrl);
      await useShop({ ...issuer.env, APP_URL: appUrl, PORT: new URL(appUrl).port }, use);
      await issuer.stop();
    },
    { scope: "worker", timeout: STARTING },
  ],
});

export { expect } from "./test.ts";
