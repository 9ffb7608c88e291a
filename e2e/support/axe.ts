import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axeCore from "axe-core";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * No axe violations in what the page shows now. Contrast is the slowest rule and does not change with the language:
 * `contrast: false` leaves it to the test that looks at both themes; `contrast: "alone"` is for a page that changed its theme.
 */
export async function expectAccessible(
  page: Page,
  { contrast = true }: { contrast?: boolean | "alone" } = {},
): Promise<void> {
  await settled(page);
  // Once a page: @axe-core/playwright reads its half megabyte anew for each look, and gathers what frames say; the shop
  // has none.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(SOURCE);
  const rules = { "color-contrast": { enabled: contrast !== false } };
  const options: axeCore.RunOptions = {
    // What passes is not described.
    resultTypes: ["violations"],
    runOnly: contrast === "alone" ? ["color-contrast"] : RULES,
    rules: contrast === "alone" ? {} : rules,
  };
  const found = await page.evaluate(async (asked) => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    const { violations } = await axe.run(document, asked);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join("\n")}`);
  }, options);
  expect(found).toEqual([]);
}

/**
 * Resolves when nothing is on its way to another color or place: half-transparent, text would seem to lack contrast. What
 * inherits a color that moves sets out anew as it moves, so one look is not enough.
 */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const still = document
      .getAnimations()
      .every(
        ({ effect, playState }) =>
          playState !== "running" || effect?.getTiming().iterations === Number.POSITIVE_INFINITY,
      );
    // What unfolds is not among the animations, and cuts its content off meanwhile.
    const bottom = (element: Element) => element.getBoundingClientRect().bottom;
    const unfolded = [...document.querySelectorAll("details[open] > :last-child")].every(
      (last) =>
        getComputedStyle(last).position !== "static" ||
        bottom(last) <= bottom(last.parentElement ?? last) + 1,
    );
    return still && unfolded;
  });
}
