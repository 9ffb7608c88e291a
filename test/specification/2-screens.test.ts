import { within } from "@testing-library/dom";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ADDRESS_FIELDS } from "../address.ts";
import { type Edge, openEdge } from "../edge.ts";
import { checkOut, fillCart, type HttpShopper, signUp } from "../http-shopper.ts";
import { readPage, type SentPage, textOf } from "../page.ts";

let shop: Edge;
let login: SentPage;
let product: SentPage;
beforeAll(async () => {
  shop = await openEdge();
  login = await readPage(shop.visit().get("/login"));
  product = await readPage(shop.visit().get("/product/silk-milk"));
});
afterAll(() => shop.close());

const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute("href"));
const names = (links: HTMLElement[]) => links.map(textOf);
const badgeOf = (page: SentPage) => textOf(page.queryByTestId("cart-badge"));

describe("2 Header", () => {
  const banner = () => within(login.getByRole("banner"));

  test("Logo and brand name.", () => {
    const brand = banner().getByRole("link", { name: "Nacre" });
    expect(brand.querySelector("img")?.getAttribute("src")).toMatch(/mark\.svg/);
    expect(textOf(brand)).toBe("NACRE");
    expect(brand.getAttribute("href")).toBe("/");
  });

  test("Links: Home, Shop, Our Advice.", () => {
    const [navigation] = banner().getAllByRole("navigation");
    const links = within(navigation ?? login.document.body).getAllByRole("link");
    expect(names(links)).toEqual(["Home", "Shop", "Our Advice"]);
    expect(hrefs(links)).toEqual(["/", "/shop", "/ouradvice"]);
  });

  test("A login button when signed out, or a profile icon when signed in.", async () => {
    const link = banner().getByRole("link", { name: "Log in" });
    expect(link.getAttribute("href")).toMatch(/^\/login/);
    expect(banner().queryByRole("link", { name: "Profile" })).toBeNull();
    const page = await readPage((await signUp(shop)).get("/profile"));
    const header = within(page.getByRole("banner"));
    expect(header.getByRole("link", { name: "Profile" }).querySelector("svg")).not.toBeNull();
    expect(header.queryByRole("link", { name: "Log in" })).toBeNull();
  });

  test("A cart button with a badge showing the total quantity of items, shown only when above 0.", async () => {
    const shopper = await signUp(shop);
    const empty = await readPage(shopper.get("/profile"));
    empty.getByRole("button", { name: "Open cart" });
    expect(empty.queryByTestId("cart-badge")).toBeNull();
    await fillCart(shopper, "silk-milk", 2);
    await fillCart(shopper, "quiet-balm", 3);
    const full = await readPage(shopper.get("/profile"));
    full.getByRole("button", { name: "Open cart, 5 items" });
    expect(badgeOf(full)).toBe("5");
  });

  test("Language menu: English, Français, Español, with the values en, fr, sp.", () => {
    const choices = banner().getAllByRole("button", { name: /^(English|Français|Español)$/ });
    expect(names(choices).slice(0, 3)).toEqual(["English", "Français", "Español"]);
    expect(choices.slice(0, 3).map((choice) => choice.getAttribute("value"))).toEqual(["en", "fr", "sp"]);
  });
});

describe("2 Footer", () => {
  const footer = () => within(login.getByRole("contentinfo"));

  for (const [name, path] of [
    ["Home", "/"],
    ["Shop", "/shop"],
    ["Our Advice", "/ouradvice"],
    ["Profile", "/profile"],
  ] as const) {
    test(`Links to ${path}.`, () => {
      expect(footer().getByRole("link", { name }).getAttribute("href")).toBe(path);
    });
  }

  for (const name of [
    "Contact Us",
    "Shipping Info",
    "Returns & Exchanges",
    "FAQ",
    "Privacy Policy",
    "Terms of Service",
    "Cookie Policy",
  ]) {
    test(`Placeholder link: ${name}.`, () => {
      expect(footer().getAllByRole("link", { name: new RegExp(`^${name}`) })).toHaveLength(1);
    });
  }

  test("Social links.", () => {
    const social = within(footer().getByRole("list", { name: "Follow us" }));
    // On a fresh install they lead to the networks themselves.
    for (const [name, address] of [
      ["Instagram", "https://www.instagram.com/"],
      ["Pinterest", "https://www.pinterest.com/"],
      ["YouTube", "https://www.youtube.com/"],
    ] as const)
      expect(social.getByRole("link", { name }).getAttribute("href")).toBe(address);
  });

  test("a support e-mail ({email}).", () => {
    const link = footer().getByRole("link", { name: "care@nacre.example" });
    expect(link.getAttribute("href")).toBe("mailto:care@nacre.example");
  });

  test("a support phone number ({phone}).", () => {
    const link = footer().getByRole("link", { name: "+1 (555) 010-0199" });
    expect(link.getAttribute("href")).toBe("tel:+15550100199");
  });
});

