import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Edge, openEdge } from "../edge.ts";
import { makeAddress } from "../factories.ts";
import { checkOut, fillCart, signUp } from "../http-shopper.ts";

let shop: Edge;
beforeAll(async () => {
  shop = await openEdge();
});
afterAll(() => shop.close());

const profileOf = async (email: string) =>
  (await shop.rows(sql`select * from users where email = ${email}`))[0];

test("3: Product: id, name, description, price (number), category, stock (number), featured (boolean), imageUrl (primary), images (list of extra urls), ingredients (list of strings), usage (text).", async () => {
  const [row] = await shop.rows(sql`select * from products where id = 'silk-milk'`);
  expect(row).toMatchObject({
    id: "silk-milk",
    name: "Silk Milk",
    description: expect.stringMatching(/./),
    price: 3800,
    category: "Cleanser",
    stock: 48,
    featured: true,
    image_url: "silk-milk/hero.jpg",
    images: expect.arrayContaining([expect.stringMatching(/./)]),
    ingredients: expect.arrayContaining(["Glycerin"]),
    usage: expect.stringMatching(/./),
  });
});

for (const [rule, change] of [
  ["category is one of Cleanser, Serum, Moisturizer, Treatment", "category = 'Perfume'"],
  ["stock is never below 0", "stock = -1"],
  ["price is never below 0", "price = -1"],
] as const) {
  test(`3: Product: ${rule}, in the database too.`, async () => {
    const changed = shop.db.execute(sql.raw(`update products set ${change} where id = 'silk-milk'`));
    const reason = await changed.then(
      () => "it was accepted",
      (error: Error) => String(error.cause),
    );
    expect(reason).toContain("products_");
  });
}

test("3: Product: createdAt (set by the system as a server timestamp).", async () => {
  const rows = await shop.rows(sql`
    insert into products (id, name, description, price, category, stock, image_url, usage)
    values ('x', 'X', 'X', 100, 'Serum', 1, 'x.jpg', 'x')
    returning created_at > now() - interval '1 minute' as fresh`);
  expect(rows).toEqual([{ fresh: true }]);
  await shop.db.execute(sql`delete from products where id = 'x'`);
});

test("3: User profile: email, displayName (default 'New User'), createdAt, cart, wishlist, orders, address null, isAdmin false, referralCode (8 random uppercase alphanumeric characters), storeCredit (0 at start).", async () => {
  const { email, get } = await signUp(shop);
  await get("/");
  expect(await profileOf(email)).toMatchObject({
    email,
    display_name: "New User",
    created_at: expect.anything(),
    cart: [],
    wishlist: [],
    orders: [],
    address: null,
    is_admin: false,
    referral_code: expect.stringMatching(/^[A-Z0-9]{8}$/),
    store_credit: 0,
  });
});

test("3: User profile: cart (list of lines with productId and quantity), wishlist (list of product ids), orders (list of order ids).", async () => {
  const shopper = await signUp(shop);
  await fillCart(shopper, "quiet-balm");
  await checkOut(shopper, { productId: "quiet-balm", quantity: 1, price: 2800 });
  await fillCart(shopper, "silk-milk", 2);
  await shopper.post("/wishlist", { intent: "put", productId: "silk-milk" });
  expect(await profileOf(shopper.email)).toMatchObject({
    cart: [{ productId: "silk-milk", quantity: 2 }],
    wishlist: ["silk-milk"],
    orders: [expect.stringMatching(/^[0-9a-f]{8}/)],
  });
});

test("3: Address: fullName, street, city, state, zipCode, country.", async () => {
  const shopper = await signUp(shop);
  await shopper.post("/profile", { ...makeAddress() });
  expect((await profileOf(shopper.email))?.["address"]).toEqual(makeAddress());
});

test("3: Order: id, userId, items (each with productId, quantity, price, name, imageUrl), totalAmount, shippingAddress (the six address fields), status, createdAt (server timestamp).", async () => {
  const shopper = await signUp(shop);
  await fillCart(shopper, "silk-milk");
  await checkOut(shopper, { productId: "silk-milk", quantity: 1, price: 3800 });
  const rows = await shop.rows(
    sql`select orders.* from orders join users on users.id = user_id where email = ${shopper.email}`,
  );
  expect(rows[0]).toMatchObject({
    id: expect.any(String),
    user_id: expect.any(String),
    items: [
      { productId: "silk-milk", quantity: 1, price: 3800, name: "Silk Milk", imageUrl: "silk-milk/hero.jpg" },
    ],
    total_amount: 4800,
    shipping_address: makeAddress(),
    status: "pending",
    created_at: expect.anything(),
  });
});
