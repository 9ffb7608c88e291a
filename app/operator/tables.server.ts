import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database, OpenDatabase } from "#app/db/client.server.ts";
import { MIGRATIONS } from "#app/db/migrate.server.ts";
import { Refusal } from "./refusal.ts";

/** A table as a copy of the shop sees it. */
export interface Table {
  /** `schema.table`. */
  name: string;
  /** The same, quoted for SQL. */
  quoted: string;
  /** What is written, not computed, quoted for SQL. */
  columns: string[];
  /** The primary key, quoted for SQL. */
  key: string[];
}

/** The rows of a statement; the two drivers agree on this much. */
export async function rowsOf<Row>(db: Database, statement: SQL): Promise<Row[]> {
  return ((await db.execute(statement)) as unknown as { rows: Row[] }).rows;
}

/** Every table of the shop, whichever migration made it; one that is referred to comes before who refers to it. */
export async function listTables(db: Database): Promise<Table[]> {
  const found = await rowsOf<Table & { needs: string[] }>(
    db,
    sql`
      select n.nspname || '.' || c.relname as name,
        format('%I.%I', n.nspname, c.relname) as quoted,
        (select json_agg(quote_ident(attname) order by attnum) from pg_attribute
          where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
        (select coalesce(json_agg(quote_ident(attname) order by array_position(indkey, attnum)), '[]')
          from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey)
          where indrelid = c.oid and indisprimary) as key,
        (select coalesce(json_agg(fn.nspname || '.' || f.relname), '[]')
          from pg_constraint join pg_class f on f.oid = confrelid join pg_namespace fn on fn.oid = f.relnamespace
          where conrelid = c.oid and contype = 'f' and confrelid <> conrelid) as needs
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and c.relpersistence <> 't'
        and n.nspname not like 'pg\\_%' and n.nspname not in ('information_schema', 'drizzle')
        and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e')
      order by 1`,
  );
  const sorted: typeof found = [];
  while (sorted.length < found.length) {
    const next = found.find(
      (table) =>
        !sorted.includes(table) && table.needs.every((name) => sorted.some((one) => one.name === name)),
    );
    if (!next) throw new Error("Tables that refer to one another in a circle cannot be copied.");
    sorted.push(next);
  }
  return sorted.map(({ needs: _, ...table }) => table);
}

/** The last value that each sequence gave, by its name quoted for SQL; null where it has not begun. */
export async function readSequences(db: Database): Promise<Record<string, string | null>> {
  const found = await rowsOf<{ name: string; last: string | null }>(
    db,
    sql`
      select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences
      where schemaname not like 'pg\\_%' and schemaname <> 'drizzle' order by 1`,
  );
  return Object.fromEntries(found.map(({ name, last }) => [name, last]));
}

const journal = z.object({ entries: z.array(z.looseObject({ tag: z.string(), when: z.number() })) });

/** The migrations that this version of the shop knows, oldest first. */
export function knownMigrations(): z.infer<typeof journal>["entries"] {
  return journal.parse(JSON.parse(readFileSync(`${MIGRATIONS}/meta/_journal.json`, "utf8"))).entries;
}

/**
 * The last migration that this database has had; undefined for one without any.
 * @throws Refusal when only another version of the shop knows it
 */
export async function currentMigration(db: Database): Promise<string | undefined> {
  const [kept] = await rowsOf<{ kept: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as kept`,
  );
  if (!kept?.kept) return undefined;
  const [last] = await rowsOf<{ when: string }>(
    db,
    sql`select max(created_at)::text as when from drizzle.__drizzle_migrations`,
  );
  if (!last?.when) return undefined;
  const known = knownMigrations().find(({ when }) => when === Number(last.when));
  if (!known)
    throw new Refusal("This database was made by a newer version of the shop. Update the shop first.");
  return known.tag;
}

/** Brings the tables as far as a migration of the past did. */
export async function migrateTo(opened: OpenDatabase, tag: string): Promise<void> {
  const known = knownMigrations();
  const wanted = known.slice(0, known.findIndex((one) => one.tag === tag) + 1);
  const folder = mkdtempSync(join(tmpdir(), "nacre-migrations-"));
  try {
    for (const one of wanted)
      copyFileSync(join(MIGRATIONS, `${one.tag}.sql`), join(folder, `${one.tag}.sql`));
    mkdirSync(join(folder, "meta"));
    writeFileSync(join(folder, "meta/_journal.json"), JSON.stringify({ entries: wanted }));
    await opened.migrate(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
