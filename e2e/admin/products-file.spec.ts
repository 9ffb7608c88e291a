import { readFile } from "node:fs/promises";
import { expectAccessible } from "../support/axe.ts";
import { expect, findRow, hydrated, putOnSale, test } from "./support.ts";

test("a file of products: taken along, wrong told line by line, tried, then brought back", async ({
  admin,
  shop,
}) => {
  const name = await putOnSale(admin, shop, "Filed Milk");
  const row = await findRow(admin, name);
  const download = admin.waitForEvent("download");
  await admin.getByRole("link", { name: "Export as CSV" }).click();
  const file = await readFile(await (await download).path(), "utf8");
  const [head = "", line = ""] = file.split("\r\n").filter((text) => /^\uFEFF|Filed Milk/.test(text));
  expect(line).toContain(",40.00,20,");

  const dialog = admin.getByRole("dialog", { name: "Import CSV" });
  await choose(`${head}\r\n${line.replace(",40.00,", ",cheap,")}\r\n`);
  await expect(dialog.getByRole("alert")).toHaveText("Nothing was changed: 1 problem.");
  await expect(dialog.getByRole("listitem")).toHaveText([
    "Line 2, price: Please enter a price such as 48.00.",
  ]);
  await expect(dialog.getByRole("button", { name: "Import" })).toHaveCount(0);
  await expectAccessible(admin);
  await dialog.getByRole("button", { name: "Close" }).click();

  await choose(`${head}\r\n${line.replace(",40.00,", ",41.50,")}\r\n`);
  await expect(dialog).toContainText("1 product would be changed.");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await admin.reload();
  await hydrated(admin);
  await expect(row).toContainText("$40.00");

  await choose(`${head}\r\n${line.replace(",40.00,", ",41.50,")}\r\n`);
  await dialog.getByRole("button", { name: "Import", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText("$41.50");

  async function choose(text: string): Promise<void> {
    const asked = admin.waitForEvent("filechooser");
    await admin.getByRole("button", { name: "Import CSV" }).click();
    const chosen = { name: "products.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
    await (await asked).setFiles(chosen);
  }
});
