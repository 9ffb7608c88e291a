import { SILK_MILK } from "../support/shopping.ts";
import { expect, hydrated, logIn, signUp, test } from "../support/test.ts";

for (const path of ["/profile", "/ouradvice"]) {
  test(`from ${path} to the login and back there afterwards`, async ({ account, page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`);
    await hydrated(page);
    await page.getByLabel("Email").fill(account.email);
    await page.getByLabel("Password").fill(account.password);
    await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
    await expect(page).toHaveURL(path);
  });
}

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

test("forms from other sites are refused", async ({ request, shop }) => {
  await signUp(request, shop.url);
  const send = (origin: string) =>
    request.post("/cart", {
      form: { intent: "add", productId: SILK_MILK.id, quantity: 1 },
      headers: { Origin: origin },
      maxRedirects: 0,
    });
  expect((await send("https://evil.example")).status()).toBe(403);
  expect((await send(shop.url)).status()).toBe(302);
});
