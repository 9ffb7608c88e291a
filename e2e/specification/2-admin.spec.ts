import {
  expect,
  findRow,
  hydrated,
  openEditor,
  openNewEditor,
  PRODUCT,
  putOnSale,
  signUp,
  test,
} from "../admin/support.ts";
import { buy } from "../support/shopping.ts";

test("2 Admin panel: It replaces the whole storefront for admins.", async ({ admin }) => {
  for (const path of ["/", "/shop", "/product/silk-milk", "/profile", "/checkout"]) {
    await admin.goto(path);
    await expect(admin.getByRole("navigation", { name: "Admin sections" })).toBeVisible();
    await expect(admin.getByRole("contentinfo")).toHaveCount(0);
  }
});

test("2 Admin panel: It has side tabs Dashboard, Products, Orders and AI Agent, plus logout.", async ({
  admin,
}) => {
  const tabs = admin.getByRole("navigation", { name: "Admin sections" }).getByRole("link");
  await expect(tabs).toHaveText(["Dashboard", "Products", "Orders", "AI Agent"]);
  await admin.getByRole("button", { name: "Log out" }).click();
  await expect(admin.getByRole("link", { name: "Log in" })).toBeVisible();
});

test("2 Admin panel: Dashboard: total revenue, total orders, total customers.", async ({ admin }) => {
  await admin.goto("/?tab=dashboard");
  const numbers = admin.locator("dl").first();
  await expect(numbers).toContainText(/Total revenue\s*\$[\d,]+\.\d\d/);
  await expect(numbers).toContainText(/Total orders\s*\d+/);
  await expect(numbers).toContainText(/Total customers\s*\d+/);
});

test("2 Admin panel: Products: a table (name, category, price, stock, actions edit/delete) with an add/edit modal.", async ({
  admin,
}) => {
  await admin.goto("/?tab=products");
  await hydrated(admin);
  const heads = admin.getByRole("table").getByRole("columnheader");
  for (const name of ["Name", "Category", "Price", "Stock", "Actions"])
    await expect(heads.filter({ hasText: name })).toHaveCount(1);
  await expect(admin.getByRole("button", { name: /^Delete / }).first()).toBeVisible();
  await admin
    .getByRole("button", { name: /^Edit / })
    .first()
    .click();
  await expect(admin.getByRole("dialog", { name: "Edit product" })).toBeVisible();
});

test("2 Admin panel: Orders: a read-only table (order id, date, customer user id, total, status).", async ({
  admin,
  shop,
  playwright,
}) => {
  const shopper = await playwright.request.newContext();
  await signUp(shopper, shop.url);
  await buy(shopper, shop.url, { id: "silk-milk", quantity: 1, cents: 3800 });
  await shopper.dispose();
  await admin.goto("/?tab=orders");
  const rows = admin.getByRole("table").getByRole("row");
  await expect(rows.first()).toHaveText(/Order.*Date.*Customer user id.*Total.*Status/);
  await expect(rows.nth(1)).toContainText(/[0-9a-f]{8}.*\$48\.00.*Pending/);
  await expect(admin.getByRole("table").getByRole("textbox")).toHaveCount(0);
});

test("2 Admin panel: AI Agent: a static console labelled as a simulation that shows stock-monitoring lines.", async ({
  admin,
}) => {
  await admin.goto("/?tab=ai-agent");
  const console = admin.getByRole("region", { name: "Stock monitor console" });
  await expect(console).toContainText("Simulation");
  await expect(console).toContainText("Silk Milk: 48 units.");
});

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

test("4 Admin product modal: edit mode (prefilled). Saving closes the modal and reloads the list.", async ({
  admin,
  shop,
}) => {
  const name = await putOnSale(admin, shop, "Spec Balm");
  const dialog = await openEditor(admin, name);
  await expect(dialog.getByLabel("Usage")).toHaveValue(PRODUCT.usage);
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

test("6 Admin: who is no admin is refused by the server.", async ({ playwright, shop }) => {
  const shopper = await playwright.request.newContext();
  await signUp(shopper, shop.url);
  const reply = await shopper.post(`${shop.url}/admin/products`, {
    form: { ...PRODUCT, intent: "create" },
    headers: { Origin: shop.url },
    maxRedirects: 0,
  });
  expect(reply.status()).toBe(403);
  await shopper.dispose();
});

test("9: Admin tabs: dashboard, products, orders, ai-agent.", async ({ admin }) => {
  const tabs = admin.getByRole("navigation", { name: "Admin sections" }).getByRole("link");
  await expect(tabs).toHaveCount(4);
  const targets = await tabs.evaluateAll((all) => all.map((tab) => tab.getAttribute("href") ?? ""));
  expect(targets.map((target) => new URL(target, "http://a").searchParams.get("tab"))).toEqual([
    "dashboard",
    "products",
    "orders",
    "ai-agent",
  ]);
});
