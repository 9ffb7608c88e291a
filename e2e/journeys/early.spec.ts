import type { BrowserContext, Page } from "@playwright/test";
import { badge, fillAddress, putInCart, SILK_MILK } from "../support/shopping.ts";
import { type Account, expect, hydrated, test } from "../support/test.ts";

// What is pressed before scripts are there counts, and the other tabs learn of it.

/** A tab whose scripts wait until they are let go, also on the pages that follow. */
interface EarlyTab {
  page: Page;
  letGo: () => Promise<void>;
}

async function openEarly(context: BrowserContext, path: string): Promise<EarlyTab> {
  const page = await context.newPage();
  let arrive = () => {};
  const arriving = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  // Not by `page.route`, which holds every request and leaves the cache unused.
  const devTools = await context.newCDPSession(page);
  devTools.on("Fetch.requestPaused", async ({ requestId }) => {
    await arriving;
    // A page that was left asks for nothing any more.
    await devTools.send("Fetch.continueRequest", { requestId }).catch(() => {});
  });
  await devTools.send("Fetch.enable", { patterns: [{ urlPattern: "*/assets/*.js" }] });
  await page.goto(path, { waitUntil: "commit" });
  const letGo = async () => {
    await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
    arrive();
    await hydrated(page);
  };
  return { page, letGo };
}

/** As when somebody turns to the tab again. */
async function comeToSight(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
}

const bannerLink = (page: Page, name: string) => page.getByRole("banner").getByRole("link", { name });

async function enter(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
}

interface Press {
  /** What is done. */
  name: string;
  path: string;
  /** Done without a script, up to the page it leads to. */
  press: (page: Page) => Promise<void>;
  /** What every tab shows then. */
  shows: (page: Page) => Promise<void>;
}

const toShop = (page: Page) => expect(page).toHaveURL("/shop");

/** One after another in the same tabs: the last words are in French. */
const SHOPPERS: Press[] = [
  {
    name: "adding as many as were typed",
    path: `/product/${SILK_MILK.id}`,
    press: async (page) => {
      await page.getByRole("textbox", { name: "Quantity" }).fill("3");
      await page.getByRole("button", { name: "Add to Cart" }).first().click();
    },
    shows: (page) => expect(badge(page)).toHaveText("3"),
  },
  {
    name: "one more at the checkout",
    path: "/checkout",
    press: (page) => page.getByRole("button", { name: "One more Silk Milk" }).click(),
    shows: (page) => expect(badge(page)).toHaveText("4"),
  },
  {
    name: "a wish",
    path: "/shop",
    press: (page) => page.getByRole("button", { name: "Add Silk Milk to wishlist" }).click(),
    shows: (page) =>
      expect(page.getByRole("button", { name: "Remove Silk Milk from wishlist" })).toBeVisible(),
  },
  {
    name: "an order",
    path: "/checkout",
    press: async (page) => {
      await fillAddress(page);
      await page.getByRole("button", { name: "Complete Order" }).click();
      await expect(page).toHaveURL("/profile");
    },
    shows: (page) => expect(badge(page)).toHaveCount(0),
  },
  {
    name: "a theme",
    path: "/shop",
    press: async (page) => {
      await page.getByRole("button", { name: "Switch to dark theme" }).click();
      await toShop(page);
    },
    shows: async (page) => {
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      await expect(page.getByRole("button", { name: "Switch to light theme" })).toBeVisible();
    },
  },
  {
    name: "a language",
    path: "/shop",
    press: async (page) => {
      await page.getByRole("banner").getByRole("button", { name: "Language" }).click();
      await page.getByRole("button", { name: "Français" }).click();
      await toShop(page);
    },
    shows: (page) => expect(page.locator("html")).toHaveAttribute("lang", "fr"),
  },
  {
    name: "logging out",
    path: "/profile",
    press: async (page) => {
      await page.getByRole("button", { name: "Se déconnecter" }).click();
      await expect(page).toHaveURL("/");
    },
    shows: (page) => expect(bannerLink(page, "Se connecter")).toBeVisible(),
  },
];

