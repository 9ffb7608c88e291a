import { within } from "@testing-library/dom";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Edge, openEdge, signUpOwner } from "../edge.ts";
import { checkOut, fillCart, type HttpShopper, signUp } from "../http-shopper.ts";
import { readPage, type SentPage, textOf } from "../page.ts";
import { browse } from "../without-script.ts";

let shop: Edge;
let owner: HttpShopper;
beforeAll(async () => {
  shop = await openEdge();
  owner = await signUpOwner(shop);
});
afterAll(() => shop.close());

const open = (path: string) => readPage(owner.get(path));
const headingOf = (page: SentPage) => textOf(page.getByRole("heading", { level: 1 }));
const linksTo = (page: SentPage) =>
  within(page.getByRole("navigation", { name: "Admin sections" })).getAllByRole("link");

test("2 Admin panel: It replaces the whole storefront for admins.", async () => {
  const addresses = ["/", "/shop", "/product/silk-milk", "/product/none", "/login", "/ouradvice"];
  for (const address of [...addresses, "/profile", "/checkout", "/anything/else"]) {
    const { page } = await browse(shop, owner, `${address}?tab=ai-agent`);
    page.getByRole("navigation", { name: "Admin sections" });
    expect(page.queryByRole("contentinfo"), address).toBeNull();
    expect(page.queryByRole("button", { name: /cart|chat/i }), address).toBeNull();
    expect(page.queryByRole("link", { name: /Shop|Home|Our Advice/ }), address).toBeNull();
    expect(page.getAllByRole("heading", { level: 1 }), address).toHaveLength(1);
  }
  const page = await open("/?tab=orders");
  expect(headingOf(page)).toBe("Orders");
  expect(page.document.title).toBe("Orders · Nacre");
});

test("2 Support chat: It is hidden for admins.", async () => {
  expect((await open("/")).queryByRole("button", { name: "Chat with support" })).toBeNull();
  (await readPage(shop.visit().get("/"))).getByRole("button", { name: "Chat with support" });
});

test("2 Admin panel: It has side tabs Dashboard, Products, Orders and AI Agent, plus logout.", async () => {
  const page = await open("/");
  expect(linksTo(page).map(textOf)).toEqual(["Dashboard", "Products", "Orders", "AI Agent"]);
  page.getByRole("button", { name: "Log out" });
  const leaving = await signUpOwner(shop);
  expect((await leaving.post("/auth/sign-out", {})).headers.get("location")).toBe("/");
  const after = await readPage(leaving.get("/?tab=products"));
  expect(after.queryByRole("navigation", { name: "Admin sections" })).toBeNull();
  after.getByRole("link", { name: "Log in" });
});

test("9: Admin tabs: dashboard, products, orders, ai-agent.", async () => {
  const targets = linksTo(await open("/")).map((tab) => new URL(tab.getAttribute("href") ?? "", shop.url));
  expect(targets.map(({ searchParams }) => searchParams.get("tab"))).toEqual([
    "dashboard",
    "products",
    "orders",
    "ai-agent",
  ]);
});

const LANGUAGES = { fr: "Français", es: "Español", en: "English" } as const;

for (const [tag, words] of [
  ["fr", ["Synthèse", "Produits", "Commandes", "Agent IA"]],
  ["es", ["Resumen", "Productos", "Pedidos", "Agente IA"]],
  ["en", ["Dashboard", "Products", "Orders", "AI Agent"]],
] as const) {
  test(`2 Admin panel: each tab speaks ${tag}, and the tab stays when the language changes.`, async () => {
    const speaker = await signUpOwner(shop);
    const browser = await browse(shop, speaker, "/?tab=products");
    await browser.press(browser.page.getByRole("button", { name: LANGUAGES[tag] }));
    expect(browser.path).toBe("/?tab=products");
    for (const [place, tab] of ["dashboard", "products", "orders", "ai-agent"].entries()) {
      const page = await readPage(speaker.get(`/?tab=${tab}`));
      expect(page.document.documentElement.lang).toBe(tag);
      expect(headingOf(page)).toBe(words[place]);
      const [navigation] = page.getAllByRole("navigation");
      expect(
        within(navigation ?? page.document.body)
          .getAllByRole("link")
          .map(textOf),
      ).toEqual(words);
    }
  });
}

test("2 Admin panel: Dashboard: total revenue, total orders, total customers.", async () => {
  const numbers = (await open("/?tab=dashboard")).text("dl");
  expect(numbers).toMatch(/Total revenue\s*\$[\d,]+\.\d\d/);
  expect(numbers).toMatch(/Total orders\s*\d+/);
  expect(numbers).toMatch(/Total customers\s*\d+/);
});

test("2 Admin panel: Products: a table (name, category, price, stock, actions edit/delete).", async () => {
  const table = within((await open("/?tab=products")).getByRole("table"));
  const heads = table.getAllByRole("columnheader").map(textOf);
  for (const name of ["Name", "Category", "Price", "Stock", "Actions"])
    expect(heads.filter((head) => head.includes(name))).toHaveLength(1);
  table.getAllByRole("button", { name: /^Edit / });
  table.getAllByRole("button", { name: /^Delete / });
});

test("2 Admin panel: Orders: a read-only table (order id, date, customer user id, total, status).", async () => {
  const shopper = await signUp(shop);
  await fillCart(shopper, "silk-milk");
  await checkOut(shopper, { productId: "silk-milk", quantity: 1, price: 3800 });
  const table = within((await open("/?tab=orders")).getByRole("table"));
  const [head, first] = table.getAllByRole("row").map(textOf);
  expect(head).toMatch(/Order.*Date.*Customer user id.*Total.*Status/);
  expect(first).toMatch(/[0-9a-f]{8}.*\$48\.00.*Pending/);
  expect(table.queryByRole("textbox")).toBeNull();
});

test("2 Admin panel: AI Agent: a static console labelled as a simulation that shows stock-monitoring lines.", async () => {
  const console = (await open("/?tab=ai-agent")).getByRole("region", { name: "Stock monitor console" });
  within(console).getByText("Simulation");
  expect(within(console).getAllByRole("listitem")).toHaveLength(7);
  expect(textOf(console)).toContain("Silk Milk: 48 units.");
  expect(within(console).queryByRole("button")).toBeNull();
});

test("6 Admin: who is no admin is refused by the server.", async () => {
  const reply = await (await signUp(shop)).post("/admin/products", { intent: "delete", id: "silk-milk" });
  expect(reply.status).toBe(403);
  (await readPage(shop.visit().get("/product/silk-milk"))).getByRole("heading", { name: "Silk Milk" });
});

test("2 Admin panel: is readable and searched without JavaScript.", async () => {
  const browser = await browse(shop, owner, "/?tab=products");
  const search = browser.page.getByRole("searchbox") as HTMLInputElement;
  search.value = "silk";
  const found = await browser.press(browser.page.getByRole("button", { name: "Search" }));
  found.getByRole("rowheader", { name: /Silk Milk/ });
  expect(found.getAllByRole("rowheader")).toHaveLength(1);
});
