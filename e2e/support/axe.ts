import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * No axe violations in what the page shows now. Contrast is the slowest rule and does not change with the language:
 * `contrast: false` leaves it to the test that looks at both themes; `contrast: "alone"` is for a page that changed its theme.
 */
export async function expectAccessible(
  page: Page,
  { contrast = true }: { contrast?: boolean | "alone" } = {},
): Promise<void> {
  // Half-transparent on its way in, text would seem to lack contrast.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .map((one) =>
          one.effect?.getTiming().iterations === Number.POSITIVE_INFINITY ? undefined : one.finished,
        ),
    ),
  );
  // In the page itself: the default opens another one to gather what frames say, and the shop has no frames.
  // What passes is not described: that alone was half of its time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  if (contrast === "alone") axe.withRules("color-contrast");
  else axe.withTags(RULES);
  if (!contrast) axe.disableRules("color-contrast");
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join("\n")}`)).toEqual(
    [],
  );
}
