import { statfsSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import type { DatabaseLog } from "./database.ts";

/**
 * Bytes that stay free. PGlite cannot survive a full disk: when it finds no room for the next 16 MB of its log,
 * its next statement never ends, and the process with it (seen on 0.5.16).
 */
const RESERVE = 64 * 1024 * 1024;
const EVERY = 1_000;

/**
 * Makes the embedded database read-only while its disk is nearly full, and writable again when there is room:
 * pages are served all the while, and what cannot be kept is refused before it is begun.
 * @returns a function that ends the watch
 */
export function watchSpace(
  client: Pick<PGlite, "exec">,
  freeBytes: () => number,
  { log, every = EVERY }: { log?: DatabaseLog; every?: number } = {},
): () => void {
  let full = false;
  const look = async () => {
    const free = freeBytes();
    if (free < RESERVE === full) return;
    full = !full;
    await client.exec(`SET default_transaction_read_only = ${full ? "on" : "off"}`);
    if (full) log?.warn({ free }, "the disk is nearly full: the database is read-only");
    else log?.info({ free }, "the disk has room again: the database is writable");
  };
  const timer = setInterval(() => void look().catch(() => {}), every).unref();
  return () => clearInterval(timer);
}

/** Bytes left for us on the disk of a folder. */
export function freeBytesAt(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
