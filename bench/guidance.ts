/**
 * node bench/guidance.ts [SLOWDOWN] [RUNS]: what /ouradvice costs a shopper's device with the camera: how soon after the
 * permission one may scan, by the wall clock, in RUNS (7 unless told) browser windows that have nothing in their caches;
 * tasks of the page's thread that would be long; one look in its worker; bytes before and after it is on. Builds nothing:
 * run `npm run build` first.
 * Times but the first are the threads' own CPU time, from Chromium's trace: neighbours on the machine do not count. A task
 * counts as long when SLOWDOWN times (4 unless told) its CPU time is over 50 ms.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser, Page } from "@playwright/test";
import { removeDataDir, startShop } from "../e2e/support/shop.ts";
import { hydrated, signUp } from "../e2e/support/test.ts";
import { makeMjpeg } from "../test/faces/make-mjpeg.ts";
import { launchBrowser } from "./launch-browser.ts";

const SECONDS = 10;
const LONG = 50;
const slowdown = Number(process.argv[2] ?? 4);
const runs = Number(process.argv[3] ?? 7);

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
const browser = await launchBrowser(
  "--use-fake-device-for-media-stream",
  "--use-fake-ui-for-media-stream",
  `--use-file-for-fake-video-capture=${film}`,
);
try {
  await printTimesToReady(browser);
  const page = await browser.newPage({ baseURL: shop.url });
  await page.addInitScript(countLooks);
  await signUp(page.request, shop.url);
  const bytes = weigh(page);
  console.log(`Tasks over ${LONG} ms of CPU if it were ${slowdown} times slower, on 1280 × 720:`);
  await traced("loading the page", browser, page, () => openAdvice(page));
  const before = bytes();
  await traced("turning the camera on", browser, page, () => turnOn(page));
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

async function openAdvice(page: Page): Promise<void> {
  await page.goto("/ouradvice");
  await hydrated(page);
}

/** Resolves when the guidance says that one may scan. */
async function turnOn(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Enable camera" }).click();
  await page.getByText("Good. Hold still and scan.").waitFor();
}

async function printTimesToReady(browser: Browser): Promise<void> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const page = await browser.newPage({ baseURL: shop.url });
    await page.addInitScript(stampPermission);
    await signUp(page.request, shop.url);
    await openAdvice(page);
    await turnOn(page);
    times.push(await page.evaluate(() => performance.now() - Reflect.get(window, "permitted")));
    await page.context().close();
  }
  const sorted = times.toSorted((one, other) => one - other);
  const [median = Number.NaN, worst = Number.NaN] = [sorted[runs >> 1], sorted.at(-1)];
  const load = loadavg()[0]?.toFixed(1);
  console.log(
    `From the permission to ready, ${runs} cold windows: median ${seconds(median)}, worst ${seconds(worst)} (load ${load} on ${availableParallelism()} cores)`,
  );
}

/** Runs in the page: remembers when the camera was given. */
function stampPermission(): void {
  const devices = navigator.mediaDevices;
  const real = devices.getUserMedia.bind(devices);
  devices.getUserMedia = async (wanted) => {
    const stream = await real(wanted);
    Object.assign(window, { permitted: performance.now() });
    return stream;
  };
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
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
