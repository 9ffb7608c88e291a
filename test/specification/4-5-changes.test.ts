import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Edge, openEdge } from "../edge.ts";
import { makeAddress } from "../factories.ts";
import { checkOut, fillCart, type HttpShopper, signUp } from "../http-shopper.ts";
import { readPage, textOf } from "../page.ts";

let shop: Edge;
beforeAll(async () => {
  shop = await openEdge();
});
afterAll(() => shop.close());

const SILK_MILK = { productId: "silk-milk", quantity: 1, price: 3800 };
const badge = async (shopper: HttpShopper) =>
  textOf((await readPage(shopper.get("/profile"))).queryByTestId("cart-badge"));

async function profileOf(email: string) {
  const rows = await shop.rows(sql`
    select display_name, cart, orders, (select count(*)::int from orders where user_id = users.id) as placed
    from users where email = ${email}`);
  return rows[0];
}

async function stockOf(id: string) {
  return (await shop.rows(sql`select stock from products where id = ${id}`))[0]?.["stock"];
}

test("4 Authentication: If none exists, one is created from the email and display name, then reloaded.", async () => {
  const shopper = await signUp(shop);
  await shop.db.execute(sql`delete from users where email = ${shopper.email}`);
  expect(await (await shopper.get("/profile")).text()).toContain(shopper.email);
  expect(await profileOf(shopper.email)).toMatchObject({ display_name: "New User" });
});

test("4 Authentication: Sign-up also creates the profile record.", async () => {
  const { email, get } = await signUp(shop);
  await get("/");
  expect(await profileOf(email)).toBeDefined();
});

test("4 Authentication: Signing out clears the user, profile, cart and wishlist.", async () => {
  const shopper = await signUp(shop);
  await fillCart(shopper, "silk-milk");
  await shopper.post("/wishlist", { intent: "put", productId: "silk-milk" });
  const before = await readPage(shopper.get("/shop"));
  before.getByRole("button", { name: "Remove Silk Milk from wishlist" });
  expect(textOf(before.getByTestId("cart-badge"))).toBe("1");
  await shopper.post("/auth/sign-out", {});
  const after = await readPage(shopper.get("/shop"));
  expect(after.queryByTestId("cart-badge")).toBeNull();
  after.getByRole("button", { name: "Add Silk Milk to wishlist" });
});

for (const quantity of ["0", "-3"]) {
  test(`4 Cart: Setting a quantity to 0 or less removes the line (${quantity}).`, async () => {
    const shopper = await signUp(shop);
    await fillCart(shopper, "silk-milk", 4);
    await shopper.post("/cart", { intent: "set", productId: "silk-milk", quantity });
    expect(await profileOf(shopper.email)).toMatchObject({ cart: [] });
  });
}

test("4 Cart: Adding a product already present increases its quantity.", async () => {
  const shopper = await signUp(shop);
  await fillCart(shopper, "silk-milk");
  await fillCart(shopper, "silk-milk", 2);
  expect(await profileOf(shopper.email)).toMatchObject({ cart: [{ productId: "silk-milk", quantity: 3 }] });
});

test("4 Order placement: The order creation, the clearing of the user's cart and the appending of the order id happen as one atomic batch, with status pending.", async () => {
  const shopper = await signUp(shop);
  await fillCart(shopper, "silk-milk", 2);
  const reply = await checkOut(shopper, { ...SILK_MILK, quantity: 2 });
  expect(reply.headers.get("location")).toMatch(/^\/profile/);
  const rows = await shop.rows(sql`
    select status, cart, users.orders = jsonb_build_array(orders.id) as listed
    from orders join users on users.id = user_id where email = ${shopper.email}`);
  expect(rows).toEqual([{ status: "pending", cart: [], listed: true }]);
});

test("4 Order placement: a batch that fails half way leaves nothing behind. 8: 'There was an error placing your order.'", async () => {
  const shopper = await signUp(shop);
  await fillCart(shopper, "silk-milk");
  const stock = await stockOf("silk-milk");
  await shop.db.execute(sql`alter table users add constraint no_orders check (orders = '[]') not valid`);
  const reply = await checkOut(shopper, SILK_MILK);
  await shop.db.execute(sql`alter table users drop constraint no_orders`);
  expect(reply.status).toBe(500);
  expect(await reply.text()).toContain("There was an error placing your order.");
  expect(await profileOf(shopper.email)).toMatchObject({
    placed: 0,
    orders: [],
    cart: [{ productId: "silk-milk", quantity: 1 }],
  });
  expect(await stockOf("silk-milk")).toBe(stock);
});

test("4 Order placement: ten submissions of one checkout at once make one order; the same key with another address makes none.", async () => {
  const shopper = await signUp(shop);
  await fillCart(shopper, "silk-milk");
  const key = crypto.randomUUID();
  const replies = await Promise.all(Array.from({ length: 10 }, () => checkOut(shopper, SILK_MILK, key)));
  for (const reply of replies) expect(reply.headers.get("location")).toMatch(/^\/profile/);
  expect(await profileOf(shopper.email)).toMatchObject({ placed: 1 });
  const other = await checkOut(shopper, { ...SILK_MILK, quantity: 2 }, key);
  expect(other.headers.get("location")).not.toMatch(/^\/profile/);
  expect(await profileOf(shopper.email)).toMatchObject({ placed: 1 });
});

