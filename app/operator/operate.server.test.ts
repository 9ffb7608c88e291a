import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type OpenDatabase, openDatabase } from "#app/db/client.server.ts";
import { DataFolderInUse } from "#app/db/data-lock.server.ts";
import { authSession, authUser, orders, users } from "#app/db/schema.ts";
import { blockMail } from "#app/outbox/mail-blocks.server.ts";
import { createServerDatabase } from "#test/database.ts";
import { insertOrder, insertProduct } from "#test/factories.ts";
import type { Command } from "./command.server.ts";
import { operate } from "./operate.server.ts";
import { serveOperator } from "./operator-socket.server.ts";

const silent = pino({ level: "silent" });
const dataDir = mkdtempSync(join(tmpdir(), "nacre-operator-"));
const EMAIL = "owner@test.example";
const OWNER = { id: "owner", name: "", email: EMAIL };
let shop: OpenDatabase | undefined;

beforeAll(async () => {
  shop = await openDatabase({ dataDir });
  await shop.db.insert(authUser).values(OWNER);
});
afterAll(async () => {
  await shop?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const ask = (command: Command) => operate({ dataDir }, command);

test("on a server: grants, lists and revokes", async () => {
  const place = { dataDir: "", databaseUrl: await createServerDatabase() };
  const server = await openDatabase(place);
  await server.db.insert(authUser).values(OWNER);
  await server.close();
  expect(await operate(place, { name: "list" })).toBe("Nobody is an admin.");
  expect(await operate(place, { name: "grant", email: "Owner@Test.example" })).toBe(
    "Owner@Test.example is an admin now.",
  );
  expect(await operate(place, { name: "grant", email: EMAIL })).toContain("is an admin already");
  expect(await operate(place, { name: "list" })).toBe(`${EMAIL}  New User`);
  expect(await operate(place, { name: "revoke", email: EMAIL })).toContain("is no admin any more");
  expect(await operate(place, { name: "revoke", email: EMAIL })).toContain("nothing was changed");
  await expect(operate(place, { name: "grant", email: "nobody@test.example" })).rejects.toThrow(
    "no account with the e-mail address nobody@test.example",
  );
});

test("codes and passkeys are taken off an account", async () => {
  const place = { dataDir: "", databaseUrl: await createServerDatabase() };
  const server = await openDatabase(place);
  await server.db.insert(authUser).values(OWNER);
  await server.close();
  const asked = { name: "second-step-off", email: EMAIL } as const;
  expect(await operate(place, asked)).toContain("signs in with the password alone");
  await expect(operate(place, { ...asked, email: "nobody@test.example" })).rejects.toThrow(
    "There is no account",
  );
});

test("an account is signed out everywhere, and an address taken off the list of those that mail does not reach", async () => {
  const place = { dataDir: "", databaseUrl: await createServerDatabase() };
  const server = await openDatabase(place);
  await server.db.insert(authUser).values(OWNER);
  const expiresAt = new Date(Date.now() + 60_000);
  for (const id of ["one", "two"])
    await server.db.insert(authSession).values({ id, token: id, userId: OWNER.id, expiresAt });
  await blockMail(server.db, EMAIL, "bounced");
  await server.close();
  const signOut = { name: "sign-out", email: "Owner@test.example" } as const;
  expect(await operate(place, signOut)).toBe("Owner@test.example is signed out on 2 devices.");
  expect(await operate(place, signOut)).toContain("on 0 devices");
  const again = { name: "write-again", email: EMAIL } as const;
  expect(await operate(place, again)).toBe(`${EMAIL} is written to again.`);
  expect(await operate(place, again)).toContain("nothing was changed");
});

test("orders are listed, shown and moved by scripts", async () => {
  const place = { dataDir: "", databaseUrl: await createServerDatabase() };
  const server = await openDatabase(place);
  const product = await insertProduct(server.db, { price: 4800, stock: 10 });
  const { id } = await insertOrder(server.db, [{ productId: product.id, quantity: 2, price: 4800 }]);
  await server.close();
  const short = id.slice(0, 8);
  const take = (asked: Record<string, string>) => operate(place, { name: "order", id: short, asked });
  expect(await operate(place, { name: "orders" })).toMatch(new RegExp(`^${id}\tpending\t106.00\t2`));
  expect(await take({ step: "paid" })).toBe(`Order ${id} is paid.`);
  await expect(take({ step: "paid" })).rejects.toThrow("stays paid: its steps do not allow that now");
  await expect(take({ step: "refunded", amount: "much" })).rejects.toThrow("An amount is written 12.50");
  await expect(take({ step: "refunded", amount: "106.01" })).rejects.toThrow("more than is left");
  expect(await take({ step: "shipped", carrier: "La Poste", number: "6A1" })).toContain("is shipped");
  expect(await take({ step: "undone" })).toContain("is paid");
  expect(await take({ step: "refunded", amount: "12.50" })).toContain("is paid");
  const shown = await operate(place, { name: "order", id });
  const steps = shown.split("\n").map((line) => line.split("\t"));
  expect(steps.map((words) => words[1])).toEqual(["paid", "paid", "shipped", "undone", "refunded"]);
  expect(steps[2]?.slice(1)).toEqual(["shipped", "operator", "", "La Poste", "6A1", "", ""]);
  expect(await operate(place, { name: "orders", status: "cancelled" })).toBe("");
  for (const unknown of ["00000000", "%", id.slice(0, 7)])
    await expect(operate(place, { name: "order", id: unknown })).rejects.toThrow("There is no order");
});

test("the beginning of two orders' ids is neither", async () => {
  const place = { dataDir: "", databaseUrl: await createServerDatabase() };
  const server = await openDatabase(place);
  const product = await insertProduct(server.db, { price: 4800 });
  const { id } = await insertOrder(server.db, [{ productId: product.id, quantity: 1, price: 4800 }]);
  const [order] = await server.db.select().from(orders);
  if (!order) throw new Error("no order");
  const twin = `${id.slice(0, 8)}-its-twin`;
  await server.db.insert(orders).values({ ...order, id: twin, idempotencyKey: "its twin's" });
  await server.close();
  const take = (named: string) => operate(place, { name: "order", id: named, asked: { step: "cancelled" } });
  await expect(take(id.slice(0, 8))).rejects.toThrow("Several orders begin with");
  expect(await take(twin)).toBe(`Order ${twin} is cancelled.`);
});

test("in a running shop with the embedded database, which nobody but its owner can ask", async () => {
  if (!shop) throw new Error("no shop");
  await expect(ask({ name: "list" })).rejects.toThrow(DataFolderInUse);
  const dismiss = await serveOperator(shop.db, dataDir, silent);
  expect(statSync(join(dataDir, "operator.sock")).mode & 0o777).toBe(0o600);
  expect(await ask({ name: "grant", email: EMAIL })).toBe(`${EMAIL} is an admin now.`);
  expect(await shop.db.select({ isAdmin: users.isAdmin }).from(users)).toEqual([{ isAdmin: true }]);
  await expect(ask({ name: "revoke", email: "nobody@test.example" })).rejects.toThrow("no account");
  const path = join(dataDir, "copy.gz");
  expect(await ask({ name: "export", path })).toContain("auth.user: 1");
  expect(existsSync(path)).toBe(true);
  await expect(ask({ name: "export", path })).rejects.toThrow("exists already");
  dismiss();
  await expect(ask({ name: "list" })).rejects.toThrow(DataFolderInUse);
});

test("internal errors go to the log, not to the terminal", async () => {
  if (!shop) throw new Error("no shop");
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => lines.push(line) });
  const dismiss = await serveOperator(shop.db, dataDir, log);
  await expect(ask({ name: "nonsense" } as never)).rejects.toThrow("The shop's log says why.");
  expect(lines.join()).toContain("an operator's command failed");
  dismiss();
});

test("a folder with too long a path for a socket has none, and the shop runs", async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => lines.push(line) });
  const folder = join(dataDir, "a".repeat(120));
  mkdirSync(folder);
  const dismiss = await serveOperator(shop?.db as never, folder, log);
  dismiss();
  expect(lines.join()).toContain("cannot reach this shop while it runs");
});

test("after the shop has ended the command opens the database itself, also when a killed one left its socket", async () => {
  if (!shop) throw new Error("no shop");
  await shop.close();
  shop = undefined;
  // Nobody listens on it.
  writeFileSync(join(dataDir, "operator.sock"), "");
  expect(await ask({ name: "list" })).toBe(`${EMAIL}  New User`);
});

test("where there is no shop it says so", async () => {
  const place = { dataDir: join(dataDir, "nothing") };
  await expect(operate(place, { name: "list" })).rejects.toThrow("There is no shop in");
});
