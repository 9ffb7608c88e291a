import { badge, putInCart, SILK_MILK } from "../support/shopping.ts";
import { expect, hydrated, test } from "../support/test.ts";

test("signing out in one tab signs out the others", async ({ context, customer: first, shop }) => {
  await putInCart(first.request, shop.url, SILK_MILK.id);
  await first.goto("/profile");
  const [second, third] = [await context.newPage(), await context.newPage()];
  await second.goto("/shop");
  await third.goto("/profile");
  for (const page of [first, second, third]) await hydrated(page);
  await expect(badge(second)).toHaveText("1");
  await first.getByRole("button", { name: "Log out" }).click();
  await expect(first).toHaveURL("/");
  await expect(second.getByRole("banner").getByRole("link", { name: "Log in" })).toBeVisible();
  await expect(badge(second)).toHaveCount(0);
  await expect(third).toHaveURL("/login?redirect=%2Fprofile");
});

test("signing in in one tab signs in the others", async ({ account, context, page: first }) => {
  await first.goto("/login");
  const second = await context.newPage();
  await second.goto("/login?redirect=%2Fshop");
  for (const page of [first, second]) await hydrated(page);
  await first.getByLabel("Email").fill(account.email);
  await first.getByLabel("Password").fill(account.password);
  await first.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await expect(first).toHaveURL("/profile");
  await expect(second).toHaveURL("/shop");
  await expect(second.getByRole("banner").getByRole("link", { name: "Profile" })).toBeVisible();
});
