import { closeSync, existsSync, fdatasyncSync, fsyncSync, openSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/**
 * PGlite writes its log without forcing it to the disk. This file system does what a PostgreSQL server
 * does at commit: it syncs the log segments that were written, and after a checkpoint the data files too.
 * PGlite calls `syncToFs` once after each statement or transaction, before the caller sees the result.
 */
export class DurableFS extends NodeFS {
  #segments = new Map<string, number>();
  #checkpoint = 0;
  #dataSyncedAt = 0;

  override async syncToFs(): Promise<void> {
    this.#syncLog();
    this.#syncDataAfterCheckpoint();
  }

  #syncLog(): void {
    const folder = join(this.rootDir, "pg_wal");
    // Only a database that is being created has no log folder yet. Later a missing one must throw, since nothing
    // written would be kept.
    if (this.#segments.size === 0 && !existsSync(folder)) return;
    for (const name of readdirSync(folder)) {
      if (!/^[0-9A-F]{24}$/.test(name)) continue;
      const path = join(folder, name);
      const written = statSync(path).mtimeMs;
      if (this.#segments.get(name) === written) continue;
      syncFile(path, fdatasyncSync);
      if (!this.#segments.has(name)) syncFile(folder, fsyncSync);
      this.#segments.set(name, written);
    }
  }

  #syncDataAfterCheckpoint(): void {
    const control = join(this.rootDir, "global", "pg_control");
    if (!existsSync(control)) return;
    const written = statSync(control).mtimeMs;
    if (written === this.#checkpoint) return;
    const started = Date.now();
    syncTree(this.rootDir, this.#dataSyncedAt);
    this.#checkpoint = written;
    // A file may change within the clock's resolution of the last look: look at that moment again.
    this.#dataSyncedAt = started - 1000;
  }
}

function syncTree(folder: string, since: number): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) syncFile(path, fsyncSync);
    else if (entry.isFile() && statSync(path).mtimeMs >= since) syncFile(path, fsyncSync);
  }
}

function syncFile(path: string, sync: (fd: number) => void): void {
  const fd = openSync(path, "r");
  try {
    sync(fd);
  } finally {
    closeSync(fd);
  }
}
