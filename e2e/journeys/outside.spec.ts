import { expect, test } from "../support/test.ts";

// What search engines, browsers and operators see of the shop.

test("the sitemap lists every public page with its languages", async ({ request, shop }) => {
  const reply = await request.get("/sitemap.xml");
  expect(reply.headers()["content-type"]).toContain("application/xml");
  const xml = await reply.text();
  const pages = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? "");
  expect(pages).toHaveLength(26);
  for (const path of ["/", "/shop", "/product/silk-milk"]) expect(pages).toContain(`${shop.url}${path}`);
  for (const tag of ["en", "fr", "es"])
    expect(xml.match(new RegExp(`hreflang="${tag}"`, "g"))).toHaveLength(26);
  for (const url of pages) expect((await request.get(url, { maxRedirects: 0 })).status(), url).toBe(200);
});

test("robots.txt names the sitemap and keeps private pages out", async ({ request, shop }) => {
  const reply = await request.get("/robots.txt");
  expect(reply.headers()["content-type"]).toContain("text/plain");
  const text = await reply.text();
  expect(text).toContain(`Sitemap: ${shop.url}/sitemap.xml`);
  for (const path of ["/profile", "/checkout", "/ouradvice", "/login"])
    expect(text).toContain(`Disallow: ${path}`);
});

for (const path of ["/", "/shop", "/product/silk-milk"]) {
  test(`${path} names its canonical address and its languages`, async ({ request, shop }) => {
    const html = await (await request.get(`${path}?lang=fr`)).text();
    expect(html).toContain('<html lang="fr"');
    expect(html).toContain(`<link rel="canonical" href="${shop.url}${path}"/>`);
    for (const tag of ["en", "fr", "es"])
      expect(html).toContain(`hrefLang="${tag}" href="${shop.url}${path}?lang=${tag}"`);
    expect(html).toContain(`hrefLang="x-default" href="${shop.url}${path}"`);
    expect(html).toMatch(/<meta name="description" content="[^"]{50,}"/);
    expect(html).toMatch(/<meta property="og:title"/);
  });
}

test("structured data says what the page shows: name, price, availability, breadcrumbs", async ({
  page,
  shop,
}) => {
  for (const [path, price, availability] of [
    ["/product/silk-milk", "38.00", "InStock"],
    ["/product/seven-tides-ampoules", "240.00", "OutOfStock"],
  ] as const) {
    await page.goto(path);
    const json = await page.locator('script[type="application/ld+json"]').textContent();
    const [product, breadcrumbs] = JSON.parse(json ?? "");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(product.name);
    await expect(page.getByRole("main").getByText(`$${price}`, { exact: true }).first()).toBeVisible();
    expect(product["@type"]).toBe("Product");
    expect(product.image[0]).toMatch(new RegExp(`^${shop.url}/images/`));
    expect(product.offers).toMatchObject({
      price,
      priceCurrency: "USD",
      availability: `https://schema.org/${availability}`,
    });
    expect(breadcrumbs["@type"]).toBe("BreadcrumbList");
    expect(breadcrumbs.itemListElement).toHaveLength(2);
  }
});

test("a product that is not there is a 404 that search engines leave out", async ({ request }) => {
  const reply = await request.get("/product/nothing");
  expect(reply.status()).toBe(404);
  expect(await reply.text()).toContain('<meta name="robots" content="noindex"/>');
});

for (const path of ["/", "/login", "/health", "/cart.data", "/assets/nothing.js", "/api/auth/get-session"]) {
  test(`security headers on ${path}`, async ({ request }) => {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    const policy = headers["content-security-policy"] ?? "";
    expect(policy).toContain("default-src 'self'");
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']+'/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(headers["permissions-policy"]).toContain("camera=(self)");
    expect(headers["permissions-policy"]).toContain("microphone=()");
    expect(headers["x-powered-by"]).toBeUndefined();
  });
}

test("the nonce is another one each time and every inline script carries it", async ({ request }) => {
  const nonces = new Set<string>();
  for (let visits = 0; visits < 3; visits += 1) {
    const reply = await request.get("/");
    const nonce = reply.headers()["content-security-policy"]?.match(/'nonce-([^']+)'/)?.[1] ?? "";
    nonces.add(nonce);
    const inline = (await reply.text()).match(/<script(?![^>]*\bsrc=)[^>]*>/g) ?? [];
    for (const script of inline)
      if (!script.includes("ld+json")) expect(script).toContain(`nonce="${nonce}"`);
  }
  expect(nonces.size).toBe(3);
});

test("session cookies cannot be read by scripts", async ({ customer: page }) => {
  await page.goto("/profile");
  expect(await page.evaluate(() => document.cookie)).not.toContain("session");
  const session = (await page.context().cookies()).find(({ name }) => name.includes("session_token"));
  expect(session).toMatchObject({ httpOnly: true, sameSite: "Lax" });
});

test("pages are one visitor's own, files are kept for ever", async ({ request }) => {
  const page = await request.get("/");
  expect(page.headers()["cache-control"]).toBe("private, no-store");
  const script = (await page.text()).match(/"(\/assets\/[^"]+\.js)"/)?.[1] ?? "";
  expect((await request.get(script)).headers()["cache-control"]).toContain("immutable");
});

test("/health answers when the database does", async ({ request }) => {
  const reply = await request.get("/health");
  expect(reply.status()).toBe(200);
  expect(await reply.json()).toEqual({ status: "ok" });
  expect(reply.headers()["cache-control"]).toBe("no-store");
});
