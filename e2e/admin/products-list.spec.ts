import { createProduct, expect, findRow, hydrated, putOnSale, test, uniqueName } from "./support.ts";

test("searches by name, sorts by column and turns pages, all in the address", async ({ admin, shop }) => {
  const family = uniqueName("Paged");
  for (let number = 10; number < 36; number += 1)
    await createProduct(admin.request, shop.url, { name: `${family} n${number}` });
  await admin.goto("/?tab=products");
  await hydrated(admin);
  await admin.getByRole("searchbox", { name: "Search by name" }).fill(family.toUpperCase());
  await admin.getByRole("button", { name: "Search" }).click();
  await expect(admin.getByText("26 products")).toBeVisible();
  const names = admin.getByRole("rowheader");
  const byName = admin.getByRole("columnheader", { name: "Name" });
  await admin.getByRole("link", { name: "Name" }).click();
  await expect(byName).toHaveAttribute("aria-sort", "ascending");
  await expect(names.first()).toContainText("n10");
  await admin.getByRole("link", { name: "Name" }).click();
  await expect(byName).toHaveAttribute("aria-sort", "descending");
  await expect(names.first()).toContainText("n35");
  await admin.getByRole("link", { name: "Next page" }).click();
  await expect(admin.getByText("Page 2 of 2")).toBeVisible();
  await expect(names).toHaveCount(1);
  await expect(admin).toHaveURL(/tab=products.+sort=-name.+page=2/);
  await admin.reload();
  await expect(names).toHaveCount(1);
  await admin.goBack();
  await expect(names).toHaveCount(25);
  await hydrated(admin);
  await admin.getByRole("link", { name: "Show all" }).click();
  await expect(admin.getByText("26 products")).toBeHidden();
  // The fields say what the list is narrowed down to, wherever one comes from.
  const show = admin.getByLabel("Show");
  await show.selectOption("Featured");
  await expect(admin).toHaveURL(/only=featured/);
  await admin.getByRole("link", { name: "Show all" }).click();
  await expect(show).toHaveValue("");
  await admin.goBack();
  await expect(show).toHaveValue("featured");
});

test("stock in the row, filters while one types, a copy asked about its price, a deletion undone", async ({
  admin,
  shop,
}) => {
  const name = await putOnSale(admin, shop, "Row Gel");
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

test("deletes a product after asking, and not before", async ({ admin, shop }) => {
  const name = await putOnSale(admin, shop, "Last Jar");
  const row = await findRow(admin, name);
  await row.getByRole("button", { name: `Delete ${name}` }).click();
  const question = admin.getByRole("alertdialog", { name: "Delete this product?" });
  const look = (button: string) =>
    question.getByRole("button", { name: button, exact: true }).evaluate((element) => {
      const { color, borderColor, backgroundColor } = getComputedStyle(element);
      return { color, borderColor, backgroundColor };
    });
  // A quiet red: words and line, no surface.
  const [remove, cancel] = [await look("Delete"), await look("Cancel")];
  expect(remove.color).not.toBe(cancel.color);
  expect(remove).toEqual({
    color: remove.color,
    borderColor: remove.color,
    backgroundColor: "rgba(0, 0, 0, 0)",
  });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  await expect(row).toBeVisible();

  await row.getByRole("button", { name: `Delete ${name}` }).click();
  await question.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(question).toBeHidden();
  await expect(admin.getByText(/No product is called/)).toBeVisible();
});

test("a delete that fails says so and keeps the product", async ({ admin, shop }) => {
  const name = await putOnSale(admin, shop, "Kept Jar");
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

test("on a phone a product's actions are a menu", async ({ admin }) => {
  await admin.setViewportSize({ width: 360, height: 740 });
  await admin.goto("/?tab=products");
  await hydrated(admin);
  const row = admin.getByRole("row", { name: "Silk Milk" });
  const actions = row.getByRole("button", { name: "Actions for Silk Milk" });
  await expect(row.getByRole("button", { name: "Edit Silk Milk" })).toBeHidden();
  await actions.click();
  await expect(admin.getByRole("menuitem")).toHaveText(["Edit", "Duplicate", "Delete"]);
  await admin.getByRole("menuitem", { name: "Edit" }).click();
  await expect(admin.getByRole("dialog").getByLabel("Name")).toHaveValue("Silk Milk");
  await admin.keyboard.press("Escape");
  await expect(actions).toBeFocused();
});
