import type { Locator, Page } from "@playwright/test";
import { answerFunction, BROKEN, holdFunction } from "../support/functions.ts";
import { badge } from "../support/shopping.ts";
import { expect, hydrated, test } from "../support/test.ts";

const FUNCTION = "getSkincareRecommendation";
const ANSWER = {
  data: {
    recommendations: [
      { id: "silk-milk", reasoning: "It cleanses without foam." },
      { id: "no-such-product", reasoning: "Gone." },
      { id: "quiet-balm", reasoning: "It calms." },
    ],
  },
};

async function openAdvisor(page: Page): Promise<Locator> {
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("button", { name: "Ask our advisor" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  return dialog;
}

async function ask(dialog: Locator): Promise<void> {
  await dialog.getByRole("textbox").fill("My skin is dry and tight");
  await dialog.getByRole("button", { name: "Get advice" }).click();
}

test("2 Home: A hero with a button that opens the AI advisor dialog.", async ({ page }) => {
  await openAdvisor(page);
});

test("2 AI advisor dialog: A text area and a button.", async ({ page }) => {
  const dialog = await openAdvisor(page);
  await expect(dialog.locator("textarea")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Get advice" })).toBeVisible();
});

test("2 AI advisor dialog: Results show each recommended product with its reasoning and an add-to-cart button.", async ({
  customer: page,
}) => {
  await answerFunction(page, FUNCTION, ANSWER);
  const dialog = await openAdvisor(page);
  await ask(dialog);
  const offer = dialog.getByRole("article").first();
  await expect(offer).toContainText("Silk Milk");
  await expect(offer).toContainText("It cleanses without foam.");
  await offer.getByRole("button", { name: "Add to Cart" }).click();
  await expect(badge(page)).toHaveText("1");
});

test("2 AI advisor dialog: An Ask Again button resets the dialog.", async ({ page }) => {
  await answerFunction(page, FUNCTION, ANSWER);
  const dialog = await openAdvisor(page);
  await ask(dialog);
  await dialog.getByRole("button", { name: "Ask Again" }).click();
  await expect(dialog.getByRole("textbox")).toHaveValue("");
  await expect(dialog.getByRole("article")).toHaveCount(0);
});

test("4 Advisor dialog: idle, then loading, then showing results.", async ({ page }) => {
  const dialog = await openAdvisor(page);
  const release = await holdFunction(page, FUNCTION);
  await ask(dialog);
  await expect(dialog.getByRole("status")).toHaveText("Reading ingredient lists for you");
  release();
  await expect(dialog.getByRole("article").first()).toBeVisible();
});

test("4 Advisor dialog: or an error.", async ({ page }) => {
  await answerFunction(page, FUNCTION, BROKEN, 500);
  const dialog = await openAdvisor(page);
  await ask(dialog);
  await expect(dialog.getByRole("alert")).toHaveText("An error occurred. Please try again later.");
});

test("4 Advisor dialog: Closing resets everything after 300 ms.", async ({ page }) => {
  await answerFunction(page, FUNCTION, ANSWER);
  const dialog = await openAdvisor(page);
  await ask(dialog);
  await expect(dialog.getByRole("article").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: "Ask our advisor" }).click();
  await expect(dialog.getByRole("textbox")).toHaveValue("");
  await expect(dialog.getByRole("article")).toHaveCount(0);
});

test("5 Advisor: an empty or whitespace-only concern is refused with 'Please describe your skin concern.'", async ({
  page,
}) => {
  const dialog = await openAdvisor(page);
  await dialog.getByRole("textbox").fill("  ");
  await dialog.getByRole("textbox").press("Enter");
  await expect(dialog.getByRole("alert")).toHaveText("Please describe your skin concern.");
});

test("5 Advisor: The button is disabled while the input is empty or busy.", async ({ page }) => {
  const dialog = await openAdvisor(page);
  const button = dialog.getByRole("button", { name: "Get advice" });
  await expect(button).toBeDisabled();
  const release = await holdFunction(page, FUNCTION);
  await ask(dialog);
  await expect(button).toBeDisabled();
  release();
});

test("5 Advisor response: it must contain a list named recommendations. Otherwise the message is 'We received an unexpected response. Please try again.'", async ({
  page,
}) => {
  await answerFunction(page, FUNCTION, { data: { recommendations: "none" } });
  const dialog = await openAdvisor(page);
  await ask(dialog);
  await expect(dialog.getByRole("alert")).toHaveText("We received an unexpected response. Please try again.");
});

test("5 Advisor response: Recommended products not found in the catalogue are skipped.", async ({ page }) => {
  await answerFunction(page, FUNCTION, ANSWER);
  const dialog = await openAdvisor(page);
  await ask(dialog);
  await expect(dialog.getByRole("article").getByRole("heading")).toHaveText(["Silk Milk", "Quiet Balm"]);
});
