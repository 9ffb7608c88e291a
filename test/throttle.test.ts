import { afterAll, expect, test } from "vitest";
import { createServerDatabase } from "./database.ts";
import { type Edge, openEdge } from "./edge.ts";
import { signUp } from "./http-shopper.ts";

const shops: Edge[] = [];
afterAll(async () => {
  for (const shop of shops) await shop.close();
});

async function open(databaseUrl: string): Promise<Edge> {
  const shop = await openEdge({ databaseUrl });
  shops.push(shop);
  return shop;
}

test("after ten wrong passwords the login answers 429 with Retry-After, also after a restart", async () => {
  const databaseUrl = await createServerDatabase();
  const shop = await open(databaseUrl);
  const { email } = await signUp(shop);
  const guesser = shop.visit();
  const sent = (password: string) => ({ mode: "sign-in", email, password });

  for (let tries = 0; tries < 10; tries += 1)
    expect((await guesser.post("/login", sent(`wrong ${tries} password`))).status).toBe(401);
  const refused = await guesser.post("/login", sent("a long enough password"));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(60);
  expect(await refused.text()).toContain("TOO_MANY_REQUESTS");

  const restarted = await open(databaseUrl);
  const again = await guesser.at(restarted).post("/login", sent("a long enough password"));
  expect(again.status).toBe(429);
  const owner = await restarted.visit().post("/login", sent("a long enough password"));
  expect(owner.status, "the owner, from elsewhere").toBe(302);
});
