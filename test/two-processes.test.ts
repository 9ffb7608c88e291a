import pg from "pg";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Shop, startShop } from "../e2e/support/shop.ts";
import { createServerDatabase } from "./database.ts";
import { checkOut, fillCart, type HttpShopper, isPlaced, signUp } from "./http-shopper.ts";

const UNITS = 10;
const SHOPPERS = 20;
const ROUNDS = 3;

describe("two processes on one PostgreSQL", () => {
  let shops: Shop[] = [];
  let sql: pg.Pool;

  beforeAll(async () => {
    const databaseUrl = await createServerDatabase({ empty: true });
    const env = {
      DATABASE_URL: databaseUrl,
      SESSION_SECRET: "a secret that both processes share, for tests",
    };
    // Both at once: also two first starts must not trip over each other.
    shops = await Promise.all([startShop(env), startShop(env)]);
    sql = new pg.Pool({ connectionString: databaseUrl });
  });
  afterAll(async () => {
    await sql.end();
    await Promise.all(shops.map((shop) => shop.stop()));
  });

  const urlFor = (place: number) => shops[place % shops.length]?.url ?? "";

  test(`${SHOPPERS} shoppers race for ${UNITS} units, ${ROUNDS} times: exactly ${UNITS} orders each time`, async () => {
    const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, (_, place) => signUp(urlFor(place))));
    for (let round = 0; round < ROUNDS; round += 1) {
      const { productId, price } = await restock(round);
      await Promise.all(shoppers.map((shopper) => emptyThenFill(shopper, productId)));
      const replies = await Promise.all(
        shoppers.map((shopper) => checkOut(shopper, { productId, quantity: 1, price })),
      );
      const statuses = replies.map((reply) => reply.status);
      expect(replies.filter(isPlaced)).toHaveLength(UNITS);
      expect(statuses.filter((status) => status === 409)).toHaveLength(SHOPPERS - UNITS);
      const refused = replies.find((reply) => reply.status === 409);
      expect(await refused?.text()).toContain("out of stock");
      await expectSound(productId);
    }
  });

  test("one checkout sent to both processes at once is one order", async () => {
    const { productId, price } = await restock(ROUNDS);
    const shopper = await signUp(urlFor(0));
    await fillCart(shopper, productId);
    const key = crypto.randomUUID();
    const line = { productId, quantity: 1, price };
    const replies = await Promise.all([
      checkOut(shopper, line, key),
      checkOut(shopper.at(urlFor(1)), line, key),
    ]);
    expect(replies.map(isPlaced)).toEqual([true, true]);
    const { rows } = await sql.query(
      "SELECT count(*)::int AS orders FROM orders WHERE idempotency_key = $1",
      [key],
    );
    expect(rows).toEqual([{ orders: 1 }]);
  });

  test("a picture uploaded at one is shown by the other, whole and in every size", async () => {
    const owner = await signUp(urlFor(0));
    await owner.get("/shop");
    await sql.query("UPDATE users SET is_admin = true WHERE email = $1", [owner.email]);
    const picture = await sharp({ create: { width: 900, height: 1200, channels: 3, background: "teal" } })
      .png()
      .toBuffer();
    const sent = await fetch(`${urlFor(0)}/admin/pictures`, {
      method: "POST",
      headers: {
        Origin: urlFor(0),
        Cookie: [...owner.cookies].map((cookie) => cookie.join("=")).join("; "),
      },
      body: new Uint8Array(picture),
    });
    const { url } = (await sent.json()) as { url: string };
    expect(url).toMatch(/^uploads\/[0-9a-f]{32}-900x1125\.jpg$/);
    const [, version] = /uploads\/(.{32})/.exec(url) ?? [];
    for (const place of [0, 1]) {
      const whole = await fetch(`${urlFor(place)}/images/${url}`);
      expect([whole.status, whole.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
      const sized = await fetch(`${urlFor(place)}/image/${version}/320/webp/${url}`);
      const shown = await sharp(await sized.arrayBuffer()).metadata();
      expect([shown.format, shown.width, shown.height]).toEqual(["webp", 320, 400]);
    }
  });

  /** A product with exactly ten units. */
  async function restock(round: number): Promise<{ productId: string; price: number }> {
    const { rows } = await sql.query(
      "UPDATE products SET stock = $1 WHERE id = (SELECT id FROM products ORDER BY id OFFSET $2 LIMIT 1) RETURNING id, price",
      [UNITS, round],
    );
    return { productId: rows[0].id, price: rows[0].price };
  }

  async function emptyThenFill(shopper: HttpShopper & { email: string }, productId: string): Promise<void> {
    await sql.query("UPDATE users SET cart = '[]' WHERE email = $1", [shopper.email]);
    await fillCart(shopper, productId);
  }

  async function expectSound(productId: string): Promise<void> {
    const stock = await sql.query("SELECT stock FROM products WHERE id = $1", [productId]);
    expect(stock.rows).toEqual([{ stock: 0 }]);
    const sold = await sql.query(
      "SELECT count(*)::int AS orders FROM orders WHERE items @> jsonb_build_array(jsonb_build_object('productId', $1::text))",
      [productId],
    );
    expect(sold.rows).toEqual([{ orders: UNITS }]);
    const orphans = await sql.query(
      "SELECT o.id FROM orders o JOIN users u ON u.id = o.user_id WHERE NOT u.orders ? o.id",
    );
    expect(orphans.rows).toEqual([]);
  }
});
