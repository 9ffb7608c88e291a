import { LANGUAGES } from "#app/i18n/language.ts";
import { within } from "@testing-library/dom";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Edge, openEdge } from "./edge.ts";
import { signUp } from "./http-shopper.ts";
import { readPage, textOf } from "./page.ts";

let shop: Edge;
beforeAll(async () => {
  shop = await openEdge({
    env: {
      LEGAL_NAME: "Nacre SARL",
      SOCIAL_PINTEREST: "https://pins.example/nacre",
      SOCIAL_INSTAGRAM: "none",
      GOOGLE_CLIENT_ID: "an id",
      GOOGLE_CLIENT_SECRET: "a secret",
      // Nobody answers there; the button is offered all the same.
      GOOGLE_ISSUER: "http://127.0.0.1:9",
    },
  });
});
afterAll(() => shop.close());

/** A page in a language, as somebody without an account and without JavaScript gets it. */
const read = (path: string, language = "en") =>
  readPage(shop.fetch(`${shop.url}${path}`, { headers: { Cookie: `language=${language}` } }));

for (const [language, title, truth] of [
  ["en", "Shipping Info", "We write to you to arrange payment"],
  ["fr", "Livraison", "Nous vous écrivons pour convenir du paiement"],
  ["sp", "Envíos", "Te escribimos para acordar el pago"],
] as const) {
  test(`the footer's seven links open texts over the page, without JavaScript (${language})`, async () => {
    const page = await read("/shop?category=Serum", language);
    const footer = within(page.getByRole("contentinfo"));
    const links = footer.getAllByRole("link").filter((link) => link.getAttribute("href")?.includes("sheet="));
    expect(links).toHaveLength(7);
    for (const link of links) {
      const address = link.getAttribute("href") ?? "";
      expect(address).toMatch(/^\/shop\?category=Serum&sheet=/);
      const sheet = (await read(address, language)).getByRole("dialog", { name: textOf(link) });
      expect(textOf(sheet).length).toBeGreaterThan(150);
      const [close] = within(sheet).getAllByRole("link");
      expect(close?.getAttribute("href")).toBe("/shop?category=Serum");
    }
    const shipping = (await read("/?sheet=shipping", language)).getByRole("dialog", { name: title });
    expect(textOf(shipping)).toContain("$10.00");
    expect(textOf(shipping)).toContain(truth);
  });
}

test("what the owner has set is shown, what is not set is not", async () => {
  const page = await read("/?sheet=terms");
  expect(textOf(page.getByRole("dialog"))).toMatch(/Who you deal with\s*Nacre SARL$/);
  const footer = within(page.getByRole("contentinfo"));
  expect(footer.getByRole("link", { name: "Pinterest" }).getAttribute("href")).toBe(
    "https://pins.example/nacre",
  );
  expect(footer.queryByRole("link", { name: "Instagram" })).toBeNull();
  expect(textOf((await read("/?sheet=returns")).getByRole("dialog"))).not.toContain("Returns go to");
});

test("an address that asks for no text of ours opens nothing, and no link of the footer leads nowhere", async () => {
  const page = await read("/?sheet=constructor");
  expect(page.queryByRole("dialog")).toBeNull();
  for (const link of within(page.getByRole("contentinfo")).getAllByRole("link"))
    expect(link.getAttribute("href")).toMatch(/^(\/|mailto:|tel:|https:)/);
});

test("the texts open on a signed-in page too", async () => {
  const page = await readPage((await signUp(shop)).get("/profile?sheet=privacy"));
  page.getByRole("dialog", { name: "Privacy Policy" });
  page.getByRole("region", { name: "Order history" });
});

test("2 Login: A Google sign-in button, where Google is set up.", async () => {
  (await read("/login")).getByRole("button", { name: "Continue with Google" });
});

