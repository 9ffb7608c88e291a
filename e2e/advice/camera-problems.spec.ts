import type { Page } from "@playwright/test";
import { ANALYZED, enableCamera, expect, openAdvice, test, watchCamera } from "../support/camera.ts";
import { expectAccessible } from "../support/axe.ts";
import { holdFunction } from "../support/functions.ts";

const ANALYSIS_FAILED = "We couldn't analyze your skin. Please try again in better lighting.";

/** Makes the browser answer the next requests for a camera with these errors, one after another. */
async function refuseCamera(page: Page, names: readonly string[]): Promise<void> {
  await page.addInitScript((errors) => {
    const devices = navigator.mediaDevices;
    const real = devices.getUserMedia.bind(devices);
    devices.getUserMedia = (wanted) => {
      const error = errors.shift();
      return error ? Promise.reject(new DOMException("", error)) : real(wanted);
    };
  }, names as string[]);
}

const REFUSALS = [
  ["NotFoundError", "No camera was found. Connect one, or open this page on your phone."],
  ["NotReadableError", "Another app is using the camera. Close it there and try again."],
  ["TypeError", "The camera could not be started. Please try again, or use another browser."],
] as const;

test("why a camera cannot be had is said, and trying again helps; so it is when it is lost mid-way", async ({
  customer: page,
}) => {
  const scan = page.getByRole("button", { name: "Scan" });
  const again = page.getByRole("button", { name: "Try again" });
  await refuseCamera(
    page,
    REFUSALS.map(([error]) => error),
  );
  await openAdvice(page);
  await page.getByRole("button", { name: "Enable camera" }).click();
  for (const [place, [, words]] of REFUSALS.entries()) {
    await expect(page.getByRole("alert")).toHaveText(words);
    // They look alike.
    if (place === 0) await expectAccessible(page);
    await again.click();
  }
  await expect(scan).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.waitForFunction(() => (document.querySelector("video")?.videoWidth ?? 0) > 0);
  await page.evaluate(() => {
    const stream = document.querySelector("video")?.srcObject;
    if (stream instanceof MediaStream) stream.getVideoTracks()[0]?.dispatchEvent(new Event("ended"));
  });
  await expect(page.getByRole("alert")).toHaveText("The camera was disconnected. Check it and try again.");
  await again.click();
  await expect(scan).toBeVisible();
});

test("a failed analysis is said, and the next one works: while it runs, the panel is busy and nothing is sent twice", async ({
  customer: page,
}) => {
  await openAdvice(page);
  await enableCamera(page);
  const analysis = /\/analyzeSkinFromImage$/;
  const broken = { status: 500, json: { error: { status: "INTERNAL", message: "INTERNAL" } } };
  await page.route(analysis, (route) => route.fulfill(broken), { times: 1 });
  await page.getByRole("button", { name: "Scan" }).click();
  await expect(page.getByRole("alert")).toHaveText(ANALYSIS_FAILED);
  await expectAccessible(page);
  const release = await holdFunction(page, "analyzeSkinFromImage");
  await page.getByRole("button", { name: "Scan" }).click();
  await expect(page.getByRole("button", { name: "Analyzing your skin" })).toBeDisabled();
  await expectAccessible(page);
  release();
  await expect(page.getByRole("heading", { name: "What this picture shows" })).toBeVisible(ANALYZED);
});

test("the camera goes off when the tab is hidden, and says so; and when the page is left", async ({
  customer: page,
}) => {
  await openAdvice(page);
  await enableCamera(page);
  let track = await watchCamera(page);
  const hide = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await hide(true);
  await expect(page.getByText("The camera went off because you left this page.")).toBeVisible();
  await expect.poll(track).toBe("ended");
  await hide(false);
  await enableCamera(page);
  track = await watchCamera(page);
  await page.getByRole("link", { name: "Shop", exact: true }).first().click();
  await expect(page.getByRole("heading", { name: "The collection" })).toBeVisible();
  await expect.poll(track).toBe("ended");
});

test("the camera goes off when the shopper signs out in another tab", async ({ customer: page, context }) => {
  await openAdvice(page);
  await enableCamera(page);
  const track = await watchCamera(page);
  const other = await context.newPage();
  await other.goto("/profile");
  await other.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fouradvice$/);
  await expect.poll(track).toBe("ended");
});
