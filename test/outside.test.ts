import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Edge, openEdge } from "./edge.ts";
import { fillCart, signUp } from "./http-shopper.ts";
import { readPage, textOf } from "./page.ts";

// What search engines, browsers, operators and people with bad intentions see of the shop.
let shop: Edge;
beforeAll(async () => {
  shop = await openEdge();
});
afterAll(() => shop.close());

const get = (path: string) => shop.visit().get(path);

test("the sitemap lists every public page with its languages", async () => {
  const reply = await get("/sitemap.xml");
  expect(reply.headers.get("content-type")).toContain("application/xml");
  const xml = await reply.text();
  const pages = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? "");
  expect(pages).toHaveLength(26);
  for (const path of ["/", "/shop", "/product/silk-milk"]) expect(pages).toContain(`${shop.url}${path}`);
  for (const tag of ["en", "fr", "es"])
    expect(xml.match(new RegExp(`hreflang="${tag}"`, "g"))).toHaveLength(26);
  for (const url of pages) expect((await get(url.slice(shop.url.length))).status, url).toBe(200);
});

test("robots.txt names the sitemap and keeps private pages out", async () => {
  const reply = await get("/robots.txt");
  expect(reply.headers.get("content-type")).toContain("text/plain");
  const text = await reply.text();
  expect(text).toContain(`Sitemap: ${shop.url}/sitemap.xml`);
  for (const path of ["/profile", "/checkout", "/ouradvice", "/login"])
    expect(text).toContain(`Disallow: ${path}`);
});

for (const path of ["/", "/shop", "/product/silk-milk"]) {
  test(`${path} names its canonical address and its languages`, async () => {
    const { document } = await readPage(get(`${path}?lang=fr`));
    expect(document.documentElement.lang).toBe("fr");
    const address = (selector: string) => document.querySelector(selector)?.getAttribute("href");
    expect(address("link[rel=canonical]")).toBe(`${shop.url}${path}`);
    for (const tag of ["en", "fr", "es"])
      expect(address(`link[hreflang=${tag}]`)).toBe(`${shop.url}${path}?lang=${tag}`);
    expect(address("link[hreflang=x-default]")).toBe(`${shop.url}${path}`);
    expect(document.querySelector("meta[name=description]")?.getAttribute("content")).toMatch(/.{50,}/);
    expect(document.querySelector("meta[property='og:title']")).not.toBeNull();
  });
}

for (const [path, price, availability] of [
  ["/product/silk-milk", "38.00", "InStock"],
  ["/product/seven-tides-ampoules", "240.00", "OutOfStock"],
] as const) {
  test(`structured data of ${path} says what the page shows: name, price, availability, breadcrumbs`, async () => {
    const page = await readPage(get(path));
    const [product, breadcrumbs] = JSON.parse(page.text('script[type="application/ld+json"]'));
    expect(textOf(page.getByRole("heading", { level: 1 }))).toBe(product.name);
    expect(page.getAllByText(`$${price}`)).not.toHaveLength(0);
    expect(product["@type"]).toBe("Product");
    expect(product.image[0]).toMatch(new RegExp(`^${shop.url}/images/`));
    expect(product.offers).toMatchObject({
      price,
      priceCurrency: "USD",
      availability: `https://schema.org/${availability}`,
    });
    expect(breadcrumbs["@type"]).toBe("BreadcrumbList");
    expect(breadcrumbs.itemListElement).toHaveLength(2);
  });
}

test("a product that is not there is a 404 that search engines leave out", async () => {
  const page = await readPage(get("/product/nothing"));
  expect(page.status).toBe(404);
  expect(page.document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
});

for (const path of ["/", "/login", "/health", "/cart.data", "/assets/nothing.js", "/api/auth/jwks"]) {
  test(`security headers on ${path}`, async () => {
    const { headers } = await get(path);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'self'");
    // A page that is kept for visitors names its scripts by hashes, see kept-pages.test.ts.
    expect(policy).toMatch(path === "/" ? /script-src 'self' 'sha256-/ : /script-src 'self' 'nonce-[^']+'/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("permissions-policy")).toContain("camera=(self)");
    expect(headers.get("permissions-policy")).toContain("microphone=()");
    expect(headers.get("x-powered-by")).toBeNull();
  });
}

test("the nonce of a page that is not kept is another one each time, and every inline script carries it", async () => {
  const nonces = new Set<string>();
  for (let visits = 0; visits < 3; visits += 1) {
    const reply = await get("/login");
    const nonce = reply.headers.get("content-security-policy")?.match(/'nonce-([^']+)'/)?.[1] ?? "";
    nonces.add(nonce);
    const inline = (await reply.text()).match(/<script(?![^>]*\bsrc=)[^>]*>/g) ?? [];
    expect(inline).not.toHaveLength(0);
    for (const script of inline)
      if (!script.includes("ld+json")) expect(script).toContain(`nonce="${nonce}"`);
  }
  expect(nonces.size).toBe(3);
});

test("session cookies cannot be read by scripts", async () => {
  const reply = await shop.visit().post("/login", {
    mode: "sign-up",
    email: `cookies-${crypto.randomUUID()}@test.example`,
    password: "a long enough password",
  });
  const session = reply.headers.getSetCookie().filter((cookie) => cookie.includes("session_token"));
  expect(session).toHaveLength(1);
  expect(session[0]).toMatch(/; HttpOnly/);
  expect(session[0]).toMatch(/; SameSite=Lax/);
});

test("pages are one visitor's own, files are kept for ever", async () => {
  const page = await get("/");
  expect(page.headers.get("cache-control")).toBe("private, no-store");
  const script = (await page.text()).match(/"(\/assets\/[^"]+\.js)"/)?.[1] ?? "";
  const file = await get(script);
  expect(file.status).toBe(200);
  expect(file.headers.get("cache-control")).toContain("immutable");
});

