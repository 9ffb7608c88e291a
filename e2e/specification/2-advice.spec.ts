import { ANALYZED, enableCamera, expect, openAdvice, test } from "../support/camera.ts";
import { answerFunction, BROKEN, holdFunction } from "../support/functions.ts";

const CHAT = "generateChatResponse";
const SKIN = "analyzeSkinFromImage";

test("2 Advice page: A live skin analysis panel (enable camera, scan) beside an expert chat panel.", async ({
  customer: page,
}) => {
  await openAdvice(page);
  const skin = await page.getByRole("region", { name: "Live skin analysis" }).boundingBox();
  const chat = await page.getByRole("heading", { name: "Skincare expert" }).boundingBox();
  expect(chat?.x).toBeGreaterThan((skin?.x ?? 0) + (skin?.width ?? Number.POSITIVE_INFINITY) - 1);
  await enableCamera(page);
  await expect(page.getByRole("button", { name: "Scan" })).toBeVisible();
});

test("2 Advice page: A privacy note says images are analysed in real time and not stored.", async ({
  customer: page,
}) => {
  await openAdvice(page);
  await expect(page.getByText("Images are analyzed in real time and not stored.")).toBeVisible();
});

test("4 Camera: not enabled, then enabled once permission is granted.", async ({ customer: page }) => {
  await openAdvice(page);
  await expect(page.getByRole("button", { name: "Scan" })).toHaveCount(0);
  await enableCamera(page);
  await expect(page.getByRole("button", { name: "Scan" })).toBeVisible();
});

test("4 Camera: Denied permission shows an error.", async ({ customer: page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("", "NotAllowedError"));
  });
  await openAdvice(page);
  await page.getByRole("button", { name: "Enable camera" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "Camera permission is required. Please enable it in your browser settings.",
  );
});

test("4 Camera: Scan runs the analysis, shows a busy state, and passes the analysis text to the expert chat, which starts with it plus a follow-up message.", async ({
  customer: page,
}) => {
  await openAdvice(page);
  await enableCamera(page);
  const skin = page.getByRole("region", { name: "Live skin analysis" });
  const release = await holdFunction(page, SKIN);
  await skin.getByRole("button", { name: "Scan" }).click();
  await expect(skin.getByText("Analyzing your skin").first()).toBeVisible();
  release();
  await expect(skin.getByRole("heading", { name: "What this picture shows" })).toBeVisible(ANALYZED);
  const log = page.getByRole("main").getByRole("log");
  await expect(log).toContainText("Would you like to go through it, or shall I put together a routine?");
  await expect(log).not.toContainText("I am Nacre’s AI skincare expert");
});

test("4 Expert chat: it starts with the welcome message.", async ({ customer: page }) => {
  await openAdvice(page);
  await expect(page.getByRole("main").getByRole("log")).toContainText("I am Nacre’s AI skincare expert");
});

test("4 Expert chat: A send adds the user message, shows a typing spinner, then adds the AI reply. Sending is blocked while busy or when the input is empty.", async ({
  customer: page,
}) => {
  await openAdvice(page);
  const main = page.getByRole("main");
  const send = main.getByRole("button", { name: "Send" });
  await expect(send).toBeDisabled();
  const release = await holdFunction(page, CHAT);
  await main.getByRole("textbox").fill("Which serum for dull skin?");
  await send.click();
  await expect(main.getByRole("log")).toContainText("Which serum for dull skin?");
  await expect(main.getByText("Typing")).toBeAttached();
  await expect(send).toBeDisabled();
  release();
  await expect(main.getByRole("log")).toContainText("The AI said:");
});

test("8 Camera and analysis: 'We couldn't analyze your skin. Please try again in better lighting.'", async ({
  customer: page,
}) => {
  await answerFunction(page, SKIN, BROKEN, 500);
  await openAdvice(page);
  await enableCamera(page);
  await page.getByRole("button", { name: "Scan" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "We couldn't analyze your skin. Please try again in better lighting.",
  );
});

test("8 Camera and analysis: 'Failed to capture image' (canvas failure).", async ({ customer: page }) => {
  await openAdvice(page);
  await enableCamera(page);
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.getByRole("button", { name: "Scan" }).click();
  await expect(page.getByRole("alert")).toHaveText("Failed to capture image");
  // The camera stays for another try.
  await expect(page.getByRole("button", { name: "Scan" })).toBeEnabled();
});

test("8 Chat: 'An error occurred. Please try again later.' is also shown as the AI reply in chat on failure.", async ({
  customer: page,
}) => {
  await answerFunction(page, CHAT, BROKEN, 500);
  await openAdvice(page);
  const main = page.getByRole("main");
  await main.getByRole("textbox").fill("Hello");
  await main.getByRole("textbox").press("Enter");
  await expect(main.getByRole("log")).toContainText("An error occurred. Please try again later.");
});

test("9: JPEG quality: 0.9. Camera request: front camera, ideal 1280x720.", async ({ customer: page }) => {
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
  await enableCamera(page);
  const asked = page.waitForRequest(new RegExp(`${SKIN}$`));
  await page.getByRole("button", { name: "Scan" }).click();
  const { data } = (await asked).postDataJSON();
  expect(data.imageData).toMatch(/^data:image\/jpeg;base64,/);
  const [camera, picture] = await page.evaluate(() => (window as unknown as { seen: unknown[] }).seen);
  expect(camera).toMatchObject({
    video: { facingMode: "user", width: { ideal: 1280 }, height: { ideal: 720 } },
  });
  expect(picture).toEqual(["image/jpeg", 0.9]);
});
