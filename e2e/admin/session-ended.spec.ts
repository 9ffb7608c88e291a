import { expect, findRow, openNewEditor, test, uniqueName } from "./support.ts";
import { PRODUCT_FORM } from "#test/product-form.ts";

test("an admin who signed out in another tab keeps the form, signs in beside it, and saves", async ({
  admin: page,
  owner,
}) => {
  const name = uniqueName("Kept Balm");
  const dialog = await openNewEditor(page);
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Price").fill("40");
  await dialog.getByLabel("Stock").fill("7");
  await dialog.getByLabel("Description").fill(PRODUCT_FORM.description);
  await dialog.getByLabel("Usage").fill(PRODUCT_FORM.usage);
  await dialog.getByLabel("Primary image").fill(PRODUCT_FORM.imageUrl);
  const other = await page.context().newPage();
  await other.goto("/");
  await other.getByRole("button", { name: "Log out" }).click();
  await expect(other.getByRole("button", { name: "Log out" })).toBeHidden();
  await dialog.getByRole("button", { name: "Save" }).click();

  await expect(dialog.getByRole("alert")).toContainText("You are no longer signed in.");
  await expect(dialog.getByLabel("Name")).toHaveValue(name);
  await dialog.getByLabel("Email").fill(owner.email);
  await dialog.getByLabel("Password").fill("not the password");
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await expect(dialog.getByRole("alert").last()).toContainText(/password/i);
  await dialog.getByLabel("Password").fill(owner.password);
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await expect(dialog.getByRole("alert")).toHaveCount(0);
  await expect(dialog.getByLabel("Description")).toHaveValue(PRODUCT_FORM.description);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(await findRow(page, name)).toBeVisible();
});
