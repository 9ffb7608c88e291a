import { within } from "@testing-library/dom";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Edge, openEdge } from "./edge.ts";
import { fillCart, signUp } from "./http-shopper.ts";
import { type LivePage, openLivePage } from "./live-page.ts";
import {
  alertsOf,
  badgeOf,
  button,
  cutOff,
  drawerAt,
  expectAlert,
  expectBadge,
  expectPath,
  expectText,
  fill,
  follow,
  hold,
  openCart,
  press,
  QUIET_BALM,
  SCARCE,
  SILK_MILK,
} from "./live-shopping.ts";
import { textOf } from "./page.ts";

// The cart and the wishlist in pages with their scripts; what only a browser shows is in e2e/journeys.
let shop: Edge;
beforeAll(async () => {
  shop = await openEdge();
});
afterAll(() => shop.close());

const CART = /\/cart\.data/;
const FAILED = "That could not be saved. Please try again.";

/** What the database holds for a shopper. */
async function savedQuantity({ email }: { email: string }, productId = SILK_MILK.productId): Promise<number> {
  const [row] = await shop.rows<{ cart: { productId: string; quantity: number }[] }>(
    sql`select cart from users where email = ${email}`,
  );
  return row?.cart.find((line) => line.productId === productId)?.quantity ?? 0;
}

/** Faster than any finger: all clicks before the page draws once. */
function clickFast(pressed: HTMLElement, times: number): void {
  for (let clicks = 0; clicks < times; clicks += 1) pressed.click();
}

const heart = (page: LivePage) => button(page, /Silk Milk (to|from) wishlist/);
const add = (page: LivePage) => press(page, "Add to Cart");

/** The page of a product, as a new shopper. */
async function atProduct(productId = SILK_MILK.productId) {
  const shopper = await signUp(shop);
  return { shopper, page: await openLivePage(shop, shopper, `/product/${productId}`) };
}

test("each line of the drawer shows its size, its unit price and what it comes to", async () => {
  const { drawer } = await drawerAt(shop, "/profile", 3);
  const line = textOf(drawer.getByRole("listitem"));
  for (const words of ["200 ml", "$38.00 each", "$114.00"]) expect(line).toContain(words);
});

test("a typed quantity counts on Enter and on leaving the field, within the stock; anything else is taken back", async () => {
  const { page, drawer } = await drawerAt(shop, "/profile");
  const field = () => drawer.getByRole<HTMLInputElement>("textbox", { name: "Quantity of Silk Milk" });
  const enter = async (quantity: string) => {
    fill(field(), quantity);
    await page.user.keyboard("{Enter}");
  };
  fill(field(), "4");
  expect(badgeOf(page)).toBe("1");
  await page.user.keyboard("{Enter}");
  await expectBadge(page, "4");
  fill(field(), "2");
  field().blur();
  await expectBadge(page, "2");
  for (const nonsense of ["abc", "", "1.5", "-3"]) {
    await enter(nonsense);
    await expect.poll(() => field().value).toBe("2");
  }
  await enter("9999");
  await expectAlert(drawer, /^Only \d+ left: that is what your cart holds now\.$/);
  const [left = ""] = /\d+/.exec(alertsOf(drawer)) ?? [];
  await expect.poll(() => field().value).toBe(left);
  await expectBadge(page, left);
});

test("the last line that was removed can be put back too", async () => {
  const { page, drawer } = await drawerAt(shop, "/profile", 2);
  const field = () => drawer.getByRole<HTMLInputElement>("textbox", { name: "Quantity of Silk Milk" });
  fill(field(), "0");
  await page.user.keyboard("{Enter}");
  await drawer.findByText("Your cart is empty");
  await press(page, "Undo", drawer);
  await drawer.findByRole("textbox", { name: "Quantity of Silk Milk" });
  await expect.poll(() => field().value).toBe("2");
});

test("a success is said when it is one: not before, and not when all that is left is in the cart", async () => {
  const { page } = await atProduct(SCARCE.productId);
  const release = hold(page, CART);
  await add(page);
  await expectBadge(page, "1");
  expect(page.queryByText("Added to your cart.")).toBeNull();
  release();
  await expectAlert(page, "Added to your cart.");
  await add(page);
  await expectBadge(page, "2");
  await add(page);
  await expectAlert(page, "All 2 that are left");
  expect(badgeOf(page)).toBe("2");
});

