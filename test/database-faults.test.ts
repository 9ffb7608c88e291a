import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openDatabase } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema.ts";
import { removeDataDir, startShop } from "../e2e/support/shop.ts";
import { type Edge, openEdge } from "./edge.ts";
import { checkOut, fillCart, signUp } from "./http-shopper.ts";
import { type Postgres, startPostgres } from "./postgres.ts";

/** What happens to database servers, done to one; the shop in front of it lives, says so, and goes on afterwards. */
let server: Postgres;
let shop: Edge;
beforeAll(async () => {
  server = await startPostgres();
  shop = await openEdge({ databaseUrl: server.url });
});
afterAll(async () => {
  await shop.close();
  await server.stop();
});

const LINE = { productId: "silk-milk", quantity: 1, price: 3800 };

/** The log's lines about requests, since a moment. */
const linesSince = (from: number) => shop.log().slice(from);
const healthy = () =>
  vi.waitFor(async () => expect((await shop.visit().get("/health")).status).toBe(200), 20_000);

/** Another client of the server, as an operator's. */
async function operator<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: server.url });
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

test("a stopped server: a page in the visitor's language, one line in the log, nothing lost, and on it goes", async () => {
  const shopper = await signUp(shop);
  await fillCart(shopper, LINE.productId);
  await shopper.post("/preferences", { language: "fr" });
  await server.down();
  const from = shop.log().length;
  const page = await shopper.get("/profile");
  expect(page.status).toBe(503);
  expect(page.headers.get("retry-after")).toBe("10");
  const html = await page.text();
  expect(html).toContain('<html lang="fr"');
  expect(html).toContain("La boutique revient dans un instant");
  expect(linesSince(from)).toMatchObject([
    { path: "/profile", status: 503, because: expect.stringMatching(/ECONNREFUSED|57P0|terminated/) },
  ]);
  const key = crypto.randomUUID();
  expect((await checkOut(shopper, LINE, key)).status).toBe(503);
  expect(
    (await shopper.post("/cart.data", { intent: "add", productId: "silk-milk", quantity: "1" })).status,
  ).toBe(503);
  await server.up();
  await healthy();
  expect((await checkOut(shopper, LINE, key)).status).toBe(302);
  expect(await shop.db.$count(orders)).toBe(1);
});

test("no server: the catalogue is empty and not to be kept; signing in and the functions say unavailable", async () => {
  await server.down();
  const from = shop.log().length;
  const home = await shop.visit().get("/");
  expect(home.status).toBe(503);
  expect(home.headers.get("retry-after")).toBe("10");
  expect(linesSince(from)).toHaveLength(1);
  const form = { email: "pearl@test.example", password: "a long enough password" };
  for (const mode of ["sign-in", "sign-up"])
    expect((await shop.visit().post("/login", { ...form, mode })).status, mode).toBe(503);
  const call = await shop.fetch(`${shop.url}/functions/us-central1/getSkincareRecommendation`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ data: { concern: "redness" } }),
  });
  expect(call.status).toBe(503);
  expect(await call.json()).toMatchObject({ error: { status: "UNAVAILABLE" } });
  await server.up();
  await healthy();
});

test("a connection that ends within a transaction fails that request and nothing else", async () => {
  const work = shop.db.transaction(async (tx) => {
    const result = await tx.execute(sql`SELECT pg_backend_pid() AS pid`);
    const { rows } = result as unknown as { rows: { pid: number }[] };
    await operator(async (client) => {
      await client.query("SELECT pg_terminate_backend($1)", [rows[0]?.pid]);
      // The news arrives while no query waits for it.
      await vi.waitFor(async () => {
        const left = await client.query("SELECT FROM pg_stat_activity WHERE pid = $1", [rows[0]?.pid]);
        expect(left.rows).toEqual([]);
      });
    });
    await tx.execute(sql`SELECT 1`);
  });
  await expect(work).rejects.toThrow();
  expect((await shop.visit().get("/shop")).status).toBe(200);
});

