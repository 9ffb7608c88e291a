import { expect, test } from "vitest";
import { ADMIN, CUSTOMER } from "#test/factories.ts";
import { requireLogin } from "./viewer.server.ts";

/** Where somebody who opens an address is led; undefined where they are let in. */
async function ledTo(path: string, viewer: object | null, method = "GET"): Promise<string | undefined> {
  const url = new URL(path, "https://shop.example");
  const asked = { request: new Request(url, { method }), url, context: { get: () => viewer } };
  try {
    await requireLogin(asked as never, (() => {}) as never);
    return undefined;
  } catch (reply) {
    return (reply as Response).headers.get("Location") ?? "";
  }
}

test("whoever is not signed in is led to sign in, and comes back to all of the address", async () => {
  const path = "/profile?order=7f3a91c2&paid=1";
  const at = new URL((await ledTo(path, null)) ?? "", "https://shop.example");
  expect(at.pathname).toBe("/login");
  expect(at.searchParams.get("redirect")).toBe(path);
});

test("a shopper is let in; staff are led to their panel, and what they send is for the verbs to refuse", async () => {
  expect(await ledTo("/checkout", CUSTOMER)).toBeUndefined();
  for (const staff of [ADMIN, { ...CUSTOMER, isPacker: true }]) {
    expect(await ledTo("/profile?tab=orders", staff)).toBe("/?tab=orders");
    expect(await ledTo("/profile", staff, "POST")).toBeUndefined();
  }
});