for (const [code, words] of [
  ["access_denied", "Signing in was declined at Google."],
  ["account_not_linked", "There is already an account with this email."],
  ["NO_SUCH_CODE", "Signing in did not work."],
] as const) {
  test(`a sentence first, then the provider's code as a reference: ${code}`, async () => {
    const alert = textOf((await read(`/login?error=${code}`)).getByRole("alert"));
    expect(alert.startsWith(words)).toBe(true);
    expect(alert.endsWith(`Reference: ${code}`)).toBe(true);
  });
}

test("the display name is changed on the profile, and what is no name is refused there", async () => {
  const shopper = await signUp(shop);
  const details = async (reply: Promise<Response>) =>
    (await readPage(reply)).getByRole("region", { name: "Personal details" });
  const refused = await details(shopper.post("/profile", { displayName: "42" }));
  expect(textOf(refused)).toContain("Please enter a name of 1 to 80 characters");
  expect(refused.querySelector("details")?.hasAttribute("open")).toBe(true);
  expect((await shopper.post("/profile", { displayName: "  Ada  Shell " })).status).toBe(302);
  const saved = await readPage(shopper.get("/profile"));
  expect(textOf(saved.getByRole("alert"))).toBe("Your name is saved.");
  expect(textOf(saved.getByRole("region", { name: "Personal details" }))).toContain("Display nameAda Shell");
});

test("the profile begins with the person, offers something to do where it is empty, and ends with the way out", async () => {
  const page = await readPage((await signUp(shop)).get("/profile"));
  const buttons = within(page.getByRole("main")).getAllByRole("button").map(textOf);
  expect(buttons.at(-1)).toBe("Log out");
  for (const name of ["Order history", "Wishlist"]) {
    const link = within(page.getByRole("region", { name })).getByRole("link");
    expect(link.getAttribute("href")).toBe("/shop");
  }
});

for (const [language, none] of [
  ["fr", "Pas encore de nom"],
  ["sp", "Aún sin nombre"],
] as const) {
  test(`no English name is made up for whoever has none (${language})`, async () => {
    const shopper = await signUp(shop);
    await shopper.post("/preferences", { language });
    const main = textOf((await readPage(shopper.get("/profile"))).getByRole("main"));
    expect(main).toContain(none);
    expect(main).not.toContain("New User");
  });
}

test("without JavaScript the advice page says why it is empty, and offers the collection", async () => {
  const page = await readPage((await signUp(shop)).get("/ouradvice"));
  const [why] = [...page.document.querySelectorAll("noscript")].map((part) => part.innerHTML);
  expect(why).toContain("The camera and the chat need JavaScript.");
  expect(why).toContain('href="/shop"');
});

const metaOf = (page: Awaited<ReturnType<typeof read>>, name: string) =>
  page.document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content");

test("search engines learn who the house is and how it is searched", async () => {
  const page = await read("/");
  const told = [...page.document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
    JSON.parse(script.textContent ?? ""),
  );
  expect(told).toMatchObject([
    { "@type": "Organization", name: "Nacre", sameAs: ["https://pins.example/nacre"] },
    { "@type": "WebSite", potentialAction: { "@type": "SearchAction" } },
  ]);
  const template: string = told[1].potentialAction.target.urlTemplate;
  const found = await read(template.replace(shop.url, "").replace("{search_term_string}", "silk"));
  found.getByRole("heading", { name: "Silk Milk" });
});

test("every page describes itself, in its language", async () => {
  const shopper = await signUp(shop);
  for (const path of [
    "/",
    "/shop",
    "/product/silk-milk",
    "/product/nothing",
    "/login",
    "/ouradvice",
    "/profile",
  ]) {
    const descriptions = new Set<string>();
    for (const language of LANGUAGES) {
      await shopper.post("/preferences", { language });
      const signedIn = path === "/ouradvice" || path === "/profile";
      const page = signedIn ? await readPage(shopper.get(path)) : await read(path, language);
      descriptions.add(metaOf(page, "description") ?? "");
    }
    expect(descriptions.size, path).toBe(3);
    expect(descriptions, path).not.toContain("");
  }
});

