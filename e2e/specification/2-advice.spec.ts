import { ANALYZED, enableCamera, expect, openAdvice, test } from "../support/camera.ts";
import { answerFunction, BROKEN, holdFunction } from "../support/functions.ts";

const SKIN = "analyzeSkinFromImage";

test("2 Advice page: A live skin analysis panel (enable camera, scan) beside an expert chat panel. 4 Camera: not enabled, then enabled once permission is granted. Scan runs the analysis, shows a busy state, and passes the analysis text to the expert chat, which starts with it plus a follow-up message. 9: JPEG quality: 0.9. Camera request: front camera, ideal 1280x720.", async ({
  customer: page,
}) => {
  await page.addInitScript(() => {
    const seen: unknown[] = [];
    Object.assign(window, { seen });
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = (wanted) => {
      seen.push(wanted);
      return open(wanted);
    };
    const { toDataURL, toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toDataURL = function (type, quality) {
      seen.push([type, quality]);
      return toDataURL.call(this, type, quality);
    };
    HTMLCanvasElement.prototype.toBlob = function (callback, type, quality) {
      seen.push([type, quality]);
      toBlob.call(this, callback, type, quality);
    };
  });
  await openAdvice(page);
  const skin = page.getByRole("region", { name: "Live skin analysis" });
  const chat = await page.getByRole("heading", { name: "Skincare expert" }).boundingBox();
  const panel = await skin.boundingBox();
  expect(chat?.x).toBeGreaterThan((panel?.x ?? 0) + (panel?.width ?? Number.POSITIVE_INFINITY) - 1);
  await expect(page.getByRole("button", { name: "Scan" })).toHaveCount(0);
  await enableCamera(page);

  const release = await holdFunction(page, SKIN);
  const asked = page.waitForRequest(new RegExp(`${SKIN}$`));
  await skin.getByRole("button", { name: "Scan" }).click();
  await expect(skin.getByText("Analyzing your skin").first()).toBeVisible();
  const { data } = (await asked).postDataJSON();
  expect(data.imageData).toMatch(/^data:image\/jpeg;base64,/);
  release();
  await expect(skin.getByRole("heading", { name: "What this picture shows" })).toBeVisible(ANALYZED);
  const log = page.getByRole("main").getByRole("log");
  await expect(log).toContainText("Would you like to go through it, or shall I put together a routine?");
  await expect(log).not.toContainText("I am Nacre’s AI skincare expert");

  const [camera, picture] = await page.evaluate(() => (window as unknown as { seen: unknown[] }).seen);
  expect(camera).toMatchObject({
    video: { facingMode: "user", width: { ideal: 1280 }, height: { ideal: 720 } },
  });
  expect(picture).toEqual(["image/jpeg", 0.9]);
});

test("8 Camera and analysis: 'We couldn't analyze your skin. Please try again in better lighting.' 'Failed to capture image' (canvas failure).", async ({
  customer: page,
}) => {
  await answerFunction(page, SKIN, BROKEN, 500);
  await openAdvice(page);
  await enableCamera(page);
  const scan = page.getByRole("button", { name: "Scan" });
  await scan.click();
  await expect(page.getByRole("alert")).toHaveText(
    "We couldn't analyze your skin. Please try again in better lighting.",
  );
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await scan.click();
  await expect(page.getByRole("alert")).toHaveText("Failed to capture image");
  // The camera stays for another try.
  await expect(scan).toBeEnabled();
});
