import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { readConfig } from "#app/config/env.server.ts";
import { connectDatabase, type Database, type OpenDatabase } from "#app/db/client.server.ts";
import {
  agentCheckouts,
  agentReplies,
  apiTokens,
  authPasskey,
  authTwoFactor,
  authUser,
  creditEntries,
  customerNotes,
  discountCodes,
  houseRules,
  importedProducts,
  mailBlocks,
  payments,
  pictures,
  receipts,
  returns,
  reviews,
  stockAlerts,
  users,
  webhookDeliveries,
  webhookReceivers,
} from "#app/db/schema.ts";
import { createAuth } from "#app/features/accounts/auth.server.ts";
import { loadProfile } from "#app/features/accounts/load-profile.server.ts";
import { throttle } from "#app/features/accounts/throttle.server.ts";
import { advanceOrder } from "#app/features/orders/advance-order.server.ts";
import { placeOrder } from "#app/features/orders/place-order.server.ts";
import { seed } from "#db/seed/seed.ts";
import { createServerDatabase } from "#test/database.ts";
import { openMemoryDatabase } from "#test/memory-database.ts";
import { deleteProduct } from "#app/features/catalogue/delete-product.server.ts";
import { ADMIN, insertProduct, makeAddress, requestFor } from "#test/factories.ts";
import { exportShop } from "./export-shop.server.ts";
import { importShop } from "./import-shop.server.ts";
import { currentMigration, knownMigrations, migrateTo, rowsOf } from "./tables.server.ts";

const folder = mkdtempSync(join(tmpdir(), "nacre-copies-"));
const open: OpenDatabase[] = [];
let shop: OpenDatabase;
let copies = 0;

