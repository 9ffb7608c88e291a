import { expectAccessible } from "../support/axe.ts";
import { buy } from "../support/shopping.ts";
import { expect, idOf, newShopper, putOnSale, test } from "./support.ts";

test("an owner marks an order as paid by the keyboard, takes it back, and sends it from the list", async ({
  admin,
  shop,
  playwright,
}) => {
  const name = await putOnSale(admin, shop, "Moved Gel");
  const productId = await idOf(admin.request, shop.url, name);
  const shopper = await newShopper(playwright, shop.url);
  await buy(shopper, shop.url, { id: productId, quantity: 1, cents: 4000 });
  await shopper.dispose();
  const [order] = await shop.sql<{ id: string }>("select id from orders where items->0->>'productId' = $1", [
    productId,
  ]);
  const id = order?.id ?? "";

  await admin.goto(`/?tab=orders&order=${id}`);
  const head = admin.getByRole("article").locator("header");
  await expect(head).toContainText("Pending");
  await admin.getByText("It is paid", { exact: true }).focus();
  await admin.keyboard.press("Enter");
  await admin.getByRole("button", { name: "Mark as paid" }).focus();
  await admin.keyboard.press("Enter");
  await expect(head).toContainText("Paid");
  await expect(admin.getByRole("region", { name: "What can be done now" })).toBeFocused();
  await expectAccessible(admin);
  await admin.getByRole("button", { name: "Undo" }).click();
  await expect(head).toContainText("Pending");
  await admin.getByText("It is paid", { exact: true }).click();
  await admin.getByRole("button", { name: "Mark as paid" }).click();
  await expect(head).toContainText("Paid");

  await admin.setViewportSize({ width: 360, height: 740 });
  await admin.goto("/?tab=orders&list=pack");
  await admin.getByRole("checkbox", { name: id.slice(0, 8) }).check();
  await admin.getByLabel("Carrier").fill("La Poste");
  await expectAccessible(admin);
  expect(await admin.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await admin.getByRole("button", { name: "The chosen have left" }).click();
  await expect(admin.getByRole("status").filter({ hasText: "1" })).toBeVisible();
  const steps = await shop.sql("select kind, details from order_events where order_id = $1 order by number", [
    id,
  ]);
  expect(steps.map((step) => Object(step).kind)).toEqual(["paid", "undone", "paid", "shipped"]);
});
