import { expectAccessible } from "../support/axe.ts";
import { expect, hydrated, test } from "../support/test.ts";

test("a text of the footer lies over the page; Close, Escape and Back lead back to where one was", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/shop?category=Serum");
  await hydrated(page);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Cookie Policy" });
  const sheet = page.getByRole("dialog", { name: "Cookie Policy" });
  const closings = [
    () => sheet.getByRole("link", { name: "Close" }).click(),
    () => page.keyboard.press("Escape"),
    () => page.goBack(),
  ];
  for (const close of closings) {
    await link.click();
    await expect(page).toHaveURL("/shop?category=Serum&sheet=cookies");
    await expect(sheet).toBeVisible();
    await close();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL("/shop?category=Serum");
    await expect(link).toBeInViewport();
    await expect(link).toBeFocused();
  }
});

test("a text that was loaded with the page has no axe violation and closes to its page", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/login?sheet=cookies");
  await hydrated(page);
  const sheet = page.getByRole("dialog", { name: "Cookie Policy" });
  await expect(sheet).toBeVisible();
  expect(await sheet.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/login");
  await expect(sheet).toHaveCount(0);
});
