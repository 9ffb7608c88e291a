import { expect, hydrated, logIn, test } from "../support/test.ts";

test("a link to a guarded page asks to log in without loading the page anew", async ({ page }) => {
  await page.goto("/shop");
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole("banner").getByRole("link", { name: "Our Advice" }).click();
  await expect(page).toHaveURL("/login?redirect=%2Fouradvice");
  expect(await page.evaluate(() => "stayed" in window)).toBe(true);
});

test("after logging in, the way back goes to where the shopper was, not to the login", async ({
  account,
  page,
}) => {
  await page.goto("/shop");
  await page.goto("/profile");
  await logIn(page, account, "/profile");
  await page.goBack();
  await expect(page).not.toHaveURL(/\/login/);
});

test("a session that ended meanwhile leads to the login at the next step", async ({
  context,
  customer: page,
}) => {
  await page.goto("/shop");
  await hydrated(page);
  await context.clearCookies();
  await page.getByRole("banner").getByRole("link", { name: "Profile" }).click();
  await expect(page).toHaveURL("/login?redirect=%2Fprofile");
});
