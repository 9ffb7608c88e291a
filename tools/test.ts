/**
 * `npm test`: every check and test, each part with its name, seconds and result. `npm test -- WORD` runs the tests whose
 * path holds the word, else those whose title does; `--no-browser` leaves the browser out. The last line alone reads
 * `N passed, N failed`, over all parts.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { NO_BROWSER, prepareBrowser } from "./find-browser.ts";

interface Counts {
  passed: number;
  failed: number;
}

interface Part {
  name: string;
  command: string;
  /** Whether its output is worth watching as it comes; elsewhere it is shown when it fails. */
  shown?: boolean;
  /** Reads how many of its tests passed; without it the part itself is one. */
  count?: () => Counts | undefined;
}

interface Result extends Counts {
  name: string;
  seconds: number;
  ok: boolean;
}

const words = process.argv.slice(2);
const inBrowser = !words.includes("--no-browser");
const word = words.find((one) => !one.startsWith("--"));
const reports = mkdtempSync(join(tmpdir(), "nacre-test-"));
process.on("exit", () => rmSync(reports, { recursive: true, force: true }));

const CHECKS: Part[] = [
  { name: "lint and format", command: "biome check" },
  { name: "types", command: "react-router typegen && tsc --checkers 2" },
  { name: "import rules", command: "depcruise app db lab server.ts" },
  { name: "unused code", command: "knip --no-progress" },
];

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
});

function read<Report>(file: string, schema: z.ZodType<Report>): Report | undefined {
  const path = join(reports, file);
  return existsSync(path) ? schema.parse(JSON.parse(readFileSync(path, "utf8"))) : undefined;
}

function unitTests(filter: string): Part {
  const report = join(reports, "vitest.json");
  return {
    name: "unit, database and contract tests",
    command: `vitest run --reporter=dot --reporter=json --outputFile.json=${report} ${filter}`,
    shown: true,
    count: () => {
      const found = read("vitest.json", vitestReport);
      // A file that does not load has no test to fail.
      const failed = found && Math.max(found.numFailedTests, Math.sign(found.numFailedTestSuites));
      return found && { passed: found.numPassedTests, failed: failed ?? 0 };
    },
  };
}

function browserTests(filter: string): Part {
  return {
    name: "browser tests",
    command: `PLAYWRIGHT_JSON_OUTPUT_FILE=${join(reports, "playwright.json")} playwright test --reporter=line,json ${filter}`,
    shown: true,
    count: () => {
      const found = read("playwright.json", playwrightReport);
      const { stats, errors } = found ?? {};
      return (
        stats && { passed: stats.expected + stats.flaky, failed: stats.unexpected + (errors?.length ?? 0) }
      );
    },
  };
}

async function run({ name, command, shown, count }: Part): Promise<Result> {
  console.log(`\n── ${name}`);
  const started = performance.now();
  const { code, output } = await execute(command, watched && shown === true);
  const seconds = (performance.now() - started) / 1000;
  const counted = count?.() ?? { passed: Number(code === 0), failed: 0 };
  // Whatever ends badly counts, though no test of it says so.
  const failed = code === 0 ? counted.failed : Math.max(1, counted.failed);
  if (failed > 0) console.log(output);
  console.log(`   ${failed === 0 ? "passed" : "FAILED"} in ${seconds.toFixed(1)} s`);
  return { name, seconds, ok: failed === 0, passed: counted.passed, failed };
}

const watched = process.stdout.isTTY === true;

function execute(command: string, shown: boolean): Promise<{ code: number; output: string }> {
  const child = spawn(command, {
    shell: true,
    env: watched ? process.env : { ...process.env, NO_COLOR: "1", FORCE_COLOR: "0" },
    stdio: ["ignore", shown ? "inherit" : "pipe", shown ? "inherit" : "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (data) => (output += data));
  return new Promise((resolve) => child.on("close", (code) => resolve({ code: code ?? 1, output })));
}

/** Tests by their path; where no path holds the word, by their title. */
async function runMatching(tests: readonly ((filter: string) => Part)[], sought: string): Promise<Result[]> {
  const quoted = JSON.stringify(sought);
  const none = (test: (typeof tests)[number]) =>
    test === browserTests ? "--pass-with-no-tests" : "--passWithNoTests";
  const title = (test: (typeof tests)[number]) => (test === browserTests ? "-g" : "-t");
  const byPath: Result[] = [];
  for (const test of tests) byPath.push(await run(test(`${none(test)} ${quoted}`)));
  if (byPath.some(({ passed, failed }) => passed + failed > 0)) return byPath;
  const byTitle: Result[] = [];
  for (const test of tests) byTitle.push(await run(test(`${none(test)} ${title(test)} ${quoted}`)));
  return byTitle;
}

async function main(): Promise<void> {
  if (inBrowser) {
    const browser = await prepareBrowser();
    if (!browser) {
      console.error(NO_BROWSER);
      process.exit(1);
    }
    process.env["CHROMIUM_PATH"] = browser;
  }
  const tests = inBrowser ? [unitTests, browserTests] : [unitTests];
  const results: Result[] = [];
  if (word) results.push(...(await runMatching(tests, word)));
  else for (const part of [...CHECKS, ...tests.map((test) => test(""))]) results.push(await run(part));
  console.log("\n── summary");
  for (const { name, seconds, ok, passed, failed } of results)
    console.log(
      `${ok ? "passed" : "FAILED"}  ${name.padEnd(36)} ${seconds.toFixed(1).padStart(7)} s  ${passed} passed, ${failed} failed`,
    );
  const sum = (of: (result: Result) => number) => results.reduce((all, one) => all + of(one), 0);
  console.log(`${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`);
  process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
}

await main();
