import { fireEvent, within } from "@testing-library/dom";
import { expect } from "vitest";
import { ADDRESS_BY_LABEL } from "./address.ts";
import type { Edge } from "./edge.ts";
import { checkOut, fillCart, type HttpShopper, signUp } from "./http-shopper.ts";
import { type LivePage, openLivePage } from "./live-page.ts";
import { textOf } from "./page.ts";

/** What the tests know of the demo catalogue. */
export const SILK_MILK = { productId: "silk-milk", name: "Silk Milk", price: 3800 };
export const QUIET_BALM = { productId: "quiet-balm", name: "Quiet Balm", price: 2800 };
/** The only product without stock. */
export const SOLD_OUT = { productId: "seven-tides-ampoules", name: "Seven Tides Ampoules" };
/** Two left. */
export const SCARCE = { productId: "moonstone-serum", name: "Moonstone Serum" };

export type Words = string | RegExp;

/** The one button with this name, where there may be several alike: the first. */
export function button(within: Pick<LivePage, "getAllByRole">, name: Words): HTMLElement {
  const [first] = within.getAllByRole("button", { name });
  return first as HTMLElement;
}

export function link(within: Pick<LivePage, "getAllByRole">, name: Words): HTMLElement {
  const [first] = within.getAllByRole("link", { name });
  return first as HTMLElement;
}

type Queries = Pick<LivePage, "findAllByRole">;

/** Presses the button with this name as soon as it is there; the first of several alike. */
export async function press(page: LivePage, name: Words, where: Queries = page): Promise<void> {
  const [first] = await where.findAllByRole("button", { name });
  await page.user.click(first as HTMLElement);
}

/** Follows the link with this name. */
export async function follow(page: LivePage, name: Words, where: Queries = page): Promise<void> {
  const [first] = await where.findAllByRole("link", { name });
  await page.user.click(first as HTMLElement);
}

/** Whether a text holds these words. */
const says = (words: Words) => (text: string) =>
  typeof words === "string" ? text.includes(words) : words.test(text);

/** What the badge on the cart's button says; nothing where there is none. */
export const badgeOf = (page: LivePage) => textOf(page.queryByTestId("cart-badge"));

export const expectBadge = (page: LivePage, says: string) => expect.poll(() => badgeOf(page)).toBe(says);
export const expectPath = (page: LivePage, path: string) => expect.poll(page.path).toBe(path);

/** All that is announced at once. */
export const alertsOf = (page: Pick<LivePage, "queryAllByRole">) =>
  page.queryAllByRole("alert").map(textOf).join("\n");

export const expectAlert = (page: Pick<LivePage, "queryAllByRole">, words: Words) =>
  expect.poll(() => alertsOf(page)).toSatisfy(says(words));

/** Text in an element, now or in a moment. */
export const expectText = (element: () => Element | null, words: Words) =>
  expect.poll(() => textOf(element())).toSatisfy(says(words));

/** Puts words into a field at once, in place of what it held. */
export function fill(field: HTMLElement, value: string): void {
  field.focus();
  fireEvent.input(field, { target: { value } });
}

export function fillAddress(page: LivePage, changes: Record<string, string> = {}): void {
  const main = within(page.getByRole("main"));
  for (const [label, value] of Object.entries({ ...ADDRESS_BY_LABEL, ...changes })) {
    const field = main.getByLabelText<HTMLInputElement | HTMLSelectElement>(label, {
      selector: "input, select",
    });
    const option = [...field.querySelectorAll("option")].find((one) => textOf(one) === value);
    if (option) fireEvent.change(field, { target: { value: option.value } });
    else fill(field, value);
  }
}

/** Opens the cart drawer. */
export async function openCart(page: LivePage) {
  await press(page, /^Open cart/);
  return within(await page.findByRole("dialog", { name: "Cart" }));
}

/** Puts a product into the cart and opens the drawer on the page at `path`. */
export async function drawerAt(shop: Edge, path: string, quantity = 1) {
  const shopper = await signUp(shop);
  await fillCart(shopper, SILK_MILK.productId, quantity);
  const page = await openLivePage(shop, shopper, path);
  return { shopper, page, drawer: await openCart(page) };
}

/** Puts a product into the cart and opens the checkout. */
export async function atCheckout(shop: Edge, productId = SILK_MILK.productId, quantity = 1) {
  const shopper = await signUp(shop);
  await fillCart(shopper, productId, quantity);
  return { shopper, page: await openLivePage(shop, shopper, "/checkout") };
}

/** The same, with the address filled in: "Complete Order" would order. */
export async function readyToOrder(shop: Edge, productId = SILK_MILK.productId, quantity = 1) {
  const opened = await atCheckout(shop, productId, quantity);
  fillAddress(opened.page);
  return opened;
}

export const complete = (page: LivePage) => press(page, "Complete Order");

/** Orders one product without a page: for tests about what comes after. */
export async function order(shopper: HttpShopper, { productId, price }: typeof SILK_MILK): Promise<void> {
  await fillCart(shopper, productId);
  const reply = await checkOut(shopper, { productId, quantity: 1, price });
  expect(reply.headers.get("location")).toBe("/profile");
}

/** Keeps matching requests waiting until the returned function is called. */
export function hold(page: LivePage, pattern: RegExp): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  page.route(pattern, async (go) => {
    await promise;
    return go();
  });
  return resolve;
}

/** Lets matching requests break off, until the returned function is called. */
export function cutOff(page: LivePage, pattern: RegExp): () => void {
  return page.route(pattern, () => Promise.reject(new Error("cut off")));
}

const functionNamed = (name: string) => new RegExp(`/functions/[^/]+/${name}$`);

/** Answers a function's calls in place of the server, for states that the embedded expert never gets into. */
export function answerFunction(page: LivePage, name: string, body: object, status = 200): void {
  page.route(functionNamed(name), async () => Response.json(body, { status }));
}

/** Keeps the calls of a function waiting until the returned function lets them go. */
export const holdFunction = (page: LivePage, name: string) => hold(page, functionNamed(name));

/** What a function that broke replies. */
export const BROKEN = { error: { status: "INTERNAL", message: "INTERNAL" } };
