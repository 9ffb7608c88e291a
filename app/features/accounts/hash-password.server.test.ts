import { hashPassword as asTheLibraryDoes } from "better-auth/crypto";
import { expect, test } from "vitest";
import { hashPassword, verifyPassword } from "./hash-password.server.ts";

test("a password is known again, and another one is not", async () => {
  const hash = await hashPassword("a whole new pebble");
  expect(await verifyPassword({ hash, password: "a whole new pebble" })).toBe(true);
  expect(await verifyPassword({ hash, password: "a whole new pebbl" })).toBe(false);
});

test("a password that the library hashed before is still good", async () => {
  const hash = await asTheLibraryDoes("a whole new pebble");
  expect(await verifyPassword({ hash, password: "a whole new pebble" })).toBe(true);
});

test("two people with one password have different hashes", async () => {
  const [one, other] = await Promise.all([hashPassword("same"), hashPassword("same")]);
  expect(one).not.toBe(other);
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
