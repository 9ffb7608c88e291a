import { enableCamera, expect, openAdvice, test } from "../support/camera.ts";
import { answerFunction } from "../support/functions.ts";

test("replies of another shape leave camera and chat usable", async ({ customer: page }) => {
  test.slow();
  await openAdvice(page);
  await answerFunction(page, "analyzeSkinFromImage", { data: { measures: {} } });
  await answerFunction(page, "generateChatResponse", { data: {} });
  await page.getByRole("textbox", { name: "Your message" }).fill("What calms redness?");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("log")).toContainText("An error occurred. Please try again later.");
  await enableCamera(page);
  const skin = page.getByRole("region", { name: "Live skin analysis" });
  await skin.getByRole("button", { name: "Scan" }).click();
  await expect(skin.getByRole("alert")).toContainText("We couldn't analyze your skin.");
  await expect(skin.getByRole("button", { name: "Scan" })).toBeEnabled();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
