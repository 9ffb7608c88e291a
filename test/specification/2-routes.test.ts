import { afterAll, beforeAll, expect, test } from "vitest";
import { type Edge, openEdge } from "../edge.ts";
import { fillCart, signUp } from "../http-shopper.ts";
import { readPage } from "../page.ts";

let shop: Edge;
beforeAll(async () => {
  shop = await openEdge();
});
afterAll(() => shop.close());

for (const [path, purpose, title] of [
  ["/", "Home", "Nacre: skincare in thin layers"],
  ["/shop", "All products", "The collection · Nacre"],
  ["/product/silk-milk", "Product detail", "Silk Milk · Nacre"],
  ["/login", "Sign in or sign up", "Sign in · Nacre"],
] as const) {
  test(`2 Routes: ${path} is public: ${purpose}.`, async () => {
    const page = await readPage(shop.visit().get(path));
    expect(page.status).toBe(200);
    expect(page.document.title).toBe(title);
  });
}

const PROTECTED = [
  ["/ouradvice", "Advice page"],
  ["/profile", "Profile"],
  ["/checkout", "Checkout"],
] as const;

for (const [path, purpose] of PROTECTED) {
  test(`2 Routes: ${path} needs a login: ${purpose}.`, async () => {
    expect((await shop.visit().get(path)).status).toBe(302);
    const shopper = await signUp(shop);
    await fillCart(shopper, "silk-milk");
    const page = await readPage(shopper.get(path));
    expect(page.status).toBe(200);
    page.getByRole("heading", { level: 1 });
  });

  test(`2 Routes: Logged-out users are sent from ${path} to /login with the current path as the redirect parameter.`, async () => {
    const reply = await shop.visit().get(`${path}?a=1`);
    expect(reply.status).toBe(302);
    const target = new URL(reply.headers.get("location") ?? "", "http://shop.example");
    expect(target.pathname).toBe("/login");
    expect(target.searchParams.get("redirect")).toBe(`${path}?a=1`);
  });
}

test("2 Routes: The redirect is optional and defaults to /profile.", async () => {
  const { email } = await signUp(shop);
  const form = { mode: "sign-in", email, password: "a long enough password" };
  expect((await shop.visit().post("/login", form)).headers.get("location")).toBe("/profile");
  expect((await shop.visit().post("/login?redirect=/shop", form)).headers.get("location")).toBe("/shop");
});

test("2 Routes: A signed-in user is redirected away at once.", async () => {
  const shopper = await signUp(shop);
  const location = async (path: string) => (await shopper.get(path)).headers.get("location");
  expect(await location("/login")).toBe("/profile");
  expect(await location("/login?redirect=/shop")).toBe("/shop");
});

for (const path of ["/nowhere", "/admin", "/product", "/shop/serum", "/a/b/c?d=e", "/index.html"]) {
  test(`2 Routes: any other path, as ${path}, is public and redirects to /.`, async () => {
    const reply = await shop.visit().get(path);
    expect(reply.status).toBe(302);
    expect(reply.headers.get("location")).toBe("/");
  });
}