test("a frozen server: health answers all the same and names the part; thawed, the shop goes on", async () => {
  const shopper = await signUp(shop);
  await server.freeze();
  try {
    const health = await shop.visit().get("/health");
    expect(health.status).toBe(503);
    expect(await health.json()).toEqual({ status: "unavailable", database: "no answer" });
    expect((await shopper.get("/profile")).status).toBe(503);
  } finally {
    server.thaw();
  }
  await healthy();
  expect((await shopper.get("/profile")).status).toBe(200);
});

test("a used-up pool refuses, and serves again when a connection is free", async () => {
  const { promise: freed, resolve: free } = Promise.withResolvers<void>();
  const held = Array.from({ length: 10 }, () => shop.db.transaction(() => freed));
  const refused = await shop.visit().get("/product/silk-milk");
  free();
  // On a slow machine PostgreSQL has ended some by then: whoever holds a connection and does nothing loses it.
  await Promise.allSettled(held);
  expect(refused.status).toBe(503);
  expect((await shop.visit().get("/product/silk-milk")).status).toBe(200);
});

test("a statement waits for a lock no longer than a few seconds", async () => {
  const shopper = await signUp(shop);
  await operator(async (client) => {
    await client.query("BEGIN; LOCK users");
    expect(
      (await shopper.post("/cart.data", { intent: "add", productId: "silk-milk", quantity: "1" })).status,
    ).toBe(503);
    await client.query("ROLLBACK");
  });
  expect((await shopper.get("/profile")).status).toBe(200);
});

test("a start that finds another process migrating gives up with a sentence", async () => {
  await operator(async (client) => {
    await client.query("BEGIN; SELECT pg_advisory_xact_lock(7021973)");
    await expect(openDatabase({ databaseUrl: server.url, patience: 100 })).rejects.toThrow(
      "another process holds their lock",
    );
  });
});

test("the log of a failed query names nobody", async () => {
  const name = "Ada Secret";
  const from = shop.log().length;
  await shop.db.execute(
    sql`ALTER TABLE users ADD CONSTRAINT no_ada CHECK (address ->> 'fullName' <> ${sql.raw(`'${name}'`)})`,
  );
  const shopper = await signUp(shop);
  const address = {
    fullName: name,
    street: "9 Hidden Lane",
    city: "Bath",
    state: "B",
    zipCode: "1",
    country: "UK",
  };
  expect((await shopper.post("/profile", address)).status).toBe(500);
  await shop.db.execute(sql`ALTER TABLE users DROP CONSTRAINT no_ada`);
  const said = JSON.stringify(linesSince(from));
  expect(said).toContain("no_ada");
  expect(said).not.toMatch(/Ada Secret|Hidden Lane/);
});

test("SIGTERM ends the process within its grace though the database hangs", async () => {
  const shop = await startShop({
    DATABASE_URL: server.url,
    SESSION_SECRET: "s".repeat(40),
  });
  const waiting = fetch(`${shop.url}/product/silk-milk`);
  await waiting;
  await server.freeze();
  const hanging = fetch(`${shop.url}/product/silk-milk`).catch(() => undefined);
  try {
    expect(await shop.stop()).toBe(0);
  } finally {
    server.thaw();
    await hanging;
    removeDataDir(shop.dataDir);
  }
});

test("a start without the server says so in one sentence", async () => {
  const nobody = "postgres://nobody:nothing@127.0.0.1:1/shop";
  await expect(openDatabase({ databaseUrl: nobody })).rejects.toThrow(
    /^The PostgreSQL server in DATABASE_URL does not answer \(ECONNREFUSED .+\)\. Start it, or correct DATABASE_URL\.$/,
  );
  const wrong = new URL(server.url);
  wrong.pathname = "/nothing";
  await expect(openDatabase({ databaseUrl: wrong.href })).rejects.toThrow(
    'The PostgreSQL server in DATABASE_URL refuses us: database "nothing" does not exist.',
  );
});
