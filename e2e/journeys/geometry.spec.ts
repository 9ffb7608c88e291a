import { expect, hydrated, test } from "../support/test.ts";

const WINDOWS = [
  [360, 740],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
] as const;

for (const path of ["/", "/shop", "/product/silk-milk", "/login"]) {
  test(`the chat button is always there and covers nothing, at any width of ${path}`, async ({ page }) => {
    await page.goto(path);
    for (const [width, height] of [...WINDOWS, [740, 360] as const]) {
      await page.setViewportSize({ width, height });
      const length = await page.evaluate(() => document.body.scrollHeight);
      for (const part of [0, 0.3, 0.6, 1]) {
        const top = Math.round(part * length);
        await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), top);
        await expect
          .poll(() => page.evaluate(chatFaults), { message: `${width} wide, at ${top}` })
          .toEqual([]);
      }
    }
  });
}

/**
 * What is wrong with the chat's button: it is not at bottom right, something lies over it, it lies over a line of text or
 * a control; in a strip of its own it may not cover the end of the page, and nothing may show through.
 */
function chatFaults(): string[] {
  const button = document.querySelector("[data-floating]");
  if (!button?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return ["not there"];
  const box = button.getBoundingClientRect();
  const faults: string[] = [];
  if (innerWidth - box.right > 32 || innerHeight - box.bottom > 32) faults.push("not at bottom right");
  const middle = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  if (!button.contains(middle)) faults.push("covered");
  const dock = button.closest("[data-dock]");
  const strip = [document.querySelector("[data-buy-bar]"), dock].find(
    (one) => one?.checkVisibility() && one.getBoundingClientRect().width === document.body.clientWidth,
  );
  if (strip) {
    if (getComputedStyle(strip).backgroundColor === "rgba(0, 0, 0, 0)") faults.push("shows through");
    const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    const end = document.querySelector("footer")?.getBoundingClientRect().bottom ?? 0;
    if (atEnd && end > strip.getBoundingClientRect().top + 1) faults.push("covers the end of the page");
    return faults;
  }
  const over = ({ left, right, top, bottom, width }: DOMRect) =>
    width > 0 && left < box.right && box.left < right && top < box.bottom && box.top < bottom;
  const controls = [...document.querySelectorAll("button, input, select, textarea, summary")]
    .filter((control) => !button.contains(control) && control.checkVisibility({ opacityProperty: true }))
    .filter((control) => over(control.getBoundingClientRect()));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.textContent?.trim() || !node.parentElement?.checkVisibility()) continue;
    if (node.parentElement.closest(".sr-only, [popover]")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    if ([...range.getClientRects()].some(over)) faults.push(node.textContent);
  }
  return [...faults, ...controls.map((control) => control.outerHTML.slice(0, 80))];
}

for (const language of ["en", "fr", "sp"]) {
  test(`name, price and Add to Cart are within the first window at 360 pixels, in ${language}`, async ({
    context,
    page,
    shop,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await context.addCookies([{ name: "language", value: language, url: shop.url }]);
    for (const id of ["silk-milk", "night-current", "thousand-layers-cream", "noon-veil-spf-30"]) {
      await page.goto(`/product/${id}`);
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
      await expect(main.getByText(/^\$\d/).first()).toBeInViewport({ ratio: 1 });
      const button = main.locator("form[action='/cart'] button[type=submit]").first();
      await expect(button).toBeInViewport({ ratio: 1 });
      // The strip with the chat's button lies over the page, and not over this.
      const [own, strip] = [await button.boundingBox(), await page.locator("[data-dock]").boundingBox()];
      expect((own?.y ?? 0) + (own?.height ?? 0), id).toBeLessThanOrEqual(strip?.y ?? 0);
    }
  });
}

test("the bar with the price comes once the page's own button is gone, and makes way for the footer", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/product/silk-milk");
  await hydrated(page);
  const bar = page.locator("[data-buy-bar]");
  await expect(page.getByRole("button", { name: "Add to Cart" })).toHaveCount(1);
  await page.getByRole("region", { name: "In your routine" }).scrollIntoViewIfNeeded();
  await expect(bar).toBeVisible();
  await expect(page.getByRole("button", { name: "Chat with support" })).toBeInViewport({ ratio: 1 });
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(bar).toHaveCount(0);
});

for (const language of ["en", "fr"]) {
  test(`the hero neither cuts the products nor prints over them, in ${language}`, async ({
    context,
    page,
    shop,
  }) => {
    await context.addCookies([{ name: "language", value: language, url: shop.url }]);
    await page.goto("/");
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      // Another width may take another picture.
      await expect
        .poll(() => page.evaluate(heroFaults, PRODUCTS), { message: `${width} × ${height}` })
        .toEqual([]);
    }
  });
}

/** Where the products stand in the two photographs, in parts of the picture: left, top, right, bottom. */
const PRODUCTS = { wide: [0.52, 0.16, 0.945, 0.875], tall: [0.06, 0.21, 0.97, 0.87] } as const;

function heroFaults(products: typeof PRODUCTS): string[] {
  const hero = document.querySelector("main section");
  const picture = [...(hero?.querySelectorAll("img") ?? [])].find((image) => image.checkVisibility());
  if (!hero || !picture) return ["no hero"];
  const faults: string[] = [];
  const frame = picture.getBoundingClientRect();
  const scale = Math.max(frame.width / picture.naturalWidth, frame.height / picture.naturalHeight);
  const [drawnWidth, drawnHeight] = [picture.naturalWidth * scale, picture.naturalHeight * scale];
  const [px, py] = getComputedStyle(picture)
    .objectPosition.split(" ")
    .map((part) => Number.parseFloat(part) / 100);
  const left = frame.left + (frame.width - drawnWidth) * (px ?? 0.5);
  const top = frame.top + (frame.height - drawnHeight) * (py ?? 0.5);
  const wide = picture.naturalWidth > picture.naturalHeight;
  const [l, t, r, b] = wide ? products.wide : products.tall;
  const box = {
    left: left + l * drawnWidth,
    top: top + t * drawnHeight,
    right: left + r * drawnWidth,
    bottom: top + b * drawnHeight,
  };
  if (box.left < frame.left - 1 || box.right > frame.right + 1) faults.push("cut at the side");
  if (box.top < frame.top - 1 || box.bottom > frame.bottom + 1) faults.push("cut above or below");
  for (const words of hero.querySelectorAll("h1, p, button, a")) {
    const range = document.createRange();
    range.selectNodeContents(words);
    for (const line of range.getClientRects())
      if (line.left < box.right && box.left < line.right && line.top < box.bottom && box.top < line.bottom)
        faults.push(`over the products: ${words.textContent}`);
  }
  if (innerWidth < 640) {
    const last = hero.querySelector("a")?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
    if (last > 700) faults.push(`buttons end at ${last}`);
  }
  if (innerWidth >= 1024 && frame.height > 0.82 * innerHeight + 1) faults.push("taller than 82 %");
  return faults;
}
