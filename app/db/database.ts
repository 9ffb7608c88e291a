import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { Logger } from "pino";
import type * as schema from "./schema.ts";

/** The database, whichever of the two it is; also a transaction on it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  db: Database;
  /** True when this process runs the embedded database. */
  embedded: boolean;
  /** Brings the tables up to date; `folder` names other migrations than ours. */
  migrate(folder?: string): Promise<void>;
  close(): Promise<void>;
}

/** Hears about failures outside any request, such as an idle connection that was closed. */
export type DatabaseLog = Pick<Logger, "warn" | "info">;
