import type { Locator, Page } from "@playwright/test";
import { atCheckout, hold, order, SILK_MILK } from "../support/shopping.ts";
import { expect, test } from "../support/test.ts";

// Of the specification, what only a browser can show; the rest is in test/specification.

const columnsOf = (grid: Locator) =>
  grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(" ").length);

async function openChat(page: Page): Promise<Locator> {
  await page.goto("/login");
  await page.getByRole("button", { name: "Chat with support" }).click();
  const panel = page.getByRole("dialog", { name: "Support" });
  await expect(panel).toBeVisible();
  return panel;
}

test("1: Light and dark themes exist.", async ({ context, page, shop }) => {
  const background = () =>
    page.evaluate(() => getComputedStyle(document.querySelector("header") ?? document.body).backgroundColor);
  await page.goto("/login");
  const light = await background();
  await context.addCookies([{ name: "theme", value: "dark", url: shop.url }]);
  await page.goto("/login");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(await background()).not.toBe(light);
});

test("2 Header: Language menu: English, Français, Español.", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("banner").getByRole("button", { name: "Language: English" }).click();
  const choices = page.getByRole("banner").getByRole("button", { name: /^(English|Français|Español)$/ });
  await expect(choices).toHaveText(["English", "Français", "Español"]);
  await choices.nth(1).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page).toHaveURL("/login");
});

test("2 Home: Featured products (flagged featured) in a grid. 2 Shop: A grid of all products.", async ({
  page,
}) => {
  await page.goto("/");
  const featured = page.getByRole("region", { name: "Where to begin" }).getByRole("list");
  const names = ["Silk Milk", "First Light Serum", "Inner Shell Cream", "Night Current"];
  await expect(featured.getByRole("heading")).toHaveText(names);
  expect(await columnsOf(featured)).toBe(4);

  await page.goto("/shop");
  const all = page
    .getByRole("main")
    .getByRole("list")
    .filter({ has: page.getByRole("article") });
  await expect(all.getByRole("article")).toHaveCount(24);
  await expect(page.getByRole("status")).toHaveText("24 products");
  expect(await all.evaluate((list) => getComputedStyle(list).display)).toBe("grid");
});

test("2 Image gallery: A 4-column thumbnail grid when there are several images; over the whole screen by the keyboard, and Escape gives the focus back.", async ({
  page,
}) => {
  await page.goto("/product/silk-milk");
  const gallery = page.getByRole("region", { name: "Pictures of Silk Milk" });
  const grid = gallery.getByRole("list");
  await expect(grid.getByRole("button")).toHaveCount(4);
  expect(await columnsOf(grid)).toBe(4);
  await grid.getByRole("button", { name: "Show picture 4" }).click();
  await expect(gallery).toContainText("4 / 4");

  const enlarge = gallery.getByRole("button", { name: "Enlarge picture" });
  const zoom = page.getByRole("dialog", { name: "Pictures of Silk Milk" });
  await grid.getByRole("button", { name: "Show picture 1" }).click();
  await enlarge.focus();
  await page.keyboard.press("Enter");
  await expect(zoom).toBeVisible();
  expect(await zoom.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1280, height: 900 });
  await page.keyboard.press("ArrowRight");
  await expect(zoom.getByRole("button", { name: /a ribbon of ivory milk/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(zoom).toHaveCount(0);
  await expect(enlarge).toBeFocused();
  await expect(gallery).toContainText("2 / 4");
});

test("2 Login: Error text under the form. 5 Login: email and password are required: the browser stops the form.", async ({
  account,
  page,
}) => {
  await page.goto("/login");
  const button = page.getByRole("main").getByRole("button", { name: "Sign in" });
  const [email, password] = [page.getByLabel("Email"), page.getByLabel("Password")];
  await button.click();
  await expect(email).toBeFocused();
  await email.fill(account.email);
  await button.click();
  await expect(password).toBeFocused();
  await password.fill("not the password");
  await button.click();
  const error = page.getByRole("alert");
  await expect(error).toContainText("INVALID_EMAIL_OR_PASSWORD");
  await expect(page).toHaveURL("/login");
  const [above, below] = [await button.boundingBox(), await error.boundingBox()];
  expect(below?.y).toBeGreaterThan(above?.y ?? Number.POSITIVE_INFINITY);
});

test("2 Profile: Order history: a scrollable list. 9: It scrolls above a maximum height of about 96 units.", async ({
  customer: page,
  shop,
}) => {
  for (let made = 0; made < 9; made += 1) await order(page.request, shop.url, SILK_MILK);
  await page.goto("/profile");
  const list = page.getByRole("group", { name: "Order history" });
  await expect(list.getByRole("row")).toHaveCount(10);
  const { height, content } = await list.evaluate((box) => ({
    height: box.clientHeight,
    content: box.scrollHeight,
  }));
  expect(height).toBeLessThanOrEqual(384);
  expect(content).toBeGreaterThan(height);
  await expect(list).toHaveCSS("max-height", "384px");
  await expect(list).toHaveCSS("overflow-y", "auto");
});

test("2 Routes: A full-screen logo loader shows while the authentication state is loading.", async ({
  account,
  page,
}) => {
  await page.goto("/login");
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password").fill(account.password);
  const release = await hold(page, /\/login\.data/);
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  const loader = page.getByRole("status").filter({ hasText: "NACRE" });
  await expect(loader).toBeVisible();
  expect(await loader.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 900 });
  await expect(loader.locator("img")).toHaveAttribute("src", /mark\.svg/);
  release();
  await expect(page).toHaveURL("/profile");
  await expect(loader).toHaveCount(0);
});

test("2 Support chat: A floating button at bottom right opens a chat panel. 9: The chat panel has a small maximum width and a height of 60% of the viewport up to 500px.", async ({
  page,
}) => {
  await page.goto("/login");
  const box = await page.getByRole("button", { name: "Chat with support" }).boundingBox();
  expect(box?.x).toBeGreaterThan(1100);
  expect(box?.y).toBeGreaterThan(780);
  for (const [height, expected] of [
    [600, 360],
    [1200, 500],
  ] as const) {
    await page.setViewportSize({ width: 1280, height });
    const panel = await (await openChat(page)).boundingBox();
    expect(panel?.height).toBeCloseTo(expected, 0);
    expect(panel?.width).toBeLessThanOrEqual(400);
  }
});

test("5 Checkout: all six fields carry the required attribute: the browser stops an empty form.", async ({
  customer: page,
  shop,
}) => {
  await atCheckout(page, shop);
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/checkout")) sent += 1;
  });
  await page.getByRole("button", { name: "Complete Order" }).click();
  await expect(page.getByLabel("Full name")).toBeFocused();
  expect(sent).toBe(0);
});
