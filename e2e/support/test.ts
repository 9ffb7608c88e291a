import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type APIRequestContext,
  test as base,
  expect,
  type LaunchOptions,
  type Page,
  type Response,
} from "@playwright/test";
import pg from "pg";
import { createDatabase } from "#test/postgres.ts";
import { removeDataDir, type Shop, startShop } from "./shop.ts";

/** Someone who has signed up. */
export interface Account {
  email: string;
  password: string;
}

/** A shop on PostgreSQL, whose rows a test may look at and change while it runs. */
export interface SqlShop extends Shop {
  sql: <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;
}

export const PASSWORD = "a long enough password";
/** How long a shop may take to start on a busy machine, in milliseconds. */
export const STARTING = 150_000;
let made = 0;

interface Fixtures {
  /** A fresh account, made over HTTP; not signed in. */
  account: Account;
  /** A shopper who signed up over HTTP, with no page open yet: only a few tests care how one gets in. */
  customer: Page;
  /** Puts the catalogue back after each test. */
  catalogueAsNew: undefined;
}

interface WorkerFixtures {
  shop: SqlShop;
  /** An admin of the shop. */
  owner: Account;
  /** The file that Chromium's fake camera plays; see `camera.ts`. */
  film: string;
  launchOptions: LaunchOptions;
}

/**
 * Browser tests against one running shop per worker, in one browser: whatever asked for another of either would start both
 * anew. Tests find the catalogue as new and make shoppers of their own. Any uncaught error in a page, and any refusal by the
 * Content-Security-Policy, fails the test.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => useShop({}, use),
    { scope: "worker", timeout: STARTING },
  ],
  owner: [
    async ({ playwright, shop }, use) => {
      const request = await playwright.request.newContext();
      const account = await signUp(request, shop.url);
      // Their profile is made when they are first seen.
      await request.get(`${shop.url}/shop`);
      await shop.sql("update users set is_admin = true where email = $1", [account.email]);
      await request.dispose();
      await use(account);
    },
    { scope: "worker" },
  ],
  film: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "nacre-film-"));
      await use(join(folder, "film.mjpeg"));
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  launchOptions: [
    async ({ launchOptions, film }, use) => {
      const camera = [
        "--use-fake-device-for-media-stream",
        "--use-fake-ui-for-media-stream",
        `--use-file-for-fake-video-capture=${film}`,
      ];
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...camera] });
    },
    { scope: "worker" },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
  context: async ({ context }, use) => {
    // Throttles count by address: each test comes from one of its own.
    await context.setExtraHTTPHeaders({ "X-Forwarded-For": newAddress() });
    await use(context);
    // Of what a test may change in its context, the one thing that Playwright does not put back.
    await context.setOffline(false);
  },
  page: async ({ page, viewport, javaScriptEnabled }, use) => {
    if (viewport) await page.setViewportSize(viewport);
    if (javaScriptEnabled !== false) answersOnceOpen(page);
    const problems: string[] = [];
    // Which a browser gives up when a machine is slow; the page changes all the same.
    const isTransition = (error: Error) => /Transition was (aborted|skipped)/.test(error.message);
    page.on("pageerror", (error) => {
      if (!isTransition(error)) problems.push(String(error));
    });
    page.on("console", (message) => {
      if (message.type() === "error" && /Content Security Policy|Hydration|hydrat/i.test(message.text())) {
        problems.push(message.text());
      }
    });
    await use(page);
    expect(problems, "errors in the page").toEqual([]);
  },
  account: async ({ playwright, shop }, use) => {
    const request = await playwright.request.newContext({
      extraHTTPHeaders: { "X-Forwarded-For": newAddress() },
    });
    const account = await signUp(request, shop.url);
    await request.dispose();
    await use(account);
  },
  customer: async ({ page, shop }, use) => {
    await signUp(page.request, shop.url);
    await use(page);
  },
  catalogueAsNew: [
    async ({ shop }, use) => {
      await use(undefined);
      await shop.sql(`delete from products where id in
        (select id from (table products except table test.products) as changed)`);
      await shop.sql("insert into products (table test.products except table products)");
    },
    { auto: true },
  ],
});

export { expect };

/** A shop on a new database of the run's server (`start-postgres.ts`); `env` adds to its configuration. */
export async function useShop(
  env: Record<string, string>,
  use: (shop: SqlShop) => Promise<void>,
): Promise<void> {
  const databaseUrl = await createDatabase(process.env["TEST_DATABASE_URL"] ?? "");
  const shop = await startShop({ ...env, DATABASE_URL: databaseUrl, SESSION_SECRET: "for tests ".repeat(4) });
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  pool.on("error", () => {});
  const sql: SqlShop["sql"] = async (text, values = []) => (await pool.query(text, values)).rows;
  await sql("create schema test");
  await sql("create table test.products as table products");
  await use({ ...shop, sql });
  await pool.end();
  await shop.stop();
  removeDataDir(shop.dataDir);
}

export function newAccount(): Account {
  made += 1;
  return { email: `shopper-${process.pid}-${Date.now()}-${made}@test.example`, password: PASSWORD };
}

/** Makes an account over HTTP; the cookies of its session stay with `request`. */
export async function signUp(request: APIRequestContext, url: string): Promise<Account> {
  const account = newAccount();
  const reply = await request.post(`${url}/login`, {
    form: { mode: "sign-up", ...account },
    headers: { Origin: url },
    maxRedirects: 0,
  });
  expect(reply.status()).toBe(302);
  return account;
}

/** Signs in over HTTP; the cookies of the session stay with `request`. */
export async function signIn(request: APIRequestContext, url: string, account: Account): Promise<void> {
  const reply = await request.post(`${url}/login`, {
    form: { mode: "sign-in", ...account },
    headers: { Origin: url },
    maxRedirects: 0,
  });
  expect(reply.status()).toBe(302);
}

/** Signs in through the form and waits for the page behind it. */
export async function logIn(page: Page, account: Account, redirect = "/profile"): Promise<void> {
  await page.goto(`/login?${new URLSearchParams({ redirect })}`);
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password").fill(account.password);
  await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL((url) => url.pathname + url.search === redirect);
  await hydrated(page);
}

/** Lets `goto` and `reload` of a page of the shop end when it answers clicks, however slow the machine. */
function answersOnceOpen(page: Page): void {
  const open = { goto: page.goto.bind(page), reload: page.reload.bind(page) };
  const settle = async (reply: Response | null) => {
    if (reply?.headers()["content-type"]?.includes("html")) await hydrated(page);
    return reply;
  };
  page.goto = async (url, options) => settle(await open.goto(url, options));
  page.reload = async (options) => settle(await open.reload(options));
}

/** Resolves when the page answers clicks itself: React has taken over. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset["hydrated"] === "true");
}

/** An address that no throttle has seen. */
export function newAddress(): string {
  const part = () => Math.floor(Math.random() * 256);
  return `10.${part()}.${part()}.${part()}`;
}

/** Changes the theme of the page that is open. */
export async function wear(page: Page, theme: "light" | "dark"): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset["theme"] = name;
  }, theme);
}
