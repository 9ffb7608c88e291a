import { post, putInCart, SILK_MILK } from "../support/shopping.ts";
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

for (const evil of [
  "//evil.example",
  "/\\evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "/%09/evil.example",
  "\\\\evil.example",
]) {
  test(`a redirect to ${evil} is not followed`, async ({ request, shop }) => {
    const query = new URLSearchParams({ redirect: decodeURIComponent(evil) });
    const reply = await post(request, shop.url, `/login?${query}`, {
      mode: "sign-up",
      email: `guard-${crypto.randomUUID()}@test.example`,
      password: "a long enough password",
    });
    expect(reply.headers()["location"]).toBe("/profile");
    const again = await request.get(`/login?${query}`, { maxRedirects: 0 });
    expect(again.headers()["location"]).toBe("/profile");
  });
}

test("the data behind a guarded page cannot be asked for alone", async ({ playwright, shop }) => {
  const visitor = await playwright.request.newContext({ baseURL: shop.url });
  for (const path of ["/profile", "/checkout", "/ouradvice"]) {
    const reply = await visitor.get(`${path}.data`, { maxRedirects: 0 });
    expect(reply.status(), path).toBe(202);
    expect(await reply.text(), path).not.toContain("referralCode");
  }
  await visitor.dispose();
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

test("an empty cart leads from the checkout to the shop, a full one does not", async ({ request, shop }) => {
  await signUp(request, shop.url);
  const location = async () => (await request.get("/checkout", { maxRedirects: 0 })).headers()["location"];
  expect(await location()).toBe("/shop");
  await putInCart(request, shop.url, SILK_MILK.id);
  expect(await location()).toBeUndefined();
});
