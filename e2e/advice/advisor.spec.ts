import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { answerFunction, BROKEN, holdFunction } from "../support/functions.ts";
import { expect, hydrated, test } from "../support/test.ts";

const FUNCTION = "getSkincareRecommendation";
const DRY = "My cheeks are dry and feel tight after washing";

async function openAdvisor(page: Page) {
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("button", { name: "Ask our advisor" }).click();
  const dialog = page.getByRole("dialog", { name: "What is your skin asking for?" });
  await expect(dialog).toBeVisible();
  return page.getByRole("dialog");
}

const concern = { name: "Your skin concern" };

test("a visitor gets products with reasons, and is asked to log in to add one", async ({ page }) => {
  const dialog = await openAdvisor(page);
  await expect(dialog.getByRole("textbox", concern)).toBeFocused();
  await expectAccessible(page);
  const ask = dialog.getByRole("button", { name: "Get advice" });
  await expect(ask).toBeDisabled();
  await dialog.getByRole("textbox", concern).fill(" \n ");
  await expect(ask).toBeDisabled();
  await dialog.getByRole("textbox", concern).fill(DRY);
  const release = await holdFunction(page, FUNCTION);
  await ask.click();
  await expect(ask).toBeDisabled();
  await expect(dialog.getByRole("status")).toHaveText("Reading ingredient lists for you");
  await expectAccessible(page);
  release();

  const offers = dialog.getByRole("article");
  await expect(offers.first()).toBeVisible();
  expect(await offers.count()).toBeLessThanOrEqual(5);
  for (const offer of await offers.all()) {
    await expect(offer.getByRole("heading")).not.toBeEmpty();
    await expect(offer).toContainText(/\$\d+\.\d\d/);
    await expect(offer.getByRole("paragraph").nth(1)).not.toBeEmpty();
  }
  await expectAccessible(page);
  await offers.first().getByRole("button", { name: "Add to Cart" }).click();
  const prompt = page.getByRole("alert").filter({ hasText: "Please log in to add items to your cart." });
  await expect(prompt).toBeAttached();
  await page.getByRole("link", { name: "Log in", includeHidden: true }).last().click();
  await expect(page).toHaveURL(/\/login\?redirect=%2F$/);
});

test("a recommendation leads to its product", async ({ page }) => {
  const dialog = await openAdvisor(page);
  await dialog.getByRole("textbox", concern).fill(DRY);
  await dialog.getByRole("textbox", concern).press("Enter");
  const link = dialog.getByRole("article").first().getByRole("link");
  const name = (await link.textContent()) ?? "";
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test("a shopper adds a recommendation to the cart", async ({ customer: page }) => {
  const dialog = await openAdvisor(page);
  await dialog.getByRole("textbox", concern).fill(DRY);
  await dialog.getByRole("textbox", concern).press("Enter");
  await dialog.getByRole("article").first().getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByTestId("cart-badge")).toHaveText("1");
});

test("nothing but space is refused, and examples are there to start from", async ({ page }) => {
  const dialog = await openAdvisor(page);
  const input = dialog.getByRole("textbox", concern);
  await input.fill("   ");
  await input.press("Enter");
  await expect(dialog.getByRole("alert")).toHaveText("Please describe your skin concern.");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "My cheeks feel tight and flaky in winter" }).click();
  await expect(input).toHaveValue("My cheeks feel tight and flaky in winter");
  await expect(input).toBeFocused();
  await input.press("Shift+Enter");
  await expect(input).toHaveValue("My cheeks feel tight and flaky in winter\n");
});

test("an answer without a list, and a failure, are said; the words are kept", async ({ page }) => {
  const dialog = await openAdvisor(page);
  const input = dialog.getByRole("textbox", concern);
  await input.fill(DRY);
  await answerFunction(page, FUNCTION, { data: { advice: [] } });
  await input.press("Enter");
  await expect(dialog.getByRole("alert")).toHaveText("We received an unexpected response. Please try again.");
  await answerFunction(page, FUNCTION, BROKEN, 500);
  await input.press("Enter");
  await expect(dialog.getByRole("alert")).toHaveText("An error occurred. Please try again later.");
  await expect(input).toHaveValue(DRY);
  await answerFunction(page, FUNCTION, {});
  await input.press("Enter");
  await expect(dialog.getByRole("alert")).toHaveText("An error occurred. Please try again later.");
});

test("products that are not in the catalogue are skipped, and text stays text", async ({ page }) => {
  const dialog = await openAdvisor(page);
  const markup = "<img src=x onerror=alert(1)> <b>bold</b>";
  await answerFunction(page, FUNCTION, {
    data: {
      recommendations: [
        { id: "no-such-product", reasoning: "Gone." },
        { id: "silk-milk", reasoning: markup },
      ],
    },
  });
  await dialog.getByRole("textbox", concern).fill(DRY);
  await dialog.getByRole("textbox", concern).press("Enter");
  await expect(dialog.getByRole("article")).toHaveCount(1);
  await expect(dialog.getByText(markup)).toBeVisible();
  await expect(dialog.locator("b")).toHaveCount(0);
});

test("a red flag is answered with calm words instead of products", async ({ page }) => {
  const dialog = await openAdvisor(page);
  await dialog
    .getByRole("textbox", concern)
    .fill("I have a mole that bleeds and has grown and changed color");
  await dialog.getByRole("textbox", concern).press("Enter");
  const answer = dialog.getByRole("region", { name: "Our answer" });
  await expect(answer).toBeFocused();
  await expect(answer.getByRole("paragraph").first()).not.toBeEmpty();
  await expect(dialog.getByRole("article")).toHaveCount(0);
  await expectAccessible(page);
});

test("Ask Again and closing reset everything", async ({ page }) => {
  const dialog = await openAdvisor(page);
  const input = dialog.getByRole("textbox", concern);
  await input.fill(DRY);
  await input.press("Enter");
  await dialog.getByRole("button", { name: "Ask Again" }).click();
  await expect(input).toHaveValue("");
  await expect(input).toBeFocused();

  await input.fill(DRY);
  await input.press("Enter");
  await expect(dialog.getByRole("article").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Ask our advisor" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(input).toHaveValue("");
  await expect(dialog.getByRole("article")).toHaveCount(0);
});

const LANGUAGES = [
  ["fr", "Consulter notre conseillère", "L’hiver, mes joues tiraillent et pèlent", "Demander conseil"],
  ["es", null, "En invierno noto las mejillas tirantes y se me descaman", "Pedir consejo"],
] as const;

for (const [tag, button, example, ask] of LANGUAGES) {
  test(`speaks ${tag}`, async ({ page }) => {
    await page.goto(`/?lang=${tag}`);
    await hydrated(page);
    const hero = page.getByRole("main").locator("section").first();
    await hero.getByRole("button", button ? { name: button } : {}).click();
    await page.getByRole("dialog").getByRole("button", { name: example }).click();
    const asked = page.waitForRequest(/getSkincareRecommendation$/);
    await page.getByRole("dialog").getByRole("button", { name: ask }).click();
    expect((await asked).postDataJSON().data.concern).toBe(example);
    await expect(page.getByRole("dialog").getByRole("article").first()).toBeVisible();
    await expectAccessible(page);
  });
}

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
