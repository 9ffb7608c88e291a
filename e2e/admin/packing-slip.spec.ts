import { readFileSync } from "node:fs";
import { ADDRESS_FIELDS, buy } from "../support/shopping.ts";
import { expect, hydrated, idOf, newShopper, putOnSale, test } from "./support.ts";

test("orders are taken along as a file, and one prints as a packing slip", async ({
  admin,
  shop,
  playwright,
}) => {
  const name = await putOnSale(admin, shop, "Ordered Gel");
  const id = await idOf(admin.request, shop.url, name);
  const shopper = await newShopper(playwright, shop.url);
  await buy(shopper, shop.url, { id, quantity: 3, cents: 4000 });
  await shopper.dispose();
  await admin.goto("/?tab=orders");
  await hydrated(admin);
  const saved = admin.waitForEvent("download");
  await admin.getByRole("link", { name: "Export as CSV" }).click();
  expect(readFileSync(await (await saved).path(), "utf8")).toContain(`3 × ${name}`);

  // It names what goes into the parcel, not what it cost.
  await admin
    .getByRole("row")
    .nth(1)
    .getByRole("button", { name: /^Details of order/ })
    .click();
  await admin.getByRole("link", { name: "Packing slip" }).click();
  const slip = admin.getByRole("article", { name: "Packing slip" });
  await expect(slip.getByRole("row", { name })).toContainText("3");
  await expect(slip).toContainText(ADDRESS_FIELDS.street);
  await expect(slip).not.toContainText("$");
  await admin.emulateMedia({ media: "print" });
  await expect(admin.getByRole("navigation")).toBeHidden();
  await expect(slip).toBeVisible();
});
