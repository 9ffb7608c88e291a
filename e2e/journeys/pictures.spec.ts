import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "../support/test.ts";

test("a picture that cannot be loaded shows a quiet placeholder with its name", async ({ page }) => {
  await page.route(/\/images?\//, (route) => route.abort());
  await page.goto("/shop");
  await hydrated(page);
  const card = page.getByRole("article").filter({ hasText: "Silk Milk" });
  await expect(card.getByRole("img", { name: /\(Picture not available\)$/ })).toBeVisible();
  const broken = await page.evaluate(
    () =>
      [...document.querySelectorAll("main img")].filter(
        (image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth === 0,
      ).length,
  );
  expect(broken).toBe(0);
});

for (const path of ["/", "/shop", "/product/silk-milk"]) {
  for (const width of [390, 1280]) {
    test(`${path} at ${width} pixels: nothing jumps while it loads`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await hydrated(page);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState("networkidle");
      expect(await layoutShift(page)).toBeLessThan(0.02);
    });
  }
}

test("on a slow network the foot of the advice page waits below the window", async ({
  customer: page,
  shop,
}) => {
  // What has come when the page is first drawn: without what is streamed after it, and without scripts.
  await page.route(/\/ouradvice$/, async (route) => {
    const response = await route.fetch();
    const [begun] = (await response.text()).split('<div hidden id="');
    await route.fulfill({ response, body: begun });
  });
  await page.route(/\.js$/, () => undefined);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate((url) => location.assign(url), `${shop.url}/ouradvice`);
  await expect(page.getByRole("heading", { level: 1, name: "Our advice" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).not.toBeInViewport();
});

for (const path of ["/", "/shop", "/product/first-light-serum"]) {
  test(`${path} fetches the portraits of its theme alone, the others when it is switched`, async ({
    page,
  }) => {
    const fetched = { light: 0, dark: 0 };
    page.on("request", (request) => {
      const [portrait, dark] = /\/first-light-serum\/hero(-dark)?\.jpg$/.exec(request.url()) ?? [];
      if (portrait) fetched[dark ? "dark" : "light"] += 1;
    });
    const portrait = page.getByRole("main").locator('img[src*="/first-light-serum/hero"]').first();
    await page.goto(path);
    await hydrated(page);
    await portrait.scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    expect(fetched.light).toBeGreaterThan(0);
    expect(fetched.dark).toBe(0);

    const { light } = fetched;
    await page.getByRole("button", { name: "Switch to dark theme" }).first().click();
    await expect.poll(() => fetched.dark).toBeGreaterThan(0);
    await page.reload();
    await hydrated(page);
    await expect(portrait).toHaveAttribute("src", /hero-dark\.jpg$/);
    await page.waitForLoadState("networkidle");
    expect(fetched.light).toBe(light);
  });
}

/** How much of the page moved since it began to load, as browsers count it. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += "value" in entry ? Number(entry.value) : 0;
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}
