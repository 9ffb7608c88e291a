import { sql } from "drizzle-orm";
import { matchPath } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import routes from "#app/routes.ts";
import { type Edge, openEdge } from "../edge.ts";
import { checkOut, fillCart, type HttpShopper, signUp } from "../http-shopper.ts";

let shop: Edge;
beforeAll(async () => {
  shop = await openEdge();
});
afterAll(() => shop.close());

for (const path of ["/", "/shop", "/product/silk-milk", "/login"]) {
  test(`6 Visitor: may browse ${path}.`, async () => {
    expect((await shop.visit().get(path)).status).toBe(200);
  });
}

for (const [path, form] of [
  ["/cart", { intent: "add", productId: "silk-milk", quantity: "1" }],
  ["/wishlist", { intent: "put", productId: "silk-milk" }],
  ["/profile", { street: "1 Tide Street" }],
  ["/checkout", { street: "1 Tide Street" }],
] as const) {
  test(`6 Visitor: may not change anything at ${path}.`, async () => {
    const reply = await shop.visit().post(path, form);
    expect(reply.status).toBe(302);
    expect(reply.headers.get("location")).toMatch(/^\/login\?redirect=/);
    const data = await shop.visit().post(`${path}.data`, form);
    expect([202, 401]).toContain(data.status);
  });
}

test("6 Signed-in customer: Also: cart and wishlist (persisted), profile, address, checkout, orders, advice features.", async () => {
  const shopper = await signUp(shop);
  await fillCart(shopper, "silk-milk");
  for (const path of ["/profile", "/checkout", "/ouradvice"]) {
    expect((await shopper.get(path)).status, path).toBe(200);
  }
  expect(await (await shopper.get("/profile")).text()).toMatch(/data-testid="cart-badge"[^>]*>1</);
});

test("6 Signed-in customer: sees own orders only.", async () => {
  const other = await signUp(shop);
  await fillCart(other, "quiet-balm");
  await checkOut(other, { productId: "quiet-balm", quantity: 1, price: 2800 });
  expect(await (await other.get("/profile")).text()).toContain("$38.00");
  const shopper = await signUp(shop);
  expect(await (await shopper.get("/profile")).text()).toContain("No orders yet.");
});

/** Everyone who may ask: a visitor, a customer, an admin. */
async function everyone(): Promise<HttpShopper[]> {
  const [customer, admin] = [await signUp(shop), await signUp(shop)];
  // Their profiles are made when they are first seen.
  for (const someone of [customer, admin]) await someone.get("/shop");
  await shop.db.execute(sql`update users set is_admin = true where email = ${admin.email}`);
  return [shop.visit(), customer, admin];
}

/** What became of a request: its status, and of a redirect the path it leads to. */
async function outcomeOf(reply: Response | Promise<Response>): Promise<number | string> {
  const { status, headers } = await reply;
  return status === 302 ? (headers.get("location")?.split("?")[0] ?? "") : status;
}

type Answers = [visitor: number | string, customer: number | string, admin: number | string];

/** What every address answers to a visitor, a customer and an admin who only look. */
const READS: Record<string, Answers> = {
  "/": [200, 200, 200],
  "/shop": [200, 200, 200],
  "/product/silk-milk": [200, 200, 200],
  "/login": [200, "/profile", "/profile"],
  "/login?mode=forgot": [200, 200, 200],
  "/login?reset=token": [200, 200, 200],
  "/ouradvice": ["/login", 200, "/"],
  "/profile": ["/login", 200, "/"],
  "/checkout": ["/login", "/shop", "/"],
  "/cart": ["/", "/", "/"],
  "/cart/fill": ["/", "/", "/"],
  "/mcp": [405, 405, 405],
  "/.well-known/ucp": [200, 200, 200],
  "/ucp/v1/catalog/search": [405, 405, 405],
  "/wishlist": ["/", "/", "/"],
  "/restock": ["/", "/", "/"],
  "/preferences": ["/", "/", "/"],
  "/auth/google": ["/", "/", "/"],
  "/payment": ["/login", "/", "/"],
  "/payments/news": ["/", "/", "/"],
  "/mail/unsubscribe": [400, 400, 400],
  "/mail/bounces": ["/", "/", "/"],
  "/returns": ["/login", "/", "/"],
  "/receipts/none": ["/login", 404, 404],
  "/account/export": ["/login", 200, "/"],
  "/account/confirm?token=none": ["/profile", "/profile", "/profile"],
  "/account/device?token=none": ["/login", "/login", "/login"],
  "/auth/sign-out": ["/", "/", "/"],
  "/session": [200, 200, 200],
  "/admin/products?id=silk-milk": [403, 403, 200],
  "/admin/products/several": ["/", "/", "/"],
  "/admin/orders": ["/", "/", "/"],
  "/admin/returns": ["/", "/", "/"],
  "/admin/customers": ["/", "/", "/"],
  "/admin/codes": ["/", "/", "/"],
  "/admin/receivers": ["/", "/", "/"],
  "/admin/mails?mail=order&in=fr": [403, 403, 200],
  "/admin/staff": ["/", "/", "/"],
  "/admin/tokens": ["/", "/", "/"],
  "/api/v1/openapi.json": [200, 200, 200],
  "/api/v1/products": [401, 401, 401],
  "/admin/pictures": [400, 400, 400],
  "/admin/products.csv": [403, 403, 200],
  "/admin/stock.csv": [403, 403, 200],
  "/admin/orders.csv": [403, 403, 200],
  "/admin/log.csv": [403, 403, 200],
  "/functions/us-central1/generateChatResponse": [400, 400, 400],
  "/product-cards?ids=silk-milk": [200, 200, 200],
  "/image/x/640/webp/a.jpg": [404, 404, 404],
  "/images/uploads/none.jpg": [404, 404, 404],
  "/sitemap.xml": [200, 200, 200],
  "/robots.txt": [200, 200, 200],
  "/llms.txt": [200, 200, 200],
  "/no-such-page": ["/", "/", "/"],
};

