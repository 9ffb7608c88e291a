import { expectAccessible } from "../support/axe.ts";
import { ANALYZED, enableCamera, expect, hydrated, openAdvice, test } from "../support/camera.ts";

test.use({ viewport: { width: 360, height: 740 } });

test.beforeEach(async ({ context, shop }) => {
  await context.addCookies([{ name: "theme", value: "dark", url: shop.url }]);
});

test("the analysis and the chat, dark and on a phone", async ({ customer: page }) => {
  test.slow();
  await openAdvice(page);
  await expectAccessible(page);
  await enableCamera(page);
  await expect(page.getByText("Good. Hold still and scan.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Scan" })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.getByRole("button", { name: "Scan" }).click();
  await expect(page.getByRole("heading", { name: "What this picture shows" })).toBeVisible(ANALYZED);
  await expectAccessible(page);
  const camera = await page.getByRole("heading", { name: "Live skin analysis" }).boundingBox();
  const chat = await page.getByRole("heading", { name: "Skincare expert" }).boundingBox();
  expect(camera?.y).toBeLessThan(chat?.y ?? 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("the advisor and the support chat, dark and on a phone", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("button", { name: "Ask our advisor" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Dull, uneven tone; I am pregnant" }).click();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByRole("article").first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("contentinfo").getByRole("button", { name: "Start a chat" }).click();
  await page.getByRole("dialog").getByRole("textbox").fill("Which serum calms redness?");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("log").getByRole("article").first()).toBeVisible();
  await expectAccessible(page);
});
