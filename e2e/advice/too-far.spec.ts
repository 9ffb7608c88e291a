import { enableCamera, expect, openAdvice, test } from "../support/camera.ts";

test.use({ film: "far" });

test("says what to do before the scan, and what was wrong after it", async ({ shopper: page }) => {
  await openAdvice(page);
  await enableCamera(page);
  const skin = page.getByRole("region", { name: "Live skin analysis" });
  await expect(skin.getByRole("status")).toHaveText("Come closer");
  await skin.getByRole("button", { name: "Scan" }).click();
  await expect(skin.getByRole("alert")).toContainText(
    "We couldn't analyze your skin. Please try again in better lighting.",
  );
  await expect(skin.getByRole("alert")).toContainText("Come closer");
});
