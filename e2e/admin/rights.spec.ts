import { execFileSync } from "node:child_process";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { startPostgres } from "../../test/postgres.ts";
import { type Shop, removeDataDir, startShop } from "../support/shop.ts";
import { newAccount } from "../support/test.ts";
import { PRODUCT } from "./support.ts";

// A PostgreSQL server: there the admin right can be taken away while the shop runs.
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let env: { DATABASE_URL: string; SESSION_SECRET: string };
let shop: Shop;
/** Who asks: by cookie, or with the cookie's secret as a bearer token, which counts for nothing. */
const callers = new Map<string, Record<string, string>>();

test.describe.configure({ mode: "serial" });
test.beforeAll(async ({ playwright }) => {
  test.setTimeout(90_000);
  postgres = await startPostgres();
  env = { DATABASE_URL: postgres.url, SESSION_SECRET: "only for this test ".repeat(3) };
  shop = await startShop(env);
  callers.set("visitor", {});
  callers.set("forged token", { Authorization: "Bearer not.a.token" });
  for (const who of ["shopper", "removed admin", "admin"]) {
    const request = await playwright.request.newContext({ baseURL: shop.url });
    const account = newAccount();
    const reply = await request.post("/login", {
      form: { mode: "sign-up", ...account },
      headers: { Origin: shop.url },
      maxRedirects: 0,
    });
    expect(reply.status()).toBe(302);
    const { cookies } = await request.storageState();
    const session = cookies.find((cookie) => cookie.name.endsWith("session_token"));
    callers.set(`${who}, cookie`, { Cookie: `${session?.name}=${session?.value}` });
    callers.set(`${who}, token`, { Authorization: `Bearer ${decodeURIComponent(session?.value ?? "")}` });
    if (who !== "shopper") {
      runAdmin("grant", account.email);
      await expectPanel(request, true);
    }
    if (who === "removed admin") {
      runAdmin("revoke", account.email);
      await expectPanel(request, false);
    }
    await request.dispose();
  }
});
test.afterAll(async () => {
  await shop?.stop();
  if (shop) removeDataDir(shop.dataDir);
  await postgres?.stop();
});

function runAdmin(...words: string[]): void {
  execFileSync(process.execPath, ["tools/admin.ts", ...words], { env: { ...process.env, ...env } });
}

/** The right counts, or counts no more, from the very next request of the same session. */
async function expectPanel(request: APIRequestContext, shown: boolean): Promise<void> {
  expect((await (await request.get("/")).text()).includes("Admin sections")).toBe(shown);
}

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

function headersOf(who: string): Record<string, string> {
  const headers = callers.get(who);
  if (!headers) throw new Error(`Nobody is called ${who}.`);
  return { Origin: shop.url, ...headers };
}

for (const who of [...OTHERS, ...ADMINS]) {
  const may = ADMINS.includes(who);

  test(`${who}: ${may ? "reads" : "does not read"} the tabs, as pages and as data`, async ({
    playwright,
  }) => {
    const request = await playwright.request.newContext({ baseURL: shop.url });
    for (const tab of TABS) {
      for (const path of ["/", "/_.data", "/shop", "/shop.data"]) {
        const reply = await request.get(`${path}?tab=${tab}`, { headers: headersOf(who) });
        expect(SECRETS.test(await reply.text()), `${path}?tab=${tab}`).toBe(
          may && (tab !== "ai-agent" || !path.endsWith(".data")),
        );
      }
    }
    await request.dispose();
  });

  test(`${who}: ${may ? "may" : "gets 403 for"} every call`, async ({ playwright }) => {
    const request = await playwright.request.newContext({ baseURL: shop.url });
    const headers = headersOf(who);
    for (const path of FILES) {
      const read = await request.get(path, { headers });
      expect(read.status(), `GET ${path}`).toBe(may ? 200 : 403);
      if (may)
        expect(read.headers()["content-disposition"]).toMatch(/^attachment; filename="nacre-.+\.csv"$/);
    }
    const picture = await request.post("/admin/pictures", { data: Buffer.from("no picture"), headers });
    expect(picture.status(), "POST /admin/pictures").toBe(may ? 415 : 403);
    const table = await request.post("/admin/products.csv?save", { data: Buffer.from("no,table"), headers });
    expect(table.status(), "POST /admin/products.csv").toBe(may ? 422 : 403);
    for (const path of ["/admin/products", "/admin/products.data"]) {
      const read = await request.get(`${path}?id=silk-milk`, { headers });
      expect(read.status(), `GET ${path}`).toBe(may ? 200 : 403);
      expect((await read.text()).includes("imageUrl")).toBe(may);
      for (const [name, form] of Object.entries(WRITES)) {
        const reply = await request.post(path, { form, headers });
        expect(reply.status(), `${name} at ${path}`).toBe(may ? MAY[name] : 403);
      }
      // The right is looked at before the form is.
      const nonsense = await request.post(path, { form: { intent: "nonsense" }, headers });
      expect(nonsense.status()).toBe(may ? 400 : 403);
    }
    await request.dispose();
  });
}

const FILES = ["/admin/orders.csv", "/admin/products.csv"];
const WRITES: Record<string, Record<string, string>> = {
  create: { ...PRODUCT, name: "Forbidden Balm", intent: "create" },
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

test("what was refused left everything as it was", async ({ playwright }) => {
  // Serial: the refused callers came first, then one admin, who created two products and deleted one.
  const request = await playwright.request.newContext({ baseURL: shop.url });
  const sitemap = await (await request.get("/sitemap.xml")).text();
  expect(new Set(sitemap.match(/\/product\/forbidden-balm-[a-z0-9]{8}/g)).size).toBe(2);
  expect(sitemap).toContain("/product/night-current");
  expect(sitemap).not.toContain("/product/quiet-balm");
  await request.dispose();
});

test("a form from another site is refused, admin or not", async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: shop.url });
  const headers = { ...headersOf("admin, cookie"), Origin: "https://elsewhere.example" };
  const reply = await request.post("/admin/products", { form: WRITES["create"], headers });
  expect(reply.status()).toBe(403);
  await request.dispose();
});
