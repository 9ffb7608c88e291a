// `node tools/prepare.mjs [test]`: runs before `npm start` and `npm test`, on whatever Node the machine has. Fetches a Node
// where that one is too old, installs what is missing, then builds what is stale; what goes wrong is told in one sentence.
// Plain JavaScript, no dependencies: nothing is installed yet.
import { spawn } from "node:child_process";
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

/** What runs the sources as they are, and the oldest that can fetch it. */
const NODE = "24.21.0";
const OLDEST_NODE = 20;
const SOURCES = ["app", "vite.config.ts", "react-router.config.ts", "package-lock.json"];
const INSTALLED = "node_modules/.package-lock.json";
const BUILT = "build/server/index.js";
/** Where npm's scripts look first. */
const COMMANDS = "node_modules/.bin";

const windows = process.platform === "win32";
const major = (version) => Number(version.split(".")[0]);
const node = windows ? "node.exe" : "node";

function changedAt(path) {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => changedAt(join(path, name))));
}

/** What the output of a command that failed means to whoever started it. */
function whyNot(output) {
  if (/ENOSPC|no space left/i.test(output)) return "The disk is full: free about a gigabyte and start again.";
  if (/EACCES|EPERM|EROFS/.test(output))
    return `This folder cannot be written: start as the user who owns ${process.cwd()}.`;
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|network/.test(output))
    return "The packages cannot be fetched: npm's registry is out of reach, so look at the network or npm's proxy and start again.";
  return undefined;
}

function stop(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Runs a command, says what for and how long it takes; shows what it printed only where that explains a failure. */
async function step(title, command, args, env = {}) {
  const started = Date.now();
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  const say = (words) => process.stdout.write(process.stdout.isTTY ? `\r${title} … ${words}` : "");
  if (!process.stdout.isTTY) process.stdout.write(`${title} …\n`);
  const clock = setInterval(() => say(seconds()), 1000);
  say("");
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (output += data));
  const code = await new Promise((resolve) => {
    child.on("error", (error) => resolve(String(error)));
    child.on("close", resolve);
  });
  clearInterval(clock);
  if (code !== 0) stop(`\n${whyNot(output) ?? `${output}\n${title} failed, see above.`}`);
  process.stdout.write(process.stdout.isTTY ? `\r${title} … ${seconds()}\n` : `  done in ${seconds()}\n`);
}

/** The npm that runs us, on the Node that it came with. */
function npm(title, args, env) {
  const file = process.env.npm_execpath;
  const words = [...args, "--no-audit", "--no-fund", "--loglevel=error"];
  if (file?.endsWith("npm-cli.js")) return step(title, process.execPath, [file, ...words], env);
  return step(title, windows ? "npm.cmd" : "npm", words, env);
}

/** A Node for npm's scripts, which find it before the machine's. */
async function bringNode() {
  const { versions, platform, arch } = process;
  const link = join(COMMANDS, node);
  if (major(versions.node) >= major(NODE) || existsSync(link)) return;
  if (major(versions.node) < OLDEST_NODE)
    stop(`Node ${versions.node} is too old: install Node ${major(NODE)}, or at least ${OLDEST_NODE}.`);
  const system = { win32: "win", darwin: arch === "arm64" ? "bin-darwin" : "darwin" }[platform] ?? platform;
  const name = `node-${system}-${arch}`;
  const home = `node_modules/.cache/node-${NODE}`;
  const folder = join(home, "node_modules", name);
  const fetched = join(folder, "bin", node);
  if (!existsSync(fetched)) {
    const words = ["install", "--no-save", "--ignore-scripts", "--prefix", home, `${name}@${NODE}`];
    await npm(`Fetching Node ${NODE}, because ${versions.node} is too old`, words);
    // Headers for compiling add-ons weigh half as much again.
    for (const unused of ["include", "share"]) rmSync(join(folder, unused), { recursive: true, force: true });
  }
  mkdirSync(COMMANDS, { recursive: true });
  linkSync(fetched, link);
}

/** What the shop is built from and runs on; with its tests, also what checks it. */
async function install(withTests) {
  const { devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const missing = (names) => names.some((name) => !existsSync(join("node_modules", name)));
  const forTests = Object.keys(devDependencies ?? {});
  const stale = changedAt(INSTALLED) < changedAt("package-lock.json");
  if (!stale && !(withTests && missing(forTests))) return;
  const all = withTests || !missing(forTests);
  // Not `npm ci`: see docs/decisions/009-install-not-ci.md.
  await npm("Installing packages", ["install", all ? "--include=dev" : "--omit=dev"]);
}

async function build() {
  if (changedAt(BUILT) >= Math.max(...SOURCES.map(changedAt))) return;
  await npm("Building the shop", ["run", "build"], { NODE_ENV: "production" });
}

await bringNode();
await install(process.argv[2] === "test");
// npm clears away commands that no package has.
await bringNode();
await build();
