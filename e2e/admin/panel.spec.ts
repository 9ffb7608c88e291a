import type { APIRequestContext, Page } from "@playwright/test";
import { loadAdminMessages } from "#app/i18n/load-messages.ts";
import type { AdminMessages } from "#app/i18n/messages/admin/en.ts";
import { expectAccessible } from "../support/axe.ts";
import { buy } from "../support/shopping.ts";
import { wear } from "../support/test.ts";
import { expect, hydrated, newShopper, test } from "./support.ts";

test("shoppers download nothing of the panel", async ({ page }) => {
  const scripts: string[] = [];
  page.on("response", async (reply) => {
    if (reply.url().endsWith(".js")) scripts.push(await reply.text().catch(() => ""));
  });
  await page.goto("/");
  await hydrated(page);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((text) => text.includes("Delete this product?"))).toEqual([]);
  expect(scripts.filter((text) => text.includes("Total customers"))).toEqual([]);
});

/** Everything the panel can show, each on a phone and by the words of a language. */
const SCREENS: [what: string, open: (admin: Page, words: AdminMessages) => Promise<void>][] = [
  ["the dashboard and its numbers", (admin) => openTab(admin, "dashboard", "summary")],
  ["an order in its list", (admin) => openTab(admin, "orders", "tbody button")],
  [
    "a packing slip",
    async (admin, { packingSlip }) => {
      await openTab(admin, "orders", "tbody button");
      await admin.getByRole("link", { name: packingSlip }).click();
      await expect(admin.getByRole("article", { name: packingSlip })).toBeVisible();
    },
  ],
  ["the AI agent", (admin) => openTab(admin, "ai-agent")],
  ["the products", (admin) => openTab(admin, "products")],
  [
    "several products that are to be changed",
    async (admin, { changeInBulk }) => {
      await openTab(admin, "products");
      await admin.getByRole("button", { name: changeInBulk }).click();
      await admin.locator("tbody input[type=checkbox]").first().check();
    },
  ],
  ["the history of a product's stock", (admin) => openTab(admin, "products&stock=silk-milk")],
  ["one order, all unfolded", openOrder],
  ["customers", (admin) => openTab(admin, "orders&list=customers")],
  [
    "one customer, all unfolded",
    async (admin) => {
      await openTab(admin, "orders&list=customers", "tbody a");
      await expect(admin.locator("#one-customer")).toBeVisible();
      await unfold(admin);
    },
  ],
  [
    "discount codes",
    async (admin) => {
      await openTab(admin, "orders&list=codes");
      await unfold(admin);
    },
  ],
  ["what can be done with one", openMenu],
  [
    "the log, with what changed",
    async (admin) => {
      const form = { intent: "stock", id: "night-current", shownStock: "0", stock: "1" };
      const headers = { Origin: new URL(admin.url()).origin };
      await expect(await admin.request.post("/admin/products", { form, headers })).toBeOK();
      await openTab(admin, "log", "summary");
    },
  ],
  [
    "connections, with a receiver and a token, all unfolded",
    async (admin) => {
      const headers = { Origin: new URL(admin.url()).origin };
      const receiver = { intent: "create", url: "https://localhost/hook", events: "stock.low" };
      await expect(await admin.request.post("/admin/receivers", { form: receiver, headers })).toBeOK();
      const token = { name: "Label printer", scope: "read" };
      await expect(await admin.request.post("/admin/tokens", { form: token, headers })).toBeOK();
      await openTab(admin, "connections");
      await unfold(admin);
    },
  ],
  ["a mail", (admin) => openTab(admin, "mails&mail=shipped", "summary")],
  ["the staff", (admin) => openTab(admin, "staff")],
  [
    "whether to delete it",
    async (admin, words) => {
      await openMenu(admin, words);
      await admin.getByRole("menuitem", { name: words.delete, exact: true }).click();
      await expect(admin.getByRole("alertdialog")).toBeVisible();
    },
  ],
  [
    "its editor",
    async (admin, words) => {
      await openMenu(admin, words);
      await admin.getByRole("menuitem", { name: words.edit, exact: true }).click();
      await expect(admin.getByRole("dialog").locator("[name=price]")).toBeVisible();
    },
  ],
  ["an editor with its refusals", openRefused],
  [
    "whether to leave it",
    async (admin, words) => {
      await openRefused(admin, words);
      await admin.getByRole("dialog").locator("[name=name]").fill("x");
      await admin.keyboard.press("Escape");
      await expect(admin.getByRole("alertdialog")).toBeVisible();
    },
  ],
  [
    "what is wrong with a file",
    async (admin, { chooseFile, importCsv }) => {
      await openTab(admin, "products&q=silk");
      const buffer = Buffer.from("id,name,price\nnone,x,1\n,,cheap\n");
      await admin.getByLabel(chooseFile).setInputFiles({ name: "a.csv", mimeType: "text/csv", buffer });
      await expect(admin.getByRole("dialog", { name: importCsv })).toBeVisible();
    },
  ],
];

