import { afterAll, beforeAll, expect, test } from "vitest";
import { changeAdmin } from "#app/features/accounts/change-admin.server.ts";
import { type Edge, openEdge } from "./edge.ts";
import { signUp } from "./http-shopper.ts";
import { PRODUCT_FORM } from "./product-form.ts";

let shop: Edge;
/** Who asks: by cookie, or with the cookie's secret as a bearer token, which counts for nothing. */
const callers = new Map<string, Record<string, string>>([
  ["visitor", {}],
  ["forged token", { Authorization: "Bearer not.a.token" }],
]);

beforeAll(async () => {
  shop = await openEdge();
  for (const who of ["shopper", "removed admin", "admin"]) {
    const person = await signUp(shop);
    const [name, secret = ""] = [...person.cookies].find(([key]) => key.endsWith("session_token")) ?? [];
    callers.set(`${who}, cookie`, { Cookie: `${name}=${secret}` });
    callers.set(`${who}, token`, { Authorization: `Bearer ${decodeURIComponent(secret)}` });
    // The right counts, or counts no more, from the very next request of the same session.
    const seesPanel = async () => (await (await person.get("/")).text()).includes("Admin sections");
    if (who !== "shopper") {
      expect(await changeAdmin(shop.db, person.email, true)).toBe("changed");
      expect(await seesPanel()).toBe(true);
    }
    if (who === "removed admin") {
      expect(await changeAdmin(shop.db, person.email, false)).toBe("changed");
      expect(await seesPanel()).toBe(false);
    }
  }
});
afterAll(() => shop.close());

const PRODUCT = { ...PRODUCT_FORM, name: "Forbidden Balm" };
const TABS = ["dashboard", "products", "orders", "ai-agent"];
/** Words that only the panel's data and page have. */
const SECRETS =
  /Total customers|Admin sections|Customer user id|"statistics"|"shippingAddress"|"customers"|"pages"/;
const OTHERS = [
  "visitor",
  "forged token",
  "shopper, cookie",
  "shopper, token",
  "removed admin, cookie",
  "removed admin, token",
  "admin, token",
];
const ADMINS = ["admin, cookie"];

/** Sends what a browser would send for this caller, with a body where it is no mere look. */
function send(who: string, path: string, body?: BodyInit, origin = shop.url): Promise<Response> {
  const headers = { Origin: origin, "X-Forwarded-For": "10.1.1.1", ...callers.get(who) };
  return shop.fetch(`${shop.url}${path}`, {
    headers,
    redirect: "manual",
    ...(body !== undefined && { method: "POST", body }),
  });
}

const form = (fields: Record<string, string>) => new URLSearchParams(fields);

for (const who of [...OTHERS, ...ADMINS]) {
  const may = ADMINS.includes(who);

  test(`${who}: ${may ? "reads" : "does not read"} the tabs, as pages and as data`, async () => {
    for (const tab of TABS) {
      for (const path of ["/", "/_.data", "/shop", "/shop.data"]) {
        const reply = await send(who, `${path}?tab=${tab}`);
        expect(SECRETS.test(await reply.text()), `${path}?tab=${tab}`).toBe(
          may && (tab !== "ai-agent" || !path.endsWith(".data")),
        );
      }
    }
  });

  test(`${who}: ${may ? "may" : "gets 403 for"} every call`, async () => {
    for (const path of FILES) {
      const read = await send(who, path);
      expect(read.status, `GET ${path}`).toBe(may ? 200 : 403);
      if (may)
        expect(read.headers.get("content-disposition")).toMatch(/^attachment; filename="nacre-.+\.csv"$/);
    }
    const picture = await send(who, "/admin/pictures", "no picture");
    expect(picture.status, "POST /admin/pictures").toBe(may ? 415 : 403);
    const table = await send(who, "/admin/products.csv?save", "no,table");
    expect(table.status, "POST /admin/products.csv").toBe(may ? 422 : 403);
    for (const path of ["/admin/products", "/admin/products.data"]) {
      const read = await send(who, `${path}?id=silk-milk`);
      expect(read.status, `GET ${path}`).toBe(may ? 200 : 403);
      expect((await read.text()).includes("imageUrl")).toBe(may);
      for (const [name, fields] of Object.entries(WRITES)) {
        const reply = await send(who, path, form(fields));
        expect(reply.status, `${name} at ${path}`).toBe(may ? MAY[name] : 403);
      }
      // The right is looked at before the form is.
      const nonsense = await send(who, path, form({ intent: "nonsense" }));
      expect(nonsense.status).toBe(may ? 400 : 403);
    }
  });
}

const FILES = ["/admin/orders.csv", "/admin/products.csv", "/admin/log.csv"];
const WRITES: Record<string, Record<string, string>> = {
  create: { ...PRODUCT, intent: "create" },
  update: {
    ...PRODUCT,
    name: "Forbidden",
    intent: "update",
    id: "night-current",
    version: "9",
    shownStock: "1",
  },
  delete: { intent: "delete", id: "quiet-balm" },
  restore: { intent: "restore", id: "never-was" },
  stock: { intent: "stock", id: "night-current", shownStock: "1", stock: "1" },
};
/** What an admin is answered: the update names a version that is not the current one. */
const MAY: Record<string, number> = { create: 200, update: 409, delete: 200, restore: 404, stock: 200 };

test("what was refused left everything as it was", async () => {
  // The refused callers came first, then one admin, who created two products and deleted one.
  const sitemap = await (await send("visitor", "/sitemap.xml")).text();
  expect(new Set(sitemap.match(/\/product\/forbidden-balm-[a-z0-9]{8}/g)).size).toBe(2);
  expect(sitemap).toContain("/product/night-current");
  expect(sitemap).not.toContain("/product/quiet-balm");
});

test("a form from another site is refused, admin or not", async () => {
  const [admin = ""] = ADMINS;
  const reply = await send(
    admin,
    "/admin/products",
    form(WRITES["create"] ?? {}),
    "https://elsewhere.example",
  );
  expect(reply.status).toBe(403);
});
