import { within } from "@testing-library/dom";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Edge, openEdge } from "../edge.ts";
import { fillCart, signUp } from "../http-shopper.ts";
import { openLivePage } from "../live-page.ts";
import {
  atCheckout,
  badgeOf,
  button,
  complete,
  cutOff,
  drawerAt,
  expectAlert,
  expectBadge,
  expectPath,
  expectText,
  fill,
  follow,
  openCart,
  press,
  readyToOrder,
  SCARCE,
  SILK_MILK,
} from "../live-shopping.ts";
import { textOf } from "../page.ts";

// What is refused, what goes wrong and what is counted, where something is pressed.
let shop: Edge;
beforeAll(async () => {
  shop = await openEdge();
});
afterAll(() => shop.close());

test("5 Product page quantity: minimum 1, applied as the larger of 1 and the entered value.", async () => {
  const page = await openLivePage(shop, await signUp(shop), "/product/silk-milk");
  for (const [typed, inCart] of [
    ["0", "1"],
    ["-3", "2"],
    ["4", "6"],
  ] as const) {
    fill(page.getByRole("textbox", { name: "Quantity" }), typed);
    await press(page, "Add to Cart");
    await expectBadge(page, inCart);
  }
});

test("5 Product page quantity: Enter in the field adds what is typed, at least 1.", async () => {
  const page = await openLivePage(shop, await signUp(shop), "/product/silk-milk");
  const enter = async (quantity: string) => {
    fill(page.getByRole("textbox", { name: "Quantity" }), quantity);
    await page.user.keyboard("{Enter}");
  };
  await enter("3");
  await expectBadge(page, "3");
  await enter("-2");
  await expectBadge(page, "4");
});

test("5 Product page quantity: what is no quantity is handled and never saved as it is.", async () => {
  const shopper = await signUp(shop);
  for (const typed of ["abc", "", "1.5", "1e9", "-3", "99999999999"]) {
    await shopper.post("/cart", { intent: "remove", productId: SILK_MILK.productId });
    const page = await openLivePage(shop, shopper, "/product/silk-milk");
    fill(page.getByRole("textbox", { name: "Quantity" }), typed);
    await press(page, "Add to Cart");
    await expect.poll(() => badgeOf(page), { message: typed }).toMatch(/^\d+$/);
    const units = Number(badgeOf(page));
    expect(units).toBeGreaterThanOrEqual(1);
    expect(units).toBeLessThanOrEqual(48);
    await expectAlert(page, /cart/);
    await shopper.post("/cart", { intent: "set", productId: SILK_MILK.productId, quantity: "x" });
    await page.open("/profile");
    expect(badgeOf(page)).toBe(String(units));
  }
});

test("5: Adding to cart when signed out: 'Please log in to add items to your cart.'", async () => {
  const page = await openLivePage(shop, shop.visit(), "/product/silk-milk");
  await press(page, "Add to Cart");
  await expectAlert(page, "Please log in to add items to your cart.");
  await follow(page, "Log in", within(page.getByRole("region", { name: "Messages" })));
  await expectPath(page, "/login?redirect=%2Fproduct%2Fsilk-milk");
});

test("5: Adding to wishlist when signed out: 'Please log in to manage your wishlist.'", async () => {
  const page = await openLivePage(shop, shop.visit(), "/shop");
  await press(page, "Add Silk Milk to wishlist");
  await expectAlert(page, "Please log in to manage your wishlist.");
  await follow(page, "Log in", within(page.getByRole("region", { name: "Messages" })));
  await expectPath(page, "/login?redirect=%2Fshop");
});

test("8: Order failure alert: 'There was an error placing your order.'", async () => {
  const { page } = await readyToOrder(shop);
  const reconnect = cutOff(page, /\/checkout\.data/);
  await complete(page);
  await expectAlert(page, "There was an error placing your order.");
  expect(page.getByLabelText<HTMLInputElement>("Street").value).toBe("1 Tide Street");
  reconnect();
  await complete(page);
  await expectPath(page, "/profile");
});

test("8: Checkout alert: 'Please fill in all address fields.'", async () => {
  const { page } = await readyToOrder(shop);
  fill(page.getByLabelText("Street"), " ");
  await complete(page);
  await expectAlert(page, "Please fill in all address fields.");
});

test("8: Login prompts via translated keys loginToAdd and loginToWishlist.", async () => {
  const visitor = shop.visit();
  visitor.cookies.set("language", "fr");
  const page = await openLivePage(shop, visitor, "/product/silk-milk");
  const main = within(page.getByRole("main"));
  await press(page, "Ajouter au panier", main);
  await expectAlert(page, "Veuillez vous connecter pour ajouter des articles à votre panier.");
  await press(page, /Lait de Soie/, main);
  await expectAlert(page, "Veuillez vous connecter pour gérer votre liste d’envies.");
});

test("8 Authentication: a lost connection says 'Authentication failed.' and loses nothing typed.", async () => {
  const page = await openLivePage(shop, shop.visit(), "/login");
  cutOff(page, /\/login\.data/);
  fill(page.getByLabelText("Email"), "someone@test.example");
  fill(page.getByLabelText("Password"), "a long enough password");
  await page.user.click(within(page.getByRole("main")).getByRole("button", { name: "Sign in" }));
  await expectAlert(page, "Authentication failed.");
  expect(page.getByLabelText<HTMLInputElement>("Email").value).toBe("someone@test.example");
});

test("8: a failed save of the cart rolls back and says so.", async () => {
  const { page, drawer } = await drawerAt(shop, "/profile");
  page.route(/\/cart\.data/, async () => new Response("", { status: 500 }));
  await press(page, "One more Silk Milk", drawer);
  await expectAlert(page, "That could not be saved. Please try again.");
  await expectBadge(page, "1");
});

test("9: Shipping fee: a flat 10 when the subtotal is above 0, else 0. Total = subtotal + shipping.", async () => {
  const { page } = await atCheckout(shop, SILK_MILK.productId, 3);
  const summary = () => page.getByRole("region", { name: "Order summary" });
  expect(textOf(summary())).toContain("Shipping$10.00Total$124.00");
  await press(page, "One less Silk Milk");
  await expectText(summary, "Subtotal$76.00Shipping$10.00Total$86.00");
});

test("9: Quantities stop at the stock.", async () => {
  const shopper = await signUp(shop);
  await fillCart(shopper, SCARCE.productId, 2);
  const page = await openLivePage(shop, shopper, "/profile");
  const drawer = await openCart(page);
  expect((button(drawer, `One more ${SCARCE.name}`) as HTMLButtonElement).disabled).toBe(true);
  expect(textOf(page.getByRole("dialog", { name: "Cart" }))).toContain("Only 2 left");
  expect(badgeOf(page)).toBe("2");
});
