import { ANALYZED, enableCamera, expect, openAdvice, test } from "./camera.ts";

/** Before the scan and after it, a film with one fault gets the same words. */
export function saysTheSameBeforeAndAfter(words: string): void {
  test(`says "${words}" before the scan and after it`, async ({ customer: page }) => {
    await openAdvice(page);
    await enableCamera(page);
    const skin = page.getByRole("region", { name: "Live skin analysis" });
    await expect(skin.getByRole("status")).toHaveText(words);
    await skin.getByRole("button", { name: "Scan" }).click();
    await expect(skin.getByRole("alert")).toContainText(
      "We couldn't analyze your skin. Please try again in better lighting.",
      ANALYZED,
    );
    await expect(skin.getByRole("alert")).toContainText(words);
  });
}
