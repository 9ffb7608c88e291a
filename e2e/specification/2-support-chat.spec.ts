import type { Locator, Page } from "@playwright/test";
import { answerFunction, BROKEN, holdFunction } from "../support/functions.ts";
import { expect, hydrated, test } from "../support/test.ts";

const FUNCTION = "generateChatResponse";

async function openChat(page: Page): Promise<Locator> {
  await page.goto("/login");
  await hydrated(page);
  await page.getByRole("button", { name: "Chat with support" }).click();
  const panel = page.getByRole("dialog", { name: "Support" });
  await expect(panel).toBeVisible();
  return panel;
}

test("2 Support chat: A floating button at bottom right opens a chat panel.", async ({ page }) => {
  await page.goto("/login");
  const box = await page.getByRole("button", { name: "Chat with support" }).boundingBox();
  expect(box?.x).toBeGreaterThan(1100);
  expect(box?.y).toBeGreaterThan(780);
  await openChat(page);
});

test("2 Support chat: The first opening shows a welcome message.", async ({ page }) => {
  await expect((await openChat(page)).getByRole("log")).toContainText("I am Nacre’s AI assistant");
});

test("2 Support chat: The user sends with the button or Enter (not Shift+Enter).", async ({ page }) => {
  await answerFunction(page, FUNCTION, { data: { reply: "Gladly." } });
  const panel = await openChat(page);
  const input = panel.getByRole("textbox");
  await input.fill("By button");
  await panel.getByRole("button", { name: "Send" }).click();
  await expect(panel.getByRole("log")).toContainText("By button");
  await expect(input).toBeEnabled();
  await input.fill("By Enter");
  await input.press("Shift+Enter");
  await expect(input).toHaveValue("By Enter\n");
  await expect(panel.getByRole("log")).not.toContainText("By Enter");
  await input.press("Enter");
  await expect(panel.getByRole("log")).toContainText("By Enter");
});

test("2 Support chat: A spinner shows while waiting, and the input is disabled while waiting.", async ({
  page,
}) => {
  const panel = await openChat(page);
  const release = await holdFunction(page, FUNCTION);
  await panel.getByRole("textbox").fill("How much is shipping?");
  await panel.getByRole("textbox").press("Enter");
  await expect(panel.getByRole("status")).toContainText("Typing");
  await expect(panel.getByRole("textbox")).toBeDisabled();
  release();
  await expect(panel.getByRole("textbox")).toBeEnabled();
});

test("5 Chat: empty or whitespace messages are not sent.", async ({ page }) => {
  const panel = await openChat(page);
  let sent = 0;
  page.on("request", (request) => {
    if (request.url().includes(FUNCTION)) sent += 1;
  });
  for (const text of ["", "   ", "\n\n"]) {
    await panel.getByRole("textbox").fill(text);
    await panel.getByRole("textbox").press("Enter");
    await expect(panel.getByRole("button", { name: "Send" })).toBeDisabled();
  }
  expect(sent).toBe(0);
});

test("5 Chat: Product names in chat replies are matched whole-word and case-insensitively to show product cards.", async ({
  page,
}) => {
  await answerFunction(page, FUNCTION, { data: { reply: "Try SILK MILK, not quiet balms." } });
  const panel = await openChat(page);
  await panel.getByRole("textbox").fill("What should I use?");
  await panel.getByRole("textbox").press("Enter");
  await expect(panel.getByRole("article")).toHaveCount(1);
  await expect(panel.getByRole("article")).toContainText("Silk Milk");
});

test("8 Chat: 'An error occurred. Please try again later.' is shown as an AI message on failure.", async ({
  page,
}) => {
  await answerFunction(page, FUNCTION, BROKEN, 500);
  const panel = await openChat(page);
  await panel.getByRole("textbox").fill("Hello");
  await panel.getByRole("textbox").press("Enter");
  await expect(panel.getByRole("log")).toContainText("An error occurred. Please try again later.");
});

test("9: The chat panel has a small maximum width and a height of 60% of the viewport up to 500px.", async ({
  page,
}) => {
  for (const [height, expected] of [
    [600, 360],
    [1200, 500],
  ] as const) {
    await page.setViewportSize({ width: 1280, height });
    const box = await (await openChat(page)).boundingBox();
    expect(box?.height).toBeCloseTo(expected, 0);
    expect(box?.width).toBeLessThanOrEqual(400);
  }
});
