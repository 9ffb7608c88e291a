import { expectAccessible } from "../support/axe.ts";
import { answerFunction, BROKEN, holdFunction } from "../support/functions.ts";
import { expect, hydrated, test } from "../support/test.ts";

const FUNCTION = "generateChatResponse";
const ERROR = "An error occurred. Please try again later.";

test("the expert answers, and sending is blocked while it types or nothing is written", async ({
  customer: page,
}) => {
  test.slow();
  await page.goto("/ouradvice");
  await hydrated(page);
  const chat = page.getByRole("main");
  const input = chat.getByRole("textbox", { name: "Your message" });
  const send = chat.getByRole("button", { name: "Send" });
  await expect(chat.getByRole("log")).toContainText("I am Nacre’s AI skincare expert");
  await expect(send).toBeDisabled();
  await input.fill("  ");
  await expect(send).toBeDisabled();
  await input.press("Enter");
  await expect(chat.getByRole("log")).not.toContainText("You said:");

  const release = await holdFunction(page, FUNCTION);
  await input.fill("Which cleanser suits dry skin?");
  await send.click();
  await expect(chat.getByText("Typing")).toBeAttached();
  await expect(input).toBeDisabled();
  await expect(send).toBeDisabled();
  await expectAccessible(page);
  release();
  await expect(chat.getByRole("log")).toContainText("The AI said:");
  await expect(input).toBeFocused();
  await expect(chat.getByRole("log").getByRole("article").first()).toBeVisible();
  await expectAccessible(page);
});

test("history goes along as role and parts; a failure is an AI message and not part of it", async ({
  customer: page,
}) => {
  await page.goto("/ouradvice");
  await hydrated(page);
  const input = page.getByRole("main").getByRole("textbox", { name: "Your message" });
  const log = page.getByRole("main").getByRole("log");
  const say = async (text: string) => {
    const asked = page.waitForRequest(/generateChatResponse$/);
    await input.fill(text);
    await input.press("Enter");
    const { data } = (await asked).postDataJSON();
    await expect(input).toBeEnabled();
    return data;
  };
  await answerFunction(page, FUNCTION, { data: { reply: "Quiet, <i>gentle</i> care." } });
  expect(await say("Hello")).toMatchObject({ message: "Hello", chatHistory: [], type: "advice" });
  await expect(log).toContainText("Quiet, <i>gentle</i> care.");
  await answerFunction(page, FUNCTION, BROKEN, 500);
  await say("This fails");
  await expect(log).toContainText(ERROR);
  await answerFunction(page, FUNCTION, { data: { reply: "Take quiet balm, not QUIET BALMS." } });
  const { chatHistory } = await say("Again");
  expect(chatHistory).toEqual([
    { role: "user", parts: [{ text: "Hello" }] },
    { role: "model", parts: [{ text: "Quiet, <i>gentle</i> care." }] },
  ]);
  await expect(log.getByRole("article")).toHaveCount(1);
  await expect(log.getByRole("article").getByRole("link", { name: "Quiet Balm" })).toHaveAttribute(
    "href",
    "/product/quiet-balm",
  );
});

test("a reply that streams shows early and ends as the whole", async ({ customer: page }) => {
  await page.goto("/ouradvice");
  await hydrated(page);
  await page.route(/generateChatResponse$/, (route) =>
    route.fulfill({
      contentType: "text/event-stream",
      body: 'data: {"message":"Slow"}\n\ndata: {"message":" waters"}\n\ndata: {"result":{"reply":"Slow waters."}}\n\n',
    }),
  );
  await page.getByRole("main").getByRole("textbox", { name: "Your message" }).fill("Hello");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByRole("log").getByText("Slow waters.")).toHaveCount(1);
});

for (const [tag, welcome] of [
  ["fr", "Je suis l’experte IA de Nacre"],
  ["es", "Soy la experta IA de Nacre"],
] as const) {
  test(`the advice page speaks ${tag}`, async ({ customer: page }) => {
    await page.goto(`/ouradvice?lang=${tag}`);
    await hydrated(page);
    await expect(page.getByRole("log")).toContainText(welcome);
    await expectAccessible(page);
  });
}
