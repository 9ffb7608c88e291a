import { expectAccessible } from "../support/axe.ts";
import { holdFunction } from "../support/functions.ts";
import { expect, test } from "../support/test.ts";

test("the expert has no axe violation: typing, answered, in French and in Spanish", async ({
  customer: page,
}) => {
  test.slow();
  await page.goto("/ouradvice");
  const chat = page.getByRole("main");
  const input = chat.getByRole("textbox", { name: "Your message" });
  const release = await holdFunction(page, "generateChatResponse");
  await input.fill("Which cleanser suits dry skin?");
  await chat.getByRole("button", { name: "Send" }).click();
  await expect(chat.getByText("Typing")).toBeAttached();
  await expect(input).toBeDisabled();
  await expectAccessible(page);
  release();
  await expect(input).toBeFocused();
  await expect(chat.getByRole("log").getByRole("article").first()).toBeVisible();
  await expectAccessible(page);
  for (const [tag, welcome] of [
    ["fr", "Je suis l’experte IA de Nacre"],
    ["es", "Soy la experta IA de Nacre"],
  ] as const) {
    await page.goto(`/ouradvice?lang=${tag}`);
    await expect(page.getByRole("log")).toContainText(welcome);
    await expectAccessible(page, { contrast: false });
  }
});