test("View cart opens the drawer, which says its own messages", async () => {
  const { page } = await atProduct();
  await add(page);
  await press(page, "View cart");
  const drawer = within(await page.findByRole("dialog", { name: "Cart" }));
  await expect.poll(() => page.queryByRole("button", { name: "View cart" })).toBeNull();
  cutOff(page, CART);
  await press(page, /^One more/, drawer);
  await expectAlert(drawer, FAILED);
  expect(page.getAllByRole("alert")).toHaveLength(1);
});

test("Back closes the drawer and stays, Forward opens it again; a link in it takes its place in the history", async () => {
  const { page, drawer } = await drawerAt(shop, "/profile");
  const isOpen = () => page.queryByRole("dialog", { name: "Cart" }) !== null;
  const sent = page.sent.length;
  page.window.history.back();
  await expect.poll(isOpen).toBe(false);
  expect(page.path()).toBe("/profile");
  page.window.history.forward();
  await expect.poll(isOpen).toBe(true);
  expect(page.path()).toBe("/profile");
  const asked = page.sent.slice(sent).filter(({ path }) => path.startsWith("/profile.data"));
  expect(asked, "the page is not asked for again").toEqual([]);
  void drawer;
  await follow(page, "Proceed to Checkout");
  await expectPath(page, "/checkout");
  await expect.poll(isOpen).toBe(false);
  page.window.history.back();
  await expectPath(page, "/profile");
  await expect.poll(isOpen).toBe(false);
});

test("ten fast clicks end in the right number on screen and in the database", async () => {
  const { page, drawer, shopper } = await drawerAt(shop, "/shop");
  const more = button(drawer, "One more Silk Milk");
  clickFast(more, 10);
  await expectBadge(page, "11");
  await expect.poll(() => savedQuantity(shopper)).toBe(11);
  await expectText(() => drawer.getByRole("status", { name: "Quantity" }), /^11$/);
  const less = button(drawer, "One less Silk Milk");
  for (let clicks = 0; clicks < 4; clicks += 1) {
    await page.user.click(less);
    await page.user.click(more);
    await page.user.click(less);
  }
  await expectBadge(page, "7");
  await expect.poll(() => savedQuantity(shopper)).toBe(7);
  await page.open("/shop");
  expect(badgeOf(page)).toBe("7");
});

test("ten fast clicks on Add to Cart add ten", async () => {
  const { page, shopper } = await atProduct();
  clickFast(button(page, "Add to Cart"), 10);
  await expectBadge(page, "10");
  await expect.poll(() => savedQuantity(shopper)).toBe(10);
  await page.open("/profile");
  expect(badgeOf(page)).toBe("10");
});

test("fast clicks beyond the stock stop at the stock, on screen and in the database", async () => {
  const { page, shopper } = await atProduct(SCARCE.productId);
  clickFast(button(page, "Add to Cart"), 8);
  await expectBadge(page, "2");
  await expect.poll(() => savedQuantity(shopper, SCARCE.productId)).toBe(2);
  await expectAlert(page, "All 2 that are left are in your cart.");
});

test("two tabs do not overwrite each other", async () => {
  const { page: first, shopper } = await atProduct();
  const second = await openLivePage(shop, shopper, "/product/quiet-balm");
  await add(first);
  await add(second);
  await add(first);
  await expectBadge(first, "3");
  await expect.poll(() => savedQuantity(shopper)).toBe(2);
  await expect.poll(() => savedQuantity(shopper, QUIET_BALM.productId)).toBe(1);
  await second.open("/profile");
  expect(badgeOf(second)).toBe("3");
});

for (const [how, status] of [
  ["breaks off", undefined],
  ["answers 500", 500],
  ["answers 503", 503],
] as const) {
  test(`a save that ${how} is taken back and said; what was there stays`, async () => {
    const shopper = await signUp(shop);
    await fillCart(shopper, SILK_MILK.productId, 2);
    const page = await openLivePage(shop, shopper, "/product/quiet-balm");
    const mend = status ? page.route(CART, async () => new Response("", { status })) : cutOff(page, CART);
    await add(page);
    await expectAlert(page, FAILED);
    await expectBadge(page, "2");
    expect(await savedQuantity(shopper, QUIET_BALM.productId)).toBe(0);
    mend();
    await add(page);
    await expectBadge(page, "3");
  });
}

test("an answer of another shape to a change of the cart is a failure; the page around it stays", async () => {
  const { page } = await atProduct();
  page.route(CART, async () => new Response("<html>Welcome to the hotel</html>"));
  await add(page);
  await expectAlert(page, FAILED);
  page.getByRole("heading", { level: 1, name: "Silk Milk" });
});

