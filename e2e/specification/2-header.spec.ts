import { badge, putInCart, SILK_MILK, QUIET_BALM } from "../support/shopping.ts";
import { expect, hydrated, test } from "../support/test.ts";

test("2 Header: Logo and brand name.", async ({ page }) => {
  await page.goto("/login");
  const brand = page.getByRole("banner").getByRole("link", { name: "Nacre" });
  await expect(brand.locator("img")).toHaveAttribute("src", /mark\.svg/);
  await expect(brand).toHaveText("NACRE");
  await expect(brand).toHaveAttribute("href", "/");
});

test("2 Header: Links: Home, Shop, Our Advice.", async ({ page }) => {
  await page.goto("/login");
  const links = page.getByRole("banner").getByRole("navigation").getByRole("link");
  await expect(links).toHaveText(["Home", "Shop", "Our Advice"]);
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(targets).toEqual(["/", "/shop", "/ouradvice"]);
});

test("2 Header: Theme toggle.", async ({ page }) => {
  await page.goto("/login");
  await hydrated(page);
  await page.getByRole("banner").getByRole("button", { name: "Switch to dark theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await hydrated(page);
  await page.getByRole("banner").getByRole("button", { name: "Switch to light theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});

test("2 Header: Theme toggle: it goes back and forth on one page.", async ({ page }) => {
  await page.goto("/login");
  await hydrated(page);
  const html = page.locator("html");
  await page.getByRole("button", { name: "Switch to dark theme" }).click();
  await expect(html).toHaveAttribute("data-theme", "dark");
  await page.getByRole("button", { name: "Switch to light theme" }).click();
  await expect(html).toHaveAttribute("data-theme", "light");
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

test("2 Header: A login button when signed out, or a profile icon when signed in.", async ({
  account,
  page,
}) => {
  await page.goto("/login");
  await hydrated(page);
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "Log in" })).toHaveAttribute("href", /^\/login/);
  await expect(header.getByRole("link", { name: "Profile" })).toHaveCount(0);
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password").fill(account.password);
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await expect(header.getByRole("link", { name: "Profile" }).locator("svg")).toBeVisible();
  await expect(header.getByRole("link", { name: "Log in" })).toHaveCount(0);
});

test("2 Header: A cart button with a badge showing the total quantity of items.", async ({
  customer: page,
  shop,
}) => {
  await putInCart(page.request, shop.url, SILK_MILK.id, 2);
  await putInCart(page.request, shop.url, QUIET_BALM.id, 3);
  await page.goto("/profile");
  await expect(page.getByRole("button", { name: "Open cart, 5 items" })).toBeVisible();
  await expect(badge(page)).toHaveText("5");
});

test("2 Header: The badge is shown only when above 0.", async ({ customer: page }) => {
  await page.goto("/profile");
  await expect(page.getByRole("button", { name: "Open cart" })).toBeVisible();
  await expect(badge(page)).toHaveCount(0);
});
