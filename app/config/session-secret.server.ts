import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "./env.server.ts";
import { makePrivateFolder } from "./private-folder.server.ts";

/** The secret that signs sessions: the configured one, else one made once and kept in the data folder (mode 600). */
export function sessionSecret(config: Config): string {
  if (config.sessionSecret) return config.sessionSecret;
  const path = join(config.dataDir, "session-secret");
  if (existsSync(path)) return readFileSync(path, "utf8").trim();
  const secret = randomBytes(32).toString("base64url");
  makePrivateFolder(config.dataDir);
  writeFileSync(path, `${secret}\n`, { mode: 0o600 });
  return secret;
}
