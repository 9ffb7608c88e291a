import {
  expect,
  findRow,
  idOf,
  logIn,
  newAddress,
  newShopper,
  openEditor,
  putOnSale,
  signUp,
  test,
} from "./support.ts";
import { buy } from "../support/shopping.ts";

test("two admins edit one product: the second is told, and nothing is silently overwritten", async ({
  admin,
  owner,
  shop,
  browser,
}) => {
  const name = await putOnSale(admin, shop, "Shared Serum");
  const second = await browser.newPage({ baseURL: shop.url });
  await logIn(second, owner, "/");
  const mine = await openEditor(second, name);
  const theirs = await openEditor(admin, name);
  await theirs.getByLabel("Price").fill("44.00");
  await theirs.getByLabel("Description").fill("Their description.");
  await theirs.getByRole("button", { name: "Save product" }).click();
  await expect(theirs).toBeHidden();

  await mine.getByLabel("Description").fill("My description.");
  await mine.getByLabel("Usage").fill("My usage.");
  await mine.getByRole("button", { name: "Save product" }).click();
  await expect(mine.getByRole("alert")).toContainText("Someone else saved this product");
  // What only they changed is taken over; what both changed is kept, with theirs beside it.
  await expect(mine.getByLabel("Price")).toHaveValue("44.00");
  await expect(mine.getByLabel("Usage")).toHaveValue("My usage.");
  await expect(mine.getByLabel("Description")).toHaveValue("My description.");
  await expect(mine.getByText("The other person entered: Their description.")).toBeVisible();
  await expect((await openEditor(admin, name)).getByLabel("Description")).toHaveValue("Their description.");

  await mine.getByRole("button", { name: "Save product" }).click();
  await expect(mine).toBeHidden();
  const saved = await openEditor(admin, name);
  await expect(saved.getByLabel("Description")).toHaveValue("My description.");
  await expect(saved.getByLabel("Price")).toHaveValue("44.00");
  await second.close();
});

test("saving what somebody has deleted is told too", async ({ admin, shop, context }) => {
  const name = await putOnSale(admin, shop, "Gone Serum");
  const id = await idOf(admin.request, shop.url, name);
  const dialog = await openEditor(admin, name);
  await context.request.post(`${shop.url}/admin/products`, {
    form: { intent: "delete", id },
    headers: { Origin: shop.url },
  });
  await dialog.getByLabel("Usage").fill("Too late.");
  await dialog.getByRole("button", { name: "Save product" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Someone else has deleted this product.");
  await expect(dialog.getByLabel("Usage")).toHaveValue("Too late.");
});

test("a stock edit does not undo the sales of the meantime", async ({ admin, shop, playwright }) => {
  const name = await putOnSale(admin, shop, "Selling Serum");
  const id = await idOf(admin.request, shop.url, name);
  const shopper = await newShopper(playwright, shop.url);

  const price = await openEditor(admin, name);
  await buy(shopper, shop.url, { id, quantity: 3, cents: 4000 });
  await price.getByLabel("Price").fill("41.00");
  await price.getByRole("button", { name: "Save product" }).click();
  await expect(price).toBeHidden();
  await expect(await findRow(admin, name)).toContainText("17");

  const delivery = await openEditor(admin, name);
  await buy(shopper, shop.url, { id, quantity: 2, cents: 4100 });
  await delivery.getByLabel("Stock").fill("27");
  await delivery.getByRole("button", { name: "Save product" }).click();
  await expect(delivery).toBeHidden();
  await expect(await findRow(admin, name)).toContainText("25");
  await shopper.dispose();
});

test("a deleted product stays readable in orders and leaves carts and wishlists quietly", async ({
  admin,
  shop,
  browser,
}) => {
  const name = await putOnSale(admin, shop, "Parting Balm");
  const id = await idOf(admin.request, shop.url, name);
  const context = await browser.newContext({
    baseURL: shop.url,
    extraHTTPHeaders: { "X-Forwarded-For": newAddress() },
  });
  const shopper = await context.newPage();
  await signUp(context.request, shop.url);
  await buy(context.request, shop.url, { id, quantity: 2, cents: 4000 });
  const headers = { Origin: shop.url };
  await context.request.post("/cart", { form: { intent: "add", productId: id, quantity: "1" }, headers });
  await shopper.goto(`/product/${id}`);
  await shopper
    .getByRole("button", { name: `Add ${name} to wishlist` })
    .first()
    .click();
  await expect(shopper.getByRole("button", { name: `Remove ${name} from wishlist` }).first()).toBeVisible();
  await expect(shopper.getByTestId("cart-badge")).toHaveText("1");

  await (await findRow(admin, name)).getByRole("button", { name: `Delete ${name}` }).click();
  await admin.getByRole("alertdialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect(admin.getByText(/No product is called/)).toBeVisible();

  await shopper.goto("/profile");
  await expect(shopper.getByTestId("cart-badge")).toBeHidden();
  // Right after an order the account is folded.
  await shopper.getByText("Your Nacre").click();
  await expect(shopper.getByText(/Your wishlist is empty/)).toBeVisible();
  await expect(shopper.getByRole("group", { name: "Order history" })).toContainText("$90.00");
  await admin.goto("/?tab=orders");
  await admin.getByRole("row").nth(1).getByRole("button").click();
  await expect(admin.getByRole("list").filter({ hasText: name })).toContainText("2 × $40.00");
  await context.close();
});