test.each(["br", "gzip"])(
  "a script that was compressed as %s when the shop was built is sent as such",
  async (encoding) => {
    const script = (await (await get("/")).text()).match(/"(\/assets\/frame[^"]+\.js)"/)?.[1] ?? "";
    const [plain, zipped] = [
      await shop.fetch(`${shop.url}${script}`, {}),
      await shop.fetch(`${shop.url}${script}`, { headers: { "Accept-Encoding": encoding } }),
    ];
    expect(zipped.headers.get("Content-Encoding")).toBe(encoding);
    expect(zipped.headers.get("Content-Type")).toBe(plain.headers.get("Content-Type"));
    expect(Number(zipped.headers.get("Content-Length"))).toBeLessThan(
      Number(plain.headers.get("Content-Length")) / 2.5,
    );
  },
);

test("a page loads its scripts in few files", async () => {
  const html = await (await get("/product/silk-milk")).text();
  expect(new Set(html.match(/\/assets\/[\w.-]+\.js/g)).size).toBeLessThanOrEqual(12);
});

for (const evil of [
  "//evil.example",
  "/\\evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "/\t/evil.example",
  "\\\\evil.example",
]) {
  test(`a redirect to ${JSON.stringify(evil)} is not followed`, async () => {
    const query = new URLSearchParams({ redirect: evil });
    const visitor = shop.visit();
    const reply = await visitor.post(`/login?${query}`, {
      mode: "sign-up",
      email: `guard-${crypto.randomUUID()}@test.example`,
      password: "a long enough password",
    });
    expect(reply.headers.get("location")).toBe("/profile");
    expect((await visitor.get(`/login?${query}`)).headers.get("location")).toBe("/profile");
  });
}

for (const path of ["/profile", "/checkout", "/ouradvice"]) {
  test(`the data behind ${path} cannot be asked for alone`, async () => {
    const reply = await get(`${path}.data`);
    expect(reply.status).toBe(202);
    expect(await reply.text()).not.toContain("referralCode");
  });
}

test("an empty cart leads from the checkout to the shop, a full one does not", async () => {
  const shopper = await signUp(shop);
  expect((await shopper.get("/checkout")).headers.get("location")).toBe("/shop");
  await fillCart(shopper, "silk-milk");
  expect((await shopper.get("/checkout")).headers.get("location")).toBeNull();
});

test("signing in with Google where it is not set up: a clear provider code, no crash", async () => {
  const visitor = shop.visit();
  const reply = await visitor.post("/auth/google?redirect=%2Fshop", {});
  const page = await readPage(visitor.get(reply.headers.get("location") ?? ""));
  expect(textOf(page.getByRole("alert"))).toMatch(
    /^Signing in with Google is not set up in this shop\. Reference: PROVIDER_NOT_FOUND$/i,
  );
  expect(page.queryByRole("button", { name: /Google/ })).toBeNull();
});

test("/health answers when the database does", async () => {
  const reply = await get("/health");
  expect(reply.status).toBe(200);
  expect(await reply.json()).toMatchObject({ status: "ok" });
  expect(reply.headers.get("cache-control")).toBe("no-store");
});

test.each([
  ["false", /^[0-9a-f-]{36}$/],
  ["true", /^chosen-outside$/],
])("what a request is called is a trusted proxy's to choose, and nobody else's (%s)", async (trusted, id) => {
  const own = await openEdge({ env: { TRUST_PROXY: trusted }, seeded: false });
  const reply = await own.fetch(`${own.url}/health`, { headers: { "X-Request-Id": "chosen-outside" } });
  expect(reply.headers.get("x-request-id")).toMatch(id);
  await own.close();
});

test("a page that is kept for everybody carries no request's id", async () => {
  const reply = await get("/shop");
  const id = reply.headers.get("x-request-id") ?? "";
  expect(id).not.toBe("");
  expect(await reply.text()).not.toContain(id);
});

for (const path of ["/", "/shop", "/product/silk-milk"]) {
  test(`${path}: every picture has its size, the first one is not lazy`, async () => {
    const pictures = [...(await readPage(get(path))).document.querySelectorAll("main img")];
    expect(pictures.length).toBeGreaterThan(0);
    for (const picture of pictures) {
      expect(Number(picture.getAttribute("width"))).toBeGreaterThan(0);
      expect(Number(picture.getAttribute("height"))).toBeGreaterThan(0);
    }
    expect(pictures[0]?.getAttribute("loading")).not.toBe("lazy");
    expect(pictures[0]?.getAttribute("fetchpriority")).toBe("high");
  });
}

test("a product named like an attack is shown as it is named, on the page and in its structured data", async () => {
  const name = `</script><img src=x onerror="document.title='owned'">`;
  const was = await shop.rows<{ name: string; description: string }>(
    sql`select name, description from products where id = 'silk-milk'`,
  );
  await shop.db.execute(
    sql`update products set name = ${name}, description = ${name} where id = 'silk-milk'`,
  );
  const page = await readPage(get("/product/silk-milk"));
  expect(page.getByRole("heading", { level: 1 }).textContent).toBe(name);
  expect(page.document.querySelectorAll("[onerror]")).toHaveLength(0);
  expect(JSON.parse(page.text('script[type="application/ld+json"]'))[0].name).toBe(name);
  const [before] = was;
  await shop.db.execute(
    sql`update products set name = ${before?.name}, description = ${before?.description} where id = 'silk-milk'`,
  );
});
