import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Command } from "./command.server.ts";
import { Refusal } from "./refusal.ts";

const ADMIN = `Usage:
  npm run admin -- grant you@example.com    makes this account an admin
  npm run admin -- revoke you@example.com   takes the right away again
  npm run admin -- list                     shows who is an admin`;

const EXPORT = `Usage:
  npm run db:export -- copy.jsonl.gz    writes a copy of the whole shop to a new file`;

const IMPORT = `Usage:
  npm run db:import -- copy.jsonl.gz              fills an empty database with a copy of a shop
  npm run db:import -- copy.jsonl.gz --replace    throws away the shop that is there`;

/** @throws Refusal with how to use the command; so do the others. */
export function readAdminWords([name, email, ...rest]: string[]): Command {
  if (name === "list" && email === undefined) return { name };
  if ((name !== "grant" && name !== "revoke") || rest.length > 0) throw new Refusal(ADMIN);
  if (!email?.includes("@")) throw new Refusal(`${name} needs the e-mail address of an account.\n\n${ADMIN}`);
  return { name, email };
}

export function readExportWords([path, ...rest]: string[]): Command {
  if (!path || path.startsWith("-") || rest.length > 0) throw new Refusal(EXPORT);
  return { name: "export", path: resolve(path) };
}

export function readImportWords(args: string[]): { path: string; replace: boolean } {
  try {
    const options = { replace: { type: "boolean", default: false } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [path, ...rest] = positionals;
    if (path && rest.length === 0) return { path: resolve(path), replace: values.replace };
  } catch {
    // An option that does not exist: say what does.
  }
  throw new Refusal(IMPORT);
}
