import { within } from "@testing-library/dom";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Edge, openEdge } from "../edge.ts";
import { signUp } from "../http-shopper.ts";
import { type LivePage, openLivePage } from "../live-page.ts";
import {
  atCheckout,
  button,
  expectBadge,
  expectPath,
  expectText,
  fill,
  follow,
  hold,
  press,
} from "../live-shopping.ts";
import { textOf } from "../page.ts";

// What screens do when something on them is pressed.
let shop: Edge;
beforeAll(async () => {
  shop = await openEdge();
});
afterAll(() => shop.close());

const banner = (page: LivePage) => within(page.getByRole("banner"));
const main = (page: LivePage) => within(page.getByRole("main"));
const spins = (page: LivePage) => expectText(() => page.getByRole("main"), "Loading");

test("1: Shoppers browse and buy products in the categories Cleanser, Serum, Moisturizer and Treatment.", async () => {
  const page = await openLivePage(shop, shop.visit(), "/shop");
  for (const category of ["Cleanser", "Serum", "Moisturizer", "Treatment"]) {
    const filter = within(page.getByRole("navigation", { name: "Filter by category" }));
    await page.user.click(filter.getByRole("link", { name: new RegExp(category) }));
    await expectPath(page, `/shop?category=${category}`);
    await expect.poll(() => main(page).queryAllByRole("article").length).toBe(6);
  }
});

test("2 Header: Theme toggle.", async () => {
  const page = await openLivePage(shop, shop.visit(), "/login");
  const theme = () => page.document.documentElement.dataset["theme"];
  await press(page, "Switch to dark theme", banner(page));
  expect(theme()).toBe("dark");
  await page.open("/login");
  expect(theme()).toBe("dark");
  await press(page, "Switch to light theme", banner(page));
  expect(theme()).toBe("light");
});

test("2 Routes: A guard on protected routes shows a spinner while authentication loads.", async () => {
  const page = await openLivePage(shop, await signUp(shop), "/");
  const release = hold(page, /\/profile\.data/);
  await follow(page, "Profile", banner(page));
  await spins(page);
  release();
  await page.findByRole("heading", { level: 1, name: "Your Nacre" });
});

test("2 Home: A View All Products button to /shop.", async () => {
  const page = await openLivePage(shop, shop.visit(), "/");
  await follow(page, "View All Products");
  await expectPath(page, "/shop");
  await page.findByRole("heading", { level: 1, name: "The collection" });
});

test("2 Shop: A spinner while loading with no products yet, on the way from another page.", async () => {
  const page = await openLivePage(shop, shop.visit(), "/login");
  const release = hold(page, /\/shop\.data/);
  await follow(page, "Shop", banner(page));
  await spins(page);
  release();
  await expect.poll(() => main(page).queryAllByRole("article").length).toBe(24);
});

test("2 Shop: A spinner while loading with no products yet.", async () => {
  const empty = await openEdge({ seeded: false });
  try {
    const page = await openLivePage(empty, empty.visit(), "/shop");
    const release = hold(page, /\/shop\.data/);
    await follow(page, "Shop", banner(page));
    await spins(page);
    const nothing = "No products here yet. Please come back soon.";
    expect(page.queryByText(nothing)).toBeNull();
    release();
    await page.findByText(nothing);
  } finally {
    await empty.close();
  }
});

test("2 Image gallery: Previous and next arrows.", async () => {
  const page = await openLivePage(shop, shop.visit(), "/product/silk-milk");
  const region = page.getByRole("region", { name: "Pictures of Silk Milk" });
  const turn = (which: string) => press(page, `${which} picture`, within(region));
  const shows = (place: number) => expectText(() => region, `${place} / 4`);
  await turn("Next");
  await shows(2);
  const current = region.querySelector("button[aria-current=true]");
  expect(current).toBe(within(region).getByRole("button", { name: /^Show picture 2/ }));
  await turn("Previous");
  await turn("Previous");
  await shows(4);
  await turn("Next");
  await shows(1);
});

test("2 Product detail: Quantity input (minimum 1) and an Add to Cart button.", async () => {
  const page = await openLivePage(shop, await signUp(shop), "/product/silk-milk");
  const quantity = page.getByRole<HTMLInputElement>("textbox", { name: "Quantity" });
  expect(quantity.value).toBe("1");
  expect((button(page, "Decrease quantity") as HTMLButtonElement).disabled).toBe(true);
  await press(page, "Increase quantity");
  await expect.poll(() => quantity.value).toBe("2");
  await press(page, "Add to Cart");
  await expectBadge(page, "2");
});

test("2 Login: a password can be looked at while it is typed.", async () => {
  const page = await openLivePage(shop, shop.visit(), "/login");
  const password = page.getByLabelText<HTMLInputElement>("Password");
  fill(password, "seen");
  await press(page, "Show");
  expect(password.type).toBe("text");
  await press(page, "Hide");
  expect(password.type).toBe("password");
});

test("2 Profile: Logout, which then goes to /.", async () => {
  const page = await openLivePage(shop, await signUp(shop), "/profile");
  await press(page, "Log out");
  await expectPath(page, "/");
  await expect.poll(() => banner(page).queryAllByRole("link", { name: "Log in" }).length).toBeGreaterThan(0);
});

test("2 Profile: Wishlist grid of product cards. A click opens /product/{id}.", async () => {
  const shopper = await signUp(shop);
  for (const productId of ["silk-milk", "quiet-balm"])
    await shopper.post("/wishlist", { intent: "put", productId });
  const page = await openLivePage(shop, shopper, "/profile");
  const cards = within(page.getByRole("region", { name: "Wishlist" })).getAllByRole("article");
  const names = cards.map((card) => textOf(within(card).getByRole("heading")));
  expect(names).toEqual(["Quiet Balm", "Silk Milk"]);
  await follow(page, /Silk Milk/, within(cards[1] as HTMLElement));
  await expectPath(page, "/product/silk-milk");
});

test("2 Checkout: If the cart has no resolvable items and the page is not busy, the user is redirected to /shop.", async () => {
  const { page, shopper } = await atCheckout(shop);
  await press(page, "Remove Silk Milk");
  await expectPath(page, "/shop");
  const reply = await shopper.get("/checkout");
  expect(reply.headers.get("location")).toBe("/shop");
});
