import { within } from "@testing-library/dom";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Edge, openEdge } from "./edge.ts";
import { checkOut, fillCart, type HttpShopper, isPlaced, signUp } from "./http-shopper.ts";
import { openLivePage } from "./live-page.ts";
import { editorOf, openPanel, uniqueName } from "./live-panel.ts";
import {
  button,
  cutOff,
  expectAlert,
  expectBadge,
  expectPath,
  expectText,
  fill,
  follow,
  link,
  press,
} from "./live-shopping.ts";
import { textOf } from "./page.ts";
import { PRODUCT_FORM } from "./product-form.ts";

// An owner at the products; what only a browser shows is in e2e/admin.
let shop: Edge;
beforeAll(async () => {
  shop = await openEdge();
});
afterAll(() => shop.close());

const SAVING = /\/admin\/products\.data/;

async function buy(shopper: HttpShopper, productId: string, quantity: number, price: number): Promise<void> {
  await fillCart(shopper, productId, quantity);
  expect(isPlaced(await checkOut(shopper, { productId, quantity, price }))).toBe(true);
}

test("the editor refuses nonsense beside the fields and keeps everything that was typed", async () => {
  const panel = await openPanel(shop);
  const { field, save, ...form } = await panel.openNewEditor();
  fill(field("Price"), "");
  fill(field("Stock"), "");
  await save();
  await expect.poll(() => form.queryAllByText("Please fill in this field.").length).toBe(6);
  await expect.poll(() => panel.page.document.activeElement).toBe(field("Name"));
  for (const label of ["Name", "Price", "Stock", "Description", "Usage", "Primary image URL"]) {
    expect(field(label).getAttribute("aria-invalid"), label).toBe("true");
    const described = { name: new RegExp(`^${label}`), description: /Please fill in this field\./ };
    expect(form.getByRole("textbox", described)).toBe(field(label));
  }
  expect(field("Ingredients").hasAttribute("aria-invalid")).toBe(false);

  for (const [label, value] of Object.entries({
    Name: "Half a product",
    Description: "Typed with care.",
    Usage: "Twice.",
    Price: "cheap",
    Stock: "1.5",
    "Primary image URL": "javascript:alert(1)",
  }))
    fill(field(label), value);
  // What is filled in is no longer said to be missing.
  expect(form.queryAllByText("Please fill in this field.")).toEqual([]);
  await save();
  await form.findByText("Please enter a price such as 48.00.");
  form.getByText("Please enter a whole number, 0 or more.");
  form.getByText(/Please enter a path or an address/);
  expect(field("Description").value).toBe("Typed with care.");
  expect(field("Price").value).toBe("cheap");
});

test("the editor is prefilled, and what it saves is in the list", async () => {
  const { page, putOnSale, openEditor, findRow } = await openPanel(shop);
  const { name } = await putOnSale("Quiet Milk");
  const { field, save, expectClosed } = await openEditor(name);
  const held = ["Price", "Stock", "Category", "Ingredients", "Primary image URL"].map(
    (label) => field(label).value,
  );
  expect(held).toEqual(["40.00", "20", "Treatment", "Aqua, Glycerin", "silk-milk/hero.jpg"]);
  fill(field("Price"), "0.99");
  fill(field("Stock"), "0");
  await page.user.click(field("Featured"));
  await save();
  await expectClosed();
  const row = textOf(await findRow(name));
  expect(row).toContain("$0.99");
  expect(row).toContain("Sold out");
});

test("a failed save says so and loses nothing; the next try saves", async () => {
  const { page, putOnSale, openEditor } = await openPanel(shop);
  const { name } = await putOnSale("Lost Net");
  const { field, save, expectClosed, ...form } = await openEditor(name);
  const typed = "Long thoughts, typed once.";
  fill(field("Description"), typed);
  const reconnect = cutOff(page, SAVING);
  await save();
  await expectAlert(page, "Failed to save product.");
  await form.findByText("Failed to save product.");
  expect(field("Description").value).toBe(typed);
  reconnect();

  const mend = page.route(SAVING, async () => new Response("broken", { status: 500 }));
  const sent = page.sent.length;
  await save();
  await expect.poll(() => page.sent.length).toBeGreaterThan(sent);
  await expect.poll(() => form.queryByRole("button", { name: "Save product" })).not.toBeNull();
  expect(field("Description").value).toBe(typed);
  mend();
  await save();
  await expectClosed();
  expect((await openEditor(name)).field("Description").value).toBe(typed);
});

