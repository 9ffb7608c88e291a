import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Edge, openEdge } from "./edge.ts";
import { signUp } from "./http-shopper.ts";

const ORIGIN = "http://localhost:3000";
const FORM = "application/x-www-form-urlencoded";

let shop: Edge;
beforeAll(async () => {
  shop = await openEdge({ env: { APP_URL: ORIGIN } });
});
afterAll(() => shop.close());

interface Init extends Omit<RequestInit, "headers"> {
  headers?: Record<string, string>;
  /** Streams need it; the type of RequestInit forgot. */
  duplex?: "half";
}

function post(path: string, init: Init) {
  const { headers, ...rest } = init;
  return shop.fetch(`${ORIGIN}${path}`, {
    method: "POST",
    ...rest,
    headers: { Origin: ORIGIN, "Content-Type": FORM, ...headers },
  });
}

describe("input that cannot be read is refused in one place, and is nobody's fault here", () => {
  test.each<[string, number, string, Init]>([
    ["JSON", 415, "/login", { body: "{}", headers: { "Content-Type": "application/json" } }],
    ["plain text", 415, "/cart", { body: "a=b", headers: { "Content-Type": "text/plain" } }],
    ["nothing", 415, "/wishlist", { headers: { "Content-Type": "" } }],
    [
      "half a form",
      400,
      "/cart",
      { body: "--x", headers: { "Content-Type": "multipart/form-data; boundary=x" } },
    ],
    [
      "a form without a boundary",
      400,
      "/cart",
      { body: "x", headers: { "Content-Type": "multipart/form-data" } },
    ],
    ["a NUL byte", 400, "/login", { body: "email=a%00b&password=x&mode=sign-in" }],
    ["a NUL byte in a name", 400, "/login.data", { body: "e%00=a" }],
    ["a form of 257 kB", 413, "/preferences", { body: `returnTo=${"a".repeat(257 * 1024)}` }],
    ["a form of 201 fields", 413, "/preferences", { body: "a=b&".repeat(200) }],
    ["a method nobody knows", 405, "/cart", { method: "PROPFIND" }],
    [
      "another site's call of a page's data",
      403,
      "/functions/us-central1/x.data",
      { headers: { Origin: "https://evil.example" } },
    ],
    ["another method", 405, "/cart", { method: "DELETE" }],
    ["a form where none is read", 405, "/shop", { body: "a=b" }],
  ])("%s: %i", async (_what, status, path, init) => {
    expect((await post(path, init)).status).toBe(status);
  });

  test("a large form in chunks, its size not said: 413", async () => {
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 1;
        controller.enqueue(new TextEncoder().encode("a".repeat(64 * 1024)));
      },
    });
    const reply = await post("/preferences", { body, duplex: "half" });
    expect(reply.status).toBe(413);
    expect(sent).toBeLessThan(10);
  });

  test("a form in several parts is read", async () => {
    const body = new FormData();
    body.set("theme", "dark");
    const reply = await shop.fetch(`${ORIGIN}/preferences`, {
      method: "POST",
      body,
      headers: { Origin: ORIGIN },
    });
    expect(reply.status).toBe(302);
    expect(reply.headers.getSetCookie()).toEqual([expect.stringMatching(/^theme=dark;/)]);
  });

  test.each([
    ["/product/a%00b.data", 404],
    ["/%E0%A4%A", 400],
    ["/product/%00?q=%00", 400],
    ["/shop?q=%00", 400],
    ["/admin/products?id=%00", 400],
    ["/product/%E2%82%AC", 404],
  ])("%s: %i", async (path, status) => {
    expect((await shop.fetch(`${ORIGIN}${path}`, { method: "GET" })).status).toBe(status);
  });

  test.each(["/product/%00", "/product/%E0%A4%A"])("%s is the page of no product", async (path) => {
    const reply = await shop.fetch(`${ORIGIN}${path}`, { method: "GET" });
    expect(reply.status).toBe(404);
    expect(await reply.text()).toContain("Product not found.");
  });

  test.each(["%00", "a%00b", "%E0%A4%A"])(
    "a function named %s is none, said as functions say it",
    async (name) => {
      const reply = await shop.fetch(`${ORIGIN}/functions/us-central1/${name}`, {
        method: "POST",
        body: JSON.stringify({ data: {} }),
        headers: { "Content-Type": "application/json" },
      });
      expect(reply.status).toBe(404);
      expect(await reply.json()).toMatchObject({ error: { status: "NOT_FOUND" } });
    },
  );

  test("an address of 9,000 characters: 414", async () => {
    const reply = await shop.fetch(`${ORIGIN}/shop?q=${"a".repeat(9000)}`, { method: "GET" });
    expect(reply.status).toBe(414);
  });

  test("a way back that no header could hold leads where it says, or home", async () => {
    for (const [returnTo, location] of [
      ["/login?redirect=/\u2028", "/login?redirect=/%E2%80%A8"],
      ["/login?\r\nSet-Cookie: a=b", "/login?Set-Cookie:%20a=b"],
      ["https://evil.example", "/"],
    ] as const) {
      const reply = await post("/preferences", { body: String(new URLSearchParams({ returnTo })) });
      expect(reply.headers.get("Location")).toBe(location);
      expect(reply.headers.getSetCookie()).toEqual([]);
    }
  });

  test("nothing of this was logged as our failure", () => {
    expect(shop.log().filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });
});

