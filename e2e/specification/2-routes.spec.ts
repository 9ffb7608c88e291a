import { hold, putInCart, SILK_MILK } from "../support/shopping.ts";
import { expect, hydrated, signUp, test } from "../support/test.ts";

const PUBLIC = [
  ["/", "Home", "Nacre: skincare in thin layers"],
  ["/shop", "All products", "All products · Nacre"],
  ["/product/silk-milk", "Product detail", "Silk Milk · Nacre"],
  ["/login", "Sign in or sign up", "Sign in · Nacre"],
] as const;

for (const [path, purpose, title] of PUBLIC) {
  test(`2 Routes: ${path} is public: ${purpose}.`, async ({ page }) => {
    const reply = await page.goto(path);
    expect(reply?.status()).toBe(200);
    await expect(page).toHaveTitle(title);
    await expect(page).toHaveURL(path);
  });
}

const PROTECTED = [
  ["/ouradvice", "Advice page"],
  ["/profile", "Profile"],
  ["/checkout", "Checkout"],
] as const;

for (const [path, purpose] of PROTECTED) {
  test(`2 Routes: ${path} needs a login: ${purpose}.`, async ({ customer, shop }) => {
    const visitor = await customer.request.fetch(path, { maxRedirects: 0, headers: { Cookie: "" } });
    expect(visitor.status()).toBe(302);
    await putInCart(customer.request, shop.url, SILK_MILK.id);
    const reply = await customer.goto(path);
    expect(reply?.status()).toBe(200);
    await expect(customer).toHaveURL(path);
    await expect(customer.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

test("2 Routes: The redirect is optional and defaults to /profile.", async ({ account, page }) => {
  await page.goto("/login");
  await hydrated(page);
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password").fill(account.password);
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/profile");
});

test("2 Routes: A signed-in user is redirected away at once.", async ({ request, shop }) => {
  await signUp(request, shop.url);
  const location = async (path: string) =>
    (await request.get(path, { maxRedirects: 0 })).headers()["location"];
  expect(await location("/login")).toBe("/profile");
  expect(await location("/login?redirect=/shop")).toBe("/shop");
});

for (const path of ["/nowhere", "/admin", "/product", "/shop/serum", "/a/b/c?d=e", "/index.html"]) {
  test(`2 Routes: any other path, as ${path}, is public and redirects to /.`, async ({ request }) => {
    const reply = await request.get(path, { maxRedirects: 0 });
    expect(reply.status()).toBe(302);
    expect(reply.headers()["location"]).toBe("/");
  });
}

test("2 Routes: A guard on protected routes shows a spinner while authentication loads.", async ({
  customer: page,
}) => {
  await page.goto("/login?redirect=/shop");
  await hydrated(page);
  const release = await hold(page, /\/profile\.data/);
  await page.getByRole("banner").getByRole("link", { name: "Profile" }).click();
  await expect(page.getByRole("main").getByRole("status").filter({ hasText: "Loading" })).toBeVisible();
  release();
  await expect(page.getByRole("heading", { level: 1, name: "Profile" })).toBeVisible();
});

for (const [path] of PROTECTED) {
  test(`2 Routes: Logged-out users are sent from ${path} to /login with the current path as the redirect parameter.`, async ({
    request,
  }) => {
    const reply = await request.get(`${path}?a=1`, { maxRedirects: 0 });
    expect(reply.status()).toBe(302);
    const target = new URL(reply.headers()["location"] ?? "", "http://shop.example");
    expect(target.pathname).toBe("/login");
    expect(target.searchParams.get("redirect")).toBe(`${path}?a=1`);
  });
}

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