test("a new product whose reply was lost is saved again as the same one", async () => {
  const { page, openNewEditor } = await openPanel(shop);
  const name = uniqueName("Lost Reply");
  const { field, save, expectClosed, ...form } = await openNewEditor();
  for (const [label, value] of Object.entries({
    Name: name,
    Price: "5",
    Description: "Made once.",
    Usage: "Every evening.",
    "Primary image URL": "silk-milk/hero.jpg",
  }))
    fill(field(label), value);
  const reconnect = page.route(SAVING, async (go) => {
    await go();
    throw new Error("the reply is lost");
  });
  await save();
  await form.findByText("Failed to save product.");
  reconnect();
  await save();
  await expectClosed();
  expect(await shop.rows(sql`select 1 from products where name = ${name}`)).toHaveLength(1);
});

test("two admins edit one product: the second is told, and nothing is silently overwritten", async () => {
  const [ours, others] = [await openPanel(shop), await openPanel(shop)];
  const { name } = await ours.putOnSale("Shared Serum");
  const mine = await ours.openEditor(name);
  const theirs = await others.openEditor(name);
  fill(theirs.field("Price"), "44.00");
  fill(theirs.field("Description"), "Their description.");
  await theirs.save();
  await theirs.expectClosed();

  fill(mine.field("Description"), "My description.");
  fill(mine.field("Usage"), "My usage.");
  await mine.save();
  await expectAlert(mine, "Someone else saved this product");
  // What only they changed is taken over; what both changed is kept, with theirs beside it.
  expect(mine.field("Price").value).toBe("44.00");
  expect(mine.field("Usage").value).toBe("My usage.");
  expect(mine.field("Description").value).toBe("My description.");
  mine.getByText("The other person entered: Their description.");
  expect((await others.openEditor(name)).field("Description").value).toBe("Their description.");

  await mine.save();
  await mine.expectClosed();
  const saved = await others.openEditor(name);
  expect(saved.field("Description").value).toBe("My description.");
  expect(saved.field("Price").value).toBe("44.00");
});

test("saving what somebody has deleted is told too", async () => {
  const { owner, putOnSale, openEditor } = await openPanel(shop);
  const { name, id } = await putOnSale("Gone Serum");
  const editor = await openEditor(name);
  await owner.post("/admin/products", { intent: "delete", id });
  fill(editor.field("Usage"), "Too late.");
  await editor.save();
  await expectAlert(editor, "Someone else has deleted this product.");
  expect(editor.field("Usage").value).toBe("Too late.");
});

test("a stock edit does not undo the sales of the meantime", async () => {
  const { putOnSale, openEditor, findRow } = await openPanel(shop);
  const { name, id } = await putOnSale("Selling Serum");
  const shopper = await signUp(shop);

  const price = await openEditor(name);
  await buy(shopper, id, 3, 4000);
  fill(price.field("Price"), "41.00");
  await price.save();
  await price.expectClosed();
  expect(textOf(await findRow(name))).toContain("17");

  const delivery = await openEditor(name);
  await buy(shopper, id, 2, 4100);
  fill(delivery.field("Stock"), "27");
  await delivery.save();
  await delivery.expectClosed();
  expect(textOf(await findRow(name))).toContain("25");
});

test("a deleted product stays readable in orders and leaves carts and wishlists quietly", async () => {
  const { page, putOnSale, findRow } = await openPanel(shop);
  const { name, id } = await putOnSale("Parting Balm");
  const shopper = await signUp(shop);
  await buy(shopper, id, 2, 4000);
  await fillCart(shopper, id);
  const theirs = await openLivePage(shop, shopper, `/product/${id}`);
  await press(theirs, `Add ${name} to wishlist`);
  await theirs.findAllByRole("button", { name: `Remove ${name} from wishlist` });
  await expectBadge(theirs, "1");
  await expect
    .poll(() => shop.rows(sql`select wishlist from users where email = ${shopper.email}`))
    .toEqual([{ wishlist: [id] }]);

  await press(page, `Delete ${name}`, within(await findRow(name)));
  await press(page, /^Delete$/, within(await page.findByRole("alertdialog")));
  await page.findByText(/No product is called/);

  await theirs.open("/profile");
  await expectBadge(theirs, "");
  theirs.getByText(/Your wishlist is empty/);
  expect(textOf(theirs.getByRole("group", { name: "Order history" }))).toContain("$90.00");
  await page.open("/?tab=orders");
  const [first] = within(page.getByRole("table")).getAllByRole("button");
  await page.user.click(first as HTMLElement);
  await expectText(() => page.getByRole("main"), name);
  expect(textOf(page.getByRole("main"))).toContain("2 × $40.00");
});

