import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { ADDRESS_BY_LABEL, ADDRESS_FIELDS } from "#test/address.ts";
import { hydrated } from "./test.ts";

export { ADDRESS_FIELDS };

/** What the tests know of the demo catalogue. */
export const SILK_MILK = { id: "silk-milk", name: "Silk Milk", price: "$38.00" };
export const QUIET_BALM = { id: "quiet-balm", name: "Quiet Balm", price: "$28.00" };
/** The only product without stock. */
export const SOLD_OUT = { id: "seven-tides-ampoules", name: "Seven Tides Ampoules" };
/** Two left. */
export const SCARCE = { id: "moonstone-serum", name: "Moonstone Serum" };

/** Puts a product into the cart of whom `request` is signed in as, without a page. */
export async function putInCart(
  request: APIRequestContext,
  shopUrl: string,
  productId: string,
  quantity = 1,
): Promise<void> {
  const reply = await post(request, shopUrl, "/cart", { intent: "add", productId, quantity });
  expect(reply.status()).toBe(302);
}

/** Puts a product into the wishlist, without a page. */
export async function wishFor(request: APIRequestContext, shopUrl: string, productId: string): Promise<void> {
  await post(request, shopUrl, "/wishlist", { intent: "put", productId });
}

/** Sends a form as a browser without JavaScript would, from the shop's own home page. */
export function post(
  request: APIRequestContext,
  shopUrl: string,
  path: string,
  form: Record<string, string | number>,
) {
  const headers = { Origin: shopUrl, Referer: `${shopUrl}/` };
  return request.post(`${shopUrl}${path}`, { form, headers, maxRedirects: 0 });
}

/** Orders one product without a page: for tests about what comes after. */
export function order(
  request: APIRequestContext,
  shopUrl: string,
  { id, price }: { id: string; price: string },
): Promise<void> {
  return buy(request, shopUrl, { id, quantity: 1, cents: Math.round(Number(price.slice(1)) * 100) });
}

/** Orders units of one product without a page. `cents` is what one costs. */
export async function buy(
  request: APIRequestContext,
  shopUrl: string,
  { id, quantity, cents }: { id: string; quantity: number; cents: number },
): Promise<void> {
  await putInCart(request, shopUrl, id, quantity);
  const reply = await post(request, shopUrl, "/checkout", {
    ...ADDRESS_FIELDS,
    idempotencyKey: crypto.randomUUID(),
    shownTotal: cents * quantity + 1000,
    shownLines: `${id}*${quantity}`,
  });
  expect(reply.headers()["location"]).toBe("/profile");
}

export async function fillAddress(
  page: Page,
  address: Record<string, string> = ADDRESS_BY_LABEL,
): Promise<void> {
  for (const [label, value] of Object.entries(address)) {
    const field = page.getByRole("main").getByLabel(label, { exact: true });
    await (label === "Country" ? field.selectOption({ label: value }) : field.fill(value));
  }
}

/** The message is announced (`role="alert"`) and can be seen. */
export async function expectAlert(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.getByRole("alert").filter({ hasText: text }).first()).toBeAttached();
  await expect(page.getByText(text).last()).toBeVisible();
}

export const badge = (page: Page): Locator => page.getByTestId("cart-badge");

const OPEN_CART = { en: /^Open cart/, fr: /^Ouvrir le panier/, sp: /^Abrir el carrito/ } as const;

/** Opens the cart drawer. */
export async function openCart(page: Page, language: keyof typeof OPEN_CART = "en"): Promise<Locator> {
  await page.getByRole("button", { name: OPEN_CART[language] }).click();
  // A toast on its way out is a dialog too, for a moment.
  const drawer = page.getByRole("dialog").and(page.locator("[data-open]"));
  await expect(drawer).toBeVisible();
  return drawer;
}

interface InCart {
  id: string;
  quantity: number;
}

/** Opens a page with a product in the cart. */
async function openWith(page: Page, shop: { url: string }, { id, quantity }: InCart, path: string) {
  await putInCart(page.request, shop.url, id, quantity);
  await page.goto(path);
  await hydrated(page);
}

/** Puts Silk Milk into the cart and opens the drawer on the page at `path`. */
export async function drawerAt(
  page: Page,
  shop: { url: string },
  path: string,
  quantity = 1,
): Promise<Locator> {
  await openWith(page, shop, { id: SILK_MILK.id, quantity }, path);
  return openCart(page);
}

/** Puts a product into the cart and opens the checkout. */
export function atCheckout(
  page: Page,
  shop: { url: string },
  id = SILK_MILK.id,
  quantity = 1,
): Promise<void> {
  return openWith(page, shop, { id, quantity }, "/checkout");
}

/** The same, with the address filled in: "Complete Order" would order. */
export async function readyToOrder(
  page: Page,
  shop: { url: string },
  id = SILK_MILK.id,
  quantity = 1,
): Promise<void> {
  await atCheckout(page, shop, id, quantity);
  await fillAddress(page);
}

/** Keeps matching requests waiting until the returned function is called. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
