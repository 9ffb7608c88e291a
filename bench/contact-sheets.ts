import { mkdirSync, readFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { removeDataDir, type Shop, startShop } from "../e2e/support/shop.ts";
import { order, post, putInCart, QUIET_BALM, SILK_MILK, wishFor } from "../e2e/support/shopping.ts";
import { launchBrowser } from "./launch-browser.ts";

// `node bench/contact-sheets.ts`: every screen of the built shop (`npm run build`), on a phone and on a desk, light and dark,
// each four on one sheet in `docs/screenshots/`; and the README's picture. A changed screen is seen beside the others.

const FOLDER = "docs/screenshots";
const DEVICES = {
  phone: { width: 360, height: 740, tile: 270, columns: 10 },
  desk: { width: 1440, height: 900, tile: 540, columns: 5 },
};
type Device = keyof typeof DEVICES;
const GAP = 16;

/** A screen: where it is, and what is pressed there. In this order: the thanks follow an order. */
const SCREENS: [name: string, path: string, press?: (page: Page) => Promise<unknown>][] = [
  ["home", "/"],
  ["home, further down", "/", (page) => page.locator("#lines").scrollIntoViewIfNeeded()],
  ["advisor", "/", (page) => page.getByRole("button", { name: "Ask our advisor" }).first().click()],
  ["shop", "/shop"],
  ["filters", "/shop?claim=fragrance-free&q=serum", (page) => page.locator("summary").click()],
  ["product", "/product/night-current"],
  [
    "product, further down",
    "/product/night-current",
    (page) => page.locator("dl").last().scrollIntoViewIfNeeded(),
  ],
  [
    "enlarged",
    "/product/night-current",
    (page) => page.getByRole("button", { name: "Enlarge picture" }).click(),
  ],
  ["cart", "/shop", (page) => page.getByRole("button", { name: /^Open cart/ }).click()],
  ["support chat", "/", (page) => page.getByRole("button", { name: "Start a chat" }).click()],
  ["a text", "/?sheet=shipping"],
  ["not found", "/product/none"],
  ["checkout", "/checkout"],
  ["thanks", "/profile"],
  ["profile", "/profile", (page) => page.locator("#order-history").scrollIntoViewIfNeeded()],
  ["advice", "/ouradvice"],
];
const SIGNED_OUT: typeof SCREENS = [
  ["login", "/login"],
  ["sign up", "/login?mode=sign-up"],
];
const ADMIN: typeof SCREENS = [
  ["dashboard", "/"],
  ["products", "/?tab=products"],
];

const shop = await startShop();
const browser = await launchBrowser();
mkdirSync(FOLDER, { recursive: true });
try {
  for (const device of Object.keys(DEVICES) as Device[])
    for (const theme of ["light", "dark"] as const) await drawSheet(browser, shop, device, theme);
} finally {
  await browser.close();
  await shop.stop();
  removeDataDir(shop.dataDir);
}

async function drawSheet(browser: Browser, shop: Shop, device: Device, theme: "light" | "dark") {
  const visitor = await openPage(browser, shop, device, theme);
  const shopper = await openPage(browser, shop, device, theme);
  const credentials = { email: `sheet-${device}-${theme}@nacre.example`, password: "thin layers of nacre" };
  await post(shopper.request, shop.url, "/login", { mode: "sign-up", ...credentials });
  await wishFor(shopper.request, shop.url, SILK_MILK.id);
  await order(shopper.request, shop.url, QUIET_BALM);
  await putInCart(shopper.request, shop.url, SILK_MILK.id, 2);
  // The message that the order was placed is said here, and not on the first sheet.
  await shopper.goto(`${shop.url}/shop`);
  const admin = await openPage(browser, shop, device, theme);
  await post(admin.request, shop.url, "/login", { mode: "sign-in", ...adminOf(shop) });
  const shots: Buffer[] = [];
  for (const [page, screens] of [
    [shopper, SCREENS],
    [visitor, SIGNED_OUT],
    [admin, ADMIN],
  ] as const)
    for (const screen of screens) shots.push(await shoot(page, shop, screen));
  if (device === "desk" && theme === "light")
    await sharp(await shoot(visitor, shop, ["home", "/"]))
      .resize({ width: 1200 })
      .jpeg({ quality: 82, mozjpeg: true })
      .toFile("docs/home.jpg");
  await compose(shots, device, theme);
  for (const page of [visitor, shopper, admin]) await page.context().close();
}

async function openPage(browser: Browser, shop: Shop, device: Device, theme: string): Promise<Page> {
  const { width, height } = DEVICES[device];
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: "reduce" });
  await context.addCookies([{ name: "theme", value: theme, url: shop.url }]);
  return context.newPage();
}

function adminOf(shop: Shop) {
  const [, email = "", password = ""] =
    /^Admin:\s+(\S+)\s+(\S+)/m.exec(readFileSync(`${shop.dataDir}/demo-accounts.txt`, "utf8")) ?? [];
  return { email, password };
}

async function shoot(page: Page, shop: Shop, [name, path, press]: (typeof SCREENS)[number]): Promise<Buffer> {
  await page.goto(`${shop.url}${path}`);
  await page.locator("html[data-hydrated=true]").waitFor();
  await press?.(page).catch(() => console.log(`${name}: nothing to press`));
  await page.waitForLoadState("networkidle");
  return page.screenshot();
}

async function compose(shots: readonly Buffer[], device: Device, theme: string): Promise<void> {
  const { width, height, tile, columns } = DEVICES[device];
  const tall = Math.round((tile / width) * height);
  const rows = Math.ceil(shots.length / columns);
  const tiles = await Promise.all(
    shots.map(async (shot, place) => ({
      input: await sharp(shot).resize({ width: tile, height: tall }).toBuffer(),
      left: GAP + (place % columns) * (tile + GAP),
      top: GAP + Math.floor(place / columns) * (tall + GAP),
    })),
  );
  const { size } = await sharp({
    create: {
      width: GAP + columns * (tile + GAP),
      height: GAP + rows * (tall + GAP),
      channels: 3,
      background: theme === "dark" ? "#2b3130" : "#d9d7d2",
    },
  })
    .composite(tiles)
    .webp({ quality: 78 })
    .toFile(`${FOLDER}/${device}-${theme}.webp`);
  console.log(`${device} ${theme}: ${shots.length} screens, ${Math.round(size / 1024)} kB`);
}
