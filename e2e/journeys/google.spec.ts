import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "../support/google-shop.ts";
import { GOOGLE_PERSON } from "../support/google-issuer.ts";
import { hydrated } from "../support/test.ts";

// All in one worker: each would start a shop of this kind.
test.describe.configure({ mode: "default" });

/** The window in which Google asks who one is. */
async function openPopup(context: BrowserContext, page: Page, login: string): Promise<Page> {
  await page.goto(login);
  await hydrated(page);
  const opened = context.waitForEvent("page");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  return opened;
}

test("Google in a popup: signed in, profile made, back where the shopper was", async ({ context, page }) => {
  const popup = await openPopup(context, page, "/login?redirect=%2Fproduct%2Fsilk-milk");
  await Promise.all([
    popup.waitForEvent("close"),
    popup.getByRole("button", { name: `Continue as ${GOOGLE_PERSON.name}` }).click(),
  ]);
  await expect(page).toHaveURL("/product/silk-milk");
  await page.goto("/profile");
  const details = page.getByRole("region", { name: "Personal details" });
  await expect(details).toContainText(GOOGLE_PERSON.email);
  await expect(details).toContainText(GOOGLE_PERSON.name);
  await expect(page.getByText(/^[A-Z0-9]{8}$/)).toBeVisible();
});

test("Google in a popup: who says no there sees the provider's code here, and can try again", async ({
  context,
  page,
}) => {
  const popup = await openPopup(context, page, "/login");
  await Promise.all([popup.waitForEvent("close"), popup.getByRole("button", { name: "Cancel" }).click()]);
  await expect(page.getByRole("alert")).toContainText(/access_denied/i);
  await expect(page.getByRole("button", { name: "Continue with Google" })).toBeEnabled();
});

test("Google in a popup: a window closed by hand is said", async ({ context, page }) => {
  const popup = await openPopup(context, page, "/login");
  await expect(popup.getByRole("button", { name: "Cancel" })).toBeVisible();
  await popup.close();
  await expect(page.getByRole("alert")).toContainText("POPUP_CLOSED");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("Google in this window: signed in and back where the shopper was", async ({ page }) => {
    await page.goto("/login?redirect=%2Fshop");
    await page.getByRole("button", { name: "Continue with Google" }).click();
    await page.getByRole("button", { name: `Continue as ${GOOGLE_PERSON.name}` }).click();
    await expect(page).toHaveURL("/shop");
    await expect(page.getByRole("banner").getByRole("link", { name: "Profile" })).toBeVisible();
  });

  test("Google in this window: who says no is back at the form with the provider's code", async ({
    page,
  }) => {
    await page.goto("/login?redirect=%2Fshop");
    await page.getByRole("button", { name: "Continue with Google" }).click();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page).toHaveURL(/\/login\?/);
    await expect(page.getByRole("alert")).toContainText("access_denied");
  });
});
