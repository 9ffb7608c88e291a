import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { createServerDatabase } from "./database.ts";

test("React's development build has nothing to warn of on any screen", async () => {
  const thread = new Worker(new URL("./render-all.ts", import.meta.url), {
    env: { ...process.env, NODE_ENV: "development" },
    execArgv: [],
    workerData: await createServerDatabase(),
  });
  const seen = await new Promise((resolve, reject) => {
    thread.once("message", resolve);
    thread.once("error", reject);
  });
  await thread.terminate();
  expect(seen).toEqual({ rendered: 23, said: [] });
});
