import { fireEvent, within } from "@testing-library/dom";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ADDRESS_FIELDS } from "./address.ts";
import { type Edge, openEdge } from "./edge.ts";
import { signUp } from "./http-shopper.ts";
import { type LivePage, openLivePage } from "./live-page.ts";
import { expectAlert, expectBadge, expectPath, fill, follow, openCart, press } from "./live-shopping.ts";

let shop: Edge;
beforeAll(async () => {
  shop = await openEdge();
});
afterAll(() => shop.close());

/**
 * Does to the page what a browser's translation does: wraps every text in two <font> elements with other
 * words, now and whenever the page changes; what says translate="no" is left alone.
 */
function translateLikeChrome({ document, window }: LivePage): void {
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, window.NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!text.data.trim() || !parent || parent.closest("font, script, style, [translate=no]")) continue;
      const outer = document.createElement("font");
      const inner = outer.appendChild(document.createElement("font"));
      outer.style.verticalAlign = "inherit";
      text.replaceWith(outer);
      inner.append(`ü${text.data}`);
    }
  };
  wrap(document.body);
  new window.MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) wrap(node);
  }).observe(document.body, { childList: true, subtree: true });
}

test("the shop goes on working in a page that the browser translated", async () => {
  const page = await openLivePage(shop, await signUp(shop), "/");
  translateLikeChrome(page);
  await follow(page, "üView All Products");
  await expectPath(page, "/shop");
  await follow(page, /^üSerum/);
  await expect.poll(() => page.queryAllByRole("article").length).toBe(6);
  await follow(page, /^üAll/, within(page.getByRole("navigation", { name: "Filter by category" })));
  await press(page, "Add Silk Milk to wishlist");
  await page.findByRole("button", { name: "Remove Silk Milk from wishlist" });
  await follow(page, /Silk Milk/);
  await expectPath(page, "/product/silk-milk");
  await press(page, "Next picture");
  await press(page, "Next picture");
  await press(page, "Increase quantity");
  await press(page, /Add to Cart/);
  await expectBadge(page, "2");
  const drawer = await openCart(page);
  await press(page, "One less Silk Milk", drawer);
  await expectBadge(page, "1");
  await press(page, "Remove Silk Milk", drawer);
  await drawer.findByText(/Your cart is empty/);
  await page.user.keyboard("{Escape}");
  await press(page, "Switch to dark theme");
  await press(page, /Add to Cart/);
  await openCart(page);
  await follow(page, /Proceed to Checkout/);
  await page.findByText(/Complete Order/);
  const field = (name: string) => page.document.querySelector<HTMLInputElement>(`#checkout [name=${name}]`);
  for (const [name, value] of Object.entries({ ...ADDRESS_FIELDS, street: " ", country: "US" })) {
    if (name === "country") fireEvent.change(field(name) as HTMLElement, { target: { value } });
    else fill(field(name) as HTMLElement, value);
  }
  await press(page, /Complete Order/);
  await page.findAllByText(/Please fill in all address fields\./);
  fill(field("street") as HTMLElement, "1 Tide Street");
  await press(page, /Complete Order/);
  await expectPath(page, "/profile");
  await press(page, /Log out/);
  await expectPath(page, "/");
  await expect
    .poll(() => within(page.getByRole("banner")).queryAllByRole("link", { name: /Log in/ }).length)
    .toBeGreaterThan(0);
});

test("signing in and out of a translated page, refused first", async () => {
  const { email } = await signUp(shop);
  const page = await openLivePage(shop, shop.visit(), "/login");
  translateLikeChrome(page);
  const main = within(page.getByRole("main"));
  const enter = async (password: string) => {
    fill(main.getByLabelText(/Email/), email);
    fill(main.getByLabelText(/Password/), password);
    await press(page, /Sign in/, main);
  };
  await enter("wrong password");
  await expectAlert(page, "INVALID_EMAIL_OR_PASSWORD");
  await enter("a long enough password");
  await expectPath(page, "/profile");
});
