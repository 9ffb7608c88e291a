import { chmodSync, mkdirSync, statSync } from "node:fs";

/** Makes a folder that only its owner may enter; one that others may enter is closed to them. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (statSync(folder).mode & 0o077 && process.platform !== "win32") chmodSync(folder, 0o700);
}