describe("changes come from the shop's own pages", () => {
  test.each([
    ["another site", { Origin: "https://evil.example" }],
    ["another port", { Origin: "http://localhost:3001" }],
    ["another scheme", { Origin: "https://localhost:3000" }],
    ["nowhere", { Origin: "null" }],
    ["a neighbour", { Origin: "", "Sec-Fetch-Site": "same-site" }],
    ["nobody who says so", { Origin: "" }],
  ])("%s: 403", async (_who, headers) => {
    for (const type of [
      FORM,
      "application/json",
      "multipart/form-data; boundary=x",
      "application/x-www-form-urlencoded;charset=utf-8",
    ]) {
      for (const path of ["/login", "/cart", "/cart.data", "/auth/sign-out"]) {
        const reply = await post(path, {
          body: "mode=sign-in",
          headers: { ...headers, "Content-Type": type },
        });
        expect(reply.status, `${path} ${type}`).toBe(403);
      }
    }
  });

  test("a browser that names no origin but its own site is let through", async () => {
    const headers = { Origin: "", "Sec-Fetch-Site": "same-origin" };
    expect((await post("/preferences", { body: "theme=dark", headers })).status).toBe(302);
  });
});

describe("what is one visitor's own is kept by nobody", () => {
  test("pages, their data, refusals and ways on", async () => {
    const shopper = await signUp(shop);
    for (const path of [
      "/",
      "/profile",
      "/profile.data",
      "/_root.data",
      "/checkout.data",
      "/product-cards",
      "/nowhere",
    ]) {
      const reply = await shopper.get(path);
      expect(reply.headers.get("Cache-Control"), `${path} ${reply.status}`).toBe("private, no-store");
    }
    const change = await shopper.post("/cart.data", { intent: "nonsense" });
    expect(change.headers.get("Cache-Control")).toBe("private, no-store");
  });

  test("what anyone may keep stays public", async () => {
    const reply = await shop.visit().get("/sitemap.xml");
    expect(reply.headers.get("Cache-Control")).toMatch(/^public/);
  });
});

test("a visitor who gave up is 499 in the log, and no failure", async () => {
  const before = shop.log().length;
  await shop.fetch(`${ORIGIN}/shop`, { method: "GET", signal: AbortSignal.abort() });
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error("gone")) });
  const leaving = new AbortController();
  const sending = post("/cart", { body, signal: leaving.signal, duplex: "half" });
  leaving.abort();
  await sending;
  expect(shop.log().slice(before)).toEqual([
    expect.objectContaining({ level: 30, status: 499, path: "/shop" }),
    expect.objectContaining({ level: 30, status: 499, path: "/cart" }),
  ]);
});

test("a password that everybody has is refused at sign-up, in the visitor's language", async () => {
  const form = { mode: "sign-up", email: "someone@test.example", password: "password" };
  const reply = await shop.visit().post("/login?mode=sign-up&lang=fr", form);
  expect(reply.status).toBe(400);
  const page = await reply.text();
  expect(page).toContain("Ce mot de passe est très répandu");
  expect(page).toContain("PASSWORD_TOO_COMMON");
});

test.each(["orders", "products"])(
  "a bookmarked file of %s leads a visitor to the login and its tab",
  async (tab) => {
    const reply = await shop.fetch(`${shop.url}/admin/${tab}.csv`, {
      headers: { Accept: "text/html" },
      redirect: "manual",
    });
    expect(reply.status).toBe(302);
    expect(reply.headers.get("Location")).toBe(`/login?redirect=${encodeURIComponent(`/?tab=${tab}`)}`);
  },
);
