import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{app,db,test,tools}/**/*.test.ts?(x)"],
    setupFiles: ["test/setup.ts"],
    globalSetup: ["test/postgres.ts"],
    testTimeout: 120_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
    // Files share a worker's modules: loading them anew for each file was two fifths of the time. So a test leaves
    // nothing behind in a module, nor in process.env.
    isolate: false,
  },
});
