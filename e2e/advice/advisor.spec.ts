import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { holdFunction } from "../support/functions.ts";
import { expect, test } from "../support/test.ts";

const FUNCTION = "getSkincareRecommendation";
const concern = { name: "Your skin concern" };

async function openAdvisor(page: Page) {
  await page.goto("/");
  await page.getByRole("button", { name: "Ask our advisor" }).click();
  await expect(page.getByRole("dialog", { name: "What is your skin asking for?" })).toBeVisible();
  return page.getByRole("dialog");
}

test("the advisor has no axe violation: open, refused, busy, with products, with words alone", async ({
  page,
}) => {
  const dialog = await openAdvisor(page);
  const input = dialog.getByRole("textbox", concern);
  await expect(input).toBeFocused();
  await expectAccessible(page);
  await input.fill("   ");
  await input.press("Enter");
  await expect(dialog.getByRole("alert")).toHaveText("Please describe your skin concern.");
  await expectAccessible(page);

  const ask = dialog.getByRole("button", { name: "Get advice" });
  await input.fill("My cheeks are dry and feel tight after washing");
  const release = await holdFunction(page, FUNCTION);
  await ask.click();
  await expect(ask).toBeDisabled();
  await expect(dialog.getByRole("status")).toHaveText("Reading ingredient lists for you");
  await expectAccessible(page);
  release();
  await expect(dialog.getByRole("article").first()).toBeVisible();
  await expectAccessible(page);

  await dialog.getByRole("button", { name: "Ask Again" }).click();
  await input.fill("I have a mole that bleeds and has grown and changed color");
  await input.press("Enter");
  await expect(dialog.getByRole("region", { name: "Our answer" })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Ask our advisor" })).toBeFocused();
});

const LANGUAGES = [
  ["fr", "Consulter notre conseillère", "L’hiver, mes joues tiraillent et pèlent", "Demander conseil"],
  ["es", null, "En invierno noto las mejillas tirantes y se me descaman", "Pedir consejo"],
] as const;

test("the advisor speaks French and Spanish", async ({ page }) => {
  for (const [tag, button, example, ask] of LANGUAGES) {
    await page.goto(`/?lang=${tag}`);
    const hero = page.getByRole("main").locator("section").first();
    await hero.getByRole("button", button ? { name: button } : {}).click();
    await page.getByRole("dialog").getByRole("button", { name: example }).click();
    const asked = page.waitForRequest(new RegExp(`${FUNCTION}$`));
    await page.getByRole("dialog").getByRole("button", { name: ask }).click();
    expect((await asked).postDataJSON().data.concern).toBe(example);
    await expect(page.getByRole("dialog").getByRole("article").first()).toBeVisible();
    await expectAccessible(page, { contrast: false });
  }
});

test("three questions on the home page end in a routine with its price, without an account", async ({
  page,
}) => {
  await page.goto("/login?redirect=%2Fouradvice");
  await page.getByRole("link", { name: "Or answer three questions first" }).click();
  await expect(page).toHaveURL("/?ask=questions");
  const dialog = page.getByRole("dialog", { name: "Three questions" });
  await expect(dialog.getByRole("heading", { name: "An hour after washing" })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Shiny in the middle, dry at the sides" }).click();
  await dialog.getByRole("button", { name: "Dark spots" }).click();
  await dialog.getByRole("button", { name: "Pregnancy" }).click();
  const answer = page.getByRole("dialog", { name: "Chosen for you" });
  await expect(answer.getByRole("region", { name: "Your routine" })).toContainText(/Together\s*\$\d+\.\d\d/);
  await expect(answer.getByRole("button", { name: /^Add all \d to cart$/ })).toBeEnabled();
  await answer.getByText("Evening", { exact: true }).click();
  await expect(answer.getByRole("heading", { name: /SPF/ })).toHaveCount(0);
  await expectAccessible(page);
});
