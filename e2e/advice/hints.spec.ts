import { ANALYZED, enableCamera, expect, openAdvice, test } from "../support/camera.ts";

/** What two films are said to lack; how each fault is found and named, `gate.test.ts` and `guidance.test.ts` see. */
const HINTS = [
  ["dark", "More light, please"],
  ["nobody", "Bring your face into the oval"],
] as const;

test("a film with one fault gets the same words before the scan and after it", async ({
  customer: page,
  play,
}) => {
  await openAdvice(page);
  const skin = page.getByRole("region", { name: "Live skin analysis" });
  for (const [film, words] of HINTS) {
    await test.step(words, async () => {
      await play(film);
      await enableCamera(page);
      await expect(skin.getByRole("status")).toHaveText(words);
      await skin.getByRole("button", { name: "Scan" }).click();
      await expect(skin.getByRole("alert")).toContainText(
        "We couldn't analyze your skin. Please try again in better lighting.",
        ANALYZED,
      );
      await expect(skin.getByText(words), "what to do is said once").toHaveCount(1);
      await skin.getByRole("button", { name: "Turn camera off" }).click();
    });
  }
});
