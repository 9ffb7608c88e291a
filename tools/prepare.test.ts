import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

const PREPARE = resolve("tools/prepare.mjs");
/** Notes what it is asked for and does it as far as the next step looks. */
const NPM = `
const { appendFileSync, cpSync, mkdirSync, writeFileSync } = require("node:fs");
const [, , command, ...words] = process.argv;
appendFileSync("asked", [command, ...words.filter((word) => !word.startsWith("--no-"))].join(" ") + "\\n");
if (process.env.SAYS) { console.error(process.env.SAYS); process.exit(1); }
const make = (path) => { mkdirSync(require("node:path").dirname(path), { recursive: true }); writeFileSync(path, ""); };
const prefix = words.indexOf("--prefix");
if (command === "run") make("build/server/server.js");
else if (prefix >= 0) make(words[prefix + 1] + "/node_modules/" + words.find((word) => word.startsWith("node-")).split("@")[0] + "/bin/node");
else {
  make("node_modules/.package-lock.json");
  if (words.includes("--include=dev")) make("node_modules/tester/index.js");
}
`;

let folder: string;
const write = (path: string, content = "") => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "nacre-prepare-"));
  write("package.json", JSON.stringify({ devDependencies: { tester: "1.0.0" } }));
  write("package-lock.json");
  write("app/routes.ts");
  write("npm-cli.js", NPM);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Prepares the folder on a Node that calls itself `version`. */
function prepare(words: string[], { version = "24.21.0", says = "" } = {}) {
  const pretend = `Object.defineProperty(process.versions, "node", { value: "${version}" })`;
  const env = { ...process.env, npm_execpath: join(folder, "npm-cli.js"), SAYS: says };
  return new Promise<{ code: number; said: string; asked: string[] }>((done) => {
    const args = ["--import", `data:text/javascript,${encodeURIComponent(pretend)}`, PREPARE, ...words];
    execFile(process.execPath, args, { cwd: folder, env }, (error, _, said) => {
      const asked = join(folder, "asked");
      const lines = existsSync(asked) ? readFileSync(asked, "utf8").trim().split("\n") : [];
      rmSync(asked, { force: true });
      done({ code: Number(error?.code ?? 0), said: said.trim(), asked: lines });
    });
  });
}

describe("before a start", () => {
  test("installs what the shop runs on and builds it, once", async () => {
    expect((await prepare([])).asked).toEqual([
      "install --omit=dev --loglevel=error",
      "run build --loglevel=error",
    ]);
    expect((await prepare([])).asked).toEqual([]);
  });

  test("installs again when the lock file is newer, the tests' packages only where they were", async () => {
    await prepare(["test"]);
    const later = new Date(Date.now() + 60_000);
    utimesSync(join(folder, "package-lock.json"), later, later);
    const spare = ["index.js.map", "README.md", "src/index.ts"].map((name) => `node_modules/tester/${name}`);
    const read = ["LICENSE.md", "index.d.ts", "index.js"].map((name) => `node_modules/tester/${name}`);
    for (const path of [...spare, ...read]) write(path);
    write("node_modules/.cache/test-data/pg_filenode.map");
    expect((await prepare([])).asked[0]).toBe("install --include=dev --loglevel=error");
    for (const path of spare) expect(existsSync(join(folder, path)), path).toBe(false);
    for (const path of read) expect(existsSync(join(folder, path)), path).toBe(true);
    expect(existsSync(join(folder, "node_modules/.cache/test-data/pg_filenode.map"))).toBe(true);
  });

  test("fetches a Node where the machine's is too old, once", async () => {
    const { asked } = await prepare([], { version: "20.20.2" });
    expect(asked.sort()[0]).toMatch(
      /^install --ignore-scripts --prefix node_modules\/.* node-\S+@24\.[\d.]+ /,
    );
    expect(existsSync(join(folder, "node_modules/.bin/node"))).toBe(true);
    expect((await prepare([], { version: "20.20.2" })).asked).toEqual([]);
  });
});

test("before the tests, their packages follow those of the shop", async () => {
  await prepare([]);
  expect((await prepare(["test"])).asked).toEqual(["install --include=dev --loglevel=error"]);
});

describe("what goes wrong is one sentence", () => {
  test.each([
    ["npm error code EAI_AGAIN", /^The packages cannot be fetched: npm's registry is out of reach.*\.$/],
    ["npm error code ENOSPC", /^The disk is full.*\.$/],
    ["npm error code EACCES", /^This folder cannot be written.*\.$/],
  ])("%s", async (says, sentence) => {
    const { code, said } = await prepare([], { says });
    expect(code).toBe(1);
    expect(said).toMatch(sentence);
  });

  test("a Node that cannot fetch another", async () => {
    const { code, said, asked } = await prepare([], { version: "18.20.0" });
    expect([code, said]).toEqual([1, "Node 18.20.0 is too old: install Node 24, or at least 20."]);
    expect(asked).toEqual([]);
  });

  test("what nobody foresaw is shown whole", async () => {
    const { said } = await prepare([], { says: "npm error code EWHATEVER" });
    expect(said).toContain("npm error code EWHATEVER");
  });
});
