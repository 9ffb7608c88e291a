import { ADDRESS_FIELDS, order, post, QUIET_BALM, SILK_MILK } from "../support/shopping.ts";
import { expect, test } from "../support/sql-shop.ts";
import { signUp } from "../support/test.ts";

test("3: Product: id, name, description, price (number), category, stock (number), featured (boolean), imageUrl (primary), images (list of extra urls), ingredients (list of strings), usage (text).", async ({
  sqlShop,
}) => {
  const [row] = await sqlShop.sql<Record<string, unknown>>("select * from products where id = 'silk-milk'");
  expect(row).toMatchObject({
    id: "silk-milk",
    name: "Silk Milk",
    description: expect.stringMatching(/./),
    price: 3800,
    category: "Cleanser",
    stock: 48,
    featured: true,
    image_url: "silk-milk/hero.jpg",
    usage: expect.stringMatching(/./),
  });
  expect(row?.["images"]).toHaveLength(2);
  expect(row?.["ingredients"]).toContain("Glycerin");
});

test("3: Product: category is one of Cleanser, Serum, Moisturizer, Treatment.", async ({ sqlShop }) => {
  const changed = sqlShop.sql("update products set category = 'Perfume' where id = 'silk-milk'");
  await expect(changed).rejects.toThrow(/products_category/);
});

test("3: Product: createdAt (set by the system as a server timestamp).", async ({ sqlShop }) => {
  await sqlShop.sql(
    `insert into products (id, name, description, price, category, stock, image_url, usage)
     values ('x', 'X', 'X', 100, 'Serum', 1, 'x.jpg', 'x')`,
  );
  const [row] = await sqlShop.sql(
    "select created_at > now() - interval '1 minute' as fresh from products where id = 'x'",
  );
  expect(row).toEqual({ fresh: true });
});

test("3: User profile: email, displayName (default 'New User'), createdAt, cart, wishlist, orders, address null, isAdmin false, referralCode (8 random uppercase alphanumeric characters), storeCredit (0 at start).", async ({
  request,
  sqlShop,
}) => {
  const { email } = await signUp(request, sqlShop.url);
  await request.get("/profile");
  const [profile] = await sqlShop.sql("select * from users where email = $1", [email]);
  expect(profile).toMatchObject({
    email,
    display_name: "New User",
    created_at: expect.any(Date),
    cart: [],
    wishlist: [],
    orders: [],
    address: null,
    is_admin: false,
    referral_code: expect.stringMatching(/^[A-Z0-9]{8}$/),
    store_credit: 0,
  });
});

test("3: User profile: the profile shows the defaults.", async ({ customer: page }) => {
  await page.goto("/profile");
  await expect(page.getByRole("region", { name: "Personal details" })).toContainText("New User");
  const referrals = page.getByRole("region", { name: "Referrals & Credit" });
  await expect(referrals.getByText(/^[A-Z0-9]{8}$/)).toBeVisible();
  await expect(referrals).toContainText("$0.00");
});

test("3: User profile: cart (list of lines with productId and quantity), wishlist (list of product ids), orders (list of order ids).", async ({
  request,
  sqlShop,
}) => {
  const { email } = await signUp(request, sqlShop.url);
  await order(request, sqlShop.url, QUIET_BALM);
  await post(request, sqlShop.url, "/cart", { intent: "add", productId: SILK_MILK.id, quantity: 3 });
  await post(request, sqlShop.url, "/wishlist", { intent: "put", productId: SILK_MILK.id });
  const [row] = await sqlShop.sql<{ orders: string[] }>(
    "select cart, wishlist, orders from users where email = $1",
    [email],
  );
  expect(row).toEqual({
    cart: [{ productId: "silk-milk", quantity: 3 }],
    wishlist: ["silk-milk"],
    orders: [expect.any(String)],
  });
  const made = await sqlShop.sql("select id from orders where id = $1", [row?.orders[0]]);
  expect(made).toHaveLength(1);
});

test("3: Address: fullName, street, city, state, zipCode, country.", async ({ request, sqlShop }) => {
  const { email } = await signUp(request, sqlShop.url);
  await post(request, sqlShop.url, "/profile", ADDRESS_FIELDS);
  const [row] = await sqlShop.sql("select address from users where email = $1", [email]);
  expect(row).toEqual({ address: ADDRESS_FIELDS });
});

test("3: Order: id, userId, items (each with productId, quantity, price, name, imageUrl), totalAmount, shippingAddress (the six address fields), status, createdAt (server timestamp).", async ({
  request,
  sqlShop,
}) => {
  const { email } = await signUp(request, sqlShop.url);
  await order(request, sqlShop.url, SILK_MILK);
  const [row] = await sqlShop.sql(
    "select orders.* from orders join users on users.id = user_id where email = $1",
    [email],
  );
  expect(row).toMatchObject({
    id: expect.any(String),
    user_id: expect.any(String),
    items: [
      { productId: "silk-milk", quantity: 1, price: 3800, name: "Silk Milk", imageUrl: "silk-milk/hero.jpg" },
    ],
    total_amount: 4800,
    shipping_address: ADDRESS_FIELDS,
    status: "pending",
    created_at: expect.any(Date),
  });
});

for (const [table, forbidden] of [
  ["products", "update products set stock = -1 where id = 'silk-milk'"],
  ["products", "update products set price = -1 where id = 'silk-milk'"],
]) {
  test(`3: Constraints stand in the database too: ${forbidden}`, async ({ sqlShop }) => {
    await expect(sqlShop.sql(forbidden ?? "")).rejects.toThrow(new RegExp(table ?? ""));
  });
}

test("3: Local preferences: theme (light or dark; default light), language (en, fr or sp; default en).", async ({
  request,
}) => {
  const shown = async (cookie: string) => {
    const html = await (await request.get("/login", { headers: { Cookie: cookie } })).text();
    return html.match(/<html[^>]*>/)?.[0];
  };
  expect(await shown("")).toContain('lang="en" data-theme="light"');
  expect(await shown("theme=pink; language=xx")).toContain('lang="en" data-theme="light"');
  expect(await shown("theme=dark; language=sp")).toContain('lang="es" data-theme="dark"');
  expect(await shown("theme=light; language=fr")).toContain('lang="fr" data-theme="light"');
});
