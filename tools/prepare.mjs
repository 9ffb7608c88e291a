// Runs before `npm start` and `npm test`, on whatever Node the machine has: installs what is missing, then
// builds what is stale. Plain JavaScript, no dependencies: nothing is installed yet.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const SOURCES = ["app", "vite.config.ts", "react-router.config.ts", "package-lock.json"];
const INSTALLED = "node_modules/.package-lock.json";
const BUILT = "build/server/index.js";

function changedAt(path) {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => changedAt(join(path, name))));
}

function run(command, args, env = {}) {
  const options = { stdio: "inherit", shell: process.platform === "win32", env: { ...process.env, ...env } };
  const { status } = spawnSync(command, args, options);
  if (status !== 0) process.exit(status ?? 1);
}

// Not `npm ci`: it refuses a lock file that lacks optional packages of other platforms, and a registry that
// lags behind cannot name them all. The build needs what is for development, whatever NODE_ENV says.
if (changedAt(INSTALLED) < changedAt("package-lock.json"))
  run("npm", ["install", "--include=dev", "--no-audit", "--no-fund"]);
if (changedAt(BUILT) < Math.max(...SOURCES.map(changedAt)))
  run("npm", ["run", "build"], { NODE_ENV: "production" });
