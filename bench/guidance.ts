/**
 * node bench/guidance.ts [SLOWDOWN]: what /ouradvice costs a shopper's device with the camera: bytes before and after it
 * is on, how soon one may scan, tasks of the page's thread that would be long, and one look in its worker. Builds nothing: run
 * `npm run build` first.
 * Times are the threads' own CPU time, from Chromium's trace: neighbours on the machine do not count. A task counts as
 * long when SLOWDOWN times (4 unless told) its CPU time is over 50 ms.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { chromium, type Browser, type Page } from "@playwright/test";
import { findChromium } from "../e2e/support/find-chromium.ts";
import { removeDataDir, startShop } from "../e2e/support/shop.ts";
import { makeMjpeg } from "../test/faces/make-mjpeg.ts";

const SECONDS = 10;
const LONG = 50;
const slowdown = Number(process.argv[2] ?? 4);

/** The fields of a trace event that are read. Times in microseconds, `tdur` the thread's own. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  tdur?: number;
  args: { name?: string };
}

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
  await page.addInitScript(countLooks);
  await signUp(page);
  const bytes = weigh(page);
  console.log(`Tasks over ${LONG} ms of CPU if it were ${slowdown} times slower, on 1280 × 720:`);
  await traced("loading the page", browser, page, async () => {
    await page.goto("/ouradvice");
    await page.waitForFunction(() => document.documentElement.dataset["hydrated"] === "true");
    await page.getByRole("button", { name: "Enable camera" }).waitFor();
  });
  const before = bytes();
  let ready = 0;
  await traced("turning the camera on", browser, page, async () => {
    const clicked = performance.now();
    await page.getByRole("button", { name: "Enable camera" }).click();
    await page.getByText("Good. Hold still and scan.").waitFor();
    ready = performance.now() - clicked;
  });
  console.log(`Ready to scan ${(ready / 1000).toFixed(1)} s after "Enable camera", by the wall clock`);
  const already = await looksOf(page);
  const worker = await traced(`${SECONDS} s of guidance`, browser, page, () =>
    page.waitForTimeout(SECONDS * 1000),
  );
  const looks = (await looksOf(page)) - already;
  console.log(`One look: ${(worker / looks).toFixed(1)} ms of CPU in its worker, mean of ${looks}`);
  const after = bytes() - before;
  console.log(`Packed with gzip: ${kilobytes(before)} before the camera, ${kilobytes(after)} with it`);
} finally {
  await browser.close();
  await shop.stop();
  removeDataDir(shop.dataDir);
  rmSync(folder, { recursive: true });
}

/** Does something and prints the page's long tasks meanwhile. @returns CPU of the workers, in milliseconds */
async function traced(name: string, browser: Browser, page: Page, act: () => Promise<unknown>) {
  await browser.startTracing(page, { categories: ["toplevel", "disabled-by-default-devtools.timeline"] });
  await act();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(`${await browser.stopTracing()}`);
  const main = tasksOf(traceEvents, "CrRendererMain");
  const long = main.filter((time) => time * slowdown > LONG);
  const longest = slowdown * Math.max(0, ...main);
  console.log(`  ${name}: ${long.length}, longest ${longest.toFixed(0)} ms`);
  return tasksOf(traceEvents, "DedicatedWorker thread").reduce((sum, time) => sum + time, 0);
}

/** CPU times in milliseconds of the tasks of all threads with this name. */
function tasksOf(events: TraceEvent[], thread: string): number[] {
  const key = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const threads = new Set(
    events.filter(({ name, args }) => name === "thread_name" && args.name === thread).map(key),
  );
  return events
    .filter((event) => event.name.endsWith("RunTask") && event.tdur && threads.has(key(event)))
    .map(({ tdur = 0 }) => tdur / 1000);
}

/** Bytes of every file that the shop sent to the page so far, packed, pictures of products aside. */
function weigh(page: Page): () => number {
  const sizes = new Map<string, number>();
  page.on("response", async (reply) => {
    const { pathname } = new URL(reply.url());
    if (pathname.startsWith("/images/")) return;
    const body = await reply.body().catch(() => Buffer.alloc(0));
    const packed = pathname.endsWith(".gz") || pathname.endsWith(".woff2");
    sizes.set(pathname, packed ? body.length : gzipSync(body).length);
  });
  return () => [...sizes.values()].reduce((sum, size) => sum + size, 0);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} kB`;
}

/** Runs in the page: counts what its worker says about looks. */
function countLooks(): void {
  Object.assign(window, { looks: 0 });
  const Real = window.Worker;
  window.Worker = class extends Real {
    constructor(...given: ConstructorParameters<typeof Real>) {
      super(...given);
      this.addEventListener("message", ({ data }) => {
        if (data.kind === "look") Object.assign(window, { looks: Reflect.get(window, "looks") + 1 });
      });
    }
  };
}

function looksOf(page: Page): Promise<number> {
  return page.evaluate(() => Number(Reflect.get(window, "looks")));
}

async function signUp(page: Page): Promise<void> {
  await page.request.post("/login", {
    form: { mode: "sign-up", email: "bench@test.example", password: "a long enough password" },
    headers: { Origin: shop.url },
    maxRedirects: 0,
  });
}
