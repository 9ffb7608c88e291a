import type { Page } from "@playwright/test";
import { buy } from "../support/shopping.ts";
import { expect, hydrated, newShopper, putOnSale, test } from "./support.ts";

const LONG = "Feuchtigkeitsspendendereinigungsmilchfurtrockenehaut";

/** How far a page is wider than its window, in CSS pixels. */
const beyond = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test("long words push no page aside on a phone, and large figures stand clear of each other", async ({
  admin,
  shop,
  playwright,
  browser,
}) => {
  await admin.setViewportSize({ width: 360, height: 740 });
  await putOnSale(admin, shop, LONG, { price: "9999.99", stock: "40" });
  // An address keeps only the beginning of so long a name.
  const sitemap = await (await admin.request.get(`${shop.url}/sitemap.xml`)).text();
  const id = /\/product\/(feuchtig[a-z0-9-]*)/.exec(sitemap)?.[1] ?? "";
  const shopper = await newShopper(playwright, shop.url);
  await buy(shopper, shop.url, { id, quantity: 12, cents: 999_999 });
  await shopper.dispose();

  const fits = async (page: Page) => {
    await expect(page.getByText(LONG).first()).toBeVisible();
    expect(await beyond(page), page.url()).toBeLessThanOrEqual(0);
  };
  await admin.goto(`/?${new URLSearchParams({ tab: "products", q: LONG })}`);
  await fits(admin);
  await admin.goto("/?tab=orders");
  await hydrated(admin);
  await admin.locator("tbody button").first().click();
  await fits(admin);
  const visitor = await browser.newPage({ viewport: { width: 360, height: 740 } });
  for (const address of [`/shop?${new URLSearchParams({ q: LONG })}`, `/product/${id}`]) {
    await visitor.goto(`${shop.url}${address}`);
    await fits(visitor);
  }
  await visitor.close();

  await admin.goto("/?tab=dashboard");
  await hydrated(admin);
  const figures = admin.locator("dl dd");
  for (const figure of await figures.all())
    expect(await figure.evaluate((dd) => dd.scrollWidth - dd.clientWidth)).toBeLessThanOrEqual(0);
});
