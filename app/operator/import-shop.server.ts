import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { sql } from "drizzle-orm";
import type { Database, OpenDatabase } from "#app/db/client.server.ts";
import { type Counts, type Head, headSchema, readRowLine, tailSchema } from "./copy-format.ts";
import { Refusal } from "./refusal.ts";
import {
  currentMigration,
  knownMigrations,
  listTables,
  migrateTo,
  readSequences,
  rowsOf,
  type Table,
} from "./tables.server.ts";

/** Characters of rows that are sent in one statement. */
const BATCH = 500_000;

/** Who has rows here has a shop; the other tables may hold what a migration put there. */
const CONTENT = ["public.products", "public.users", "public.orders", "auth.user"];

/**
 * Fills a database with a copy that `exportShop` made, in one transaction: all of it, or nothing changes. The
 * copy may be older than this version of the shop: then the tables are brought up to date after the rows.
 * @param opened the database, not migrated yet
 * @param replace whether a shop that is there may go
 * @returns the rows of each table
 * @throws Refusal in words for the operator
 */
export async function importShop(
  opened: OpenDatabase,
  path: string,
  { replace = false }: { replace?: boolean } = {},
): Promise<Counts> {
  const lines = linesOf(path);
  const head = readHead(await nextLine(lines));
  await prepare(opened, head, replace);
  const counts = await opened.db.transaction((tx) => load(tx, head, lines, replace));
  await opened.migrate();
  await opened.db.execute(sql`analyze`);
  return counts;
}

/** The lines of the file, a piece at a time. */
async function* linesOf(path: string): AsyncGenerator<string> {
  const file = createReadStream(path);
  const text = file.pipe(createGunzip()).setEncoding("utf8");
  file.on("error", (error) => text.destroy(error));
  let rest = "";
  try {
    for await (const piece of text) {
      const lines = (rest + piece).split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
  } catch (error) {
    throw new Refusal(`${path} cannot be read: ${error instanceof Error ? error.message : error}.`);
  }
  if (rest) yield rest;
}

async function nextLine(lines: AsyncGenerator<string>): Promise<string> {
  const { value, done } = await lines.next();
  return done ? "" : value;
}

function readHead(line: string): Head {
  const { data } = headSchema.safeParse(parsed(line));
  if (!data) throw new Refusal("This is not a copy of a shop, or of a kind that this version cannot read.");
  if (!knownMigrations().some(({ tag }) => tag === data.migration)) {
    throw new Refusal(
      `The copy was made by another version of the shop (its tables are at ${data.migration}). Update the shop first.`,
    );
  }
  return data;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Creates the tables as of the copy's migration, or refuses a database that does not fit. */
async function prepare(opened: OpenDatabase, head: Head, replace: boolean): Promise<void> {
  const current = await currentMigration(opened.db);
  if (current === undefined) return migrateTo(opened, head.migration);
  if (!replace) await refuseContent(opened.db);
  if (current !== head.migration) {
    throw new Refusal(
      `The copy was made at ${head.migration}, and the tables of this database are at ${current}. ` +
        "Import it into a new database: it is brought up to date there.",
    );
  }
}

async function refuseContent(db: Database): Promise<void> {
  const tables = (await listTables(db)).filter(({ name }) => CONTENT.includes(name));
  for (const { quoted } of tables) {
    const rows = await rowsOf(db, sql.raw(`select from ${quoted} limit 1`));
    if (rows.length > 0) {
      throw new Refusal(
        "There is a shop in this database already; nothing was changed. To throw it away, add: --replace",
      );
    }
  }
}

async function load(
  tx: Database,
  head: Head,
  lines: AsyncGenerator<string>,
  replace: boolean,
): Promise<Counts> {
  await tx.execute(sql`set local timezone = 'UTC'`);
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`set local lock_timeout = '10s'`);
  const tables = await matchTables(tx, head);
  const names = [...tables.values()].map(({ quoted }) => quoted);
  // What a trigger would add is in the copy already.
  for (const name of names) await tx.execute(sql.raw(`alter table ${name} disable trigger user`));
  if (!replace) await refuseContent(tx);
  await tx.execute(sql.raw(`truncate ${names.join(", ")}`));
  const counts = await fill(tx, tables, lines);
  for (const [name, last] of Object.entries(head.sequences)) await setSequence(tx, name, last);
  for (const name of names) await tx.execute(sql.raw(`alter table ${name} enable trigger user`));
  return counts;
}

/** Matches the copy's tables with ours; their columns must agree. */
async function matchTables(tx: Database, head: Head): Promise<Map<string, Table>> {
  const here = await listTables(tx);
  const shape = (tables: Record<string, string[]>, sequences: string[]) =>
    JSON.stringify([Object.entries(tables).sort(), sequences.sort()]);
  const own = Object.fromEntries(here.map(({ name, columns }) => [name, columns]));
  const ownSequences = Object.keys(await readSequences(tx));
  if (shape(own, ownSequences) !== shape(head.tables, Object.keys(head.sequences))) {
    throw new Refusal(
      "The tables of the copy differ from those of this database, though both are at the same migration.",
    );
  }
  return new Map(here.map((table) => [table.name, table]));
}

async function fill(
  tx: Database,
  tables: ReadonlyMap<string, Table>,
  lines: AsyncGenerator<string>,
): Promise<Counts> {
  const counts: Counts = Object.fromEntries([...tables.keys()].map((name) => [name, 0]));
  let batch: { table: Table; rows: string[]; size: number } | undefined;
  const flush = async () => {
    if (batch) await insertRows(tx, batch.table, batch.rows);
    batch = undefined;
  };
  for await (const line of lines) {
    const { table: name = "", row = "" } = readRowLine(line) ?? {};
    const table = tables.get(name);
    if (!table) {
      await flush();
      checkTail(line, counts);
      return counts;
    }
    if (batch?.table !== table || batch.size > BATCH) await flush();
    batch ??= { table, rows: [], size: 0 };
    batch.rows.push(row);
    batch.size += row.length;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  throw new Refusal("The copy is not whole: its end is missing. Nothing was changed.");
}

async function insertRows(tx: Database, { name, quoted, columns }: Table, rows: string[]): Promise<void> {
  const list = columns.join(", ");
  const into = sql.raw(`insert into ${quoted} (${list}) overriding system value select ${list}`);
  const from = sql`from json_populate_recordset(null::${sql.raw(quoted)}, ${`[${rows.join(",")}]`}::json)`;
  await tx.execute(sql`${into} ${from}`).catch((error: Error) => {
    // Drizzle's own message holds the rows, which are people's.
    const { message } = error.cause instanceof Error ? error.cause : error;
    throw new Refusal(`A row of ${name} does not fit: ${message}. Nothing was changed.`);
  });
}

function checkTail(line: string, counts: Counts): void {
  const { data } = tailSchema.safeParse(parsed(line));
  if (!data) throw new Refusal(`The copy holds a line that is none of a shop's. Nothing was changed.`);
  const wrong = Object.keys(counts).find((name) => counts[name] !== data.rows[name]);
  if (wrong) {
    throw new Refusal(
      `The copy is not whole: it says ${data.rows[wrong]} rows of ${wrong} and holds ${counts[wrong]}. Nothing was changed.`,
    );
  }
}

async function setSequence(tx: Database, name: string, last: string | null): Promise<void> {
  if (last === null) await tx.execute(sql.raw(`alter sequence ${name} restart`));
  else await tx.execute(sql`select setval(${name}::regclass, ${last}::bigint)`);
}
