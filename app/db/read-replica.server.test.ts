import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { type Postgres, startPostgres, startReplica } from "#test/postgres.ts";
import { type OpenDatabase, openDatabase } from "./client.server.ts";
import type { Database } from "./database.ts";
import { openReadReplica, type ReadReplica } from "./read-replica.server.ts";

/** What happens to replicas, done to one. */
let primary: Postgres;
let replica: Postgres;
let database: OpenDatabase;
let opened: ReadReplica;
const told: string[] = [];
const log = {
  info: (words: string) => told.push(words),
  warn: ({ because }: { because: string }) => told.push(because),
};

beforeAll(async () => {
  primary = await startPostgres();
  replica = await startReplica(primary);
  database = await openDatabase({ databaseUrl: primary.url });
  await database.db.execute(sql`create table notes (n int)`);
});
afterAll(async () => {
  await database.close();
  await replica.stop();
  await primary.stop();
});
beforeEach(() => {
  told.length = 0;
  opened = open(replica.url);
});
afterEach(() => opened.close());

const open = (replicaUrl: string) =>
  openReadReplica(database.db, { primaryUrl: primary.url, replicaUrl }, log as never);
const PATIENCE = { timeout: 15_000, interval: 20 };
const used = () => vi.waitFor(() => expect(opened.readDatabase()).not.toBe(database.db), PATIENCE);
const unused = () => vi.waitFor(() => expect(opened.readDatabase()).toBe(database.db), PATIENCE);

/** Whether a server that still follows answers: the replica does, the primary does not. */
async function isReplica(db: Database): Promise<boolean> {
  const result = await db.execute(sql`select pg_is_in_recovery() as "is"`);
  return (result as unknown as { rows: { is: boolean }[] }).rows[0]?.is ?? false;
}

/** The last of the numbers that were written down. */
async function largest(db: Pick<Database, "execute">): Promise<number> {
  const result = await db.execute(sql`select coalesce(max(n), 0) as n from notes`);
  return (result as unknown as { rows: { n: number }[] }).rows[0]?.n ?? 0;
}

/** Does something at a server as its operator. */
async function operator(server: Postgres, question: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.url });
  client.on("error", () => {});
  await client.connect();
  await client.query(question);
  await client.end();
}

test("a replica that keeps up answers; a transaction is the primary's", async () => {
  await used();
  const db = opened.readDatabase();
  expect(await isReplica(db)).toBe(true);
  await db.transaction((tx) => tx.execute(sql`insert into notes values (1)`));
  expect(told).toEqual(["the replica answers reads"]);
});

test.each([
  ["a little behind", 200],
  ["further behind than is allowed", 1_500],
])("with a replica %s, no answer is older than a second", async (_how, behind) => {
  await used();
  await operator(replica, `alter system set recovery_min_apply_delay = ${behind}`);
  await operator(replica, "select pg_reload_conf()");
  const written: { n: number; at: number }[] = [];
  const ages: number[] = [];
  const straight = drizzle(replica.url);
  // Until the first of what was written meanwhile is there.
  for (let n = 10_000 * behind; written.length < 20 || (await largest(straight)) < 10_000 * behind; n += 1) {
    await database.db.execute(sql`insert into notes values (${n})`);
    written.push({ n, at: performance.now() });
    const asked = performance.now();
    const seen = await largest(opened.readDatabase());
    const missed = written.find((one) => one.n > seen);
    ages.push(missed ? asked - missed.at : 0);
  }
  expect(Math.max(...ages)).toBeLessThan(1_000);
  expect(await largest(straight)).toBeLessThan(written.at(-1)?.n ?? 0);
  await straight.$client.end();
  await operator(replica, "alter system reset recovery_min_apply_delay");
  await operator(replica, "select pg_reload_conf()");
});

