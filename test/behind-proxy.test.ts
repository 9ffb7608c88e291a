import { afterAll, beforeAll, expect, test } from "vitest";
import { startGoogleIssuer } from "../e2e/support/google-issuer.ts";
import { removeDataDir, type Shop, startShop } from "../e2e/support/shop.ts";
import { portraitUrl } from "./faces/photographs.ts";
import { checkOut, fillCart, type HttpShopper, signUp, visit } from "./http-shopper.ts";
import { startTlsProxy, type TlsProxy } from "./tls-proxy.ts";

/** The built shop in production: its own process, behind a proxy that speaks TLS. */
let proxy: TlsProxy;
let shop: Shop;
let issuer: Awaited<ReturnType<typeof startGoogleIssuer>>;
beforeAll(async () => {
  proxy = await startTlsProxy();
  issuer = await startGoogleIssuer(proxy.url);
  // When the shop starts, Google cannot be reached.
  await issuer.pause();
  shop = await startShop({ ...issuer.env, APP_URL: proxy.url, TRUST_PROXY: "true" });
  proxy.forwardTo(shop.url);
}, 120_000);
afterAll(async () => {
  await shop.stop();
  await proxy.stop();
  await issuer.stop();
  removeDataDir(shop.dataDir);
});

test("sign-up, cart, order: with secure cookies, and TLS from then on", async () => {
  const page = await visit(proxy.url).get("/");
  expect(page.headers.get("strict-transport-security")).toMatch(/^max-age=\d{8}/);
  const reply = await visit(proxy.url).post("/login", {
    mode: "sign-up",
    email: "cookies@test.example",
    password: "a long enough password",
  });
  expect(reply.status).toBe(302);
  const cookies = reply.headers.getSetCookie();
  expect(cookies.length).toBeGreaterThan(1);
  for (const cookie of cookies)
    expect(cookie).toMatch(/^__Secure-.+; HttpOnly.*; Secure|^__Secure-.+; Secure.*; HttpOnly/);
  const shopper = await signUp(proxy.url);
  await fillCart(shopper, "silk-milk");
  expect(
    (await shopper.post("/cart.data", { intent: "add", productId: "silk-milk", quantity: "1" })).status,
  ).toBe(200);
  expect((await checkOut(shopper, { productId: "silk-milk", quantity: 2, price: 3800 })).status).toBe(302);
  expect(await (await shopper.get("/profile")).text()).toContain("$86.00");
  expect((await shopper.post("/auth/sign-out", {})).status).toBe(302);
  expect((await shopper.get("/profile")).status).toBe(302);
});

test("the three functions", async () => {
  const shopper = await signUp(proxy.url);
  const { token } = await (await shopper.get("/api/auth/token")).json();
  const imageData = await portraitUrl();
  for (const [name, data, field] of [
    ["getSkincareRecommendation", { concern: "My skin is dry" }, "recommendations"],
    [
      "generateChatResponse",
      { message: "A routine for oily skin", chatHistory: [], type: "advice" },
      "reply",
    ],
    ["analyzeSkinFromImage", { imageData }, "analysis"],
  ] as const) {
    const reply = await fetch(`${proxy.url}/functions/us-central1/${name}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
      body: JSON.stringify({ data }),
    });
    expect(reply.status, name).toBe(200);
    expect((await reply.json()).data[field], name).toBeTruthy();
  }
});

const POPUP = () =>
  `/api/auth/oauth-popup/start?${new URLSearchParams({ provider: "google", popupOrigin: proxy.url, callbackURL: "/profile" })}`;

test("Google: told as unreachable while it is, signs in once it answers, and no script learns the secret", async () => {
  const early = visit(proxy.url);
  expect(await (await early.get(POPUP())).text()).toContain('"code":"ISSUER_UNREACHABLE"');
  const plain = await early.post("/auth/google", { redirect: "/profile" });
  expect(plain.headers.get("location")).toMatch(/error=ISSUER_UNREACHABLE/);
  expect(shop.output()).toContain("the issuer cannot be reached");
  await issuer.resume();
  const shopper = visit(proxy.url);
  const done = await signInAtIssuer(shopper, (await shopper.get(POPUP())).headers.get("location") ?? "");
  const html = await done.text();
  expect(html).toContain('"token":"kept"');
  const session = done.headers.getSetCookie().find((cookie) => cookie.includes("session_token"));
  const secret = /session_token=([^.;]+)/.exec(session ?? "")?.[1];
  expect(secret).toBeTruthy();
  expect(html).not.toContain(secret);
  expect(await (await shopper.get("/profile")).text()).toContain("pearl.diver@gmail.example");
});

/** Says yes on the issuer's pages, as a person in the window would, and comes back with what the shop shows last. */
async function signInAtIssuer(shopper: HttpShopper, start: string): Promise<Response> {
  const there = visit(issuer.url);
  const pathOf = (address: string) => address.slice(new URL(address).origin.length);
  let location = new URL(start, issuer.url).href;
  for (let steps = 0; steps < 10; steps += 1) {
    if (location.startsWith(proxy.url)) return shopper.get(pathOf(location));
    const reply = await there.get(pathOf(location));
    const answered =
      reply.status === 200 ? await there.post(`${new URL(location).pathname}?answer=yes`, {}) : reply;
    location = new URL(answered.headers.get("location") ?? "", issuer.url).href;
  }
  throw new Error(`The issuer leads nowhere: ${location}`);
}
