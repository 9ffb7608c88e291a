import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Config, ConfigError, loadEnvFile, readConfig } from "#app/config/env.server.ts";
import { CannotOpenDatabase } from "#app/db/cannot-open.ts";
import { connectDatabase, type OpenDatabase } from "#app/db/client.server.ts";
import { DataFolderInUse } from "#app/db/data-lock.server.ts";
import { type Command, runCommand } from "./command.server.ts";
import { askRunningShop } from "./operator-socket.server.ts";
import { Refusal } from "./refusal.ts";

/** Where a command finds the shop. */
export type Place = Pick<Config, "databaseUrl" | "dataDir">;

/** Does a command: in the running shop where that has the embedded database open, else by itself. */
export async function operate(place: Place, command: Command): Promise<string> {
  const copy =
    command.name === "export" && !place.databaseUrl
      ? await askRunningShop(place.dataDir, { name: "snapshot" })
      : undefined;
  if (copy !== undefined) return exportCopy(copy, command);
  const said = place.databaseUrl ? undefined : await askRunningShop(place.dataDir, command);
  if (said !== undefined) return said;
  if (!place.databaseUrl && !existsSync(join(place.dataDir, "pg"))) {
    throw new Refusal(`There is no shop in ${place.dataDir} yet. Start it once with: npm start`);
  }
  return withDatabase(place, async (opened) => {
    // A copy is of the shop as it is, so that one can be made before an update.
    if (command.name !== "export") await opened.migrate();
    return runCommand(opened.db, command);
  });
}

/** Exports from a copy of the running shop's files, in this process: the shop goes on meanwhile. */
async function exportCopy(copy: string, command: Command): Promise<string> {
  try {
    return await withDatabase({ dataDir: copy }, ({ db }) => runCommand(db, command));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Opens the database as it is for one piece of work. */
export async function withDatabase<Result>(
  { databaseUrl, dataDir }: Place,
  work: (opened: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const opened = await connectDatabase(databaseUrl ? { databaseUrl } : { dataDir });
  try {
    return await work(opened);
  } finally {
    await opened.close();
  }
}

/** Runs a command of the terminal: prints what it says, or one sentence about what the operator can put right. */
export async function main(work: (words: string[], place: Place) => Promise<string>): Promise<void> {
  try {
    loadEnvFile();
    process.stdout.write(`${await work(process.argv.slice(2), readConfig())}\n`);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  }
}

/** The words for what the operator can put right; the whole error for what nobody expected. */
function explain(error: unknown): string {
  if (error instanceof DataFolderInUse) {
    return "The shop is running on this data folder. Stop it, run this again, then start it.";
  }
  if (error instanceof Refusal || error instanceof ConfigError) return error.message;
  for (const cause of causesOf(error)) {
    if (["ECONNREFUSED", "ENOTFOUND", "ETIMEDOUT", "57P03"].includes(cause)) {
      return "The PostgreSQL server in DATABASE_URL does not answer.";
    }
    if (cause === "55P03") return "The shop is still using this database. Stop it first.";
  }
  if (error instanceof CannotOpenDatabase) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** The error codes of an error and its causes. */
function causesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const code = "code" in error && typeof error.code === "string" ? [error.code] : [];
  return [...code, ...causesOf(error.cause)];
}