test("one that stands still is left once something was changed, and taken again when it goes on", async () => {
  await used();
  await operator(replica, "select pg_wal_replay_pause()");
  try {
    await database.db.execute(sql`insert into notes values (2)`);
    await unused();
    expect(told.at(-1)).toBe("it is too far behind");
  } finally {
    await operator(replica, "select pg_wal_replay_resume()");
  }
  await used();
  expect(told).toHaveLength(3);
});

test("one that is killed is noticed by nobody who asks: the primary answers; started again, it is taken again", async () => {
  await used();
  const db = opened.readDatabase();
  let failed = 0;
  let goOn = true;
  const asking = (async () => {
    while (goOn) await isReplica(opened.readDatabase()).catch(() => (failed += 1));
  })();
  await replica.kill();
  expect(await isReplica(db)).toBe(false);
  await unused();
  await replica.up();
  await used();
  goOn = false;
  await asking;
  expect(failed).toBe(0);
  // What was begun before goes on at the primary, lest it see something older.
  expect(await isReplica(db)).toBe(false);
  expect(await isReplica(opened.readDatabase())).toBe(true);
});

test("one that hangs keeps nobody waiting longer than the rule", async () => {
  await used();
  const db = opened.readDatabase();
  await replica.freeze();
  try {
    expect(await isReplica(db)).toBe(false);
    await unused();
  } finally {
    replica.thaw();
  }
  await used();
});

test("a query cancelled because it stands in the way of what is to be replayed is asked of the primary", async () => {
  await used();
  const db = opened.readDatabase();
  await db.execute(sql`select n from notes`);
  // What PostgreSQL says of such a conflict, said when we want it, and by the replica alone.
  const result = await db.execute(
    sql`do $$ begin if pg_is_in_recovery() then raise sqlstate '40001' using message = 'canceling statement due to conflict with recovery'; end if; end $$`,
  );
  expect(result).toBeDefined();
  expect(told.at(-1)).toMatch(/^40001 canceling statement/);
  expect(await isReplica(db)).toBe(false);
  await used();
});

test("a mistake of ours is one, and asked of nobody else", async () => {
  await used();
  const db = opened.readDatabase();
  await expect(db.execute(sql`select nothing from notes`)).rejects.toThrow();
  expect(opened.readDatabase()).toBe(db);
  expect(told).toHaveLength(1);
});

test("one that is away from the start is told of once, and the primary answers", async () => {
  const nobody = open("postgres://nobody@127.0.0.1:1/shop");
  await vi.waitFor(() => expect(told.join()).toContain("ECONNREFUSED"), PATIENCE);
  expect(nobody.readDatabase()).toBe(database.db);
  await nobody.close();
});

test("another server's replica, and a server that follows none, are never used", async () => {
  const itself = open(primary.url);
  await vi.waitFor(() => expect(told).toContain("it is no replica"), PATIENCE);
  expect(itself.readDatabase()).toBe(database.db);
  await itself.close();
  const elsewhere = new URL(replica.url);
  elsewhere.pathname = "/template1";
  const other = open(elsewhere.href);
  await vi.waitFor(() => expect(told).toContain("it does not follow this database"), PATIENCE);
  expect(other.readDatabase()).toBe(database.db);
  await other.close();
});

test("after a failover neither the promoted one is used nor one that follows the old primary, though its log is longer", async () => {
  const follower = await startReplica(primary);
  onTestFinished(() => follower.stop());
  await used();
  const db = opened.readDatabase();
  replica.promote();
  await unused();
  expect(told.at(-1)).toBe("it is no replica");
  await operator(replica, "insert into notes values (99999999)");
  expect(await largest(db)).toBeLessThan(99_999_999);

  await database.db.execute(sql`insert into notes select generate_series(1, 10000)`);
  const led = await openDatabase({ databaseUrl: replica.url });
  const servers = { primaryUrl: replica.url, replicaUrl: follower.url };
  const after = openReadReplica(led.db, servers, log as never);
  await vi.waitFor(() => expect(told).toContain("it does not follow this database"), PATIENCE);
  expect(after.readDatabase()).toBe(led.db);
  await after.close();
  await led.close();
});
