// `node tools/prepare.mjs [test|check]`: runs before `npm start` (or `npm test`, `npm run check`, `npm run package`), on
// whatever Node the machine has. Installs what is missing, a Node too where that one is too old, then builds what is stale,
// but for checks, and makes the database of a first start meanwhile; what goes wrong is told in one sentence.
// Plain JavaScript, no dependencies: nothing is installed yet.
import { spawn } from "node:child_process";
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";

/** What runs the sources as they are, and the oldest that can fetch it. */
const NODE = "24.21.0";
const OLDEST_NODE = 20;
const SOURCES = ["app", "server.ts", "vite.config.ts", "react-router.config.ts", "package-lock.json"];
const INSTALLED = "node_modules/.package-lock.json";
const BUILT = "build/server/server.js";
/** What nothing here reads. */
const SPARE = [
  /\.map$/,
  // What people read, but for licenses.
  /(?<!licen[sc]e)\.(md|markdown)$/i,
  // Sources beside what was built from them.
  /(?<!\.d)\.[cm]?tsx?$/,
  // Builds for other ways to load them.
  /(^|\/)@tensorflow\/[^/]+\/dist\/(miniprogram$|tf-[\w-]+\.(?!node\.js$)|.*_test\.)/,
  /(^|\/)stripe\/cjs$/,
  // The fonts that receipts are not written in.
  /(^|\/)dejavu-fonts-ttf\/ttf\/(?!DejaVuSans(-Bold)?\.ttf$)./,
];
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

/** Does a piece of work that takes a while: says what it is and how long it takes. */
async function step(title, work) {
  const started = Date.now();
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  const say = (words) => process.stdout.write(process.stdout.isTTY ? `\r${title} … ${words}` : "");
  if (!process.stdout.isTTY) process.stdout.write(`${title} …\n`);
  const clock = setInterval(() => say(seconds()), 1000);
  say("");
  try {
    await work();
  } finally {
    clearInterval(clock);
  }
  process.stdout.write(process.stdout.isTTY ? `\r${title} … ${seconds()}\n` : `  done in ${seconds()}\n`);
}

/** Runs a command; shows what it printed only where that explains a failure. */
async function run(command, args, env = {}) {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (output += data));
  const code = await new Promise((resolve) => {
    child.on("error", (error) => resolve(String(error)));
    child.on("close", resolve);
  });
  if (code !== 0)
    stop(`\n${whyNot(output) ?? `${output}\n${[command, ...args].join(" ")} failed, see above.`}`);
}

/** The npm that runs us, on the Node that it came with. */
function npm(args, env) {
  const file = process.env.npm_execpath;
  const words = [...args, "--no-audit", "--no-fund", "--loglevel=error"];
  if (file?.endsWith("npm-cli.js")) return run(process.execPath, [file, ...words], env);
  return run(windows ? "npm.cmd" : "npm", words, env);
}

/** A Node for npm's scripts, which find it before the machine's. */
async function fetchNode() {
  const home = `node_modules/.cache/node-${NODE}`;
  const { platform, arch } = process;
  const system = { win32: "win", darwin: arch === "arm64" ? "bin-darwin" : "darwin" }[platform] ?? platform;
  const name = `node-${system}-${arch}`;
  const folder = join(home, "node_modules", name);
  const fetched = join(folder, "bin", node);
  if (!existsSync(fetched)) {
    await npm(["install", "--no-save", "--ignore-scripts", "--prefix", home, `${name}@${NODE}`]);
    // Headers for compiling add-ons weigh half as much again.
    for (const unused of ["include", "share"]) rmSync(join(folder, unused), { recursive: true, force: true });
  }
  return fetched;
}

/** What the shop is built from and runs on; with its tests, also what checks it. Says whether anything is missing. */
function missing(withTests) {
  const { devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const lacksTests = Object.keys(devDependencies ?? {}).some(
    (name) => !existsSync(join("node_modules", name)),
  );
  const stale = changedAt(INSTALLED) < changedAt("package-lock.json");
  if (!stale && !(withTests && lacksTests)) return undefined;
  return withTests || !lacksTests ? "--include=dev" : "--omit=dev";
}

/** Takes out of packages what nothing here reads: it was a quarter of the whole. */
function prune() {
  const isSpare = (path) => SPARE.some((spare) => spare.test(path.replaceAll("\\", "/")));
  // The databases that tests keep in the cache have files of such endings too.
  for (const path of readdirSync("node_modules", { recursive: true }).map(String))
    if (!path.startsWith(".cache") && isSpare(path))
      rmSync(join("node_modules", path), { recursive: true, force: true });
}

async function install(withTests) {
  const own = process.versions.node;
  // Where a Node was fetched before, it is the one that runs us, and npm clears its link away: no package has it.
  const isFetched = process.execPath.startsWith(resolve("node_modules"));
  const needsNode = major(own) < major(NODE) || isFetched;
  if (major(own) < OLDEST_NODE)
    stop(`Node ${own} is too old: install Node ${major(NODE)}, or at least ${OLDEST_NODE}.`);
  const link = join(COMMANDS, node);
  const which = missing(withTests);
  if (which || (needsNode && !existsSync(link)) || (isFetched && own !== NODE))
    await step(needsNode ? `Installing packages and Node ${NODE}` : "Installing packages", async () => {
      // Not `npm ci`: see docs/decisions/009-install-not-ci.md.
      const [fetched] = await Promise.all([needsNode && fetchNode(), which && npm(["install", which])]);
      if (which) prune();
      if (!fetched) return;
      mkdirSync(COMMANDS, { recursive: true });
      rmSync(link, { force: true });
      linkSync(fetched, link);
    });
}

/** Makes the database of a first start meanwhile. If it cannot, the start will try, and say why. */
function makeData() {
  const link = join(COMMANDS, node);
  const child = spawn(existsSync(link) ? link : process.execPath, ["tools/make-data.ts"], {
    stdio: "ignore",
  });
  return new Promise((resolve) => {
    child.on("error", resolve);
    child.on("close", resolve);
  });
}

async function build(toStart) {
  if (changedAt(BUILT) >= Math.max(...SOURCES.map(changedAt))) return;
  await step("Building the shop", () =>
    Promise.all([npm(["run", "build"], { NODE_ENV: "production" }), toStart && makeData()]),
  );
}

const purpose = process.argv[2] ?? "start";
await install(purpose !== "start");
if (purpose !== "check") await build(purpose === "start");
