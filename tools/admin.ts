import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Config, ConfigError, loadEnvFile, readConfig } from "#app/config/env.server.ts";
import { type Database, openDatabase } from "#app/db/client.server.ts";
import { DataFolderInUse } from "#app/db/data-lock.server.ts";
import { type AdminChange, changeAdmin, listAdmins } from "#app/features/accounts/change-admin.server.ts";

const USAGE = `Usage:
  npm run admin -- grant you@example.com    makes this account an admin
  npm run admin -- revoke you@example.com   takes the right away again
  npm run admin -- list                     shows who is an admin`;

/** Something the operator can put right; only its words are shown. */
class Refusal extends Error {}

type Command = { name: "list" } | { name: "grant" | "revoke"; email: string };

const SAID: Record<"grant" | "revoke", Record<Exclude<AdminChange, "no-account">, string>> = {
  grant: { changed: "is an admin now.", unchanged: "is an admin already." },
  revoke: { changed: "is no admin any more.", unchanged: "is no admin; nothing was changed." },
};

function readCommand([name, email, ...rest]: string[]): Command {
  if (name === "list" && email === undefined) return { name };
  if ((name !== "grant" && name !== "revoke") || rest.length > 0) throw new Refusal(USAGE);
  if (!email?.includes("@")) throw new Refusal(`${name} needs the e-mail address of an account.\n\n${USAGE}`);
  return { name, email };
}

async function withDatabase(config: Config, work: (db: Database) => Promise<string>): Promise<string> {
  const { databaseUrl, dataDir } = config;
  if (!databaseUrl && !existsSync(join(dataDir, "pg"))) {
    throw new Refusal(`There is no shop in ${dataDir} yet. Start it once with: npm start`);
  }
  const database = await openDatabase(databaseUrl ? { databaseUrl } : { dataDir });
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

async function run(db: Database, command: Command): Promise<string> {
  if (command.name === "list") {
    const admins = await listAdmins(db);
    if (admins.length === 0) return "Nobody is an admin.";
    return admins.map(({ email, displayName }) => `${email}  ${displayName}`).join("\n");
  }
  const change = await changeAdmin(db, command.email, command.name === "grant");
  if (change === "no-account") {
    throw new Refusal(
      `There is no account with the e-mail address ${command.email}. Sign up in the shop first.`,
    );
  }
  return `${command.email} ${SAID[command.name][change]}`;
}

/** The words for what the operator can put right; the whole error for what nobody expected. */
function explain(error: unknown): string {
  if (error instanceof DataFolderInUse) {
    return "The shop is running, and the embedded database serves one process at a time. Stop the shop, run this again, then start it.";
  }
  if (error instanceof Refusal || error instanceof ConfigError) return error.message;
  if (error instanceof Error && "code" in error && error.code === "ECONNREFUSED") {
    return "The PostgreSQL server in DATABASE_URL does not answer.";
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

try {
  const command = readCommand(process.argv.slice(2));
  loadEnvFile();
  process.stdout.write(`${await withDatabase(readConfig(), (db) => run(db, command))}\n`);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
