import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createServerDatabase } from "./database.ts";
import { type Edge, openEdge } from "./edge.ts";
import { checkOut, fillCart, isPlaced, signUp } from "./http-shopper.ts";

const PATH = "/product/silk-milk";

describe("pages that are kept for visitors", () => {
  let shop: Edge;
  let other: Edge;

  beforeAll(async () => {
    const databaseUrl = await createServerDatabase();
    shop = await openEdge({ databaseUrl });
    other = await openEdge({ databaseUrl });
  });
  afterAll(async () => {
    await shop.close();
    await other.close();
  });

  const read = async (at: Edge, path: string, cookie = "") => {
    const reply = await at.fetch(`${at.url}${path}`, { headers: { Cookie: cookie } });
    return { reply, html: await reply.text() };
  };
  const priced = (dollars: number) =>
    shop.db.execute(sql`update products set price = ${dollars * 100} where id = 'silk-milk'`);

  test("the next visitor gets the same bytes", async () => {
    const [first, second] = [await read(shop, PATH), await read(shop, PATH)];
    expect(second.html).toBe(first.html);
    expect(second.html).toContain("Silk Milk");
    expect(second.reply.headers.get("Cache-Control")).toBe("private, no-store");
  });

  test("who cannot unpack it gets it plain", async () => {
    const [plain, packed] = [
      await shop.fetch(`${shop.url}${PATH}`, { headers: { "Accept-Encoding": "identity" } }),
      await shop.fetch(`${shop.url}${PATH}`, { headers: { "Accept-Encoding": "gzip" } }),
    ];
    expect([plain, packed].map(({ headers }) => headers.get("content-encoding"))).toEqual([null, "gzip"]);
    const unpacked = gunzipSync(new Uint8Array(await packed.arrayBuffer()));
    expect(await plain.text()).toBe(unpacked.toString());
  });

  for (const [whose, cookie] of [
    ["a visitor's", ""],
    ["a page that is not kept", "other=1"],
  ] as const)
    test(`styles stand in the page and scripts wait for its picture: ${whose}`, async () => {
      const { html, reply } = await read(shop, PATH, cookie);
      const styles = /<style id="styles">([\s\S]*?)<\/style>/.exec(html)?.[1] ?? "";
      expect(styles.length).toBeGreaterThan(10_000);
      const hash = createHash("sha256").update(styles).digest("base64");
      expect(reply.headers.get("content-security-policy")).toContain(`'sha256-${hash}'`);
      expect(html).not.toMatch(/rel="(modulepreload|stylesheet)"/);
      const module = /<script[^>]* type="module"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "";
      expect(module.trim()).toMatch(/^await new Promise/);
      expect(module).toMatch(/await Promise\.all\(\[import\("\/assets\/manifest-/);
      expect(module).not.toMatch(/^\s*import\s+["*]/m);
    });

  test("each reply has an id of its own, and all headers of a page that was just made", async () => {
    const [made, kept] = [
      (await read(other, "/shop?sort=name")).reply,
      (await read(other, "/shop?sort=name")).reply,
    ];
    const names = (reply: Response) => [...reply.headers.keys()].sort();
    expect(names(kept)).toEqual(names(made));
    expect(kept.headers.get("X-Frame-Options")).toBe("DENY");
    expect(kept.headers.get("X-Request-Id")).not.toBe(made.headers.get("X-Request-Id"));
  });

  test("a price changed by any process shows in every other at once, and a page made before never again", async () => {
    for (const dollars of [41, 42, 43]) {
      await priced(dollars);
      for (const at of [other, shop, other]) expect((await read(at, PATH)).html).toContain(`$${dollars}.00`);
      expect((await read(shop, "/shop")).html).toContain(`$${dollars}.00`);
    }
  });

  test("the unit that an order takes is gone from the page at once", async () => {
    await priced(38);
    await shop.db.execute(sql`update products set stock = 4 where id = 'silk-milk'`);
    expect((await read(other, PATH)).html).toContain("Only 4 left");
    const shopper = await signUp(shop);
    await fillCart(shopper, "silk-milk");
    const placed = await checkOut(shopper, { productId: "silk-milk", quantity: 1, price: 3800 });
    expect(isPlaced(placed)).toBe(true);
    expect((await read(other, PATH)).html).toContain("Only 3 left");
  });

  test("what somebody signed in gets is kept for nobody", async () => {
    const shopper = await signUp(shop);
    await fillCart(shopper, "quiet-balm");
    expect(await (await shopper.get("/")).text()).toContain("New User");
    expect((await read(shop, "/")).html).not.toContain("New User");
    expect(await (await shopper.get("/")).text()).toContain("New User");
  });

  test("languages and themes are kept apart", async () => {
    for (const round of [1, 2]) {
      expect((await read(shop, "/", "language=fr")).html, `${round}`).toContain('lang="fr"');
      expect((await read(shop, "/?lang=es")).html, `${round}`).toContain('lang="es"');
      expect((await read(shop, "/", "theme=dark")).html, `${round}`).toContain('data-theme="dark"');
      expect((await read(shop, "/")).html, `${round}`).toContain('data-theme="light"');
    }
  });

  test("a message of the last step is said once", async () => {
    const said = await read(shop, "/shop", "flash=saveFailed");
    expect(said.html).toContain('role="alert"');
    expect((await read(shop, "/shop")).html).not.toContain('role="alert"');
  });

  test.each([PATH, "/", "/shop?q=milk", "/product/nothing"])(
    "%s allows its own scripts by their hashes, and no other",
    async (path) => {
      for (const round of [1, 2]) {
        const { reply, html } = await read(shop, path);
        const policy = reply.headers.get("Content-Security-Policy") ?? "";
        const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? "";
        expect(scripts, `${round}`).not.toMatch(/nonce|unsafe/);
        const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
        expect(inline.length).toBeGreaterThan(0);
        for (const [, script = ""] of inline)
          expect(scripts).toContain(createHash("sha256").update(script).digest("base64"));
        expect(html).not.toContain("nonce=");
      }
    },
  );

  test("a product that is not there answers 404 each time", async () => {
    for (const _ of [1, 2]) expect((await read(shop, "/product/nothing")).reply.status).toBe(404);
  });

  test("comes compressed to who can read that, plain to who cannot", async () => {
    const zipped = await shop.fetch(`${shop.url}/shop`, { headers: { "Accept-Encoding": "gzip" } });
    const plain = await shop.fetch(`${shop.url}/shop`, {});
    expect(zipped.headers.get("Content-Encoding")).toBe("gzip");
    expect(plain.headers.get("Content-Encoding")).toBeNull();
    const text = zipped.body?.pipeThrough(new DecompressionStream("gzip"));
    expect(await new Response(text).text()).toBe(await plain.text());
  });
});
