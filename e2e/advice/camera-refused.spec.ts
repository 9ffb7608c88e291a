import { expect, openAdvice, test } from "../support/camera.ts";
import { expectAccessible } from "../support/axe.ts";

test.use({ film: "refused" });

test("a refused permission is said with the way on, and the chat stays", async ({
  customer: page,
  context,
}) => {
  await context.clearPermissions();
  await openAdvice(page);
  await page.getByRole("button", { name: "Enable camera" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "Camera permission is required. Please enable it in your browser settings.",
  );
  await expectAccessible(page);
  await expect(page.getByRole("button", { name: "Try again" })).toBeEnabled();
  await expect(page.getByRole("textbox", { name: "Your message" })).toBeEnabled();
});
