import { expect, findRow, openEditor, openNewEditor, putOnSale, test } from "../admin/support.ts";
import { PRODUCT_FORM } from "#test/product-form.ts";

test("4 Admin product modal: Add mode defaults are price 0, category Serum, stock 0, not featured, and empty images and ingredients.", async ({
  admin,
}) => {
  const dialog = await openNewEditor(admin);
  await expect(dialog.getByLabel("Price")).toHaveValue("0");
  await expect(dialog.getByLabel("Category")).toHaveValue("Serum");
  await expect(dialog.getByLabel("Stock")).toHaveValue("0");
  await expect(dialog.getByLabel("Featured")).not.toBeChecked();
  await expect(dialog.getByLabel("Ingredients")).toHaveValue("");
  await expect(dialog.getByLabel("Further image URLs")).toHaveValue("");
});

test("2 Admin panel: Products: an add/edit modal. 4 Admin product modal: edit mode (prefilled). Saving closes the modal and reloads the list.", async ({
  admin,
  shop,
}) => {
  const name = await putOnSale(admin, shop, "Spec Balm");
  const dialog = await openEditor(admin, name);
  await expect(dialog.getByLabel("Usage")).toHaveValue(PRODUCT_FORM.usage);
  await dialog.getByLabel("Price").fill("41.5");
  await dialog.getByRole("button", { name: "Save product" }).click();
  await expect(dialog).toBeHidden();
  await expect(admin.getByRole("row").filter({ hasText: name })).toContainText("$41.50");
});

test("5 Admin product form: name, price, stock, description, usage and primary image URL are required.", async ({
  admin,
}) => {
  const dialog = await openNewEditor(admin);
  await dialog.getByLabel("Price").fill("");
  await dialog.getByLabel("Stock").fill("");
  await dialog.getByRole("button", { name: "Save product" }).click();
  for (const label of ["Name", "Price", "Stock", "Description", "Usage", "Primary image URL"])
    await expect(dialog.getByLabel(label)).toHaveAttribute("aria-invalid", "true");
});

test("5 Admin product form: Ingredients and images are entered comma-separated and split with trimming. Number fields are parsed as decimals.", async ({
  admin,
  shop,
}) => {
  const name = await putOnSale(admin, shop, "Split Balm", {
    price: "12.34",
    ingredients: " Aqua ,  Glycerin,Parfum ",
    images: " a/b.jpg ,c/d.jpg",
  });
  const dialog = await openEditor(admin, name);
  await expect(dialog.getByLabel("Ingredients")).toHaveValue("Aqua, Glycerin, Parfum");
  await expect(dialog.getByLabel("Further image URLs")).toHaveValue("a/b.jpg, c/d.jpg");
  await expect(dialog.getByLabel("Price")).toHaveValue("12.34");
});

test("5 Delete product: requires confirmation ('Delete this product?').", async ({ admin, shop }) => {
  const name = await putOnSale(admin, shop, "Gone Balm");
  const row = await findRow(admin, name);
  await row.getByRole("button", { name: `Delete ${name}` }).click();
  const question = admin.getByRole("alertdialog", { name: "Delete this product?" });
  await question.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(question).toBeHidden();
  await expect(row).toHaveCount(0);
});

test("8: Product save failure alert: 'Failed to save product.'", async ({ admin, shop }) => {
  const name = await putOnSale(admin, shop, "Failing Balm");
  const dialog = await openEditor(admin, name);
  await dialog.getByLabel("Usage").fill("Never.");
  await admin.route("**/admin/products.data*", (route) => route.abort());
  await dialog.getByRole("button", { name: "Save product" }).click();
  await expect(
    admin.getByRole("alert").filter({ hasText: "Failed to save product." }).first(),
  ).toBeAttached();
  await expect(dialog.getByLabel("Usage")).toHaveValue("Never.");
});
