import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { removeDataDir, startShop } from "../e2e/support/shop.ts";

// `node bench/weight.ts`: scripts of the built shop (`npm run build`) that a page loads first, compressed, and what the
// installed packages weigh.

const PAGES = ["/", "/shop", "/product/silk-milk", "/login"];

const shop = await startShop();
for (const page of PAGES) {
  const html = await (await fetch(shop.url + page)).text();
  const files = new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([file]) => file));
  const bytes = [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(`build/client${file}`)).length,
    0,
  );
  console.log(`${page}: ${(bytes / 1000).toFixed(0)} kB of scripts in ${files.size} files`);
}
await shop.stop();
removeDataDir(shop.dataDir);
const megabytes = execFileSync("du", ["-sm", "node_modules"]).toString().split("\t")[0];
console.log(`node_modules: ${megabytes} MB`);
