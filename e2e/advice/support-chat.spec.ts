import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { answerFunction, BROKEN, holdFunction } from "../support/functions.ts";
import { expect, hydrated, test } from "../support/test.ts";

const FUNCTION = "generateChatResponse";
const OPEN = { name: "Chat with support" };
const MESSAGE = { name: "Your message" };

async function openSupport(page: Page) {
  // On a phone it comes when one has scrolled, where nothing is under it: at the page's end for certain.
  if ((page.viewportSize()?.width ?? 0) < 640) await page.mouse.wheel(0, 20_000);
  await page.getByRole("button", OPEN).click();
  const panel = page.getByRole("dialog", { name: "Support" });
  await expect(panel).toBeVisible();
  return panel;
}

test("the chat has no axe violation: open, typing, and when it failed, in Spanish", async ({ page }) => {
  await page.goto("/");
  const panel = await openSupport(page);
  await expect(panel.getByRole("textbox", MESSAGE)).toBeFocused();
  await expectAccessible(page);
  const release = await holdFunction(page, FUNCTION);
  await page.keyboard.type("How much is shipping?");
  await page.keyboard.press("Enter");
  await expect(panel.getByText("Typing")).toBeAttached();
  await expectAccessible(page);
  release();
  await page.goto("/shop?lang=es");
  await answerFunction(page, FUNCTION, BROKEN, 503);
  await page.locator("aside > button").click();
  await page.getByRole("dialog").getByRole("textbox").fill("Hola");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("log")).toContainText(
    "Se ha producido un error. Inténtalo de nuevo más tarde.",
  );
  await expectAccessible(page);
});

test("the advice page has one chat, its input in the first window, and nothing floats there", async ({
  customer: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/ouradvice");
  await hydrated(page);
  await expect(page.getByRole("textbox", MESSAGE)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("list", { name: "Questions to tap" }).getByRole("button")).toHaveCount(4);
  await expect(page.locator("[data-floating]")).toHaveCount(0);
  await expect(page.getByRole("contentinfo").getByRole("button", { name: "Start a chat" })).toHaveCount(0);
});

test("the footer's way into the chat gives the focus back to itself", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/login");
  await hydrated(page);
  const way = page.getByRole("contentinfo").getByRole("button", { name: "Start a chat" });
  await way.click();
  const panel = page.getByRole("dialog", { name: "Support" });
  await expect(panel.getByRole("textbox", MESSAGE)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(way).toBeFocused();
});

test("what was said while signed in is forgotten after signing out", async ({ customer: page }) => {
  await page.goto("/profile");
  await hydrated(page);
  await answerFunction(page, FUNCTION, { data: { reply: "Your order is pending." } });
  const panel = await openSupport(page);
  await panel.getByRole("textbox", MESSAGE).fill("Where is my order?");
  await page.keyboard.press("Enter");
  await expect(panel).toContainText("Your order is pending.");
  await page.getByRole("button", { name: "Log out" }).click();
  await page.waitForURL("/");
  await expect(page.getByRole("log")).not.toContainText("Your order is pending.");
  await page.reload();
  await hydrated(page);
  await expect((await openSupport(page)).getByRole("log")).not.toContainText("Where is my order?");
});

test("the open chat is under the cart, whose checkout button stays free", async ({ customer: page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/product/silk-milk");
  await hydrated(page);
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await expect(page.getByTestId("cart-badge")).toHaveText("1");
  await openSupport(page);
  await page.getByRole("button", { name: /Open cart/ }).click();
  await page.getByRole("link", { name: "Proceed to Checkout" }).click();
  await expect(page).toHaveURL(/\/checkout$/);
});

for (const width of [360, 1280]) {
  test(`neither the button nor the open panel hides what has the focus, at ${width}px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/shop");
    await hydrated(page);
    for (const opened of [false, true]) {
      if (opened) {
        await openSupport(page);
        await page.locator("#content").focus();
      } else await page.locator("body").press("Tab");
      for (let press = 0; press < 45; press++) {
        await page.keyboard.press("Tab");
        expect(await page.evaluate(coveredByChat), `after ${press + 1} tabs`).toBeUndefined();
      }
    }
  });
}

/** The focused element's markup when the chat lies over its middle. */
function coveredByChat(): string | undefined {
  const focused = document.activeElement;
  const chat = document.querySelector("aside:has(> button)");
  if (!focused || focused === document.body || chat?.contains(focused)) return undefined;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  return over && chat?.contains(over) ? focused.outerHTML : undefined;
}

test("the keyboard alone opens, writes, sends and closes", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("button", OPEN).focus();
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog", { name: "Support" });
  await expect(panel.getByRole("textbox", MESSAGE)).toBeFocused();
  await page.keyboard.type("Hello");
  await page.keyboard.press("Tab");
  await expect(panel.getByRole("button", { name: "Send" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("log")).toContainText("Hello");
  await expect(panel.getByRole("textbox", MESSAGE)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole("button", OPEN)).toBeFocused();
});
