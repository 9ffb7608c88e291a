import { defineConfig } from "@playwright/test";
import { pathToFileURL } from "node:url";
import { findBrowser } from "./tools/find-browser.ts";

// For the shops that are started.
process.env["NODE_OPTIONS"] = `--import=${pathToFileURL("test/quick-hashes.ts")}`;

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  globalSetup: "./e2e/support/start-postgres.ts",
  fullyParallel: true,
  // Three on two cores: a browser test mostly waits.
  workers: 3,
  forbidOnly: true,
  retries: 0,
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [["line"]],
  use: {
    browserName: "chromium",
    // One page a worker, emptied between tests: a page of its own would start a renderer and compile all scripts anew for
    // each test, more than half of its time.
    reuseContext: true,
    viewport: { width: 1280, height: 900 },
    // A trace of every test costs a third of the time; PWTRACE=1 asks for it.
    trace: process.env["PWTRACE"] ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // One renderer for all pages: a new one compiles all scripts anew and doubles what a page costs.
        "--renderer-process-limit=1",
        "--disable-site-isolation-trials",
      ],
    },
  },
});