describe("2 Home", () => {
  test("A hero with a title, a tagline.", async () => {
    const page = await readPage(shop.visit().get("/"));
    expect(textOf(page.getByRole("heading", { level: 1 }))).toBe("Light, laid down in thin layers");
    page.getByText(/Skincare built the way nacre is/);
  });

  test("Featured products (flagged featured) in a grid.", async () => {
    const page = await readPage(shop.visit().get("/"));
    const featured = await shop.rows<{ name: string }>(sql`select name from products where featured`);
    const grid = within(page.getByRole("region", { name: "Where to begin" })).getByRole("list");
    const shown = within(grid).getAllByRole("heading").map(textOf);
    expect(shown.toSorted()).toEqual(featured.map(({ name }) => name).toSorted());
    expect(shown).toHaveLength(4);
  });
});

describe("2 Shop", () => {
  test("A grid of all products.", async () => {
    const page = await readPage(shop.visit().get("/shop"));
    expect(within(page.getByRole("main")).getAllByRole("article")).toHaveLength(24);
    expect(textOf(page.getByText("24 products"))).toBe("24 products");
  });
});

describe("2 Product detail", () => {
  test("Image gallery, name, price, description.", () => {
    const main = within(product.getByRole("main"));
    main.getByRole("region", { name: "Pictures of Silk Milk" });
    expect(textOf(main.getByRole("heading", { level: 1 }))).toBe("Silk Milk");
    expect(main.getAllByText("$38.00")).not.toHaveLength(0);
    const description = product.document.querySelector("meta[name=description]")?.getAttribute("content");
    expect(description).toMatch(/.{80,}/);
    for (const sentence of (description ?? "").split(/(?<=\.) /))
      expect(textOf(product.getByRole("main"))).toContain(sentence);
  });

  test("'Product not found.' for an unknown id.", async () => {
    const page = await readPage(shop.visit().get("/product/no-such-thing"));
    expect(page.status).toBe(404);
    page.getByRole("heading", { name: "Product not found." });
  });

  for (const id of ["silk-milk", "moonstone-serum", "quiet-balm"]) {
    test(`Up to 4 related products from the same category, excluding the current one (${id}).`, async () => {
      const page = await readPage(shop.visit().get(`/product/${id}`));
      const related = page.getByRole("region", { name: "You may also like" });
      const cards = within(related).getAllByRole("article");
      expect(cards).toHaveLength(4);
      const shown = cards.map((card) => card.querySelector("a")?.getAttribute("href")?.split("/").at(-1));
      const alike = await shop.rows<{ id: string }>(
        sql`select id from products where id <> ${id}
          and category = (select category from products where id = ${id})`,
      );
      for (const other of shown) expect(alike.map((row) => row.id)).toContain(other);
    });
  }
});

