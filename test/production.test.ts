import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { removeDataDir, startShop } from "../e2e/support/shop.ts";

/** Loaded into the shop's process: says at its end which builds of React it had loaded. */
const SPY = `data:text/javascript,${encodeURIComponent(`
  import { createRequire } from "node:module";
  const { cache } = createRequire(process.cwd() + "/server.ts");
  process.on("exit", () => console.log(Object.keys(cache).filter((path) => cache[path].loaded && path.includes("react")).join("\\n")));
`)}`;

test("the shop renders with React's production build and one arena of memory without anyone saying so", async () => {
  const shop = await startShop({ NODE_OPTIONS: `--import=${SPY}` });
  expect((await fetch(shop.url)).status).toBe(200);
  const isOnLinux = process.platform === "linux";
  const environment = isOnLinux ? readFileSync(`/proc/${shop.pid}/environ`, "utf8") : "";
  expect(environment.includes("MALLOC_ARENA_MAX=1"), "one arena for all threads").toBe(isOnLinux);
  await shop.stop();
  removeDataDir(shop.dataDir);
  expect(shop.output()).toContain("react-dom-server.node.production.js");
  expect(shop.output()).not.toMatch(/react.*\.development\.js/);
});

test("scripts are kept with one byte a character, and data beside them", () => {
  const scripts = readdirSync("build/server", { recursive: true, encoding: "utf8" }).filter((path) =>
    /^(index|assets.*)\.js$/.test(path),
  );
  const texts = scripts.map((path) => readFileSync(`build/server/${path}`, "utf8"));
  expect(scripts.filter((_, at) => /[\u0100-\uffff]/.test(texts[at] ?? ""))).toEqual([]);
  expect(Math.max(...texts.map((text) => text.length))).toBeLessThan(2_000_000);
});
