import { within } from "@testing-library/dom";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Edge, openEdge } from "../edge.ts";
import { signUp } from "../http-shopper.ts";
import { type LivePage, openLivePage } from "../live-page.ts";
import {
  alertsOf,
  button,
  complete,
  drawerAt,
  expectAlert,
  expectBadge,
  expectPath,
  fill,
  follow,
  hold,
  openCart,
  press,
  readyToOrder,
} from "../live-shopping.ts";

let shop: Edge;
beforeAll(async () => {
  shop = await openEdge();
});
afterAll(() => shop.close());

const PASSWORD = "a long enough password";
const heart = (page: LivePage) => button(page, /Silk Milk (to|from) wishlist/);
const pressed = (page: LivePage) => heart(page).getAttribute("aria-pressed");

async function enter(page: LivePage, email: string, name: string): Promise<void> {
  fill(page.getByLabelText("Email"), email);
  fill(page.getByLabelText("Password"), PASSWORD);
  await page.user.click(within(page.getByRole("main")).getByRole("button", { name }));
}

test("4 Authentication: loading, then signed in or signed out.", async () => {
  const page = await openLivePage(shop, shop.visit(), "/login?mode=sign-up");
  const banner = () => within(page.getByRole("banner"));
  expect(banner().getAllByRole("link", { name: "Log in" }).length).toBeGreaterThan(0);
  const release = hold(page, /\/login\.data/);
  await enter(page, `${crypto.randomUUID()}@test.example`, "Sign up");
  await expect
    .poll(() => page.queryAllByRole("status").some((one) => one.textContent?.includes("NACRE")))
    .toBe(true);
  release();
  await expect.poll(() => banner().queryAllByRole("link", { name: "Profile" }).length).toBeGreaterThan(0);
});

test("4 Cart: updates are applied locally first, then saved.", async () => {
  const shopper = await signUp(shop);
  const page = await openLivePage(shop, shopper, "/product/silk-milk");
  const saved = () => shop.rows(sql`select cart from users where email = ${shopper.email}`);
  const release = hold(page, /\/cart\.data/);
  await press(page, "Add to Cart");
  await expectBadge(page, "1");
  expect(await saved()).toEqual([{ cart: [] }]);
  release();
  await expect.poll(saved).toEqual([{ cart: [{ productId: "silk-milk", quantity: 1 }] }]);
});

test("4 Cart: Plus adds one, minus subtracts one, and a line can be removed.", async () => {
  const { page, drawer } = await drawerAt(shop, "/profile");
  await press(page, "One more Silk Milk", drawer);
  await expectBadge(page, "2");
  await press(page, "One less Silk Milk", drawer);
  await expectBadge(page, "1");
  await press(page, "Remove Silk Milk", drawer);
  await drawer.findByText("Your cart is empty");
});

test("4 Cart: Adding a product already present increases its quantity.", async () => {
  const page = await openLivePage(shop, await signUp(shop), "/product/silk-milk");
  await press(page, "Add to Cart");
  await expectBadge(page, "1");
  await press(page, "Increase quantity");
  await press(page, "Add to Cart");
  await expectBadge(page, "3");
  expect((await openCart(page)).getAllByRole("listitem")).toHaveLength(1);
});

test("4 Wishlist: toggling a product puts it in or takes it out.", async () => {
  const shopper = await signUp(shop);
  const page = await openLivePage(shop, shopper, "/product/silk-milk");
  const saved = () => shop.rows(sql`select wishlist from users where email = ${shopper.email}`);
  expect(pressed(page)).toBe("false");
  await page.user.click(heart(page));
  await expect.poll(() => pressed(page)).toBe("true");
  await expect.poll(saved).toEqual([{ wishlist: ["silk-milk"] }]);
  await page.open("/product/silk-milk");
  expect(pressed(page)).toBe("true");
  await page.user.click(heart(page));
  await expect.poll(() => pressed(page)).toBe("false");
  await expect.poll(saved).toEqual([{ wishlist: [] }]);
});

test("4 Order placement: A busy flag is set during placement. On success the cart is cleared and the user goes to /profile.", async () => {
  const { page } = await readyToOrder(shop);
  const release = hold(page, /\/checkout\.data/);
  await complete(page);
  const busy = await page.findAllByRole<HTMLButtonElement>("button", { name: "Placing Order..." });
  expect(busy.every(({ disabled }) => disabled)).toBe(true);
  release();
  await expectPath(page, "/profile");
  await expectAlert(page, "Order placed successfully!");
  await expectBadge(page, "");
});

test("4 Login mode: toggles between sign in and sign up.", async () => {
  const { email } = await signUp(shop);
  const page = await openLivePage(shop, shop.visit(), "/login?redirect=/shop");
  const main = within(page.getByRole("main"));
  await follow(page, "Sign up", main);
  await main.findByRole("button", { name: "Sign up" });
  await enter(page, email, "Sign up");
  await expectAlert(page, "USER_ALREADY_EXISTS");
  await follow(page, "Sign in", main);
  await expect.poll(() => alertsOf(page)).toBe("");
  await enter(page, email, "Sign in");
  await expectPath(page, "/shop");
});

test("4: Quantity below the minimum in the cart: handled as removal.", async () => {
  const { page, drawer } = await drawerAt(shop, "/profile");
  await press(page, "One less Silk Milk", drawer);
  await drawer.findByText("Your cart is empty");
  await expectBadge(page, "");
});