describe("2 Image gallery", () => {
  test("A counter such as 2 / 5.", () => {
    product.getByText("1 / 4");
  });

  test("Image paths without a leading slash get an images folder prefix.", () => {
    const html = product.document.documentElement.outerHTML;
    expect(html).toContain("/images/silk-milk/hero.jpg");
    expect(html).not.toMatch(/src="silk-milk/);
  });
});

describe("2 Login", () => {
  test("Email and password fields, both required.", () => {
    const [email, password] = [login.getByLabelText("Email"), login.getByLabelText("Password")];
    expect(email.hasAttribute("required")).toBe(true);
    expect(password.hasAttribute("required")).toBe(true);
    expect(password.getAttribute("type")).toBe("password");
  });

  test("Toggles between sign in and sign up.", async () => {
    login.getByRole("heading", { name: "Welcome back" });
    const link = within(login.getByRole("main")).getByRole("link", { name: "Sign up" });
    const other = await readPage(shop.visit().get(link.getAttribute("href") ?? ""));
    other.getByRole("heading", { name: "Create your account" });
    const back = within(other.getByRole("main")).getByRole("link", { name: "Sign in" });
    expect(back.getAttribute("href")).toMatch(/^\/login(?!.*sign-up)/);
  });
});

describe("2 Profile", () => {
  let shopper: HttpShopper & { email: string };
  let page: SentPage;
  beforeAll(async () => {
    shopper = await signUp(shop);
    page = await readPage(shopper.get("/profile"));
  });

  test("Personal details: email and display name.", () => {
    const details = page.getByRole("region", { name: "Personal details" });
    expect(textOf(details)).toContain(shopper.email);
    expect(textOf(details)).toContain("New User");
  });

  test("Logout, which then goes to /.", async () => {
    page.getByRole("button", { name: "Log out" });
    const leaving = await signUp(shop);
    const reply = await leaving.post("/auth/sign-out", {});
    expect(reply.headers.get("location")).toBe("/");
    expect((await leaving.get("/profile")).status).toBe(302);
  });

  test("Shipping address form with fullName, street, city, state, zipCode and country, and a save button.", () => {
    const form = page.getByRole("region", { name: "Shipping address" });
    const fields = [...form.querySelectorAll("input:not([type=hidden]), select")];
    expect(fields.map((field) => field.getAttribute("name"))).toEqual(Object.keys(ADDRESS_FIELDS));
    within(form).getByRole("button", { name: "Save address" });
  });

  test("An empty message shows when there are no orders, and when there are none in the wishlist.", () => {
    expect(textOf(page.getByRole("region", { name: "Order history" }))).toContain("No orders yet.");
    expect(textOf(page.getByRole("region", { name: "Wishlist" }))).toContain("Your wishlist is empty.");
  });

  test("A Referrals & Credit section exists by label.", () => {
    page.getByRole("region", { name: "Referrals & Credit" });
  });

  test("Order history: each row shows the first 8 characters of the order id, the date, the total with 2 decimals and the status.", async () => {
    const buyer = await signUp(shop);
    await fillCart(buyer, "silk-milk");
    await checkOut(buyer, { productId: "silk-milk", quantity: 1, price: 3800 });
    const after = await readPage(buyer.get("/profile"));
    const cells = within(after.getByRole("region", { name: "Order history" })).getAllByRole("cell");
    const today = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeZone: "UTC" }).format();
    expect(cells.map(textOf)).toEqual([expect.stringMatching(/^[0-9a-f]{8}$/), today, "$48.00", "Pending"]);
  });

  test("Wishlist grid of product cards, newest first; each leads to /product/{id}.", async () => {
    const wisher = await signUp(shop);
    for (const productId of ["silk-milk", "quiet-balm"])
      await wisher.post("/wishlist", { intent: "put", productId });
    const wishes = within((await readPage(wisher.get("/profile"))).getByRole("region", { name: "Wishlist" }));
    expect(wishes.getAllByRole("heading", { level: 3 }).map(textOf)).toEqual(["Quiet Balm", "Silk Milk"]);
    const [first] = wishes.getAllByRole("article");
    expect(first?.querySelector("a")?.getAttribute("href")).toBe("/product/quiet-balm");
  });
});

describe("2 Checkout", () => {
  test("A shipping form with all six address fields required.", async () => {
    const shopper = await signUp(shop);
    await fillCart(shopper, "silk-milk", 2);
    const page = await readPage(shopper.get("/checkout"));
    const form = page.getByRole("form", { name: "Shipping address" });
    const required = [...form.querySelectorAll("input[required], select[required]")];
    expect(required.map((field) => field.getAttribute("name"))).toEqual(Object.keys(ADDRESS_FIELDS));
  });

  test("An order summary with subtotal, shipping and total.", async () => {
    const shopper = await signUp(shop);
    await fillCart(shopper, "silk-milk", 2);
    const page = await readPage(shopper.get("/checkout"));
    const summary = textOf(page.getByRole("region", { name: "Order summary" }));
    expect(summary).toContain("Subtotal$76.00");
    expect(summary).toContain("Shipping$10.00");
    expect(summary).toContain("Total$86.00");
  });
});

