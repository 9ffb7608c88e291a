import { within } from "@testing-library/dom";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Edge, openEdge } from "../edge.ts";
import { openLivePage } from "../live-page.ts";
import { answerFunction, BROKEN, expectText, fill, holdFunction, press } from "../live-shopping.ts";
import { textOf } from "../page.ts";

const FUNCTION = "generateChatResponse";

let shop: Edge;
beforeAll(async () => {
  shop = await openEdge();
});
afterAll(() => shop.close());

async function openChat() {
  const page = await openLivePage(shop, shop.visit(), "/login");
  await press(page, "Chat with support");
  const panel = within(await page.findByRole("dialog", { name: "Support" }));
  const input = () => panel.getByRole<HTMLTextAreaElement>("textbox");
  const log = () => panel.getByRole("log");
  const say = async (text: string) => {
    fill(input(), text);
    await page.user.keyboard("{Enter}");
  };
  return { page, panel, input, log, say };
}

test("2 Support chat: The first opening shows a welcome message.", async () => {
  const { log } = await openChat();
  expect(textOf(log())).toContain("I am Nacre’s AI assistant");
});

test("2 Support chat: The user sends with the button or Enter (not Shift+Enter).", async () => {
  const { page, panel, input, log } = await openChat();
  answerFunction(page, FUNCTION, { data: { reply: "Gladly." } });
  fill(input(), "By button");
  await page.user.click(panel.getByRole("button", { name: "Send" }));
  await expectText(log, /By button.*Gladly/s);
  await expect.poll(() => input().disabled).toBe(false);
  fill(input(), "By Enter");
  await page.user.keyboard("{Shift>}{Enter}{/Shift}");
  // Where the caret stands only a browser knows.
  expect(input().value).toMatch(/^\nBy Enter$|^By Enter\n$/);
  expect(textOf(log())).not.toContain("By Enter");
  await page.user.keyboard("{Enter}");
  await expectText(log, "By Enter");
});

test("2 Support chat: A spinner shows while waiting, and the input is disabled while waiting.", async () => {
  const { page, panel, input, say } = await openChat();
  const release = holdFunction(page, FUNCTION);
  await say("How much is shipping?");
  await expectText(() => panel.queryByRole("status"), "Typing");
  expect(input().disabled).toBe(true);
  release();
  await expect.poll(() => input().disabled).toBe(false);
});

test("5 Chat: empty or whitespace messages are not sent.", async () => {
  const { page, panel, say } = await openChat();
  for (const text of ["", "   ", "\n\n"]) {
    await say(text);
    expect(panel.getByRole<HTMLButtonElement>("button", { name: "Send" }).disabled).toBe(true);
  }
  expect(page.sent.filter(({ path }) => path.includes(FUNCTION))).toEqual([]);
});

test("5 Chat: Product names in chat replies are matched whole-word and case-insensitively to show product cards.", async () => {
  const { page, panel, say } = await openChat();
  answerFunction(page, FUNCTION, { data: { reply: "Try SILK MILK, not quiet balms." } });
  await say("What should I use?");
  const cards = await panel.findAllByRole("article");
  expect(cards).toHaveLength(1);
  expect(textOf(cards[0] ?? null)).toContain("Silk Milk");
});

test("8 Chat: 'An error occurred. Please try again later.' is shown as an AI message on failure.", async () => {
  const { page, log, say } = await openChat();
  answerFunction(page, FUNCTION, BROKEN, 500);
  await say("Hello");
  await expectText(log, "An error occurred. Please try again later.");
});
