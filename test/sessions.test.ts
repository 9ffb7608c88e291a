import { afterAll, beforeAll, expect, test } from "vitest";
import { authSession } from "#app/db/schema.ts";
import { type Edge, openEdge } from "./edge.ts";
import { signUp, visit } from "./http-shopper.ts";

let shop: Edge;
beforeAll(async () => {
  shop = await openEdge();
});
afterAll(() => shop.close());

const DAY = 24 * 60 * 60 * 1000;

test("what anyone may keep carries no session cookie, also when a session is prolonged", async () => {
  const shopper = await signUp(shop);
  const page = await (await shopper.get("/")).text();
  const picture = /\/image\/[^"\s,]+/.exec(page)?.[0] ?? "";
  for (const path of [picture, "/sitemap.xml", "/robots.txt", "/health"]) {
    // Half of its life is over: whatever looks at the session now sends its cookie anew.
    await shop.db.update(authSession).set({ expiresAt: new Date(Date.now() + 15 * DAY) });
    const reply = await shopper.get(path);
    expect(reply.status, path).toBe(200);
    expect(reply.headers.getSetCookie(), path).toEqual([]);
  }
  expect((await shopper.get("/")).headers.getSetCookie().join()).toContain("session_token");
});

test("no script reads the session's secret, and as a bearer token it opens nothing", async () => {
  const cookies: string[] = [];
  const shopper = await signUp({
    url: shop.url,
    fetch: async (address, init) => {
      const reply = await shop.fetch(address, init);
      cookies.push(...reply.headers.getSetCookie());
      return reply;
    },
  });
  const session = cookies.find((cookie) => cookie.includes("session_token")) ?? "";
  const secret = decodeURIComponent(/session_token=([^;]+)/.exec(session)?.[1] ?? "");
  const [unsigned = ""] = secret.split(".");
  expect(unsigned).not.toBe("");
  for (const path of ["/api/auth/get-session", "/api/auth/token", "/profile", "/profile.data"]) {
    const reply = await shopper.get(path);
    expect(await reply.text(), path).not.toContain(unsigned);
    for (const [name, value] of reply.headers)
      if (name !== "set-cookie") expect(value, path).not.toContain(unsigned);
  }
  const bearer = visit({
    url: shop.url,
    fetch: (address, init) =>
      shop.fetch(address, { ...init, headers: { ...init.headers, Authorization: `Bearer ${secret}` } }),
  });
  expect((await bearer.get("/profile")).headers.get("location")).toMatch(/^\/login/);
  expect((await bearer.get("/api/auth/token")).status).toBe(401);
});
