import { createProduct, expect, findRow, hydrated, idOf, openEditor, test, uniqueName } from "./support.ts";

test("adds a product: defaults, live preview, saved, in the list and in the shop at once", async ({
  admin,
  shop,
  browser,
}) => {
  const name = uniqueName("Dew Balm");
  await admin.goto("/?tab=products");
  await hydrated(admin);
  await admin.getByRole("button", { name: "Add product" }).click();
  const dialog = admin.getByRole("dialog", { name: "Add product" });
  await expect(dialog.getByLabel("Price")).toHaveValue("0");
  await expect(dialog.getByLabel("Category")).toHaveValue("Serum");
  await expect(dialog.getByLabel("Stock")).toHaveValue("0");
  await expect(dialog.getByLabel("Featured")).not.toBeChecked();
  await expect(dialog.getByLabel("Ingredients")).toHaveValue("");
  await expect(dialog.getByLabel("Further image URLs")).toHaveValue("");

  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Price").fill("48,50");
  await dialog.getByLabel("Stock").fill("4");
  await dialog.getByLabel("Category").selectOption("Moisturizer");
  await dialog.getByLabel("Featured").check();
  await dialog.getByLabel("Description").fill("Soft as dew.");
  await dialog.getByLabel("Usage").fill("Every evening.");
  await dialog.getByLabel("Ingredients").fill(" Aqua ,1,2-Hexanediol,, Glycerin ");
  await dialog.getByLabel("Primary image URL").fill("silk-milk/hero.jpg");
  await dialog.getByLabel("Further image URLs").fill("/brand/mark.svg, missing/none.jpg");
  const preview = dialog.getByRole("region", { name: "Preview" });
  await expect(preview.getByRole("img")).toHaveCount(3);
  await expect(preview.getByRole("img", { name: "Picture 2" })).toHaveAttribute("src", "/brand/mark.svg");
  await expect(preview.getByRole("img", { name: "Picture 3 (Picture not available)" })).toBeVisible();
  await dialog.getByRole("button", { name: "Save product" }).click();
  await expect(dialog).toBeHidden();

  const row = await findRow(admin, name);
  await expect(row).toContainText("$48.50");
  await expect(row).toContainText("Moisturizer");
  await expect(row).toContainText("Low");
  await expect(row).toContainText("Featured");

  const visitor = await browser.newPage({ baseURL: shop.url });
  await visitor.goto("/");
  await visitor.getByRole("link", { name: new RegExp(name) }).click();
  await expect(visitor.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(visitor.getByText("$48.50").first()).toBeVisible();
  await expect(visitor.getByText("Only 4 left").first()).toBeVisible();
  await expect(visitor.getByText("Soft as dew.")).toBeVisible();
  await expect(visitor.getByText(/1,2-Hexanediol/)).toBeAttached();
  await visitor.close();
});

test("refuses nonsense beside the fields and keeps everything that was typed", async ({ admin }) => {
  await admin.goto("/?tab=products");
  await hydrated(admin);
  await admin.getByRole("button", { name: "Add product" }).click();
  const dialog = admin.getByRole("dialog");
  await dialog.getByLabel("Price").fill("");
  await dialog.getByLabel("Stock").fill("");
  await dialog.getByRole("button", { name: "Save product" }).click();
  await expect(dialog.getByText("Please fill in this field.")).toHaveCount(6);
  await expect(dialog.getByLabel("Name")).toBeFocused();
  for (const label of ["Name", "Price", "Stock", "Description", "Usage", "Primary image URL"]) {
    await expect(dialog.getByLabel(label)).toHaveAttribute("aria-invalid", "true");
    await expect(dialog.getByLabel(label)).toHaveAccessibleDescription(/Please fill in this field\./);
  }
  await expect(dialog.getByLabel("Ingredients")).not.toHaveAttribute("aria-invalid");

  await dialog.getByLabel("Name").fill("Half a product");
  await dialog.getByLabel("Description").fill("Typed with care.");
  await dialog.getByLabel("Usage").fill("Twice.");
  await dialog.getByLabel("Price").fill("cheap");
  await dialog.getByLabel("Stock").fill("1.5");
  await dialog.getByLabel("Primary image URL").fill("javascript:alert(1)");
  await dialog.getByRole("button", { name: "Save product" }).click();
  await expect(dialog.getByText("Please enter a price such as 48.00.")).toBeVisible();
  await expect(dialog.getByText("Please enter a whole number, 0 or more.")).toBeVisible();
  await expect(dialog.getByText(/Please enter a path or an address/)).toBeVisible();
  await expect(dialog.getByLabel("Description")).toHaveValue("Typed with care.");
  await expect(dialog.getByLabel("Price")).toHaveValue("cheap");
});

test("edits a product: prefilled; price, stock and feature show in the shop at once", async ({
  admin,
  shop,
  browser,
}) => {
  const name = uniqueName("Quiet Milk");
  await createProduct(admin.request, shop.url, { name });
  const visitor = await browser.newPage({ baseURL: shop.url });
  await visitor.goto("/");
  await expect(visitor.getByRole("link", { name: new RegExp(name) })).toHaveCount(0);

  const dialog = await openEditor(admin, name);
  await expect(dialog.getByLabel("Price")).toHaveValue("40.00");
  await expect(dialog.getByLabel("Stock")).toHaveValue("20");
  await expect(dialog.getByLabel("Category")).toHaveValue("Treatment");
  await expect(dialog.getByLabel("Ingredients")).toHaveValue("Aqua, Glycerin");
  await expect(dialog.getByLabel("Primary image URL")).toHaveValue("silk-milk/hero.jpg");
  await dialog.getByLabel("Price").fill("0.99");
  await dialog.getByLabel("Stock").fill("0");
  await dialog.getByLabel("Featured").check();
  await dialog.getByRole("button", { name: "Save product" }).click();
  await expect(dialog).toBeHidden();
  const row = await findRow(admin, name);
  await expect(row).toContainText("$0.99");
  await expect(row).toContainText("Sold out");

  await visitor.reload();
  await visitor.getByRole("link", { name: new RegExp(name) }).click();
  await expect(visitor.getByText("$0.99").first()).toBeVisible();
  await expect(visitor.getByRole("button", { name: "Out of stock" })).toBeDisabled();
  await visitor.close();
});

test("texts are edited in three languages, and each shopper reads their own", async ({
  admin,
  shop,
  browser,
}) => {
  const dialog = await openEditor(admin, "Quiet Balm");
  await dialog.getByLabel("Description").fill("A new English text.");
  await dialog.getByRole("tab", { name: "English" }).press("ArrowRight");
  await dialog.getByRole("tab", { name: "Français" }).press("Enter");
  await expect(dialog.getByLabel("Name")).toHaveValue("Baume Silence");
  await dialog.getByLabel("Name").fill("Baume Calme");
  await dialog.getByRole("tab", { name: "Español" }).click();
  await dialog.getByLabel("Name").fill("x".repeat(121));
  await dialog.getByRole("tab", { name: "English" }).click();
  await dialog.getByRole("checkbox", { name: "Dryness" }).check();
  await dialog.getByRole("button", { name: "Save product" }).click();
  // What was refused is led to, in its tab.
  await expect(dialog.getByRole("tab", { name: "Español" })).toHaveAttribute("aria-selected", "true");
  await expect(dialog.getByLabel("Name")).toBeFocused();
  await dialog.getByLabel("Name").fill("");
  await dialog.getByRole("button", { name: "Save product" }).click();
  await expect(dialog).toBeHidden();
  const reader = await browser.newPage({ baseURL: shop.url });
  await reader.goto("/product/quiet-balm?lang=fr");
  await expect(reader.getByRole("heading", { level: 1, name: "Baume Calme" })).toBeVisible();
  await reader.goto("/product/quiet-balm?lang=es");
  await expect(reader.getByRole("heading", { level: 1, name: "Quiet Balm" })).toBeVisible();
  await reader.goto("/product/quiet-balm?lang=en");
  await expect(reader.getByText("A new English text.")).toBeVisible();
  await reader.close();
});

test("searches by name, sorts by column and turns pages, all in the address", async ({ admin, shop }) => {
  const family = uniqueName("Paged");
  for (let number = 10; number < 37; number += 1) {
    const price = `${(number * 7) % 50}.00`;
    await createProduct(admin.request, shop.url, { name: `${family} n${number}`, price });
  }
  await admin.goto("/?tab=products");
  await hydrated(admin);
  await admin.getByRole("searchbox", { name: "Search by name" }).fill(family.toUpperCase());
  await admin.getByRole("button", { name: "Search" }).click();
  await expect(admin.getByText("27 products")).toBeVisible();
  const names = admin.getByRole("rowheader");
  await expect(names).toHaveCount(25);
  await expect(names.first()).toContainText("n36");

  await admin.getByRole("link", { name: "Name" }).click();
  await expect(names.first()).toContainText("n10");
  await expect(admin.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", "ascending");
  await admin.getByRole("link", { name: "Name" }).click();
  await expect(names.first()).toContainText("n36");
  await expect(admin.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", "descending");
  await admin.getByRole("link", { name: "Price" }).click();
  await expect(admin.getByRole("columnheader", { name: "Price" })).toHaveAttribute("aria-sort", "ascending");
  await expect(admin.getByRole("row").nth(1)).toContainText("$2.00");

  await admin.getByRole("link", { name: "Next page" }).click();
  await expect(admin.getByText("Page 2 of 2")).toBeVisible();
  await expect(names).toHaveCount(2);
  await expect(admin).toHaveURL(/tab=products.+sort=price.+page=2/);
  await admin.reload();
  await expect(names).toHaveCount(2);
  await admin.goBack();
  await expect(names).toHaveCount(25);
  await hydrated(admin);
  await admin.getByRole("link", { name: "Show all" }).click();
  await expect(admin.getByText("27 products")).toBeHidden();

  await admin.getByRole("searchbox").fill("no such cream");
  await admin.getByRole("searchbox").press("Enter");
  await expect(admin.getByText("No product is called “no such cream”.")).toBeVisible();
});

test("a failed save says so and loses nothing; the next try saves", async ({ admin, shop, context }) => {
  const name = uniqueName("Lost Net");
  await createProduct(admin.request, shop.url, { name });
  const dialog = await openEditor(admin, name);
  await dialog.getByLabel("Description").fill("Long thoughts, typed once.");
  await context.setOffline(true);
  await dialog.getByRole("button", { name: "Save product" }).click();
  const toast = admin.getByRole("alert").filter({ hasText: "Failed to save product." });
  await expect(toast.first()).toBeAttached();
  await expect(dialog.getByText("Failed to save product.")).toBeVisible();
  await context.setOffline(false);
  await expect(dialog.getByLabel("Description")).toHaveValue("Long thoughts, typed once.");

  await admin.route("**/admin/products.data*", (route) => route.fulfill({ status: 500, body: "broken" }));
  const broken = admin.waitForResponse((reply) => reply.status() === 500);
  await dialog.getByRole("button", { name: "Save product" }).click();
  await broken;
  await expect(dialog.getByRole("button", { name: "Save product" })).toBeVisible();
  await expect(dialog.getByLabel("Description")).toHaveValue("Long thoughts, typed once.");
  await admin.unroute("**/admin/products.data*");
  await dialog.getByRole("button", { name: "Save product" }).click();
  await expect(dialog).toBeHidden();
  await expect((await openEditor(admin, name)).getByLabel("Description")).toHaveValue(
    "Long thoughts, typed once.",
  );
});

test("a new product whose reply was lost is saved again as the same one", async ({ admin }) => {
  const name = uniqueName("Lost Reply");
  await admin.goto("/?tab=products");
  await hydrated(admin);
  await admin.getByRole("button", { name: "Add product" }).click();
  const dialog = admin.getByRole("dialog", { name: "Add product" });
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Price").fill("5");
  await dialog.getByLabel("Description").fill("Made once.");
  await dialog.getByLabel("Usage").fill("Every evening.");
  await dialog.getByLabel("Primary image URL").fill("silk-milk/hero.jpg");
  await admin.route("**/admin/products.data*", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await dialog.getByRole("button", { name: "Save product" }).click();
  await expect(dialog.getByText("Failed to save product.")).toBeVisible();
  await admin.unroute("**/admin/products.data*");
  await dialog.getByRole("button", { name: "Save product" }).click();
  await expect(dialog).toBeHidden();
  // Finds one row, and would fail on two.
  await expect(await findRow(admin, name)).toHaveCount(1);
});

test("unsaved changes are asked about, whichever way they would be lost", async ({ admin, shop }) => {
  const name = uniqueName("Half Done");
  await createProduct(admin.request, shop.url, { name });
  const untouched = await openEditor(admin, name);
  await admin.keyboard.press("Escape");
  await expect(untouched).toBeHidden();

  await admin.getByRole("link", { name: "Dashboard" }).click();
  await expect(admin.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await admin.getByRole("link", { name: "Products", exact: true }).click();
  await admin.getByRole("button", { name: `Edit ${name}` }).click();
  const dialog = admin.getByRole("dialog", { name: "Edit product" });
  await dialog.getByLabel("Usage").fill("Not saved yet.");
  const question = admin.getByRole("alertdialog", { name: "Discard your changes?" });
  const ways = [
    () => admin.keyboard.press("Escape"),
    () => dialog.getByRole("button", { name: "Close" }).click(),
    () => dialog.getByRole("button", { name: "Cancel" }).click(),
    () => admin.mouse.click(5, 5),
    () => admin.evaluate(() => history.back()),
  ];
  for (const leave of ways) {
    await leave();
    await expect(question).toBeVisible();
    await question.getByRole("button", { name: "Keep editing" }).click();
    await expect(question).toBeHidden();
    await expect(dialog.getByLabel("Usage")).toHaveValue("Not saved yet.");
  }
  await admin.evaluate(() => history.back());
  await question.getByRole("button", { name: "Discard" }).click();
  await expect(admin.getByRole("dialog")).toBeHidden();
  await expect(admin.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await expect((await openEditor(admin, name)).getByLabel("Usage")).toHaveValue("At night.");
});

test("leaving the page with unsaved changes asks too", async ({ admin }) => {
  const dialog = await openEditor(admin, "Silk Milk");
  await dialog.getByLabel("Usage").fill("Not saved yet.");
  const asked = admin.waitForEvent("dialog");
  const leaving = admin.reload().catch(() => undefined);
  const prompt = await asked;
  expect(prompt.type()).toBe("beforeunload");
  await prompt.accept();
  await leaving;
});

test("deletes a product after asking, and not before", async ({ admin, shop, browser }) => {
  const name = uniqueName("Last Jar");
  await createProduct(admin.request, shop.url, { name });
  const id = await idOf(admin.request, shop.url, name);
  const row = await findRow(admin, name);
  await row.getByRole("button", { name: `Delete ${name}` }).click();
  const question = admin.getByRole("alertdialog", { name: "Delete this product?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  await expect(row).toBeVisible();

  await row.getByRole("button", { name: `Delete ${name}` }).click();
  await question.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(question).toBeHidden();
  await expect(admin.getByText(/No product is called/)).toBeVisible();
  const visitor = await browser.newPage({ baseURL: shop.url });
  await visitor.goto(`/product/${id}`);
  await expect(visitor.getByText("Product not found.").first()).toBeVisible();
  await visitor.close();
});

test("a delete that fails says so and keeps the product", async ({ admin, shop }) => {
  const name = uniqueName("Kept Jar");
  await createProduct(admin.request, shop.url, { name });
  const row = await findRow(admin, name);
  await row.getByRole("button", { name: `Delete ${name}` }).click();
  await admin.route("**/admin/products.data*", (route) => route.abort());
  await admin.getByRole("alertdialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect(
    admin.getByRole("alert").filter({ hasText: "Failed to delete product." }).first(),
  ).toBeAttached();
  await admin.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  await expect(row).toBeVisible();
});

test("stock in the row, filters while one types, a copy asked about its price, a deletion undone", async ({
  admin,
  shop,
}) => {
  const name = uniqueName("Row Gel");
  await createProduct(admin.request, shop.url, { name });
  await admin.goto("/?tab=products");
  await hydrated(admin);
  await admin.getByRole("searchbox").pressSequentially(name.toLowerCase());
  await expect(admin.getByText(/^1 product(?!s)/)).toBeVisible();
  await expect(admin.getByRole("searchbox")).toBeFocused();
  const stock = admin.getByRole("button", { name: `Stock of ${name}` });
  await stock.click();
  await admin.keyboard.type("7");
  await admin.keyboard.press("Escape");
  await expect(stock).toBeFocused();
  await expect(stock).toHaveText("20");
  await stock.press("Enter");
  await admin.keyboard.type("3");
  await admin.keyboard.press("Enter");
  await expect(stock).toHaveText("3");
  await expect(admin.getByRole("alert").filter({ hasText: "Stock saved." })).toBeAttached();
  await admin.getByLabel("Show").selectOption("Sold out");
  await expect(admin.getByText(/No product is called/)).toBeVisible();
  await admin.getByLabel("Show").selectOption("Low stock");
  await expect(stock).toBeVisible();
  await expect(admin).toHaveURL(/only=low/);

  await admin.getByRole("button", { name: `Duplicate ${name}` }).click();
  const dialog = admin.getByRole("dialog", { name: "Add product" });
  await expect(dialog.getByLabel("Name")).toHaveValue(`${name} (copy)`);
  await expect(dialog.getByLabel("Stock")).toHaveValue("0");
  await dialog.getByLabel("Price").fill("0,0");
  await dialog.getByLabel("Stock").fill("1");
  await dialog.getByRole("button", { name: "Save product" }).click();
  const question = admin.getByRole("alertdialog");
  await expect(question).toHaveAccessibleName("Sell this for $0.00?");
  await question.getByRole("button", { name: "Keep editing" }).click();
  await dialog.getByRole("button", { name: "Save product" }).click();
  await question.getByRole("button", { name: "Save at $0.00" }).click();
  await expect(dialog).toBeHidden();
  await expect(admin.getByText(/^2 products/)).toBeVisible();

  await admin.getByRole("button", { name: `Delete ${name} (copy)` }).click();
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await question.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(admin.getByText(/^1 product(?!s)/)).toBeVisible();
  await admin.getByRole("button", { name: "Undo" }).click();
  await expect(admin.getByText(/^2 products/)).toBeVisible();
  await expect(admin.getByRole("row", { name: `${name} (copy)` })).toContainText("$0.00");
});

test("works from the keyboard alone", async ({ admin, shop }) => {
  const name = uniqueName("Keyed Oil");
  await createProduct(admin.request, shop.url, { name });
  const edit = (await findRow(admin, name)).getByRole("button", { name: `Edit ${name}` });
  await edit.focus();
  await admin.keyboard.press("Enter");
  const dialog = admin.getByRole("dialog", { name: "Edit product" });
  await dialog.getByLabel("Price").focus();
  await admin.keyboard.press("ControlOrMeta+a");
  await admin.keyboard.type("12");
  await admin.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(edit).toBeFocused();
  await expect(admin.getByRole("row").filter({ hasText: name })).toContainText("$12.00");
});