beforeAll(async () => {
  shop = await openMemoryDatabase();
  await furnish(shop.db);
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((database) => database.close()));
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

const nextCopy = () => join(folder, `${++copies}.jsonl.gz`);

/** A database without tables: on the server, where one is made in no time, or the embedded one. */
async function empty(place: "PostgreSQL" | "embedded" = "PostgreSQL"): Promise<OpenDatabase> {
  const embedded = place === "embedded";
  const database = await connectDatabase(
    embedded ? {} : { databaseUrl: await createServerDatabase({ empty: true }) },
  );
  open.push(database);
  return database;
}

/** People, orders, sign-ins, keys and throttles; and a table with what none has today. */
async function furnish(db: Database): Promise<void> {
  await seed(db);
  const auth = createAuth(db, readConfig({}), "a secret of at least 32 characters");
  const jar = await insertProduct(db, {
    name: `L’Éclat «nuit» 🐚 "quoted" \\ back\\slash \u2028 line`,
    description: "First line.\nSecond\tline.\r\n",
    stock: 600,
  });
  for (const [place, name] of ["Ada", "Zoé", "Íñigo"].entries()) {
    const email = `${name.normalize("NFD").replace(/\P{ASCII}/gu, "")}@test.example`.toLowerCase();
    const { headers, response } = await auth.api.signUpEmail({
      body: { email, password: "pebble-and-foam", name },
      returnHeaders: true,
    });
    const { user } = response;
    const cookie = headers
      .getSetCookie()
      .map((one) => one.split(";")[0])
      .join("; ");
    await loadProfile(db, user);
    await auth.api.getToken({ headers: new Headers({ Cookie: cookie }) });
    await throttle(db, "sign-in", email);
    const lines = [{ productId: jar.id, quantity: 2, price: jar.price }];
    await db.update(users).set({ cart: lines.map(({ price: _, ...line }) => line), wishlist: [jar.id] });
    const placed = await placeOrder(
      db,
      { id: user.id, isAdmin: false },
      requestFor(lines, { address: makeAddress({ fullName: name }) }),
    );
    if (placed.ok)
      await db
        .insert(payments)
        .values({ orderId: placed.orderId, provider: "stripe", payBefore: new Date() });
    if (placed.ok) await db.insert(receipts).values({ number: place + 1, orderId: placed.orderId });
    if (placed.ok)
      await db
        .insert(returns)
        .values({ id: `return ${place}`, orderId: placed.orderId, items: [], reason: "damaged" });
    if (placed.ok)
      await db.insert(reviews).values({
        id: `review ${place}`,
        productId: jar.id,
        userId: user.id,
        orderId: placed.orderId,
        ...{ skin: "dry", weeks: 6, stars: 4, text: "Thin.\nLight.", language: "en" },
      });
    if (placed.ok) await advanceOrder(db, "operator", placed.orderId, { kind: "cancelled" });
    await db.insert(stockAlerts).values({ userId: user.id, productId: jar.id, language: "fr" });
    await db
      .insert(creditEntries)
      .values({ id: `credit ${place}`, userId: user.id, amount: 500, by: "operator" });
    await db
      .insert(customerNotes)
      .values({ id: `note ${place}`, userId: user.id, text: "Asks for samples." });
    await db.insert(discountCodes).values({ code: `SPRING${place}`, percent: 10 });
    const secured = { id: `secured-${place}`, userId: user.id };
    await db.insert(authPasskey).values({
      ...secured,
      publicKey: "key",
      credentialID: `credential ${place}`,
      counter: 1,
      deviceType: "singleDevice",
      backedUp: false,
    });
    await db.insert(authTwoFactor).values({ ...secured, secret: "sealed", backupCodes: "sealed" });
    await db.insert(mailBlocks).values({ address: email, what: "news", because: "unsubscribed" });
  }
  await deleteProduct(db, ADMIN, (await insertProduct(db)).id);
  await db
    .insert(importedProducts)
    .values({ import: "today", line: 2, isNew: false, product: { id: jar.id, stock: 7 } });
  const expiresAt = new Date(Date.now() + 3_600_000);
  await db.insert(agentCheckouts).values({
    id: "begun",
    agent: "https://platform.example/ucp.json",
    lines: [{ id: "line", productId: jar.id, quantity: 1 }],
    buyer: { first_name: "Zoë" },
    language: "fr",
    expiresAt,
  });
  await db
    .insert(agentReplies)
    .values({ key: "a key", requestHash: "00", status: 201, body: { z: 1, a: "é" }, expiresAt });
  const [maker] = await db.select().from(users);
  await db
    .insert(apiTokens)
    .values({ id: "erp", name: "ERP", hash: "00", scope: "read", byId: maker?.id ?? "" });
  await db
    .insert(webhookReceivers)
    .values({ id: "erp", url: "https://erp.example/", secret: "whsec_", events: ["stock.low"] });
  await db
    .insert(webhookDeliveries)
    .values({ id: "told", receiverId: "erp", messageId: "message", type: "test" });
  await db.insert(houseRules).values({ name: "second-factor" });
  await db.insert(pictures).values({ name: "a.jpg", bytes: new Uint8Array([0, 255, 10, 13, 92]) });
}

/** What a migration to come may bring: a sequence, a computed column, wide numbers, bytes, a trigger. */
async function addOddTable(db: Database): Promise<void> {
  await db.execute(
    sql.raw(`create table "Odd ""one""" (
    n bigint generated always as identity primary key, parent bigint references "Odd ""one""",
    wide bigint, exact numeric, bytes bytea, words text[], doc json, twice bigint generated always as (wide * 2) stored)`),
  );
  await db.execute(
    sql.raw(`create function shout() returns trigger language plpgsql as
    $$ begin insert into "Odd ""one""" (wide) values (1); return null; end $$`),
  );
  await db.execute(
    sql.raw(`create trigger shouting after insert on users for each row execute function shout()`),
  );
}

/** Every row of every table, as text; found without the code under test. */
async function everything(db: Database): Promise<Record<string, string[]>> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema in ('public', 'auth') order by 1`,
  );
  await db.execute(sql`set timezone = 'UTC'`);
  const all: Record<string, string[]> = {};
  for (const { name } of tables) {
    const rows = await rowsOf<{ line: string }>(
      db,
      sql.raw(`select t::text as line from ${name} t order by 1`),
    );
    all[name] = rows.map(({ line }) => line);
  }
  return all;
}

test("a shop moves from embedded to PostgreSQL and back, and every row of every table is the same", async () => {
  const before = await everything(shop.db);
  for (const [table, rows] of Object.entries(before)) {
    if (table !== "auth.verification") expect([table, rows.length]).not.toEqual([table, 0]);
  }
  const there = await empty();
  const [first, second] = [nextCopy(), nextCopy()];
  const counts = await exportShop(shop.db, first);
  expect(await importShop(there, first)).toEqual(counts);
  expect(await everything(there.db)).toEqual(before);

  await exportShop(there.db, second);
  const back = await empty("embedded");
  await importShop(back, second);
  expect(await everything(back.db)).toEqual(before);
  expect(counts).toMatchObject({ "public.orders": 3, "auth.user": 3, "auth.jwks": 1, "auth.throttle": 3 });
});

test("what later migrations may bring moves, too", async () => {
  const from = await empty();
  await from.migrate();
  await addOddTable(from.db);
  await from.db.execute(
    sql.raw(`insert into "Odd ""one""" (parent, wide, exact, bytes, words, doc) values
    (null, 9007199254740993, 1.10, '\\x00ff', array['a', null, 'b"c'], E'{"a":\\n 1.0}'), (1, null, 'NaN', null, null, null)`),
  );
  await from.db.execute(
    sql.raw(`insert into users (id, email, referral_code) values ('u', 'u@test.example', 'CODE')`),
  );
  const path = nextCopy();
  await exportShop(from.db, path);

  const to = await empty();
  await to.migrate();
  await addOddTable(to.db);
  await importShop(to, path);
  // Between JSON's own signs a line break becomes a space: only in a column of the type json, which we have not.
  const flat = async (db: Database) => JSON.stringify(await everything(db)).replaceAll("\\n", " ");
  expect(await flat(to.db)).toContain("9007199254740993");
  expect(await flat(to.db)).toEqual(await flat(from.db));
  // The sequence goes on where it was, and the trigger works again.
  await to.db.execute(
    sql.raw(`insert into users (id, email, referral_code) values ('v', 'v@test.example', 'OTHER')`),
  );
  expect(await rowsOf(to.db, sql.raw(`select max(n)::int as n from "Odd ""one"""`))).toEqual([{ n: 4 }]);
});

test("the copy is one moment of the shop, readable and its owner's alone", async () => {
  const from = await empty();
  await importShop(from, await copyOf(shop.db));
  const path = nextCopy();
  let writing: Promise<unknown> | undefined;
  await from.db.transaction(async (tx) => {
    await tx.execute(sql`lock table orders in access exclusive mode`);
    writing = exportShop(from.db, path);
    // It has begun, and waits for the orders.
    const waits = sql`select from pg_locks where not granted and relation = 'orders'::regclass
      and database = (select oid from pg_database where datname = current_database())`;
    await expect.poll(async () => (await rowsOf(tx, waits)).length).toBe(1);
    // Whatever is bought meanwhile is in the copy as a whole, or not at all.
    await tx.execute(
      sql`with receipts_gone as (delete from receipts), gone as (delete from orders returning user_id) update users set orders = '[]'`,
    );
  });
  await writing;
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const lines = linesOf(path);
  expect(lines[0]).toContain(`"migration":"${knownMigrations().at(-1)?.tag}"`);
  const rows = lines.slice(1, -1).map((line) => JSON.parse(line));
  const listed = rows.filter(({ table }) => table === "public.users").flatMap(({ row }) => row.orders);
  const placed = rows.filter(({ table }) => table === "public.orders").map(({ row }) => row.id);
  expect(listed.sort()).toEqual(placed.sort());
  expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
});

test("a copy older than the shop is brought up to date", async () => {
  const [first, last] = [knownMigrations()[0]?.tag ?? "", knownMigrations().at(-1)?.tag];
  const from = await empty();
  await migrateTo(from, first);
  await from.db.execute(
    sql`insert into users (id, email, referral_code) values ('old', 'old@test.example', 'SHELL')`,
  );
  const path = await copyOf(from.db);
  const to = await empty();
  await importShop(to, path);
  expect(await currentMigration(to.db)).toBe(last);
  expect(await to.db.select().from(users)).toMatchObject([{ id: "old", referralCode: "SHELL", cart: [] }]);

  const updated = await empty();
  await updated.migrate();
  await expect(importShop(updated, path)).rejects.toThrow("Import it into a new database");
});

test("a shop that is there stays, unless it may go", async () => {
  const path = await copyOf(shop.db);
  const other = await empty();
  await other.migrate();
  await insertProduct(other.db);
  const before = await everything(other.db);
  await expect(importShop(other, path)).rejects.toThrow(
    /There is a shop in this database already.+--replace/,
  );
  expect(await everything(other.db)).toEqual(before);
  await importShop(other, path, { replace: true });
  expect(await everything(other.db)).toEqual(await everything(shop.db));
});

test.each<[string, (lines: string[]) => string[] | Buffer, RegExp]>([
  ["cut off", () => Buffer.from("1f8b0800000000000003", "hex"), /cannot be read: unexpected end of file/],
  ["no gzip", () => Buffer.from("hello"), /cannot be read: incorrect header check/],
  ["something else", () => ["{}"], /not a copy of a shop/],
  [
    "of the future",
    ([head = ""]) => [head.replace(/"migration":"[^"]+"/, '"migration":"9999_x"')],
    /Update the shop first/,
  ],
  ["without its end", (lines) => lines.slice(0, -1), /not whole: its end is missing/],
  ["short of a row", (lines) => lines.toSpliced(-2, 1), /not whole: it says \d+ rows of/],
  [
    "with a foreign line",
    (lines) => [...lines.slice(0, 3), "nonsense", ...lines.slice(3)],
    /a line that is none of a shop's/,
  ],
  [
    "with a row that breaks a rule",
    (lines) => lines.map((line) => line.replace('"quantity": 2', '"quantity": 0')),
    /A row of public.(users|orders) does not fit: .+violates check constraint/,
  ],
])("a copy that is %s changes nothing and says so", async (_what, spoil, said) => {
  const path = rewrite(await copyOf(shop.db), spoil);
  const other = await empty();
  await other.migrate();
  await other.db.insert(authUser).values({ id: "a", name: "", email: "stays@test.example" });
  const before = await everything(other.db);
  const failure = await importShop(other, path, { replace: true }).catch((error: Error) => error);
  expect(failure).toMatchObject({ name: "Refusal", message: expect.stringMatching(said) });
  expect(await everything(other.db)).toEqual(before);
});

test("an export that fails leaves no file", async () => {
  const bare = await empty();
  const path = nextCopy();
  await expect(exportShop(bare.db, path)).rejects.toThrow("There is no shop in this database yet.");
  expect(readdirSync(folder).filter((name) => name.startsWith(String(copies)))).toEqual([]);
  await expect(exportShop(shop.db, join(folder, "none", "x.gz"))).rejects.toThrow("cannot be written");
});

async function copyOf(db: Database): Promise<string> {
  const path = nextCopy();
  await exportShop(db, path);
  return path;
}

function linesOf(path: string): string[] {
  return gunzipSync(readFileSync(path)).toString().trimEnd().split("\n");
}

function rewrite(path: string, change: (lines: string[]) => string[] | Buffer): string {
  const changed = change(linesOf(path));
  writeFileSync(path, changed instanceof Buffer ? changed : gzipSync(`${changed.join("\n")}\n`));
  return path;
}
