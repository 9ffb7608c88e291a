import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { makePrivateFolder } from "#app/config/private-folder.server.ts";

/** Someone else has the data folder open. */
export class DataFolderInUse extends Error {
  constructor(folder: string) {
    super(
      `Another process is using the data folder ${folder}. Stop it first, or set DATA_DIR to another folder ` +
        "(two processes can share one shop only on a PostgreSQL server: set DATABASE_URL).",
    );
    this.name = "DataFolderInUse";
  }
}

/**
 * Takes the data folder for this process until it ends. Node has no file lock of its own; SQLite, which it
 * brings, does: the operating system drops the lock with the process, also after kill -9.
 * @returns a function that gives the folder back
 * @throws DataFolderInUse
 */
export function lockDataFolder(folder: string): () => void {
  makePrivateFolder(folder);
  const lock = new DatabaseSync(join(folder, "in-use.lock"));
  try {
    lock.exec(
      "PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE",
    );
  } catch (error) {
    lock.close();
    if (error instanceof Error && error.message.includes("locked")) throw new DataFolderInUse(folder);
    throw error;
  }
  return () => lock.close();
}