test("6 Roles: no address is unknown to the table.", () => {
  const known = Object.keys(READS).map((path) => path.split("?")[0] ?? "");
  for (const { path = "" } of routes)
    expect(
      known.some((one) => matchPath(`/${path}`, one)),
      path,
    ).toBe(true);
});

test("6 Roles: who may look at what.", async () => {
  const people = await everyone();
  const seen: Record<string, (number | string)[]> = {};
  for (const path of Object.keys(READS)) {
    seen[path] = [];
    for (const someone of people) seen[path].push(await outcomeOf(someone.get(path)));
  }
  expect(seen).toEqual(READS);
});

const PASSWORDS = { currentPassword: "not this one", newPassword: "a whole new pebble" };

/** What every change is answered. What a customer may do is refused for its content where it would end the account. */
const CHANGES: [path: string, form: Record<string, string>, Answers][] = [
  ["/cart", { intent: "add", productId: "silk-milk", quantity: "1" }, ["/login", "/", 403]],
  ["/cart/fill", { offer: "cart=silk-milk*1" }, ["/login", "/checkout", 403]],
  ["/wishlist", { intent: "put", productId: "silk-milk" }, ["/login", "/", 403]],
  ["/restock", { intent: "ask", productId: "seven-tides-ampoules" }, ["/login", "/", 403]],
  ["/profile", { displayName: "Ada" }, ["/login", "/", 403]],
  ["/profile", { street: "1 Tide Street" }, ["/login", 200, 403]],
  ["/profile", { intent: "change-password", ...PASSWORDS }, ["/login", 200, 403]],
  ["/profile", { intent: "confirm-email" }, ["/login", "/profile", 403]],
  ["/profile", { intent: "delete-account", password: "not this one" }, ["/login", 200, 403]],
  ["/checkout", { street: "1 Tide Street" }, ["/login", 400, 403]],
  ["/login?mode=forgot", { mode: "forgot", email: "nobody@test.example" }, [200, 200, 200]],
  ["/login?reset=none", { mode: "reset", token: "none", password: "a whole new pebble" }, [400, 400, 400]],
  ["/admin/products", { intent: "restore", id: "never-was" }, [403, 403, 404]],
  ["/returns", { intent: "withdraw", return: "none" }, ["/login", "/", 403]],
  ["/admin/returns", { answer: "accepted", return: "none" }, [403, 403, "/"]],
  ["/admin/customers", { intent: "note" }, [403, 403, "/"]],
  ["/admin/codes", { intent: "end" }, [403, 403, "/"]],
  ["/admin/staff", { intent: "remove" }, [403, 403, "/"]],
  ["/admin/tokens", { intent: "revoke" }, [403, 403, "/"]],
  ["/api/v1/products", {}, [401, 401, 401]],
  ["/admin/receivers", { intent: "remove" }, [403, 403, "/"]],
  ["/admin/pictures", {}, [403, 403, 415]],
  ["/admin/products.csv?save", {}, [403, 403, 422]],
  ["/admin/orders.csv", {}, [405, 405, 405]],
  ["/admin/log.csv", {}, [405, 405, 405]],
  ["/preferences", { theme: "dark" }, ["/", "/", "/"]],
  ["/profile", { intent: "sign-out-everywhere" }, ["/login", "/", 403]],
];

test("6 Roles: who may change what.", async () => {
  const people = await everyone();
  for (const [path, form, expected] of CHANGES) {
    const answers = [];
    for (const someone of people) answers.push(await outcomeOf(someone.post(path, form)));
    expect(answers, `${path} ${JSON.stringify(form)}`).toEqual(expected);
  }
});