test("what is pressed before scripts are there counts in every tab", async ({ context, customer: page }) => {
  test.slow();
  await page.goto("/shop");
  await hydrated(page);
  const third = await context.newPage();
  await third.goto("/shop");
  await hydrated(third);
  for (const { name, path, press, shows } of SHOPPERS) {
    await test.step(name, async () => {
      const early = await openEarly(context, path);
      const answered = early.page.waitForResponse((reply) => reply.request().method() === "POST");
      await press(early.page);
      await answered;
      // Nobody has told them: no script has run.
      await comeToSight(page);
      await shows(page);
      await early.letGo();
      await shows(third);
      await shows(early.page);
      await early.page.close();
    });
  }
});

test("signing in before scripts are there", async ({ context, page, account }) => {
  await page.goto("/login?redirect=%2Fshop");
  const third = await context.newPage();
  await third.goto("/shop");
  await hydrated(third);
  const early = await openEarly(context, "/login");
  await enter(early.page, account);
  await expect(early.page).toHaveURL("/profile");
  await comeToSight(page);
  await toShop(page);
  await expect(bannerLink(page, "Profile")).toBeVisible();
  await early.letGo();
  await expect(bannerLink(third, "Profile")).toBeVisible();
});

test("signed out before scripts are there, a page for shoppers is left when it comes to sight", async ({
  context,
  customer: page,
}) => {
  await page.goto("/ouradvice");
  const { page: early } = await openEarly(context, "/profile");
  await early.getByRole("button", { name: "Log out" }).click();
  await expect(early).toHaveURL("/");
  await comeToSight(page);
  await expect(page).toHaveURL("/login?redirect=%2Fouradvice");
});

test("a tab that was late says nothing old, and learns what is new", async ({
  context,
  customer: page,
  shop,
}) => {
  await page.goto("/shop");
  const early = await openEarly(context, "/shop");
  await expect(early.page.getByRole("heading", { name: "The collection" })).toBeVisible();
  await putInCart(page.request, shop.url, SILK_MILK.id, 2);
  await comeToSight(page);
  await expect(badge(page)).toHaveText("2");
  await early.letGo();
  await expect(badge(early.page)).toHaveText("2");
});

test("a search before scripts are there", async ({ context }) => {
  const early = await openEarly(context, "/shop");
  await early.page.getByRole("main").getByRole("searchbox", { name: "Search" }).fill("silk");
  await early.page.getByRole("main").getByRole("button", { name: "Search" }).last().click();
  await expect(early.page).toHaveURL(/\/shop\?q=silk/);
  await early.letGo();
  await expect(early.page.getByRole("heading", { name: SILK_MILK.name })).toBeVisible();
});

test("what only scripts answer is answered once they are there", async ({ context, customer: page }) => {
  await page.goto("/");
  const product = await openEarly(context, `/product/${SILK_MILK.id}`);
  const increase = product.page.getByRole("button", { name: "Increase" }).first();
  await increase.click();
  await increase.click();
  await product.page.getByRole("button", { name: "Next picture" }).first().click();
  await product.letGo();
  await expect(product.page.getByRole("textbox", { name: "Quantity" })).toHaveValue("3");
  await expect(product.page.getByText("2 / 4")).toBeVisible();

  const home = await openEarly(context, "/");
  await home.page.getByRole("button", { name: "Ask" }).first().click();
  await home.letGo();
  await expect(home.page.getByRole("dialog")).toBeVisible();

  const shelf = await openEarly(context, "/shop");
  await shelf.page.getByRole("combobox", { name: "Sort" }).selectOption({ label: "Price, low to high" });
  await shelf.letGo();
  await expect(shelf.page).toHaveURL(/sort=/);
});

test("what was typed before scripts were there stays", async ({ context, customer: page }) => {
  await page.goto("/");
  const product = await openEarly(context, `/product/${SILK_MILK.id}`);
  await product.page.getByRole("textbox", { name: "Quantity" }).fill("4");
  await product.letGo();
  await product.page.getByRole("button", { name: "Add to Cart" }).first().click();
  await expect(badge(product.page)).toHaveText("4");

  const advice = await openEarly(context, "/ouradvice");
  const message = advice.page.getByRole("textbox");
  await message.fill("What helps dry skin?");
  await advice.letGo();
  await expect(message).toHaveValue("What helps dry skin?");
  await expect(advice.page.getByRole("button", { name: "Send" })).toBeEnabled();
});
