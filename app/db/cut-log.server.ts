import { closeSync, existsSync, openSync, readdirSync, readSync, statSync } from "node:fs";
import { join } from "node:path";

/** Where the first page of a file of the log says how long such files are (XLogLongPageHeaderData). */
const SIZE_AT = 32;

/**
 * Files of the embedded database's log that were cut short. PostgreSQL takes the end of such a file for the end of the
 * log and starts as if nothing had followed, so the operator should know. A log that lost its end in another way looks
 * like one that ended there.
 */
export function cutLogFiles(folder: string): string[] {
  const log = join(folder, "pg_wal");
  if (!existsSync(log)) return [];
  const files = readdirSync(log).filter((name) => /^[0-9A-F]{24}$/.test(name));
  const whole = Math.max(0, ...files.map((name) => sizeIn(join(log, name))));
  return files.filter((name) => statSync(join(log, name)).size < whole);
}

function sizeIn(path: string): number {
  const head = Buffer.alloc(SIZE_AT + 4);
  const file = openSync(path, "r");
  try {
    readSync(file, head, 0, head.length, 0);
  } finally {
    closeSync(file);
  }
  return head.readUInt32LE(SIZE_AT);
}
