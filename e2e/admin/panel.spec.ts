import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { expect, hydrated, test } from "./support.ts";

const TABS = [
  ["dashboard", "Dashboard"],
  ["products", "Products"],
  ["orders", "Orders"],
  ["ai-agent", "AI Agent"],
] as const;

test("an admin sees only the panel, at every address", async ({ admin }) => {
  const addresses = ["/", "/shop", "/product/silk-milk", "/product/none", "/login", "/ouradvice"];
  for (const address of [...addresses, "/profile", "/checkout", "/anything/else"]) {
    await admin.goto(`${address}?tab=ai-agent`);
    await expect(admin.getByRole("navigation", { name: "Admin sections" })).toBeVisible();
    await expect(admin.getByRole("contentinfo")).toHaveCount(0);
    await expect(admin.getByRole("button", { name: /cart|chat/i })).toHaveCount(0);
    await expect(admin.getByRole("link", { name: /Shop|Home|Our Advice/ })).toHaveCount(0);
    await expect(admin.getByRole("heading", { level: 1 })).toHaveCount(1);
  }
  for (const address of ["/shop", "/product/silk-milk", "/profile", "/checkout", "/ouradvice"]) {
    await admin.goto(`${address}?tab=orders`);
    await expect(admin.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
    await expect(admin).toHaveTitle("Orders · Nacre");
  }
});

test("the tab is in the address, survives reload and the back button", async ({ admin }) => {
  const heading = admin.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Dashboard");
  const tabs = admin.getByRole("navigation", { name: "Admin sections" });
  for (const [tab, label] of TABS.slice(1)) {
    await tabs.getByRole("link", { name: label }).click();
    await expect(heading).toHaveText(label);
    await expect(admin).toHaveURL(`/?tab=${tab}`);
    await expect(tabs.getByRole("link", { name: label })).toHaveAttribute("aria-current", "page");
  }
  await admin.reload();
  await hydrated(admin);
  await expect(heading).toHaveText("AI Agent");
  await admin.goBack();
  await expect(heading).toHaveText("Orders");
  await admin.goBack();
  await expect(heading).toHaveText("Products");
  await admin.goForward();
  await expect(heading).toHaveText("Orders");
});

test("is readable without JavaScript", async ({ admin, browser, shop }) => {
  const context = await browser.newContext({
    baseURL: shop.url,
    javaScriptEnabled: false,
    storageState: await admin.context().storageState(),
  });
  const page = await context.newPage();
  for (const [tab, label] of TABS) {
    await page.goto(`/?tab=${tab}`);
    await expect(page.getByRole("heading", { level: 1, name: label })).toBeVisible();
  }
  await page.goto("/?tab=products");
  await page.getByRole("searchbox").fill("silk");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("rowheader", { name: "Silk Milk" })).toBeVisible();
  await context.close();
});

test("the AI agent is a static console, labelled as a simulation", async ({ admin }) => {
  await admin.goto("/?tab=ai-agent");
  const console = admin.getByRole("region", { name: "Stock monitor console" });
  await expect(console.getByText("Simulation", { exact: true })).toBeVisible();
  await expect(console.getByRole("listitem")).toHaveCount(7);
  await expect(console).toContainText("units");
  await expect(console.getByRole("button")).toHaveCount(0);
});

test("logging out leads to the shop, and the panel is gone", async ({ admin }) => {
  await admin.getByRole("button", { name: "Log out" }).click();
  await expect(admin.getByRole("link", { name: "View All Products" })).toBeVisible();
  await expect(admin.getByRole("link", { name: "Log in" })).toBeVisible();
  await admin.goto("/?tab=products");
  await expect(admin.getByRole("navigation", { name: "Admin sections" })).toHaveCount(0);
});

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

const LANGUAGES = [
  ["Français", "fr", ["Tableau de bord", "Produits", "Commandes", "Agent IA"]],
  ["Español", "es", ["Resumen", "Productos", "Pedidos", "Agente IA"]],
  ["English", "en", ["Dashboard", "Products", "Orders", "AI Agent"]],
] as const;

test("speaks three languages and keeps the tab when the language changes", async ({ admin }) => {
  for (const [language, tag, labels] of LANGUAGES) {
    await admin.goto("/?tab=products");
    await admin.locator("[popovertarget=language-menu]").click();
    await admin.getByRole("button", { name: language, exact: true }).click();
    await expect(admin.locator("html")).toHaveAttribute("lang", tag);
    await expect(admin.getByRole("heading", { level: 1 })).toHaveText(labels[1]);
    await expect(admin).toHaveURL("/?tab=products");
    await hydrated(admin);
    for (const label of labels) {
      await admin.getByRole("navigation").getByRole("link", { name: label }).click();
      await expect(admin.getByRole("heading", { level: 1 })).toHaveText(label);
      // The longest words fit the narrowest phone too.
      await admin.setViewportSize({ width: 360, height: 740 });
      const beyond = await admin.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beyond, `${label} on a phone`).toBeLessThanOrEqual(0);
      await admin.setViewportSize({ width: 1280, height: 900 });
    }
  }
});

test("deleting is asked in the admin's language", async ({ admin, shop }) => {
  await admin.context().addCookies([{ name: "language", value: "fr", url: shop.url }]);
  await admin.goto("/?tab=products");
  await hydrated(admin);
  await admin.getByRole("button", { name: "Supprimer Silk Milk" }).click();
  await expect(admin.getByRole("alertdialog")).toHaveAccessibleName(/^Supprimer ce produit\s\?$/);
});

const LOOKS = [
  ["light", 1440, 900],
  ["dark", 1440, 900],
  ["dark", 360, 740],
  ["light", 360, 740],
] as const;

test("accessible and unclipped, light and dark, wide and on a phone", async ({ admin }) => {
  await admin.emulateMedia({ reducedMotion: "reduce" });
  for (const [tab, label] of TABS) {
    await admin.goto(`/?tab=${tab}`);
    await expect(admin.getByRole("heading", { level: 1, name: label })).toBeVisible();
    await expectEveryLook(admin, tab);
  }
  await admin.goto("/?tab=products");
  await admin.getByRole("button", { name: "Add product" }).click();
  const dialog = admin.getByRole("dialog");
  await dialog.getByRole("button", { name: "Save product" }).click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await expectEveryLook(admin, "the editor with its refusals");
  await dialog.getByLabel("Name").fill("x");
  await admin.keyboard.press("Escape");
  await expect(admin.getByRole("alertdialog")).toBeVisible();
  await expectEveryLook(admin, "the question about unsaved changes");
});

async function expectEveryLook(admin: Page, what: string): Promise<void> {
  for (const [theme, width, height] of LOOKS) {
    await admin.setViewportSize({ width, height });
    await admin.evaluate((name) => {
      document.documentElement.dataset["theme"] = name;
    }, theme);
    await expectAccessible(admin);
    const beyond = await admin.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond, `${what} is wider than ${width}`).toBeLessThanOrEqual(0);
  }
}