test("products are searched by name, sorted by column and turned in pages, all in the address", async () => {
  const { page, owner } = await openPanel(shop);
  const family = uniqueName("Paged");
  for (let number = 10; number < 36; number += 1)
    await owner.post("/admin/products", { ...PRODUCT_FORM, name: `${family} n${number}`, intent: "create" });
  const names = () => page.queryAllByRole("rowheader");
  const first = (name: string) => expect.poll(() => textOf(names()[0] ?? null)).toContain(name);
  const sorted = () => page.getByRole("columnheader", { name: /Name/ }).getAttribute("aria-sort");
  fill(page.getByRole("searchbox", { name: "Search by name" }), family.toUpperCase());
  await press(page, "Search");
  await page.findByText("26 products");
  await follow(page, "Name");
  await first("n10");
  expect(sorted()).toBe("ascending");
  await follow(page, "Name");
  await first("n35");
  expect(sorted()).toBe("descending");
  await follow(page, "Next page");
  await page.findByText("Page 2 of 2");
  expect(names()).toHaveLength(1);
  expect(page.path()).toMatch(/tab=products.+sort=-name.+page=2/);
  page.window.history.back();
  await expect.poll(() => names().length).toBe(25);
  await follow(page, "Show all");
  await expect.poll(() => page.queryByText("26 products")).toBeNull();
  // The fields say what the list is narrowed down to, wherever one comes from.
  const show = () => page.getByLabelText<HTMLSelectElement>("Show");
  await page.user.selectOptions(show(), "Featured");
  await expect.poll(page.path).toContain("only=featured");
  await follow(page, "Show all");
  await expect.poll(() => show().value).toBe("");
  page.window.history.back();
  await expect.poll(() => show().value).toBe("featured");
});

test("stock in the row, filters while one types, a copy asked about its price, a deletion undone", async () => {
  const { page, putOnSale } = await openPanel(shop);
  const { name } = await putOnSale("Row Gel");
  await page.open("/?tab=products");
  const search = page.getByRole("searchbox");
  await page.user.type(search, name.toLowerCase());
  await page.findByText(/^1 product(?!s)/);
  expect(page.document.activeElement).toBe(search);
  const stock = () => button(page, new RegExp(`^Stock of ${name}`));
  await press(page, new RegExp(`^Stock of ${name}`));
  await page.user.keyboard("7{Escape}");
  await expect.poll(() => page.document.activeElement).toBe(stock());
  expect(textOf(stock())).toBe("20");
  await page.user.keyboard("{Enter}");
  await page.user.keyboard("3{Enter}");
  await expectText(stock, /^3$/);
  await expectAlert(page, "Stock saved.");
  const show = page.getByLabelText("Show");
  await page.user.selectOptions(show, "Sold out");
  await page.findByText(/No product is called/);
  await page.user.selectOptions(show, "Low stock");
  await page.findByRole("button", { name: new RegExp(`^Stock of ${name}`) });
  expect(page.path()).toContain("only=low");

  await press(page, `Duplicate ${name}`);
  const { field, save, expectClosed } = await editorOf(page, "Add product");
  await expect.poll(() => field("Name").value).toBe(`${name} (copy)`);
  expect(field("Stock").value).toBe("0");
  fill(field("Price"), "0,0");
  fill(field("Stock"), "1");
  await save();
  const question = await page.findByRole("alertdialog", { name: "Sell this for $0.00?" });
  await press(page, "Keep editing", within(question));
  await expect.poll(() => page.queryByRole("alertdialog")).toBeNull();
  await save();
  await press(page, "Save at $0.00", within(await page.findByRole("alertdialog")));
  await expectClosed();
  await page.findByText(/^2 products/);

  await press(page, `Delete ${name} (copy)`);
  const asked = within(await page.findByRole("alertdialog"));
  await expect.poll(() => page.document.activeElement).toBe(asked.getByRole("button", { name: "Cancel" }));
  await press(page, /^Delete$/, asked);
  await page.findByText(/^1 product(?!s)/);
  await press(page, "Undo");
  await page.findByText(/^2 products/);
  const copy = page.getByRole("rowheader", { name: (words) => words.includes(`${name} (copy)`) });
  expect(textOf(copy.closest("tr"))).toContain("$0.00");
});

