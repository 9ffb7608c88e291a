import { afterAll, beforeAll, expect, test } from "vitest";
import { type Edge, openEdge } from "../edge.ts";
import { fillCart, signUp } from "../http-shopper.ts";
import { openLivePage } from "../live-page.ts";
import {
  drawerAt,
  expectBadge,
  expectPath,
  expectText,
  openCart,
  QUIET_BALM,
  SILK_MILK,
} from "../live-shopping.ts";
import { textOf } from "../page.ts";
import { within } from "@testing-library/dom";

let shop: Edge;
beforeAll(async () => {
  shop = await openEdge();
});
afterAll(() => shop.close());

test("2 Cart drawer: It opens from the header cart button.", async () => {
  const page = await openLivePage(shop, await signUp(shop), "/profile");
  expect(page.queryByRole("dialog", { name: "Cart" })).toBeNull();
  await openCart(page);
});

test("2 Cart drawer: Each line shows image, name, unit price, quantity minus and plus, and remove.", async () => {
  const { page, drawer } = await drawerAt(shop, "/profile", 2);
  const line = within(drawer.getByRole("listitem"));
  const quantity = () => line.getByRole("status", { name: "Quantity" });
  expect(drawer.getByRole("listitem").querySelector("img")?.getAttribute("src")).toBeTruthy();
  line.getAllByRole("link", { name: "Silk Milk" });
  expect(textOf(drawer.getByRole("listitem"))).toContain("$38.00");
  expect(textOf(quantity())).toBe("2");
  await page.user.click(line.getByRole("button", { name: "One less Silk Milk" }));
  await expectText(quantity, /^1$/);
  await page.user.click(line.getByRole("button", { name: "One more Silk Milk" }));
  await expectText(quantity, /^2$/);
  await page.user.click(line.getByRole("button", { name: "Remove Silk Milk" }));
  await expect.poll(() => drawer.queryByRole("listitem")).toBeNull();
  await expectBadge(page, "");
});

test("2 Cart drawer: It shows the subtotal and a note that shipping and taxes are calculated at checkout.", async () => {
  const shopper = await signUp(shop);
  await fillCart(shopper, QUIET_BALM.productId);
  await fillCart(shopper, SILK_MILK.productId, 2);
  const page = await openLivePage(shop, shopper, "/profile");
  await openCart(page);
  const text = textOf(page.getByRole("dialog", { name: "Cart" }));
  expect(text).toContain("Subtotal$104.00");
  expect(text).toContain("Shipping and taxes are calculated at checkout.");
});

test("2 Cart drawer: The empty state offers Continue Shopping.", async () => {
  const page = await openLivePage(shop, await signUp(shop), "/profile");
  const drawer = await openCart(page);
  drawer.getByText("Your cart is empty");
  await page.user.click(drawer.getByRole("link", { name: "Continue Shopping" }));
  await expectPath(page, "/shop");
  await expect.poll(() => page.queryByRole("dialog", { name: "Cart" })).toBeNull();
});

test("2 Cart drawer: Proceed to Checkout closes the drawer and goes to /checkout.", async () => {
  const { page, drawer } = await drawerAt(shop, "/profile");
  await page.user.click(drawer.getByRole("link", { name: "Proceed to Checkout" }));
  await expectPath(page, "/checkout");
  await expect.poll(() => page.queryByRole("dialog", { name: "Cart" })).toBeNull();
  await page.findByRole("heading", { level: 1, name: "Checkout" });
});
