import { expect, findRow, hydrated, putOnSale, test } from "./support.ts";

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

test("on a phone a product's actions are a menu", async ({ admin }) => {
  await admin.setViewportSize({ width: 360, height: 740 });
  await admin.goto("/?tab=products");
  await hydrated(admin);
  const row = admin.getByRole("row", { name: "Silk Milk" });
  const actions = row.getByRole("button", { name: "Actions for Silk Milk" });
  await expect(row.getByRole("button", { name: "Edit Silk Milk" })).toBeHidden();
  await actions.click();
  await expect(admin.getByRole("menuitem")).toHaveText(["Edit", "Duplicate", "Stock history", "Delete"]);
  await admin.getByRole("menuitem", { name: "Edit" }).click();
  await expect(admin.getByRole("dialog").getByLabel("Name")).toHaveValue("Silk Milk");
  await admin.keyboard.press("Escape");
  await expect(actions).toBeFocused();
});
