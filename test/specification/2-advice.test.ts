import { within } from "@testing-library/dom";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Edge, openEdge } from "../edge.ts";
import { signUp } from "../http-shopper.ts";
import { openLivePage } from "../live-page.ts";
import {
  answerFunction,
  BROKEN,
  expectAlert,
  expectText,
  fill,
  holdFunction,
  press,
} from "../live-shopping.ts";
import { textOf } from "../page.ts";

const CHAT = "generateChatResponse";

let shop: Edge;
beforeAll(async () => {
  shop = await openEdge();
});
afterAll(() => shop.close());

async function openAdvice() {
  const page = await openLivePage(shop, await signUp(shop), "/ouradvice");
  const main = within(page.getByRole("main"));
  return {
    page,
    main,
    input: () => main.getByRole<HTMLTextAreaElement>("textbox"),
    log: () => main.getByRole("log"),
  };
}

test("2 Advice page: A privacy note says images are analysed in real time and not stored. 4 Expert chat: it starts with the welcome message.", async () => {
  const { page, log } = await openAdvice();
  page.getByText("Images are analyzed in real time and not stored.");
  expect(textOf(log())).toContain("I am Nacre’s AI skincare expert");
});

test("4 Camera: Denied permission shows an error.", async () => {
  const { page } = await openAdvice();
  expect(page.queryByRole("button", { name: "Scan" })).toBeNull();
  const denied = () => Promise.reject(new page.window.DOMException("", "NotAllowedError"));
  Object.assign(page.window.navigator, { mediaDevices: { getUserMedia: denied } });
  await press(page, "Enable camera");
  await expectAlert(page, "Camera permission is required. Please enable it in your browser settings.");
});

test("4 Expert chat: A send adds the user message, shows a typing spinner, then adds the AI reply. Sending is blocked while busy or when the input is empty.", async () => {
  const { page, main, input, log } = await openAdvice();
  const send = () => main.getByRole<HTMLButtonElement>("button", { name: "Send" });
  expect(send().disabled).toBe(true);
  const release = holdFunction(page, CHAT);
  fill(input(), "Which serum for dull skin?");
  await page.user.click(send());
  await expectText(log, "Which serum for dull skin?");
  await main.findByText("Typing");
  expect(send().disabled).toBe(true);
  release();
  await expectText(log, "The AI said:");
});

test("8 Chat: 'An error occurred. Please try again later.' is also shown as the AI reply in chat on failure.", async () => {
  const { page, input, log } = await openAdvice();
  answerFunction(page, CHAT, BROKEN, 500);
  fill(input(), "Hello");
  await page.user.keyboard("{Enter}");
  await expectText(log, "An error occurred. Please try again later.");
});
