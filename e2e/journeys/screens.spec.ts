import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { openCart, order, putInCart, QUIET_BALM, SILK_MILK, wishFor } from "../support/shopping.ts";
import { expect, hydrated, signUp, test, wear } from "../support/test.ts";

const LANGUAGES = { en: "en", fr: "fr", sp: "es" } as const;
type Language = keyof typeof LANGUAGES;

/** Each screen, and what brings it to the state worth looking at. */
const SCREENS: Record<
  string,
  {
    path: string;
    signedIn?: boolean;
    /** With store credit, in a shop with a discount code. */
    isRich?: boolean;
    prepare?: (page: Page, language: Language) => Promise<unknown>;
  }
> = {
  home: { path: "/" },
  shop: { path: "/shop" },
  product: { path: "/product/silk-milk" },
  "product that is sold out": { path: "/product/seven-tides-ampoules" },
  "product that is not there": { path: "/product/nothing" },
  "sign in": { path: "/login" },
  "sign up with an error": { path: "/login?mode=sign-up&error=INVALID_EMAIL" },
  "a forgotten password": { path: "/login?mode=forgot" },
  "a new password by a link that is too old": { path: "/login?reset=token&error=INVALID_TOKEN" },
  "our advice": { path: "/ouradvice", signedIn: true },
  "profile, all its forms unfolded": { path: "/profile", signedIn: true, prepare: unfold },
  checkout: { path: "/checkout", signedIn: true },
  "checkout with store credit, and a code that does not exist": {
    path: "/checkout",
    signedIn: true,
    isRich: true,
    prepare: async (page) => {
      // Without scripts Enter presses the button that orders.
      await hydrated(page);
      const field = page.locator("input[name=code]");
      await field.fill("NEVER");
      await field.press("Enter");
      await expect(field).toHaveAttribute("aria-invalid", "true");
    },
  },
  "cart drawer": { path: "/shop", signedIn: true, prepare: (page, language) => openCart(page, language) },
  "empty cart drawer": { path: "/login", prepare: (page, language) => openCart(page, language) },
};

for (const [screen, { path, signedIn, isRich, prepare }] of Object.entries(SCREENS)) {
  test(`${screen}: no axe violation, light, dark and on a phone, and nothing sticks out there in French and Spanish`, async ({
    context,
    page,
    shop,
  }) => {
    if (signedIn) await signUpAndFill(page, shop.url);
    if (isRich) {
      await shop.sql(
        "update users set store_credit = 1500 where id = (select id from users order by created_at desc limit 1)",
      );
      await shop.sql("insert into discount_codes (code, percent) values ('SPRING', 10)");
    }
    for (const [language, tag] of Object.entries(LANGUAGES) as [Language, string][]) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await context.addCookies([{ name: "language", value: language, url: shop.url }]);
      // A drawer that is open would be again: it is an entry of the history.
      await page.goto("about:blank");
      await page.goto(path);
      await expect(page.locator("html")).toHaveAttribute("lang", tag);
      await prepare?.(page, language);
      if (language === "en") {
        await expectAccessible(page);
        await wear(page, "dark");
        await expectAccessible(page, { contrast: "alone" });
        continue;
      }
      // The longest words on the narrowest phone; targets are measured there too.
      await page.setViewportSize({ width: 360, height: 740 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(360);
      if (language === "fr") await expectAccessible(page, { contrast: false });
    }
    // Others find no field for it.
    if (isRich) await shop.sql("delete from discount_codes");
  });
}

async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll<HTMLDetailsElement>("main details")) folded.open = true;
  });
}

/** A shopper with something in every part of the pages. */
async function signUpAndFill({ request }: Page, shopUrl: string): Promise<void> {
  await signUp(request, shopUrl);
  await order(request, shopUrl, QUIET_BALM);
  await wishFor(request, shopUrl, SILK_MILK.id);
  await putInCart(request, shopUrl, "moonstone-serum", 2);
  await putInCart(request, shopUrl, SILK_MILK.id);
}

test("menu on a phone in fr: no axe violation, light and dark", async ({ context, page, shop }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await context.addCookies([{ name: "language", value: "fr", url: shop.url }]);
  await page.goto("/login");
  await page.locator("button[popovertarget=site-menu]").first().click();
  await expectAccessible(page);
  await wear(page, "dark");
  await expectAccessible(page, { contrast: "alone" });
});
