import { within } from "@testing-library/dom";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Edge, openEdge } from "../edge.ts";
import { type HttpShopper, signUp } from "../http-shopper.ts";
import { openLivePage } from "../live-page.ts";
import {
  answerFunction,
  BROKEN,
  expectAlert,
  expectBadge,
  fill,
  holdFunction,
  press,
} from "../live-shopping.ts";
import { textOf } from "../page.ts";

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

let shop: Edge;
beforeAll(async () => {
  shop = await openEdge();
});
afterAll(() => shop.close());

async function openAdvisor(person: HttpShopper = shop.visit(), answer?: object, status?: number) {
  const page = await openLivePage(shop, person, "/");
  if (answer) answerFunction(page, FUNCTION, answer, status);
  await press(page, "Ask our advisor");
  return { page, dialog: within(await page.findByRole("dialog")) };
}

type Opened = Awaited<ReturnType<typeof openAdvisor>>;

async function ask({ page, dialog }: Opened): Promise<void> {
  fill(dialog.getByRole("textbox"), "My skin is dry and tight");
  await page.user.click(dialog.getByRole("button", { name: "Get advice" }));
}

const isEmpty = ({ dialog }: Opened) =>
  dialog.getByRole<HTMLTextAreaElement>("textbox").value === "" &&
  dialog.queryAllByRole("article").length === 0;

test("2 Home: A hero with a button that opens the AI advisor dialog. 2 AI advisor dialog: A text area and a button.", async () => {
  const { dialog } = await openAdvisor();
  expect(dialog.getByRole("textbox").tagName).toBe("TEXTAREA");
  dialog.getByRole("button", { name: "Get advice" });
});

test("2 AI advisor dialog: Results show each recommended product with its reasoning and an add-to-cart button.", async () => {
  const opened = await openAdvisor(await signUp(shop), ANSWER);
  await ask(opened);
  const [offer] = await opened.dialog.findAllByRole("article");
  expect(textOf(offer ?? null)).toContain("Silk Milk");
  expect(textOf(offer ?? null)).toContain("It cleanses without foam.");
  await opened.page.user.click(within(offer as HTMLElement).getByRole("button", { name: "Add to Cart" }));
  await expectBadge(opened.page, "1");
});

test("2 AI advisor dialog: An Ask Again button resets the dialog.", async () => {
  const opened = await openAdvisor(undefined, ANSWER);
  await ask(opened);
  await opened.page.user.click(await opened.dialog.findByRole("button", { name: "Ask Again" }));
  expect(isEmpty(opened)).toBe(true);
});

test("4 Advisor dialog: idle, then loading, then showing results.", async () => {
  const opened = await openAdvisor();
  const release = holdFunction(opened.page, FUNCTION);
  await ask(opened);
  expect(textOf(opened.dialog.getByRole("status"))).toBe("Reading ingredient lists for you");
  release();
  await opened.dialog.findAllByRole("article");
});

test("4 Advisor dialog: or an error.", async () => {
  const opened = await openAdvisor(undefined, BROKEN, 500);
  await ask(opened);
  await expectAlert(opened.dialog, "An error occurred. Please try again later.");
});

test("4 Advisor dialog: Closing resets everything after 300 ms.", async () => {
  const opened = await openAdvisor(undefined, ANSWER);
  const { page } = opened;
  await ask(opened);
  await opened.dialog.findAllByRole("article");
  await page.user.keyboard("{Escape}");
  await expect.poll(() => page.queryByRole("dialog")).toBeNull();
  await press(page, "Ask our advisor");
  expect(isEmpty({ page, dialog: within(await page.findByRole("dialog")) })).toBe(true);
});

test("5 Advisor: an empty or whitespace-only concern is refused with 'Please describe your skin concern.'", async () => {
  const { page, dialog } = await openAdvisor();
  fill(dialog.getByRole("textbox"), "  ");
  await page.user.keyboard("{Enter}");
  await expectAlert(dialog, /^Please describe your skin concern\.$/);
});

test("5 Advisor: The button is disabled while the input is empty or busy.", async () => {
  const opened = await openAdvisor();
  const get = () => opened.dialog.getByRole<HTMLButtonElement>("button", { name: "Get advice" });
  expect(get().disabled).toBe(true);
  const release = holdFunction(opened.page, FUNCTION);
  await ask(opened);
  expect(get().disabled).toBe(true);
  release();
});

test("5 Advisor response: it must contain a list named recommendations. Otherwise the message is 'We received an unexpected response. Please try again.'", async () => {
  const opened = await openAdvisor(undefined, { data: { recommendations: "none" } });
  await ask(opened);
  await expectAlert(opened.dialog, "We received an unexpected response. Please try again.");
});

test("5 Advisor response: Recommended products not found in the catalogue are skipped.", async () => {
  const opened = await openAdvisor(undefined, ANSWER);
  await ask(opened);
  await opened.dialog.findAllByRole("article");
  const names = opened.dialog
    .getAllByRole("article")
    .map((offer) => textOf(within(offer).getByRole("heading")));
  expect(names).toEqual(["Silk Milk", "Quiet Balm"]);
});
