import { z } from "zod";

/**
 * A copy of a shop is gzipped JSON lines. First the head: what the copy is and which tables it holds. Then a
 * line a row, tables in the order in which they can be filled. Last the tail, with the number of rows of each
 * table: a copy without it is not whole. Rows are as PostgreSQL writes and reads them (`row_to_json`,
 * `json_populate_recordset`): they pass through unread, so nothing is rounded on the way.
 */
export const headSchema = z.object({
  format: z.literal("nacre"),
  version: z.literal(1),
  exportedAt: z.iso.datetime(),
  /** The last migration of the database it was made from. */
  migration: z.string(),
  /** Columns by table, both quoted for SQL where they need to be. */
  tables: z.record(z.string(), z.array(z.string())),
  /** The last value that each sequence gave. */
  sequences: z.record(z.string(), z.string().nullable()),
});

export type Head = z.infer<typeof headSchema>;

/** Rows by table. */
export type Counts = Record<string, number>;

export const tailSchema = z.object({ rows: z.record(z.string(), z.int()) });

/** The line of one row, which is JSON already. */
export function rowLine(table: string, row: string): string {
  return `{"table":${JSON.stringify(table)},"row":${row}}`;
}

const ROW = /^\{"table":("(?:[^"\\]|\\.)+"),"row":(\{.*\})\}$/s;

/** The table and the unread row of a line; undefined for any other line. */
export function readRowLine(line: string): { table: string; row: string } | undefined {
  const [, table, row] = ROW.exec(line) ?? [];
  return table && row ? { table: JSON.parse(table), row } : undefined;
}
