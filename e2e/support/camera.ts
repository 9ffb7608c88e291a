import { existsSync, mkdirSync, renameSync, writeFileSync, copyFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { type Film, makeMjpeg } from "../../test/faces/make-mjpeg.ts";
import { test as base, hydrated } from "./test.ts";

/** Playwright empties this folder before each run: a film is made once a run. */
const FILMS = resolve("test-results/films");

/** Tests with a camera that plays a film of a real face. */
export const test = base.extend<{ play: (film: Film) => Promise<void> }>({
  // What the camera shows when it is next enabled.
  play: async ({ film: file }, use) => {
    await use(async (film) => {
      copyFileSync(await filmOf(film), `${file}.new`);
      // In one step: the camera may have the last one open.
      renameSync(`${file}.new`, file);
    });
  },
  context: async ({ context, play }, use) => {
    await play("good");
    await use(context);
  },
});

async function filmOf(film: Film): Promise<string> {
  const file = resolve(FILMS, `${film}.mjpeg`);
  if (!existsSync(file)) {
    mkdirSync(FILMS, { recursive: true });
    writeFileSync(`${file}.${process.pid}`, await makeMjpeg(film));
    renameSync(`${file}.${process.pid}`, file);
  }
  return file;
}

export { expect, hydrated } from "./test.ts";

/** An analysis takes a second, and the first one as long again to load the nets; on a busy machine many times that. */
export const ANALYZED = { timeout: 60_000 };

/** Opens the advice page as the shopper of the test and waits until it answers. */
export async function openAdvice(page: Page): Promise<void> {
  await page.goto("/ouradvice");
  await hydrated(page);
}

/** Turns the camera on and waits for its picture. */
export async function enableCamera(page: Page): Promise<void> {
  test.slow();
  await page.getByRole("button", { name: "Enable camera" }).click();
  await page.waitForFunction(() => (document.querySelector("video")?.videoWidth ?? 0) > 0);
}

/** Keeps the camera's track within reach of the test, also once the page has let go of it. */
export async function watchCamera(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const stream = document.querySelector("video")?.srcObject;
    if (stream instanceof MediaStream) Object.assign(window, { watched: stream.getVideoTracks()[0] });
  });
  return () => page.evaluate(() => (window as unknown as { watched: MediaStreamTrack }).watched.readyState);
}
