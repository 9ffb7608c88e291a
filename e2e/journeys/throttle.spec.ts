import { post } from "../support/shopping.ts";
import { makeDataDir, removeDataDir, type Shop, startShop } from "../support/shop.ts";
import { expect, newAddress, PASSWORD, signUp, test } from "../support/test.ts";

test("after ten wrong passwords the login answers 429 with Retry-After, also after a restart", async ({
  playwright,
}) => {
  const dataDir = makeDataDir();
  let shop: Shop = await startShop({ DATA_DIR: dataDir });
  const from = (address: string) =>
    playwright.request.newContext({ extraHTTPHeaders: { "X-Forwarded-For": address } });
  const someone = await from(newAddress());
  const { email } = await signUp(someone, shop.url);
  await someone.dispose();
  const guesser = await from("10.9.8.7");
  const tryWith = (password: string, request = guesser) =>
    post(request, shop.url, "/login", { mode: "sign-in", email, password });

  for (let tries = 0; tries < 10; tries += 1)
    expect((await tryWith(`wrong ${tries} password`)).status()).toBe(401);
  const refused = await tryWith(PASSWORD);
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()["retry-after"])).toBeGreaterThan(60);
  expect(await refused.text()).toContain("TOO_MANY_REQUESTS");

  await shop.stop();
  shop = await startShop({ DATA_DIR: dataDir });
  expect((await tryWith(PASSWORD)).status()).toBe(429);
  const owner = await from(newAddress());
  expect((await tryWith(PASSWORD, owner)).status(), "the owner, from elsewhere").toBe(302);
  await owner.dispose();
  await guesser.dispose();
  await shop.stop();
  removeDataDir(dataDir);
});
