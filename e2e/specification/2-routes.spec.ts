import { hold } from "../support/shopping.ts";
import { expect, hydrated, test } from "../support/test.ts";

test("2 Routes: A guard on protected routes shows a spinner while authentication loads.", async ({
  customer: page,
}) => {
  await page.goto("/login?redirect=/shop");
  await hydrated(page);
  const release = await hold(page, /\/profile\.data/);
  await page.getByRole("banner").getByRole("link", { name: "Profile" }).click();
  await expect(page.getByRole("main").getByRole("status").filter({ hasText: "Loading" })).toBeVisible();
  release();
  await expect(page.getByRole("heading", { level: 1, name: "Your Nacre" })).toBeVisible();
});

test("2 Routes: A full-screen logo loader shows while the authentication state is loading.", async ({
  account,
  page,
}) => {
  await page.goto("/login");
  await hydrated(page);
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