test("4 Order placement: a price that the browser makes up is not believed, the new total is said.", async () => {
  const shopper = await signUp(shop);
  await fillCart(shopper, "silk-milk");
  const reply = await checkOut(shopper, { ...SILK_MILK, price: 1 });
  expect(reply.status).toBe(409);
  expect(await reply.text()).toContain("The new total is $48.00.");
  expect(await profileOf(shopper.email)).toMatchObject({ placed: 0 });
});

for (const quantity of ["abc", "", "1.5", "1e9", "NaN", "0x10", "9".repeat(30)]) {
  test(`5: A quantity of ${JSON.stringify(quantity)} sent to the server is refused, not saved, and said.`, async () => {
    const shopper = await signUp(shop);
    await fillCart(shopper, "silk-milk", 2);
    const reply = await shopper.post("/cart", { intent: "set", productId: "silk-milk", quantity });
    expect(reply.status).toBe(302);
    const page = await readPage(shopper.get("/profile"));
    expect(textOf(page.getByTestId("cart-badge"))).toBe("2");
    expect(textOf(page.getByRole("alert"))).toBe("That could not be saved. Please try again.");
  });
}

test("5: Adding to cart when signed out: 'Please log in to add items to your cart.'", async () => {
  const visitor = shop.visit();
  const reply = await visitor.post("/cart", { intent: "add", productId: "silk-milk", quantity: "1" });
  const page = await readPage(visitor.get(reply.headers.get("location") ?? ""));
  expect(textOf(page.getByRole("alert"))).toBe("Please log in to add items to your cart.");
});

test("5: Adding to wishlist when signed out: 'Please log in to manage your wishlist.'", async () => {
  const visitor = shop.visit();
  const reply = await visitor.post("/wishlist", { intent: "put", productId: "silk-milk" });
  const page = await readPage(visitor.get(reply.headers.get("location") ?? ""));
  expect(textOf(page.getByRole("alert"))).toBe("Please log in to manage your wishlist.");
});

test("5 Checkout: if the user is not signed in, nothing is ordered and they are asked to log in.", async () => {
  const reply = await checkOut(shop.visit(), SILK_MILK);
  expect(reply.status).toBe(302);
  expect(reply.headers.get("location")).toBe("/login?redirect=%2Fcheckout");
});

for (const field of ["fullName", "street", "city", "state", "zipCode", "country"]) {
  test(`5 Checkout: if ${field} is blank, 'Please fill in all address fields.' and nothing is ordered.`, async () => {
    const shopper = await signUp(shop);
    await fillCart(shopper, "silk-milk");
    const reply = await checkOut(shopper, SILK_MILK, crypto.randomUUID(), makeAddress({ [field]: "   " }));
    expect(reply.status).toBe(400);
    expect(await reply.text()).toContain("Please fill in all address fields.");
    expect(await profileOf(shopper.email)).toMatchObject({ placed: 0 });
    expect(await badge(shopper)).toBe("1");
  });
}

test("8: 'User does not exist.' when there is no profile at the moment of the order.", async () => {
  const shopper = await signUp(shop);
  await fillCart(shopper, "silk-milk");
  // A profile that vanishes between being read and being locked: this takes it out of sight.
  await shop.db.execute(sql`create function vanish() returns trigger language plpgsql as $$ begin
    delete from users where id = split_part(new.key, ':', 2); return new; end $$`);
  await shop.db.execute(sql`create trigger vanish after insert or update on auth.throttle for each row
    when (new.key like 'checkout:%') execute function vanish()`);
  const reply = await checkOut(shopper, SILK_MILK);
  await shop.db.execute(sql`drop trigger vanish on auth.throttle`);
  await shop.db.execute(sql`drop function vanish`);
  expect(await reply.text()).toContain("User does not exist.");
});

for (const [path, said] of [
  ["/checkout", "User does not exist."],
  // Worded by the page that asked.
  ["/checkout.data", "userMissing"],
] as const) {
  test(`4: An order to ${path} fails with 'User does not exist.' if there is no profile, and says so.`, async () => {
    const shopper = await signUp(shop);
    await fillCart(shopper, "silk-milk");
    await shop.db.execute(sql`delete from users where email = ${shopper.email}`);
    const reply = await checkOut({ ...shopper, post: (_, form) => shopper.post(path, form) }, SILK_MILK);
    expect(await reply.text()).toContain(said);
    expect(await profileOf(shopper.email)).toMatchObject({ placed: 0 });
  });
}

test("8: Address saved alert: 'Address updated!'", async () => {
  const shopper = await signUp(shop);
  const reply = await shopper.post("/profile", { ...makeAddress() });
  const page = await readPage(shopper.get(reply.headers.get("location") ?? ""));
  expect(textOf(page.getByRole("alert"))).toBe("Address updated!");
});

test("8: Order success alert: 'Order placed successfully!'", async () => {
  const shopper = await signUp(shop);
  await fillCart(shopper, "silk-milk");
  await checkOut(shopper, SILK_MILK);
  expect(textOf((await readPage(shopper.get("/profile"))).getByRole("alert"))).toContain(
    "Order placed successfully!",
  );
});

test("8 Logged only: Fetching products returns an empty list on error.", async () => {
  await shop.db.execute(sql`alter table products rename to products_away`);
  const pages = await Promise.all(["/shop", "/"].map((path) => readPage(shop.visit().get(path))));
  await shop.db.execute(sql`alter table products_away rename to products`);
  expect(pages.map(({ status }) => status)).toEqual([200, 200]);
  for (const page of pages) page.getByText(/^No products here yet\./);
  expect(shop.log().map(({ msg }) => msg)).toContain("fetching products failed");
});
