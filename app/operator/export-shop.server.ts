import { existsSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { type Counts, type Head, rowLine } from "./copy-format.ts";
import { Refusal } from "./refusal.ts";
import { currentMigration, listTables, readSequences, rowsOf, type Table } from "./tables.server.ts";

/** Rows in memory at a time; one that holds a picture has a million characters. */
const BATCH = 50;

/**
 * Writes a copy of the whole shop to a new file (mode 600), as it was at one moment; see copy-format.ts.
 * The file appears under its name only when it is whole and on the disk.
 * @returns the rows of each table
 * @throws Refusal in words for the operator
 */
export async function exportShop(db: Database, path: string): Promise<Counts> {
  if (existsSync(path)) throw new Refusal(`${path} exists already; nothing was written.`);
  const draft = `${path}.part`;
  const file = await open(draft, "wx", 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new Refusal(
      `${draft} cannot be written: ${error.code === "EEXIST" ? "it exists" : error.message}.`,
    );
  });
  try {
    const counts: Counts = {};
    await db.transaction(
      async (tx) => {
        await tx.execute(sql`set local timezone = 'UTC'`);
        // A large shop takes longer than any page may.
        await tx.execute(sql`set local statement_timeout = 0`);
        await pipeline(linesOf(tx, counts), createGzip(), file.createWriteStream({ flush: true }));
      },
      { isolationLevel: "repeatable read", accessMode: "read only" },
    );
    await rename(draft, path);
    return counts;
  } catch (error) {
    await file.close();
    await rm(draft, { force: true });
    throw error;
  }
}

async function* linesOf(tx: Database, counts: Counts): AsyncGenerator<string> {
  const tables = await listTables(tx);
  yield `${JSON.stringify(await makeHead(tx, tables))}\n`;
  for (const table of tables) {
    counts[table.name] = 0;
    for await (const rows of batchesOf(tx, table)) {
      counts[table.name] = (counts[table.name] ?? 0) + rows.length;
      yield `${rows.map((row) => rowLine(table.name, row)).join("\n")}\n`;
    }
  }
  yield `${JSON.stringify({ rows: counts })}\n`;
}

async function makeHead(tx: Database, tables: readonly Table[]): Promise<Head> {
  const migration = await currentMigration(tx);
  if (!migration) throw new Refusal("There is no shop in this database yet.");
  return {
    format: "nacre",
    version: 1,
    exportedAt: new Date().toISOString(),
    migration,
    tables: Object.fromEntries(tables.map(({ name, columns }) => [name, columns])),
    sequences: await readSequences(tx),
  };
}

/** The rows of a table as JSON, by its key, through a cursor: never all of them at once. */
async function* batchesOf(tx: Database, { quoted, columns, key }: Table): AsyncGenerator<string[]> {
  const order = key.length > 0 ? `order by ${key.join(", ")}` : "";
  await tx.execute(
    sql.raw(
      `declare copying no scroll cursor for
       select row_to_json(copied_row.*)::text as row from (select ${columns.join(", ")} from ${quoted} ${order}) copied_row`,
    ),
  );
  for (;;) {
    const rows = await rowsOf<{ row: string }>(tx, sql.raw(`fetch ${BATCH} from copying`));
    if (rows.length === 0) break;
    // A line break can only stand between JSON's own signs; inside of texts it is written \n.
    yield rows.map(({ row }) => row.replaceAll("\n", " "));
  }
  await tx.execute(sql`close copying`);
}
