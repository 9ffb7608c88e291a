import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { findBrowser } from "../tools/find-browser.ts";
import { removeDataDir, startShop } from "../e2e/support/shop.ts";

// `node bench/lighthouse.ts`: Lighthouse, phone profile, on the built shop (`npm run build`) with the local Chromium.
// Lighthouse weighs 176 MB, so it is no dependency of the shop: it has a lock file of its own in `bench/lighthouse/`
// and is installed there the first time.

const HOME = resolve("bench/lighthouse");
const PAGES = { home: "/", shop: "/shop", product: "/product/silk-milk", login: "/login" };
/** Signing in is nothing for a search engine: the page says so, and that costs it this one category. */
const NOT_INDEXED = "login";

/** Of a phone that Lighthouse imagines: four times slower than this machine, on a slow line. */
const MOMENTS = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
};

interface Result {
  lhr: {
    categories: Record<
      string,
      { title: string; score: number | null; auditRefs: { id: string; weight: number }[] }
    >;
    audits: Record<
      string,
      { title: string; score: number | null; displayValue?: string; details?: { items?: unknown[] } }
    >;
  };
}
type Lighthouse = (url: string, flags: { port: number; logLevel: "silent" }) => Promise<Result>;
interface Chrome {
  port: number;
  kill: () => void;
}
type Launch = (options: { chromePath: string | undefined; chromeFlags: string[] }) => Promise<Chrome>;

if (!existsSync(`${HOME}/node_modules/lighthouse`))
  spawnSync("npm", ["install", "--prefix", HOME, "--ignore-scripts", "--no-audit", "--no-fund"], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
const load = (path: string) => import(pathToFileURL(`${HOME}/node_modules/${path}`).href);
const lighthouse: Lighthouse = (await load("lighthouse/core/index.js")).default;
const launch: Launch = (await load("chrome-launcher/dist/index.js")).launch;

const shop = await startShop();
const chrome = await launch({
  chromePath: findBrowser(),
  chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic"],
});
let missed = 0;
try {
  for (const [page, path] of Object.entries(PAGES)) {
    const { lhr } = await lighthouse(`${shop.url}${path}`, { port: chrome.port, logLevel: "silent" });
    const scores = Object.entries(lhr.categories).map(([id, { title, score, auditRefs }]) => {
      // How quick a busy machine is says nothing here: it is shown, not judged.
      const judged = id !== "performance" && !(id === "seo" && page === NOT_INDEXED);
      if (judged && score !== 1) {
        missed += 1;
        for (const { id: audit, weight } of auditRefs) {
          const found = lhr.audits[audit];
          if (weight > 0 && found?.score !== null && (found?.score ?? 1) < 1)
            console.log(`  ${page}: ${found?.title}`, JSON.stringify(found?.details?.items?.slice(0, 3)));
        }
      }
      return `${title} ${score === null ? "–" : Math.round(score * 100)}`;
    });
    const moments = Object.entries(MOMENTS).map(([name, id]) => `${name} ${lhr.audits[id]?.displayValue}`);
    console.log(`${page.padEnd(8)} ${scores.join(" · ")} (${moments.join(", ")})`);
  }
} finally {
  chrome.kill();
  await shop.stop();
  removeDataDir(shop.dataDir);
}
process.exitCode = missed > 0 ? 1 : 0;
