import { readFileSync } from "node:fs";
import { expect, hydrated, idOf, newShopper, putOnSale, test } from "./support.ts";
import { ADDRESS_FIELDS, buy } from "../support/shopping.ts";

const money = (text: string | null) => Math.round(Number((text ?? "").replaceAll(/[$,]/g, "")) * 100);

test("the dashboard's totals follow every order and every new account", async ({
  admin,
  shop,
  playwright,
}) => {
  const name = await putOnSale(admin, shop, "Counted Gel");
  const id = await idOf(admin.request, shop.url, name);
  const value = (label: string) =>
    admin.locator("dl > div").filter({ hasText: label }).getByRole("definition").textContent();
  const read = async () => {
    await admin.goto("/?tab=dashboard");
    return {
      revenue: money(await value("Total revenue")),
      orders: Number(await value("Total orders")),
      customers: Number(await value("Total customers")),
    };
  };
  const before = await read();
  const shopper = await newShopper(playwright, shop.url);
  await buy(shopper, shop.url, { id, quantity: 2, cents: 4000 });
  await buy(shopper, shop.url, { id, quantity: 1, cents: 4000 });
  expect(await read()).toEqual({
    revenue: before.revenue + 9000 + 5000,
    orders: before.orders + 2,
    customers: before.customers + 1,
  });

  await expect(admin.getByRole("img", { name: /^Revenue per day: \$.+ in all, most on/ })).toBeVisible();
  await expect(admin.getByRole("img", { name: /^Orders per day: \d+ in all, most on/ })).toBeVisible();
  await admin.getByText("Show the numbers").click();
  const rows = admin.getByRole("table").getByRole("row");
  await expect(rows).toHaveCount(31);
  const today = await rows.last().getByRole("cell").allTextContents();
  expect(today).toEqual([expect.stringMatching(/^\$[\d,]+\.\d\d$/), String(before.orders + 2)]);
  await shopper.dispose();
});

test("orders: newest first, read-only, and each opens to its lines and address", async ({
  admin,
  shop,
  playwright,
}) => {
  const name = await putOnSale(admin, shop, "Ordered Gel");
  const id = await idOf(admin.request, shop.url, name);
  const shopper = await newShopper(playwright, shop.url);
  await buy(shopper, shop.url, { id, quantity: 1, cents: 4000 });
  await buy(shopper, shop.url, { id, quantity: 3, cents: 4000 });

  await admin.goto("/?tab=orders");
  await hydrated(admin);
  const rows = admin.getByRole("row");
  await expect(rows.first()).toHaveText(/Order.*Date.*Customer user id.*Total.*Status/);
  await expect(rows.nth(1)).toContainText("$130.00");
  await expect(rows.nth(1)).toContainText("Pending");
  await expect(rows.nth(2)).toContainText("$50.00");
  const open = rows.nth(1).getByRole("button");
  await expect(open).toHaveAccessibleName(/^Details of order [0-9a-f]{8}$/);
  await expect(open).toHaveAttribute("aria-expanded", "false");
  await open.press("Enter");
  await expect(open).toHaveAttribute("aria-expanded", "true");
  const details = rows.nth(2);
  await expect(details).toContainText(name);
  await expect(details).toContainText("3 × $40.00");
  for (const line of Object.values(ADDRESS_FIELDS)) await expect(details).toContainText(line);
  await open.press("Enter");
  await expect(admin.getByText("3 × $40.00")).toBeHidden();
  await shopper.dispose();

  // Found by the person while one types, and by day; the file holds what the list does.
  await admin.getByRole("searchbox").pressSequentially(ADDRESS_FIELDS.fullName);
  await expect(admin).toHaveURL(/tab=orders&q=/);
  await expect(admin.getByRole("searchbox")).toBeFocused();
  await expect(rows.nth(1)).toContainText("@");
  const today = new Date().toISOString().slice(0, 10);
  await admin.getByLabel("To", { exact: true }).fill("2020-01-01");
  await expect(admin.getByText("No order matches.")).toBeVisible();
  await admin.getByLabel("To", { exact: true }).fill(today);
  await admin.getByLabel("From", { exact: true }).fill(today);
  await expect(admin).toHaveURL(new RegExp(`from=${today}&to=${today}`));
  const saved = admin.waitForEvent("download");
  await admin.getByRole("link", { name: "Export as CSV" }).click();
  expect(readFileSync(await (await saved).path(), "utf8")).toContain(`3 × ${name}`);

  // The packing slip names what goes into the parcel, not what it cost.
  await rows.nth(1).getByRole("button").click();
  await admin.getByRole("link", { name: "Packing slip" }).click();
  const slip = admin.getByRole("article", { name: "Packing slip" });
  await expect(slip.getByRole("row", { name })).toContainText("3");
  await expect(slip).toContainText(ADDRESS_FIELDS.street);
  await expect(slip).not.toContainText("$");
  await admin.emulateMedia({ media: "print" });
  await expect(admin.getByRole("navigation")).toBeHidden();
  await expect(slip).toBeVisible();
});

test("orders come in pages", async ({ admin, shop, playwright }) => {
  const name = await putOnSale(admin, shop, "Paged Gel", { stock: "26" });
  const id = await idOf(admin.request, shop.url, name);
  const shopper = await newShopper(playwright, shop.url);
  for (let place = 0; place < 26; place += 1) await buy(shopper, shop.url, { id, quantity: 1, cents: 4000 });
  await shopper.dispose();
  await admin.goto("/?tab=orders");
  const rows = admin.getByRole("table").getByRole("button");
  await expect(rows).toHaveCount(25);
  await admin.getByRole("link", { name: "Next page" }).click();
  await expect(admin).toHaveURL("/?tab=orders&page=2");
  await expect(admin.getByText(/^Page 2 of \d/)).toBeVisible();
  await admin.reload();
  await expect(admin.getByText(/^Page 2 of \d/)).toBeVisible();
});
