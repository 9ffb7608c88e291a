import type { Page } from "@playwright/test";
import { ANALYZED, enableCamera, expect, openAdvice, test, watchCamera } from "../support/camera.ts";
import { expectAccessible } from "../support/axe.ts";

const ANALYSIS_FAILED = "We couldn't analyze your skin. Please try again in better lighting.";

/** Makes the browser answer the next requests for a camera with this error. */
async function refuseCamera(page: Page, name: string): Promise<void> {
  await page.addInitScript((error) => {
    const devices = navigator.mediaDevices;
    const real = devices.getUserMedia.bind(devices);
    let refusals = 1;
    devices.getUserMedia = (wanted) =>
      refusals-- > 0 ? Promise.reject(new DOMException("", error)) : real(wanted);
  }, name);
}

const REFUSALS = [
  ["NotFoundError", "No camera was found. Connect one, or open this page on your phone."],
  ["NotReadableError", "Another app is using the camera. Close it there and try again."],
  ["TypeError", "The camera could not be started. Please try again, or use another browser."],
] as const;

for (const [error, words] of REFUSALS) {
  test(`${error} is said, and trying again helps`, async ({ customer: page }) => {
    await refuseCamera(page, error);
    await openAdvice(page);
    await page.getByRole("button", { name: "Enable camera" }).click();
    await expect(page.getByRole("alert")).toHaveText(words);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("button", { name: "Scan" })).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
}

test("a camera lost mid-way is said", async ({ customer: page }) => {
  await openAdvice(page);
  await enableCamera(page);
  await page.evaluate(() => {
    const stream = document.querySelector("video")?.srcObject;
    if (stream instanceof MediaStream) stream.getVideoTracks()[0]?.dispatchEvent(new Event("ended"));
  });
  await expect(page.getByRole("alert")).toHaveText("The camera was disconnected. Check it and try again.");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("button", { name: "Scan" })).toBeVisible();
});

test("a failed analysis is said, and the next one works", async ({ customer: page }) => {
  await openAdvice(page);
  await enableCamera(page);
  await page.route(
    /\/analyzeSkinFromImage$/,
    (route) => route.fulfill({ status: 500, json: { error: { status: "INTERNAL", message: "INTERNAL" } } }),
    { times: 1 },
  );
  await page.getByRole("button", { name: "Scan" }).click();
  await expect(page.getByRole("alert")).toHaveText(ANALYSIS_FAILED);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Scan" }).click();
  await expect(page.getByRole("heading", { name: "What this picture shows" })).toBeVisible(ANALYZED);
});

test("while it analyzes, the panel is busy and nothing is sent twice", async ({ customer: page }) => {
  await openAdvice(page);
  await enableCamera(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/analyzeSkinFromImage$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("button", { name: "Scan" }).click();
  await expect(page.getByRole("button", { name: "Analyzing your skin" })).toBeDisabled();
  await expectAccessible(page);
  release();
  await expect(page.getByRole("heading", { name: "What this picture shows" })).toBeVisible(ANALYZED);
});

test("the camera goes off when the tab is hidden, and says so", async ({ customer: page }) => {
  await openAdvice(page);
  await enableCamera(page);
  const track = await watchCamera(page);
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect(page.getByText("The camera went off because you left this page.")).toBeVisible();
  await expect.poll(track).toBe("ended");
});

test("the camera goes off when the page is left", async ({ customer: page }) => {
  await openAdvice(page);
  await enableCamera(page);
  const track = await watchCamera(page);
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
