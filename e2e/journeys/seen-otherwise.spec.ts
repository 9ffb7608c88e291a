import type { Locator } from "@playwright/test";
import { drawerAt, putInCart, SILK_MILK } from "../support/shopping.ts";
import { expect, hydrated, test } from "../support/test.ts";

test("at 400 % nothing sticks out of its column, the header scrolls away, and the cart can be read", async ({
  customer: page,
  shop,
}) => {
  // A window of 1280 × 1024.
  await page.setViewportSize({ width: 320, height: 256 });
  await putInCart(page.request, shop.url, SILK_MILK.id);
  for (const path of ["/", "/product/silk-milk", "/checkout", "/profile", "/ouradvice"]) {
    await page.goto(path);
    expect(await page.evaluate(stickingOut), path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
    await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
    await expect(page.getByRole("banner"), path).not.toBeInViewport();
  }
  const drawer = await drawerAt(page, shop, "/shop");
  await drawer.getByRole("button", { name: "One more Silk Milk" }).click();
  await expect(drawer.getByRole("textbox", { name: "Quantity of Silk Milk" })).toHaveValue("3");
  await expect(drawer.getByRole("textbox", { name: "Quantity of Silk Milk" })).toBeInViewport({ ratio: 1 });
  await drawer.getByRole("link", { name: "Proceed to Checkout" }).click();
  await expect(page).toHaveURL("/checkout");
});

test("on a phone on its side the oval for the face is within the window", async ({ customer: page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto("/ouradvice");
  const place = page
    .getByRole("button", { name: "Enable camera" })
    .locator("xpath=ancestor::div[contains(@class, 'aspect-')]");
  await place.scrollIntoViewIfNeeded();
  await expect(place).toBeInViewport({ ratio: 1 });
});

/** Fields of the page that reach into its margin at the right. */
function stickingOut(): string[] {
  return [...document.querySelectorAll("main :is(input, select, textarea)")]
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth - 16)
    .map((one) => one.outerHTML.slice(0, 90));
}

test("in a visitor's own colors one sees what is chosen, how well it is studied, and what can be pressed", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/shop?concern=dryness");
  await hydrated(page);
  await page.locator("summary").click();
  const box = (name: RegExp) => page.locator("details").getByRole("link", { name }).locator("> span").first();
  expect(await fill(box(/^Dryness/))).not.toBe(await fill(box(/^Shine/)));
  const tick = box(/^Dryness/).locator("svg");
  await expect(tick).not.toHaveCSS("color", await fill(box(/^Dryness/)));

  await page.goto("/product/night-current");
  const some = page.getByText("some evidence").locator("> span > span");
  expect(await fill(some.first())).not.toBe(await fill(some.last()));
  const buy = page.getByRole("main").getByRole("button", { name: "Add to Cart", exact: true });
  await expect(buy.first()).toHaveCSS("border-top-width", "1px");
});

test("whoever wants less motion sees what unfolds at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/shop");
  const heights = await page
    .locator("details")
    .first()
    .evaluate(async (details: HTMLDetailsElement) => {
      const height = () => details.getBoundingClientRect().height;
      const folded = height();
      details.open = true;
      const atOnce = height();
      await new Promise(requestAnimationFrame);
      return { folded, atOnce, later: height() };
    });
  expect(heights.atOnce).toBeGreaterThan(heights.folded);
  expect(heights.later).toBe(heights.atOnce);
});

function fill(one: Locator): Promise<string> {
  return one.evaluate((element) => getComputedStyle(element).backgroundColor);
}
