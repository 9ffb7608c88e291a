import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { openCart, order, putInCart, QUIET_BALM, SILK_MILK, wishFor } from "../support/shopping.ts";
import { expect, hydrated, signUp, test } from "../support/test.ts";

const LANGUAGES = { en: "en", fr: "fr", sp: "es" } as const;
type Language = keyof typeof LANGUAGES;

/** Each screen, and what brings it to the state worth looking at. */
const SCREENS: Record<
  string,
  { path: string; signedIn?: boolean; prepare?: (page: Page, language: Language) => Promise<unknown> }
> = {
  home: { path: "/" },
  shop: { path: "/shop" },
  product: { path: "/product/silk-milk" },
  "product that is sold out": { path: "/product/seven-tides-ampoules" },
  "product that is not there": { path: "/product/nothing" },
  "sign in": { path: "/login" },
  "sign up with an error": { path: "/login?mode=sign-up&error=INVALID_EMAIL" },
  "our advice": { path: "/ouradvice", signedIn: true },
  profile: { path: "/profile", signedIn: true },
  checkout: { path: "/checkout", signedIn: true },
  "cart drawer": { path: "/shop", signedIn: true, prepare: (page, language) => openCart(page, language) },
  "empty cart drawer": { path: "/login", prepare: (page, language) => openCart(page, language) },
};

for (const [screen, { path, signedIn, prepare }] of Object.entries(SCREENS)) {
  for (const [language, tag] of Object.entries(LANGUAGES) as [Language, string][]) {
    const themes = language === "en" ? ["light", "dark"] : ["light"];
    test(`${screen} in ${language}: no axe violation, ${themes.join(" and ")}`, async ({
      context,
      page,
      shop,
    }) => {
      await context.addCookies([{ name: "language", value: language, url: shop.url }]);
      if (signedIn) await signUpAndFill(page, shop.url);
      await page.goto(path);
      await hydrated(page);
      await expect(page.locator("html")).toHaveAttribute("lang", tag);
      await prepare?.(page, language);
      for (const theme of themes) {
        await page.evaluate((name) => {
          document.documentElement.dataset["theme"] = name;
        }, theme);
        await expectAccessible(page, { contrast: language === "en" });
      }
    });
  }
}

/** A shopper with something in every part of the pages. */
async function signUpAndFill({ request }: Page, shopUrl: string): Promise<void> {
  await signUp(request, shopUrl);
  await order(request, shopUrl, QUIET_BALM);
  await wishFor(request, shopUrl, SILK_MILK.id);
  await putInCart(request, shopUrl, "moonstone-serum", 2);
  await putInCart(request, shopUrl, SILK_MILK.id);
}

for (const [screen, { path, signedIn }] of Object.entries(SCREENS)) {
  test(`${screen} at 360 pixels: nothing sticks out sideways, targets are large enough`, async ({
    context,
    page,
    shop,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await context.addCookies([{ name: "language", value: "fr", url: shop.url }]);
    if (signedIn) await signUpAndFill(page, shop.url);
    await page.goto(path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
    await expectAccessible(page, { contrast: false });
  });
}

test("menu on a phone in fr: no axe violation, light and dark", async ({ context, page, shop }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await context.addCookies([{ name: "language", value: "fr", url: shop.url }]);
  await page.goto("/login");
  await page.locator("button[popovertarget=site-menu]").first().click();
  for (const theme of ["light", "dark"]) {
    await page.evaluate((name) => {
      document.documentElement.dataset["theme"] = name;
    }, theme);
    await expectAccessible(page);
  }
});