test("a shared product shows its own picture, as a product", async () => {
  const page = await read("/product/silk-milk");
  expect(metaOf(page, "og:type")).toBe("product");
  expect(metaOf(page, "og:image")).toBe(`${shop.url}/images/silk-milk/hero.jpg`);
  expect(metaOf(page, "product:price:amount")).toBe("38.00");
  expect(metaOf(await read("/shop"), "og:image")).toBe(`${shop.url}/images/home/hero-wide-light.jpg`);
});

test("other spellings of a page's address lead to it for good; forms are left alone", async () => {
  for (const [path, location] of [
    ["/SHOP", "/shop"],
    ["/shop/?category=Serum", "/shop?category=Serum"],
    ["/Product/silk-milk/", "/product/silk-milk"],
  ] as const) {
    const reply = await shop.visit().get(path);
    expect([reply.status, reply.headers.get("location")]).toEqual([301, location]);
  }
  expect((await shop.visit().post("/Login", { mode: "sign-in" })).status).not.toBe(301);
});

test("what programs look for by a known name is not answered with a page", async () => {
  expect((await shop.visit().get("/.well-known/ai-catalog.json")).status).toBe(404);
});

test("/llms.txt tells programs what there is, /favicon.ico is an icon, and anyone may keep both", async () => {
  const told = await shop.visit().get("/llms.txt");
  const text = await told.text();
  expect(text).toMatch(/^# Nacre\n\n> /);
  expect(text).toContain(
    `- [Silk Milk](${shop.url}/product/silk-milk): Cleansing milk, 200 ml, $38.00, in stock`,
  );
  const addresses = [...text.matchAll(/\]\((\S+?)\)/g)].map(([, address = ""]) => address);
  for (const address of addresses.filter((one) => !one.includes("/product/")))
    expect((await shop.visit().get(address.replace(shop.url, ""))).status).toBeLessThan(400);
  const icon = await shop.visit().get("/favicon.ico");
  expect([...new Uint8Array(await icon.arrayBuffer()).subarray(0, 4)]).toEqual([0, 0, 1, 0]);
  for (const reply of [told, icon]) expect(reply.headers.get("cache-control")).toMatch(/^public/);
});

for (const [language, niacinamide, texture] of [
  ["en", "niacinamide", "A clear gel that washes off"],
  ["fr", "niacinamide", "Un gel"],
  ["sp", "niacinamida", "Un gel"],
] as const) {
  test(`a product says how it feels, and each ingredient that is known opens its line (${language})`, async () => {
    const page = await read("/product/clear-pebble-gel", language);
    expect(textOf(page.getByRole("main"))).toContain(texture);
    const name = page.getByRole("button", { name: "Niacinamide" });
    const line = page.document.getElementById(name.getAttribute("popovertarget") ?? "");
    expect(textOf(line).toLowerCase()).toContain(niacinamide);
    expect(line?.hasAttribute("popover")).toBe(true);
    expect(page.queryByRole("button", { name: "Aqua" })).toBeNull();
  });
}

test("a card's link says its name once, and the shelf is interrupted between full rows only", async () => {
  const page = await read("/shop");
  const main = within(page.getByRole("main"));
  const link = main.getByRole("link", { name: /Silk Milk/ });
  expect(textOf(link).match(/Silk Milk/g)).toHaveLength(1);
  for (const image of link.querySelectorAll("img")) expect(image.alt).toBe("");
  const rows = [...(main.getAllByRole("article")[0]?.closest("ul")?.children ?? [])];
  expect(rows.map((row) => row.querySelector("article") !== null).indexOf(false)).toBe(12);
  expect((await read("/shop?category=Serum")).queryByText(/A shell lays down/)).toBeNull();
});
