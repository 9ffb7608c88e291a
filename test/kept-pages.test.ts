import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createServerDatabase } from "./database.ts";
import { authSession } from "#app/db/schema.ts";
import type { Person } from "#app/http/person.ts";
import { type Edge, openEdge } from "./edge.ts";
import { checkOut, fillCart, isPlaced, type Site, signUp } from "./http-shopper.ts";

const PATH = "/product/silk-milk";

describe("pages that are kept for visitors", () => {
  let shop: Edge;
  let other: Edge;
  let databaseUrl: string;

  beforeAll(async () => {
    databaseUrl = await createServerDatabase();
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
    expect(second.reply.headers.get("CDN-Cache-Control")).toBeNull();
  });

  test("a cache in front may keep what is every visitor's, where it is asked to", async () => {
    const asked = await openEdge({ databaseUrl, env: { SHARED_CACHE_SECONDS: "1" } });
    const told = async (path: string, cookie?: string) => {
      const { reply } = await read(asked, path, cookie);
      return [reply.status, reply.headers.get("Cache-Control"), reply.headers.get("CDN-Cache-Control")];
    };
    const shopper = await signUp(asked);
    const cookies = [...shopper.cookies, ["scripts", "1"]].map((pair) => pair.join("=")).join("; ");
    const kept = [200, "private, no-store", "max-age=1"];
    for (const path of ["/", PATH, "/shop?sort=name", PATH]) expect(await told(path)).toEqual(kept);
    expect(await told(PATH, "language=fr; theme=dark")).toEqual(kept);
    for (const [path, cookie] of [[PATH, cookies], [PATH, "other=1"], ["/product/none"], ["/login"]] as const)
      expect((await told(path, cookie))[2], path).toBeNull();
    await asked.close();
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

  test("a page that is not kept comes compressed to who can unpack it, and says that it depends on that", async () => {
    const asked = (encoding: string) =>
      shop.fetch(`${shop.url}${PATH}`, { headers: { Cookie: "other=1", "Accept-Encoding": encoding } });
    const [plain, packed] = [await asked("identity"), await asked("gzip, br")];
    expect([plain, packed].map(({ headers }) => headers.get("content-encoding"))).toEqual([null, "gzip"]);
    for (const { headers } of [plain, packed]) expect(headers.get("vary")).toMatch(/accept-encoding/i);
    const unpacked = gunzipSync(new Uint8Array(await packed.arrayBuffer())).toString();
    // Another nonce and another id of the request, as long as those of the other.
    expect(unpacked.length).toBe((await plain.text()).length);
    expect(unpacked).toMatch(/^<!DOCTYPE html>[\s\S]+Silk Milk[\s\S]+<\/html>$/);
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
      // Remembers what is pressed from the start, and asks for nothing before the picture is drawn.
      expect(html.indexOf("window.early = []")).toBeLessThan(html.indexOf("<body"));
      expect(module.trim()).toMatch(/^await new Promise/);
      expect(module.indexOf("await new Promise")).toBeLessThan(module.indexOf("import("));
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

  test("what somebody signed in gets without scripts is made whole, and kept for nobody", async () => {
    const shopper = await signUp(shop);
    await fillCart(shopper, "quiet-balm");
    for (const _ of [1, 2])
      expect(await (await shopper.get("/")).text()).toContain('data-testid="cart-badge"');
    expect((await read(shop, "/")).html).not.toContain("cart-badge");
  });

  test("of a portrait the page has the one of its theme alone", async () => {
    const portraits = async (cookie: string) => {
      const { html } = await read(shop, "/product/first-light-serum", cookie);
      return new Set(
        html
          .match(/<img[^>]* src="[^"]*\/first-light-serum\/hero[^"]*"/g)
          ?.map((tag) => tag.match(/hero.*(?=")/)?.[0]),
      );
    };
    expect(await portraits("")).toEqual(new Set(["hero.jpg"]));
    expect(await portraits("theme=dark")).toEqual(new Set(["hero-dark.jpg"]));
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

describe("pages made for any shopper whose browser runs scripts", () => {
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

  /** Signed in, in a browser that has shown a page before. */
  const signUpWithScripts = async () => {
    const browser = (at: Edge): Site => ({
      url: at.url,
      fetch: (address, init) => {
        const headers = new Headers(init.headers);
        headers.append("Cookie", "scripts=1");
        headers.set("Cookie", (headers.get("Cookie") ?? "").replaceAll(", ", "; "));
        headers.set("Accept-Encoding", "gzip");
        return at.fetch(address, { ...init, headers });
      },
    });
    const shopper = await signUp(browser(shop));
    const read = async (path: string, at = shop) => {
      const reply = await shopper.at(browser(at)).get(path);
      const html = gunzipSync(new Uint8Array(await reply.arrayBuffer())).toString();
      const json = /<script type="application\/json" id="person">(.*?)<\/script>/.exec(html)?.[1] ?? "";
      return { reply, html, json, person: JSON.parse(json || "null") as Person | null };
    };
    // As the page does, to which the reply is data.
    const add = (productId: string, quantity = 1) =>
      shopper.post("/cart.data", { intent: "add", productId, quantity: `${quantity}` });
    return { shopper, add, read };
  };

  test("differ in nothing but the person laid in", async () => {
    const [one, two] = [await signUpWithScripts(), await signUpWithScripts()];
    await one.add("quiet-balm", 2);
    await two.shopper.post("/wishlist.data", { intent: "put", productId: "silk-milk" });
    const [ones, twos] = [await one.read("/shop"), await two.read("/shop")];
    expect(ones.html.replace(ones.json, "")).toBe(twos.html.replace(twos.json, ""));
    expect(ones.person?.cart.lines).toMatchObject([{ productId: "quiet-balm", quantity: 2 }]);
    expect(ones.person?.wishlist).toEqual([]);
    expect(twos.person).toMatchObject({ wishlist: ["silk-milk"], cart: { lines: [] } });
    expect(ones.html).toContain('aria-label="Profile"');
    expect(ones.reply.headers.get("Cache-Control")).toBe("private, no-store");
    expect(await (await shop.fetch(`${shop.url}/shop`, {})).text()).not.toContain('id="person"');
  });

  test("show what changed at once: a cart, a price, a mail that was asked for", async () => {
    const { shopper, add, read } = await signUpWithScripts();
    expect((await read(PATH)).person?.cart.lines).toEqual([]);
    await add("silk-milk");
    await shop.db.execute(sql`update products set price = 4300 where id = 'silk-milk'`);
    for (const at of [shop, other]) {
      const { html, person } = await read(PATH, at);
      expect(html).toContain("$43.00");
      expect(person?.cart.lines).toMatchObject([{ productId: "silk-milk", price: 4300 }]);
    }
    await shop.db.execute(sql`update products set stock = 0 where id = 'quiet-balm'`);
    await shopper.post("/restock.data", { intent: "ask", productId: "quiet-balm" });
    expect((await read("/product/quiet-balm")).person?.awaited).toEqual(["quiet-balm"]);
  });

  test("are a visitor's once the session is over, and an admin's panel for an admin", async () => {
    const { shopper, read } = await signUpWithScripts();
    const { email } = shopper;
    await read("/");
    await shop.db.execute(sql`update users set is_admin = true where email = ${email}`);
    const panel = await read("/");
    expect(panel.html).toContain("Dashboard");
    expect(panel.json).toBe("");
    await shop.db.execute(
      sql`delete from ${authSession} where user_id = (select id from users where email = ${email})`,
    );
    const visitor = await read("/");
    expect(visitor.html).toContain("Log in");
    expect(visitor.json).toBe("");
  });

  test("are for the browser's first look: what the router fetches of a page is the shopper's own", async () => {
    const { shopper, add } = await signUpWithScripts();
    await add("silk-milk");
    for (const path of ["/shop.data", `${PATH}.data`]) {
      const reply = await shopper.get(path);
      const bytes = new Uint8Array(await reply.arrayBuffer());
      const text = reply.headers.get("Content-Encoding")
        ? gunzipSync(bytes).toString()
        : Buffer.from(bytes).toString();
      expect(text, path).toContain('"quantity"');
      expect(text, path).not.toMatch(/"forAnyShopper",true/);
    }
  });

  test("prolong a session as any other page does", async () => {
    const { read } = await signUpWithScripts();
    await read("/");
    const inFifteenDays = new Date(Date.now() + 15 * 24 * 60 * 60 * 1000);
    await shop.db.update(authSession).set({ expiresAt: inFifteenDays });
    expect((await read("/")).reply.headers.getSetCookie().join()).toContain("session_token");
    expect((await read("/")).reply.headers.getSetCookie()).toEqual([]);
  });

  test("keep a hostile text inside its element, and run no script but their own", async () => {
    const { add, read } = await signUpWithScripts();
    await add("worn-stone-lotion");
    const name = "</script><script>alert(1)</script>";
    await shop.db.execute(sql`update products set name = ${name} where id = 'worn-stone-lotion'`);
    const { reply, json, person } = await read("/");
    expect(person?.cart.lines).toMatchObject([{ name }]);
    expect(json).not.toContain("<");
    expect(reply.headers.get("Content-Security-Policy")).not.toMatch(/script-src[^;]*(nonce|unsafe)/);
  });
});