test("a delete that fails says so and keeps the product", async () => {
  const { page, putOnSale, findRow } = await openPanel(shop);
  const { name } = await putOnSale("Kept Jar");
  await press(page, `Delete ${name}`, within(await findRow(name)));
  cutOff(page, SAVING);
  const question = within(await page.findByRole("alertdialog"));
  await press(page, /^Delete$/, question);
  await expectAlert(page, "Failed to delete product.");
  await press(page, "Cancel", question);
  expect(textOf(page.getByRole("rowheader"))).toContain(name);
});

test("the tab is in the address, and Back and Forward lead from one to the next", async () => {
  const { page } = await openPanel(shop, "/");
  const heading = (words: string) => expectText(() => page.getByRole("heading", { level: 1 }), words);
  await heading("Dashboard");
  const tabs = within(page.getByRole("navigation", { name: "Admin sections" }));
  for (const [tab, label] of [
    ["products", "Products"],
    ["orders", "Orders"],
    ["ai-agent", "AI Agent"],
  ] as const) {
    await follow(page, label, tabs);
    await heading(label);
    await expectPath(page, `/?tab=${tab}`);
    await expect.poll(() => link(tabs, label).getAttribute("aria-current")).toBe("page");
  }
  page.window.history.back();
  await heading("Orders");
  page.window.history.back();
  await heading("Products");
  page.window.history.forward();
  await heading("Orders");
  await page.open(page.path());
  await heading("Orders");
});

test("logging out leads to the shop, and the panel is gone", async () => {
  const { page } = await openPanel(shop);
  await press(page, "Log out");
  await page.findAllByRole("link", { name: "View All Products" });
  await page.findAllByRole("link", { name: "Log in" });
  await page.open("/?tab=products");
  expect(page.queryByRole("navigation", { name: "Admin sections" })).toBeNull();
});

test("a language that the address asks for is kept, and deleting is asked in it", async () => {
  const { page } = await openPanel(shop, "/?tab=products&q=silk&lang=fr");
  await press(page, "Supprimer Silk Milk");
  const question = await page.findByRole("alertdialog", { name: /^Supprimer ce produit\s\?$/ });
  await press(page, "Annuler", within(question));
  await expect.poll(() => page.queryByRole("alertdialog")).toBeNull();
  await follow(page, "Commandes", within(page.getByRole("navigation")));
  await expectText(() => page.getByRole("heading", { level: 1 }), "Commandes");
  await expectPath(page, "/?tab=orders");
  expect(page.document.documentElement.lang).toBe("fr");
  expect(textOf(page.document.querySelector("[popovertarget=language-menu]"))).toContain("Français");
});

test("several products are archived at once, asked about first, and put back", async () => {
  const { page, putOnSale } = await openPanel(shop);
  const shared = uniqueName("Trio");
  const names = [(await putOnSale(`${shared} a`)).name, (await putOnSale(`${shared} b`)).name];
  const stateOf = () =>
    shop.rows<{ state: string }>(
      sql`select state from products where name = any(${sql.param(names)}::text[])`,
    );
  await page.open(`/?${new URLSearchParams({ tab: "products", q: shared })}`);
  await press(page, "Change several");
  await page.user.click(page.getByRole("checkbox", { name: "Choose all on this page" }));
  await page.findByText("2 products chosen");
  await page.user.selectOptions(page.getByLabelText("To, or by"), "Archived");
  await press(page, "Apply");
  const question = within(await page.findByRole("alertdialog", { name: "Change all of them?" }));
  question.getByText("State: Archived, for 2 products.");
  await press(page, "Apply", question);
  await page.findByText("2 products changed.");
  expect(await stateOf()).toEqual([{ state: "archived" }, { state: "archived" }]);
  await press(page, "Undo");
  await page.findByText("2 products are as they were.");
  expect(await stateOf()).toEqual([{ state: "on-sale" }, { state: "on-sale" }]);
});
