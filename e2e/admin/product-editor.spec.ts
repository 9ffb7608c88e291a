import { expect, findRow, openEditor, openNewEditor, putOnSale, test, uniqueName } from "./support.ts";

test("adds a product: live preview, saved, in the list", async ({ admin }) => {
  const name = uniqueName("Dew Balm");
  const dialog = await openNewEditor(admin);
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
  await expect(preview.getByText("This picture cannot be loaded.")).toHaveCount(1);
  await dialog.getByRole("button", { name: "Save product" }).click();
  await expect(dialog).toBeHidden();

  const row = await findRow(admin, name);
  await expect(row).toContainText("$48.50");
});

test("texts are edited in three languages, a tab each", async ({ admin }) => {
  const dialog = await openEditor(admin, "Quiet Balm");
  // The tab that was left stays for a moment: a label alone would mean two fields.
  const nameIn = (language: string) => dialog.locator(`[name="${language}.name"]`);
  await dialog.getByLabel("Description").fill("A new English text.");
  await dialog.getByRole("tab", { name: "English" }).press("ArrowRight");
  await dialog.getByRole("tab", { name: "Français" }).press("Enter");
  await expect(nameIn("fr")).toHaveValue("Baume Silence");
  await nameIn("fr").fill("Baume Calme");
  await dialog.getByRole("tab", { name: "Español" }).click();
  await nameIn("sp").fill("x".repeat(121));
  await dialog.getByRole("tab", { name: "English" }).click();
  await dialog.getByRole("checkbox", { name: "Dryness" }).check();
  await dialog.getByRole("button", { name: "Save product" }).click();
  // What was refused is led to, in its tab.
  await expect(nameIn("sp")).toBeFocused();
  await nameIn("sp").fill("");
  await dialog.getByRole("button", { name: "Save product" }).click();
  await expect(dialog).toBeHidden();
  await openEditor(admin, "Quiet Balm");
  await expect(dialog.getByLabel("Description")).toHaveValue("A new English text.");
  await dialog.getByRole("tab", { name: "Français" }).click();
  await expect(nameIn("fr")).toHaveValue("Baume Calme");
  await dialog.getByRole("tab", { name: "Español" }).click();
  await expect(nameIn("sp")).toHaveValue("");
});

test("unsaved changes are asked about, whichever way they would be lost", async ({ admin, shop }) => {
  const name = await putOnSale(admin, shop, "Half Done");
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

test("works from the keyboard alone", async ({ admin, shop }) => {
  const name = await putOnSale(admin, shop, "Keyed Oil");
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
