import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LaunchOptions, Page } from "@playwright/test";
import { type Film, makeMjpeg } from "../../test/faces/make-mjpeg.ts";
import { test as base, hydrated } from "./test.ts";

interface CameraOptions {
  /** What Chromium's fake camera plays; `refused` is a camera that the browser does not let the page use. */
  film: Film | "refused";
  launchOptions: LaunchOptions;
}

/** Tests with a camera that plays a film of a real face. */
export const test = base.extend<object, CameraOptions>({
  film: ["good", { scope: "worker", option: true }],
  launchOptions: [
    async ({ launchOptions, film }, use) => {
      const folder = mkdtempSync(join(tmpdir(), "nacre-film-"));
      const file = join(folder, "film.mjpeg");
      writeFileSync(file, await makeMjpeg(film === "refused" ? "nobody" : film, 4));
      const args = [
        ...(launchOptions.args ?? []),
        "--use-fake-device-for-media-stream",
        `--use-file-for-fake-video-capture=${file}`,
        film === "refused" ? "--use-fake-ui-for-media-stream=deny" : "--use-fake-ui-for-media-stream",
      ];
      await use({ ...launchOptions, args });
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
});

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
