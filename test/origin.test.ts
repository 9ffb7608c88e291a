import { afterAll, expect, test } from "vitest";
import { type Edge, openEdge } from "./edge.ts";
import { fillCart, signUp, type Site, visit } from "./http-shopper.ts";

const shops = new Map<string, Promise<Edge>>();
afterAll(async () => {
  for (const shop of shops.values()) await (await shop).close();
});

/** The shop of an APP_URL as a visitor of `seen` meets it when requests arrive at `reached`. */
async function open(appUrl: string, seen: string, reached: string): Promise<Site> {
  const opening = shops.get(appUrl) ?? openEdge({ env: { APP_URL: appUrl } });
  shops.set(appUrl, opening);
  const shop = await opening;
  return { url: seen, fetch: (address, init) => shop.fetch(address.replace(seen, reached), init) };
}

const SIGN_UP = { mode: "sign-up", email: "pearl@test.example", password: "a long enough password" };

test.each([
  [
    "behind a TLS proxy that keeps the host",
    "https://shop.example",
    "https://shop.example",
    "http://shop.example",
  ],
  [
    "behind a TLS proxy that names ours",
    "https://shop.example",
    "https://shop.example",
    "http://127.0.0.1:3000",
  ],
  ["behind a proxy without TLS", "http://localhost:3000", "http://localhost:3000", "http://10.0.0.7:3000"],
  ["directly", "http://localhost:3000", "http://localhost:3000", "http://localhost:3000"],
  ["directly by another name", "http://localhost:3000", "http://127.0.0.1:3000", "http://127.0.0.1:3000"],
])("%s people sign up and fill their cart, and foreign forms are refused", async (_where, ...addresses) => {
  const site = await open(...addresses);
  const shopper = await signUp(site);
  await fillCart(shopper, "silk-milk");
  const change = { intent: "add", productId: "silk-milk", quantity: "1" };
  expect((await shopper.post("/cart.data", change)).status).toBe(200);
  expect(await (await shopper.get("/profile")).text()).toMatch(/data-testid="cart-badge"[^>]*>2</);
  for (const origin of ["https://elsewhere.example", "null"]) {
    const foreign: Site = {
      ...site,
      fetch: (address, init) =>
        site.fetch(address, { ...init, headers: { ...init.headers, Origin: origin } }),
    };
    expect((await visit(foreign).post("/login", SIGN_UP)).status, origin).toBe(403);
  }
});

test("where the shop has TLS, the same name without it is another origin", async () => {
  const site = await open("https://shop.example", "http://shop.example", "http://shop.example");
  expect((await visit(site).post("/login", SIGN_UP)).status).toBe(403);
});
