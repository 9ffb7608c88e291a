/**
 * node bench/guidance.ts [SLOWDOWN]: how responsive /ouradvice stays while it guides a face in front of the camera.
 * Builds nothing: run `npm run build` first. Prints the page's long tasks (over 50 ms) with the CPU slowed down
 * (4 times by default), and how long one look takes in its worker.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { findChromium } from "../e2e/support/find-chromium.ts";
import { removeDataDir, startShop } from "../e2e/support/shop.ts";
import { makeMjpeg } from "../test/faces/make-mjpeg.ts";

const SECONDS = 10;
const slowdown = Number(process.argv[2] ?? 4);

const folder = mkdtempSync(join(tmpdir(), "nacre-film-"));
const film = join(folder, "film.mjpeg");
writeFileSync(film, await makeMjpeg("good", 4));
const shop = await startShop();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--use-fake-device-for-media-stream",
    "--use-fake-ui-for-media-stream",
    `--use-file-for-fake-video-capture=${film}`,
  ],
});
try {
  const page = await browser.newPage({ baseURL: shop.url });
  await watchWorker(page);
  await signUp(page);
  await page.goto("/ouradvice");
  await page.waitForFunction(() => document.documentElement.dataset["hydrated"] === "true");
  await page.getByRole("button", { name: "Enable camera" }).click();
  await page.getByText("Good. Hold still and scan.").waitFor();

  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const { tasks, looks } = await page.evaluate(observe, SECONDS);
  const longest = Math.max(0, ...tasks);
  console.log(`CPU slowed down ${slowdown} times, ${SECONDS} s of guidance on 1280 × 720:`);
  console.log(`  tasks over 50 ms on the page: ${tasks.length}, longest ${longest.toFixed(0)} ms`);
  console.log(`  looks: ${looks.length}, median ${median(looks).toFixed(1)} ms in the worker`);
} finally {
  await browser.close();
  await shop.stop();
  removeDataDir(shop.dataDir);
  rmSync(folder, { recursive: true });
}

/** Notes what the guidance worker says about its own time. */
async function watchWorker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const looks: number[] = [];
    Object.assign(window, { looks });
    const Real = window.Worker;
    window.Worker = class extends Real {
      constructor(...given: ConstructorParameters<typeof Real>) {
        super(...given);
        this.addEventListener("message", ({ data }) => data.kind === "look" && looks.push(data.took));
      }
    };
  });
}

async function signUp(page: Page): Promise<void> {
  await page.request.post("/login", {
    form: { mode: "sign-up", email: "bench@test.example", password: "a long enough password" },
    headers: { Origin: shop.url },
    maxRedirects: 0,
  });
}

/** Runs in the page: the durations of long tasks, and of the looks in that time, in milliseconds. */
function observe(seconds: number): Promise<{ tasks: number[]; looks: number[] }> {
  const { looks } = window as unknown as { looks: number[] };
  const before = looks.length;
  const tasks: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) tasks.push(entry.duration);
  });
  observer.observe({ type: "longtask" });
  return new Promise((resolve) => {
    setTimeout(() => resolve({ tasks, looks: looks.slice(before) }), seconds * 1000);
  });
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