test("who goes to the checkout before the cart is saved finds there what was added", async () => {
  const { page } = await atProduct();
  const order: string[] = [];
  const send = hold(page, CART);
  page.route(/\/checkout\.data/, async (go) => {
    order.push("checkout asked for");
    return go();
  });
  page.route(CART, async (go) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    released.push(resolve);
    await promise;
    const reply = await go();
    order.push("saved");
    return reply;
  });
  const released: (() => void)[] = [send];
  await add(page);
  const drawer = await openCart(page);
  await follow(page, /Proceed to Checkout/, drawer);
  for (const release of released) release();
  await page.findByLabelText("Full name");
  await expectPath(page, "/checkout");
  // The link is fetched ahead as well; what is shown was asked for after the cart was saved.
  expect(order.lastIndexOf("checkout asked for")).toBeGreaterThan(order.indexOf("saved"));
});

test("a late reply never brings back what was removed", async () => {
  const { page, drawer, shopper } = await drawerAt(shop, "/shop");
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  let replies = 0;
  page.route(CART, async (go) => {
    const first = replies === 0;
    replies += 1;
    const reply = await go();
    if (first) await promise;
    return reply;
  });
  await press(page, "One more Silk Milk", drawer);
  await expect.poll(() => savedQuantity(shopper)).toBe(2);
  await press(page, "Remove Silk Milk", drawer);
  await drawer.findByText("Your cart is empty");
  await expect.poll(() => savedQuantity(shopper)).toBe(0);
  answer();
  await page.open("/shop");
  expect(badgeOf(page)).toBe("");
});

test("a late reply leaves an empty drawer empty", async () => {
  const { page, drawer, shopper } = await drawerAt(shop, "/shop");
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  const answered: boolean[] = [];
  page.route(CART, async (go) => {
    const place = answered.push(false);
    const reply = await go();
    if (place === 1) await promise;
    answered[place - 1] = true;
    return reply;
  });
  await press(page, "One more Silk Milk", drawer);
  await press(page, "Remove Silk Milk", drawer);
  await expect.poll(() => savedQuantity(shopper)).toBe(0);
  answer();
  await expect.poll(() => answered.every(Boolean)).toBe(true);
  await drawer.findByText("Your cart is empty");
  expect(badgeOf(page)).toBe("");
});

test("a product deleted meanwhile disappears quietly from the cart and the wishlist", async () => {
  const shopper = await signUp(shop);
  const copies = ["deleted-first", "deleted-second"];
  for (const id of copies) {
    await shop.db.execute(sql`
      insert into products select (jsonb_populate_record(p, jsonb_build_object('id', ${id}::text, 'name', ${id}::text))).*
      from products p where id = 'silk-milk'`);
    await fillCart(shopper, id);
  }
  const page = await openLivePage(shop, shopper, "/checkout");
  expect(badgeOf(page)).toBe("2");
  await shop.db.execute(sql`delete from products where id = 'deleted-first'`);
  await press(page, "One more deleted-second");
  await expect.poll(() => textOf(page.getByRole("main"))).not.toContain("deleted-first");
  await expectBadge(page, "2");
  expect(alertsOf(page)).toBe("");
  await shop.db.execute(sql`delete from products where id = 'deleted-second'`);
  await page.open("/checkout");
  expect(page.path()).toBe("/shop");
  expect(badgeOf(page)).toBe("");
});

test("without a network the wishlist is taken back, said, and the page stays", async () => {
  const { page } = await atProduct();
  cutOff(page, /\.data(\?|$)/);
  await page.user.click(heart(page));
  await expectAlert(page, FAILED);
  expect(heart(page).getAttribute("aria-pressed")).toBe("false");
  page.getByRole("heading", { level: 1, name: "Silk Milk" });
});

test("without a network a change of the cart is taken back, said, and the page stays", async () => {
  const { page, drawer } = await drawerAt(shop, "/product/silk-milk");
  const reconnect = cutOff(page, /\.data(\?|$)/);
  await press(page, "One more Silk Milk", drawer);
  await expectAlert(page, FAILED);
  expect(textOf(drawer.getByRole("status", { name: "Quantity" }))).toBe("1");
  reconnect();
  await press(page, "One more Silk Milk", drawer);
  await expectBadge(page, "2");
});

test("the gallery turns with the arrow keys", async () => {
  const page = await openLivePage(shop, shop.visit(), "/product/silk-milk");
  const region = page.getByRole("region", { name: "Pictures of Silk Milk" });
  button(within(region), "Next picture").focus();
  await page.user.keyboard("{ArrowRight}");
  await expectText(() => region, "2 / 4");
  await page.user.keyboard("{ArrowLeft}{ArrowLeft}");
  await expectText(() => region, "4 / 4");
});
