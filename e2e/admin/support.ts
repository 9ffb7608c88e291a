import { PRODUCT_FORM } from "#test/product-form.ts";
import type { APIRequestContext, Page, PlaywrightWorkerArgs } from "@playwright/test";
import type { Shop } from "../support/shop.ts";
import { expect, hydrated, newAddress, signIn, signUp, test as base } from "../support/test.ts";

export { expect, hydrated };

interface Fixtures {
  /** A page of an admin, on the dashboard. */
  admin: Page;
}

/** Browser tests of the panel. */
export const test = base.extend<Fixtures>({
  admin: async ({ page, owner, shop }, use) => {
    await signIn(page.request, shop.url, owner);
    await page.goto("/");
    await use(page);
  },
});

let made = 0;

/** A name that no other product has. */
export function uniqueName(beginning: string): string {
  made += 1;
  return `${beginning} ${process.pid}-${Date.now()}-${made}`;
}

/** Puts a product on sale by the call that the panel makes. `request` carries an admin's cookie. */
async function createProduct(request: APIRequestContext, url: string, changes: Partial<typeof PRODUCT_FORM>) {
  const reply = await request.post(`${url}/admin/products`, {
    form: { ...PRODUCT_FORM, ...changes, intent: "create" },
    headers: { Origin: url },
  });
  expect(reply.status()).toBe(200);
}

/** Puts a product on sale under a name that no other has, and tells the name. */
export async function putOnSale(
  admin: Page,
  shop: Shop,
  beginning: string,
  changes: Partial<typeof PRODUCT_FORM> = {},
): Promise<string> {
  const name = uniqueName(beginning);
  await createProduct(admin.request, shop.url, { ...changes, name });
  return name;
}

/** Requests of a new shopper, who comes from an address that no throttle has seen. */
export async function newShopper(playwright: PlaywrightWorkerArgs["playwright"], url: string) {
  const request = await playwright.request.newContext({
    extraHTTPHeaders: { "X-Forwarded-For": newAddress() },
  });
  await signUp(request, url);
  return request;
}

/** The row of a product, found by searching for it. */
export async function findRow(page: Page, name: string) {
  await page.goto(`/?${new URLSearchParams({ tab: "products", q: name })}`);
  await hydrated(page);
  return page.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
}

/** Opens the editor of a product and waits until it is filled. */
export async function openEditor(page: Page, name: string) {
  await (await findRow(page, name)).getByRole("button", { name: `Edit ${name}` }).click();
  const dialog = page.getByRole("dialog", { name: "Edit product" });
  await expect(dialog.getByLabel("Name")).toHaveValue(name);
  return dialog;
}

/** Opens the editor of a product that is to be made. */
export async function openNewEditor(page: Page) {
  await page.goto("/?tab=products");
  await hydrated(page);
  await page.getByRole("button", { name: "Add product" }).click();
  return page.getByRole("dialog", { name: "Add product" });
}

/** The id of the product with this name, from the storefront. */
export async function idOf(request: APIRequestContext, url: string, name: string): Promise<string> {
  const sitemap = await (await request.get(`${url}/sitemap.xml`)).text();
  const slug = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  const [, id = ""] = new RegExp(`/product/(${slug}-[a-z0-9]{8})[<?"]`).exec(sitemap) ?? [];
  expect(id).not.toBe("");
  return id;
}
