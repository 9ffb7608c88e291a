import { pathToFileURL } from "node:url";
import { defineConfig } from "vitest/config";

/** For the workers, and by the variable for the shops that they start. */
const QUICK_HASHES = `--import=${pathToFileURL("test/quick-hashes.ts")}`;

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", development: false } },
  test: {
    include: ["{app,db,lab,test,tools}/**/*.test.ts?(x)"],
    setupFiles: ["test/setup.ts"],
    globalSetup: ["test/postgres.ts"],
    testTimeout: 120_000,
    expect: { poll: { timeout: 30_000, interval: 10 } },
    hookTimeout: 180_000,
    // Three on two cores: some files mostly wait, for processes that they start or stop.
    maxWorkers: 3,
    // React's production build, as in the shop: its development build is half of the time that pages take.
    env: { NODE_ENV: "production", NODE_OPTIONS: QUICK_HASHES },
    // A tenth of the time went into clearing away what was young.
    // And pages run the build's scripts (live-page.ts).
    execArgv: [QUICK_HASHES, "--max-semi-space-size=64", "--experimental-vm-modules"],
    // Files share a worker's modules: loading them anew for each file was two fifths of the time. So a test leaves
    // nothing behind in a module, nor in process.env.
    isolate: false,
  },
});