test("every screen and dialog is accessible: dark on a phone, light on a desk", async ({
  admin,
  shop,
  playwright,
}) => {
  // Nineteen of them.
  test.slow();
  await setOut(admin, await newShopper(playwright, shop.url), shop.url, { language: "en", theme: "dark" });
  const words = await loadAdminMessages("en");
  for (const [what, open] of SCREENS) {
    await admin.setViewportSize({ width: 360, height: 740 });
    await open(admin, words);
    await expectAccessible(admin);
    await expectUnclipped(admin, what);
    // What lies beneath the pointer after the change would still be on its way to its color.
    await admin.mouse.move(0, 0);
    // On a wide screen there is no menu.
    if (open !== openMenu) await admin.setViewportSize({ width: 1440, height: 740 });
    await wear(admin, "light");
    await expectAccessible(admin);
    await expectUnclipped(admin, what);
    await wear(admin, "dark");
  }
});

for (const language of ["fr", "sp"] as const)
  test(`every screen and dialog is unclipped on a phone: ${language}`, async ({
    admin,
    shop,
    playwright,
  }) => {
    test.slow();
    await setOut(admin, await newShopper(playwright, shop.url), shop.url, { language, theme: "light" });
    const words = await loadAdminMessages(language);
    await admin.setViewportSize({ width: 360, height: 740 });
    for (const [what, open] of SCREENS) {
      await open(admin, words);
      await expectUnclipped(admin, what);
    }
  });

/** A panel of somebody with these preferences, in a shop with an order. */
async function setOut(
  admin: Page,
  shopper: APIRequestContext,
  shopUrl: string,
  preferences: { language: string; theme: string },
): Promise<void> {
  await admin.emulateMedia({ reducedMotion: "reduce" });
  const cookies = Object.entries(preferences).map(([name, value]) => ({ name, value, url: shopUrl }));
  await admin.context().addCookies(cookies);
  await buy(shopper, shopUrl, { id: "silk-milk", quantity: 1, cents: 3800 });
  await shopper.dispose();
}

async function expectUnclipped(admin: Page, what: string): Promise<void> {
  const beyond = await admin.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond, `${what} is wider than its window`).toBeLessThanOrEqual(0);
}

/** Opens a tab, and the first thing in it that can be opened. */
async function openTab(admin: Page, tab: string, opens?: string): Promise<void> {
  await admin.goto(`/?tab=${tab}`);
  await hydrated(admin);
  if (opens) await admin.locator("main").locator(opens).first().click();
}

async function openOrder(admin: Page, { workOnOrder }: AdminMessages): Promise<void> {
  await openTab(admin, "orders", "tbody button");
  await admin.getByRole("link", { name: workOnOrder }).click();
  await expect(admin.locator("#one-order")).toBeVisible();
  await unfold(admin);
}

async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll<HTMLDetailsElement>("main details")) {
      folded.removeAttribute("name");
      folded.open = true;
    }
  });
}

async function openMenu(admin: Page, { actionsFor }: AdminMessages): Promise<void> {
  await openTab(admin, "products&q=silk");
  const [beginning = ""] = actionsFor.split("{{name}}");
  await admin.getByRole("button", { name: beginning }).first().click();
  await expect(admin.getByRole("menu")).toBeVisible();
}

async function openRefused(admin: Page, { addProduct, save }: AdminMessages): Promise<void> {
  await openTab(admin, "products&q=silk");
  await admin.getByRole("button", { name: addProduct }).click();
  await admin.getByRole("dialog").getByRole("button", { name: save }).click();
  await expect(admin.getByRole("dialog").getByRole("alert")).toBeVisible();
}
