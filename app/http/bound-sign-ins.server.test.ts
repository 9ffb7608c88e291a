import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import type { Auth } from "#app/features/accounts/auth.server.ts";
import { boundSignIns } from "./bound-sign-ins.server.ts";

/** A shop whose sign-ins take until they are let go. */
function slowShop() {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const app = new Hono();
  // Nobody here brings the mark of a known device, so the sign-in itself is never asked.
  app.use(boundSignIns({} as Auth, (c) => c.req.header("x-from") ?? ""));
  app.all("*", async (c) => {
    if (c.req.method === "POST") await gate;
    return c.text("answered");
  });
  const from = (address: string, path = "/login", method = "POST") =>
    app.request(path, { method, headers: { "x-from": address } });
  return { from, letGo };
}

const statuses = (replies: Response[]) => replies.map(({ status }) => status);

/** As many of one network's as are worked on at once, and half of the places to wait in. */
const ONE_NETWORK = 2 + 24;

test("one network gets half of the places to wait in, and the rest of it an answer at once", async () => {
  const { from, letGo } = slowShop();
  const under = Array.from({ length: ONE_NETWORK }, () => from("198.51.100.7"));
  const refused = await from("198.51.100.7");
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toBe("2");
  expect(await refused.text()).toContain("Many people are signing in just now.");
  letGo();
  expect(new Set(statuses(await Promise.all(under)))).toEqual(new Set([200]));
  expect((await from("198.51.100.7")).status).toBe(200);
});

test("a newcomer finds a place while one network fills what is free, and a /48 is one network", async () => {
  const { from, letGo } = slowShop();
  const crowd = Array.from({ length: 200 }, (_, place) => from(`2001:db8:7:${place}::/64`));
  const newcomer = from("203.0.113.9");
  // Who is refused is answered while the others still wait.
  await Promise.race(crowd);
  letGo();
  const [replies, last] = await Promise.all([Promise.all(crowd), newcomer]);
  expect(statuses(replies).filter((status) => status === 200)).toHaveLength(ONE_NETWORK);
  expect(last.status).toBe(200);
});

test("a sign-in that waited too long is asked to come again, and frees its place", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { from, letGo } = slowShop();
  const [one, two, third] = [from("192.0.2.1"), from("192.0.2.2"), from("192.0.2.3")];
  // Each comes so far that it waits.
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  vi.advanceTimersByTime(15_000);
  expect((await third).status).toBe(429);
  letGo();
  expect(statuses(await Promise.all([one, two]))).toEqual([200, 200]);
  expect((await from("192.0.2.4")).status).toBe(200);
  vi.useRealTimers();
});

test("pages, other forms and reading the login are never held up", async () => {
  const { from, letGo } = slowShop();
  const under = Array.from({ length: 60 }, () => from("198.51.100.7"));
  expect((await from("198.51.100.7", "/login", "GET")).status).toBe(200);
  expect((await from("198.51.100.7", "/shop", "GET")).status).toBe(200);
  expect((await from("198.51.100.7", "/LOGIN.data")).status).toBe(429);
  expect((await from("198.51.100.7", "/%6Cogin")).status).toBe(429);
  letGo();
  await Promise.all(under);
});
