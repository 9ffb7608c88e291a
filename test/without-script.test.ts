import { afterAll, beforeAll, expect, test } from "vitest";
import { ADDRESS_BY_LABEL, ADDRESS_FIELDS } from "./address.ts";
import { type Edge, openEdge } from "./edge.ts";
import { fillCart, signUp } from "./http-shopper.ts";
import { readPage, type SentPage, textOf } from "./page.ts";
import { browse } from "./without-script.ts";

// What forms do of themselves; that a browser sends them is looked at in e2e/journeys/no-script.spec.ts.
let shop: Edge;
beforeAll(async () => {
  shop = await openEdge();
});
afterAll(() => shop.close());

const badgeOf = (page: SentPage) => textOf(page.queryByTestId("cart-badge"));
const field = (page: SentPage, label: string | RegExp) =>
  page.getByLabelText<HTMLInputElement | HTMLSelectElement>(label, { selector: "input, select" });

function fillAddress(page: SentPage, changes: Record<string, string> = {}): void {
  for (const [label, value] of Object.entries({ ...ADDRESS_BY_LABEL, ...changes })) {
    const input = field(page, label);
    const option = [...input.querySelectorAll("option")].find((one) => textOf(one) === value);
    input.value = option?.value ?? value;
  }
}

test("the typed quantity counts with JavaScript off", async () => {
  const { page, press } = await browse(shop, await signUp(shop), "/product/silk-milk");
  field(page, "Quantity").value = "3";
  const [add] = page.getAllByRole("button", { name: "Add to Cart" });
  expect(badgeOf(await press(add as HTMLElement))).toBe("3");
});

test("minus, plus and remove at the checkout with JavaScript off", async () => {
  const shopper = await signUp(shop);
  await fillCart(shopper, "silk-milk", 2);
  const browser = await browse(shop, shopper, "/checkout");
  const press = (name: string) => browser.press(browser.page.getByRole("button", { name }));
  expect(badgeOf(await press("One less Silk Milk"))).toBe("1");
  expect(browser.path).toBe("/checkout");
  expect(badgeOf(await press("One more Silk Milk"))).toBe("2");
  expect(badgeOf(await press("Remove Silk Milk"))).toBe("");
  expect(browser.path).toBe("/shop");
});

test("the wishlist with JavaScript off", async () => {
  const browser = await browse(shop, await signUp(shop), "/shop");
  const press = (name: string) => browser.press(browser.page.getByRole("button", { name }));
  await press("Add Silk Milk to wishlist");
  expect(browser.path).toBe("/shop");
  const after = await press("Remove Silk Milk from wishlist");
  after.getByRole("button", { name: "Add Silk Milk to wishlist" });
});

test("the wishlist asks a visitor to log in with JavaScript off", async () => {
  const browser = await browse(shop, shop.visit(), "/shop");
  const page = await browser.press(browser.page.getByRole("button", { name: "Add Silk Milk to wishlist" }));
  expect(browser.path).toBe("/login?redirect=%2Fshop");
  expect(textOf(page.getByRole("alert"))).toBe("Please log in to manage your wishlist.");
});

test("the saved address with JavaScript off", async () => {
  const { page, press } = await browse(shop, await signUp(shop), "/profile");
  fillAddress(page);
  const saved = await press(page.getByRole("button", { name: "Save address" }));
  expect(textOf(saved.getByRole("alert"))).toBe("Address updated!");
  for (const [label, value] of Object.entries(ADDRESS_BY_LABEL))
    expect(field(saved, label).value, label).toBe(label === "Country" ? "US" : value);
});

test("the address is prefilled at the next checkout once it is saved", async () => {
  const shopper = await signUp(shop);
  await shopper.post("/profile", ADDRESS_FIELDS);
  await fillCart(shopper, "silk-milk");
  const { page } = await browse(shop, shopper, "/checkout");
  expect(field(page, "Full name").value).toBe("Ada Shell");
  expect(field(page, "Country").value).toBe("US");
});

test("the advice page says what it needs with JavaScript off, where it is seen", async () => {
  const page = await readPage((await signUp(shop)).get("/ouradvice"));
  const [words] = page.document.querySelectorAll("main noscript");
  expect(words?.closest("[hidden]")).toBeNull();
  expect(textOf(words ?? null)).toContain("The camera and the chat need JavaScript.");
});

test("a wrong password and a wrong address are said with JavaScript off", async () => {
  const { email } = await signUp(shop);
  const shopper = shop.visit();
  const browser = await browse(shop, shopper, "/login?redirect=%2Fprofile");
  const signIn = async (password: string) => {
    field(browser.page, "Email").value = email;
    field(browser.page, "Password").value = password;
    const [button] = browser.page.getAllByRole("button", { name: "Sign in" });
    return browser.press(button as HTMLElement);
  };
  const refused = await signIn("wrong password");
  expect(textOf(refused.getByRole("alert"))).toContain("INVALID_EMAIL_OR_PASSWORD");
  expect(field(refused, "Email").value).toBe(email);
  await signIn("a long enough password");
  expect(browser.path).toBe("/profile");
  await fillCart(shopper, "silk-milk");
  fillAddress(await browser.open("/checkout"), { Street: "  " });
  const page = await browser.press(browser.page.getByRole("button", { name: "Complete Order" }));
  page.getByText("Please fill in all address fields.");
  const described = field(page, "Street").getAttribute("aria-describedby")?.split(" ") ?? [];
  const said = described.map((id) => textOf(page.document.getElementById(id))).join(" ");
  expect(said).toContain("Please enter street and number.");
  expect(field(page, "City").value).toBe("Portland");
});

test("language and theme with JavaScript off, remembered", async () => {
  const browser = await browse(shop, shop.visit(), "/shop?category=Serum");
  const press = (name: string) => {
    const [button] = browser.page.getAllByRole("button", { name });
    return browser.press(button as HTMLElement);
  };
  await press("Switch to dark theme");
  expect(browser.path).toBe("/shop?category=Serum");
  expect(browser.page.document.documentElement.dataset["theme"]).toBe("dark");
  await press("Español");
  expect(browser.path).toBe("/shop?category=Serum");
  const { document } = await browser.open("/login");
  expect(document.documentElement.lang).toBe("es");
  expect(document.documentElement.dataset["theme"]).toBe("dark");
});

test("every picture of a product can be reached with JavaScript off", async () => {
  const { page } = await browse(shop, shop.visit(), "/product/silk-milk");
  const gallery = page.getByRole("region", { name: "Pictures of Silk Milk" });
  expect(gallery.querySelectorAll("img")).toHaveLength(5);
});
