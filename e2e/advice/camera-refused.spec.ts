import { expect, openAdvice, test } from "../support/camera.ts";
import { expectAccessible } from "../support/axe.ts";
import { signUp } from "../support/test.ts";

test("a refused permission is said with the way on, and the chat stays", async ({
  launchOptions,
  play,
  playwright,
  shop,
}) => {
  await play("good");
  const args = [...(launchOptions.args ?? []), "--use-fake-ui-for-media-stream=deny"];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage({ baseURL: shop.url });
  await signUp(page.request, shop.url);
  await openAdvice(page);
  await page.getByRole("button", { name: "Enable camera" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "Camera permission is required. Please enable it in your browser settings.",
  );
  await expectAccessible(page);
  await expect(page.getByRole("button", { name: "Try again" })).toBeEnabled();
  await expect(page.getByRole("textbox", { name: "Your message" })).toBeEnabled();
  await browser.close();
});
