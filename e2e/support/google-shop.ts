import { freePort } from "#test/free-port.ts";
import { type GoogleIssuer, startGoogleIssuer } from "./google-issuer.ts";
import { removeDataDir, startShop } from "./shop.ts";
import { STARTING, test as base } from "./test.ts";

/** The shop's tests on a shop where Google sign-in is set up, against an issuer of our own. */
export const test = base.extend<object, { issuer: GoogleIssuer; appUrl: string }>({
  appUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => use(`http://127.0.0.1:${await freePort()}`),
    { scope: "worker" },
  ],
  issuer: [
    async ({ appUrl }, use) => {
      const issuer = await startGoogleIssuer(appUrl);
      await use(issuer);
      await issuer.stop();
    },
    { scope: "worker" },
  ],
  shop: [
    async ({ appUrl, issuer }, use) => {
      const shop = await startShop({ ...issuer.env, APP_URL: appUrl, PORT: new URL(appUrl).port });
      await use(shop);
      await shop.stop();
      removeDataDir(shop.dataDir);
    },
    { scope: "worker", timeout: STARTING },
  ],
});

export { expect } from "./test.ts";
