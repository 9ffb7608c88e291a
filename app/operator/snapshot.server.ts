import { constants, cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Refusal } from "./refusal.ts";

/**
 * Copies the embedded database's files while the shop has it open. Nothing writes meanwhile, as one thread does both; what the
 * copy lacks of the tables its log holds, as after a power cut. The shop stands still only for as long as the files take: an
 * export within the database would hold it for as long as that is written.
 * @returns the new data folder; whoever asked deletes it
 * @throws Refusal in words for the operator
 */
export function takeSnapshot(dataDir: string): string {
  const copy = join(dataDir, `snapshot-${crypto.randomUUID()}`);
  try {
    // Instant on a file system that shares blocks between copies.
    const mode = constants.COPYFILE_FICLONE;
    cpSync(join(dataDir, "pg"), join(copy, "pg"), { recursive: true, mode });
    return copy;
  } catch (error) {
    rmSync(copy, { recursive: true, force: true });
    const { code } = error as NodeJS.ErrnoException;
    throw new Refusal(`The database's files could not be copied within ${dataDir}: ${code}.`);
  }
}