test("1: The interface is available in English (en), French (fr) and Spanish (sp), with English as the fallback.", async () => {
  const read = async (language: string) =>
    (await shop.fetch(`${shop.url}/`, { headers: { Cookie: `language=${language}` } })).text();
  expect(await read("en")).toContain("View All Products");
  expect(await read("fr")).toContain("Voir tous les produits");
  expect(await read("sp")).toContain("Ver todos los productos");
  expect(await read("de")).toContain("View All Products");
});

test("3: Local preferences: theme (light or dark; default light), language (en, fr or sp; default en).", async () => {
  const shown = async (cookie: string) => {
    const reply = await shop.fetch(`${shop.url}/login`, { headers: { Cookie: cookie } });
    return (await reply.text()).match(/<html[^>]*>/)?.[0];
  };
  expect(await shown("")).toContain('lang="en" data-theme="light"');
  expect(await shown("theme=pink; language=xx")).toContain('lang="en" data-theme="light"');
  expect(await shown("theme=dark; language=sp")).toContain('lang="es" data-theme="dark"');
  expect(await shown("theme=light; language=fr")).toContain('lang="fr" data-theme="light"');
});

test("1: Language and theme are stored locally on the device, for a year.", async () => {
  const kept = async (choice: Record<string, string>) =>
    (await shop.visit().post("/preferences", choice)).headers.getSetCookie().join();
  expect(await kept({ language: "fr" })).toMatch(/language=fr;.*Max-Age=31536000/);
  expect(await kept({ theme: "dark" })).toMatch(/theme=dark;.*Max-Age=31536000/);
});

for (const [language, tag] of [
  ["en", "en"],
  ["fr", "fr"],
  ["sp", "es"],
] as const) {
  test(`9: Prices are shown in dollars with 2 decimals (${language}).`, async () => {
    const reply = await shop.fetch(`${shop.url}/shop`, { headers: { Cookie: `language=${language}` } });
    const page = await readPage(reply);
    expect(page.document.documentElement.lang).toBe(tag);
    expect(within(page.getByRole("main")).getAllByText(/^\$\d+\.\d\d$/)).toHaveLength(24);
  });
}

test("9: Categories: Cleanser, Serum, Moisturizer, Treatment.", async () => {
  const page = await readPage(shop.visit().get("/shop"));
  const filter = within(page.getByRole("navigation", { name: "Filter by category" })).getAllByRole("link");
  expect(names(filter)).toEqual(["All", "Cleanser6", "Serum6", "Moisturizer6", "Treatment6"]);
});

test("9: Referral code length: 8. Initial storeCredit: 0. Default display name: 'New User'.", async () => {
  const page = await readPage((await signUp(shop)).get("/profile"));
  const referrals = page.getByRole("region", { name: "Referrals & Credit" });
  within(referrals).getByText(/^[A-Z0-9]{8}$/);
  expect(textOf(referrals)).toContain("$0.00");
});

test("8 Authentication: The error code from the provider is shown, or 'Authentication failed.' if there is none.", async () => {
  const { email } = await signUp(shop);
  const wrong = await readPage(
    shop.visit().post("/login", { mode: "sign-in", email, password: "wrong password" }),
  );
  expect(textOf(wrong.getByRole("alert"))).toContain("INVALID_EMAIL_OR_PASSWORD");
  const none = await readPage(shop.visit().get("/login?error="));
  expect(textOf(none.getByRole("alert"))).toBe("Authentication failed.");
});

test("5 Login: the server asks for email and password too.", async () => {
  const page = await readPage(shop.visit().post("/login", { mode: "sign-in", email: "", password: "" }));
  expect(page.status).toBeGreaterThanOrEqual(400);
  expect(page.status).toBeLessThan(500);
  page.getByRole("alert");
});
