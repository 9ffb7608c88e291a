import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { hashPassword, verifyPassword } from "./hash-password.server.ts";

/** What the shop has always made of the password and the salt below. */
const KEY =
  "57a553f21f14cc0d39121c202ed7eb678f658c759af2425b9d25ecdbd7c035869c3338afe3dec8661913dcbdeda111777edeb3fe18c592783e20fa146106ec47";

test("a password is known again, and another one is not", async () => {
  const hash = await hashPassword("a whole new pebble");
  expect(await verifyPassword({ hash, password: "a whole new pebble" })).toBe(true);
  expect(await verifyPassword({ hash, password: "a whole new pebbl" })).toBe(false);
});

/** Runs in a process of its own, where a password costs what it costs the shop. */
function inTheShop(code: string): string {
  const env = { ...process.env, NODE_OPTIONS: "" };
  return execFileSync(process.execPath, ["--input-type=module", "-e", code], { env, encoding: "utf8" });
}

test("a password has the key that it always had, and the library's", () => {
  const derived = inTheShop(`
    import { verifyPassword } from "better-auth/crypto";
    import deriveKey from ${JSON.stringify(resolve("app/features/accounts/derive-key-thread.server.ts"))};
    const password = "a whole new pebble", salt = "00112233445566778899aabbccddeeff";
    const key = deriveKey({ password, salt });
    console.log(key, await verifyPassword({ hash: salt + ":" + key, password }));
  `);
  expect(derived).toBe(`${KEY} true\n`);
});

test("two people with one password have different hashes", async () => {
  const [one, other] = await Promise.all([hashPassword("same"), hashPassword("same")]);
  expect(one).not.toBe(other);
});

test("passwords are hashed in the order that they came", async () => {
  const places = Array.from({ length: 20 }, (_, place) => place);
  const order: number[] = [];
  const hash = async (place: number) => {
    await hashPassword(`pebble ${place}`);
    order.push(place);
  };
  await Promise.all(places.map(hash));
  expect(order).toEqual(places);
});

test("when too many wait, whoever comes next is refused and nothing is lost", async () => {
  const asked = Array.from({ length: 80 }, (_, place) => hashPassword(`pebble ${place}`));
  const outcomes = await Promise.allSettled(asked);
  const refused = outcomes.filter(({ status }) => status === "rejected");
  expect(refused.length).toBeGreaterThan(0);
  for (const { reason } of refused as PromiseRejectedResult[])
    expect(reason).toMatchObject({ statusCode: 429, body: { code: "TOO_MANY_REQUESTS" } });
  expect(outcomes.length - refused.length).toBeGreaterThanOrEqual(64);
});

test("a hash that is none is no password's", async () => {
  expect(await verifyPassword({ hash: "", password: "a whole new pebble" })).toBe(false);
});
