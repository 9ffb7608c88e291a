import packageJson from "../../package.json" with { type: "json" };
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "#test/free-port.ts";
import { preparedDataDir } from "#test/prepared-data.ts";

/** A running shop in a process and a data folder of its own. */
export interface Shop {
  url: string;
  pid: number;
  dataDir: string;
  /** Everything it has printed so far. */
  output: () => string;
  /** Ends it as an operator would. The data stays. */
  stop: () => Promise<number | null>;
  /** Ends it as a power cut would. The data stays. */
  kill: () => Promise<void>;
}

const READY = "Nacre is open at";
/** Playwright empties this folder before each run: a picture is resized once a run, not once a shop. */
const PICTURES = resolve("test-results/pictures");

/** What `npm start` gives to Node. */
const [, ...START] = packageJson.scripts.start.split(" ");

/** Starts the built shop on a free port and waits until it serves. `env` adds to the configuration. */
export async function startShop(env: Record<string, string> = {}): Promise<Shop> {
  const port = env["PORT"] ?? String(await freePort());
  const dataDir = env["DATA_DIR"] ?? (env["DATABASE_URL"] ? makeDataDir() : await preparedDataDir());
  sharePictures(dataDir);
  const child = spawn(process.execPath, START, {
    env: {
      ...process.env,
      // Not that of the test runner: the shop chooses for itself, as for `npm start`.
      NODE_ENV: "",
      LOG_LEVEL: "warn",
      TRUST_PROXY: "true",
      ...env,
      PORT: port,
      DATA_DIR: dataDir,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
  await untilReady(child, () => output);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    dataDir,
    output: () => output,
    stop: () => end(child, "SIGTERM"),
    kill: async () => {
      await end(child, "SIGKILL");
    },
  };
}

function sharePictures(dataDir: string): void {
  const folder = join(dataDir, "pictures");
  if (existsSync(folder) || !existsSync(dataDir)) return;
  mkdirSync(PICTURES, { recursive: true });
  symlinkSync(PICTURES, folder);
}

export function makeDataDir(): string {
  return mkdtempSync(join(tmpdir(), "nacre-shop-"));
}

export function removeDataDir(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

function untilReady(child: ChildProcess, output: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => output().includes(READY) && resolve();
    child.stdout?.on("data", look);
    child.once("exit", (code) => reject(new Error(`The shop ended with ${code}:\n${output()}`)));
  });
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    child.once("exit", (code) => resolve(code));
    child.kill(signal);
  });
}
