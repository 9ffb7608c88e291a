import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{app,db,test,tools}/**/*.test.ts?(x)"],
    setupFiles: ["test/setup.ts"],
    globalSetup: ["test/postgres.ts"],
    testTimeout: 120_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
  },
});
