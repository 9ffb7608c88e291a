import { expect, hydrated, test } from "../support/test.ts";

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

test("2 Header: Language menu: English, Français, Español.", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("banner").getByRole("button", { name: "Language: English" }).click();
  const choices = page.getByRole("banner").getByRole("button", { name: /^(English|Français|Español)$/ });
  await expect(choices).toHaveText(["English", "Français", "Español"]);
  await choices.nth(1).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page).toHaveURL("/login");
});
