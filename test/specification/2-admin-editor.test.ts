import { within } from "@testing-library/dom";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Edge, openEdge } from "../edge.ts";
import { openPanel } from "../live-panel.ts";
import { cutOff, expectAlert, fill, press } from "../live-shopping.ts";
import { textOf } from "../page.ts";
import { PRODUCT_FORM } from "../product-form.ts";

let shop: Edge;
beforeAll(async () => {
  shop = await openEdge();
});
afterAll(() => shop.close());

const REQUIRED = ["Name", "Price", "Stock", "Description", "Usage", "Primary image URL"];

test("4 Admin product modal: Add mode defaults are price 0, category Serum, stock 0, not featured, and empty images and ingredients.", async () => {
  const { field } = await (await openPanel(shop)).openNewEditor();
  const held = ["Price", "Category", "Stock", "Ingredients", "Further image URLs"].map(
    (label) => field(label).value,
  );
  expect(held).toEqual(["0", "Serum", "0", "", ""]);
  expect(field("Featured").checked).toBe(false);
});

test("2 Admin panel: Products: an add/edit modal. 4 Admin product modal: edit mode (prefilled). Saving closes the modal and reloads the list.", async () => {
  const { page, putOnSale, openEditor } = await openPanel(shop);
  const { name } = await putOnSale("Spec Balm");
  const { field, save, expectClosed } = await openEditor(name);
  expect(field("Usage").value).toBe(PRODUCT_FORM.usage);
  fill(field("Price"), "41.5");
  await save();
  await expectClosed();
  await expect.poll(() => textOf(page.getByRole("table"))).toContain("$41.50");
});

test("5 Admin product form: name, price, stock, description, usage and primary image URL are required.", async () => {
  const { field, save } = await (await openPanel(shop)).openNewEditor();
  fill(field("Price"), "");
  fill(field("Stock"), "");
  await save();
  await expect
    .poll(() => REQUIRED.map((label) => field(label).getAttribute("aria-invalid")))
    .toEqual(REQUIRED.map(() => "true"));
});

test("5 Admin product form: Ingredients and images are entered comma-separated and split with trimming. Number fields are parsed as decimals.", async () => {
  const { putOnSale, openEditor } = await openPanel(shop);
  const { name } = await putOnSale("Split Balm", {
    price: "12.34",
    ingredients: " Aqua ,  Glycerin,Parfum ",
    images: " a/b.jpg ,c/d.jpg",
  });
  const { field } = await openEditor(name);
  expect(field("Ingredients").value).toBe("Aqua, Glycerin, Parfum");
  expect(field("Further image URLs").value).toBe("a/b.jpg, c/d.jpg");
  expect(field("Price").value).toBe("12.34");
});

test("5 Delete product: requires confirmation ('Delete this product?').", async () => {
  const { page, putOnSale, findRow } = await openPanel(shop);
  const { name } = await putOnSale("Gone Balm");
  await press(page, `Delete ${name}`, within(await findRow(name)));
  const question = await page.findByRole("alertdialog", { name: "Delete this product?" });
  await press(page, /^Delete$/, within(question));
  await expect.poll(() => page.queryByRole("alertdialog")).toBeNull();
  await expect.poll(() => page.queryByRole("rowheader")).toBeNull();
});

test("8: Product save failure alert: 'Failed to save product.'", async () => {
  const { page, putOnSale, openEditor } = await openPanel(shop);
  const { name } = await putOnSale("Failing Balm");
  const { field, save } = await openEditor(name);
  fill(field("Usage"), "Never.");
  cutOff(page, /\/admin\/products\.data/);
  await save();
  await expectAlert(page, "Failed to save product.");
  expect(field("Usage").value).toBe("Never.");
});
