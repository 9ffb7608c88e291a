import sharp from "sharp";
import { expect, findRow, openEditor, putOnSale, test } from "./support.ts";

test("pictures are put in order from the keyboard or by drag, told as they move, and saved so", async ({
  admin,
  shop,
}) => {
  const name = await putOnSale(admin, shop, "Turned Balm", {
    imageUrl: "silk-milk/hero.jpg",
    images: "quiet-balm/hero.jpg, night-current/hero.jpg",
  });
  const dialog = await openEditor(admin, name);
  const preview = dialog.getByRole("region", { name: "Preview" });
  await expect(preview.getByRole("img")).toHaveCount(3);
  const primary = dialog.getByLabel("Primary image URL");
  const further = dialog.getByLabel("Further image URLs");
  const told = admin.locator("[aria-live=assertive][id^=DndLiveRegion]");

  // "Remove picture" ends in the same words.
  const handle = (place: number) =>
    preview.getByRole("button", { name: `Move picture ${place}`, exact: true });
  await handle(3).focus();
  await admin.keyboard.press("Space");
  await expect(told).toHaveText("Picture 3 is lifted. At place 3.");
  // What was just lifted does not hear the very next key; at either end a key too many changes nothing.
  const pressUntil = (key: string, words: string) =>
    expect(async () => {
      await admin.keyboard.press(key);
      await expect(told).toHaveText(words, { timeout: 500 });
    }).toPass();
  await pressUntil("ArrowLeft", "At place 1.");
  await admin.keyboard.press("Space");
  await expect(primary).toHaveValue("night-current/hero.jpg");
  await expect(further).toHaveValue("silk-milk/hero.jpg, quiet-balm/hero.jpg");

  // Lifted and put back: nothing moves, and the editor stays open.
  await handle(1).focus();
  await admin.keyboard.press("Space");
  await expect(told).toHaveText("Picture 1 is lifted. At place 1.");
  await pressUntil("ArrowRight", "At place 3.");
  await admin.keyboard.press("Escape");
  await expect(told).toHaveText("It stays where it was.");
  await expect(primary).toHaveValue("night-current/hero.jpg");
  // Dragged onto the first, once none is on its way back: what is taken where the first one stands is there already.
  const shifted = () =>
    preview.getByRole("listitem").evaluateAll((items) => {
      return items.filter((item) => getComputedStyle(item).transform !== "none").length;
    });
  await expect.poll(shifted).toBe(0);
  await handle(2).hover();
  const list = await preview.getByRole("list").boundingBox();
  const bottom = (list?.y ?? 0) + (list?.height ?? 0);
  await admin.mouse.down();
  // A hand that drags never stands quite still.
  let steps = 5;
  await expect(async () => {
    await admin.mouse.move((list?.x ?? 0) + 20 + (steps % 5), bottom - 22, { steps });
    steps += 1;
    await expect(told).toHaveText("At place 1.", { timeout: 1000 });
  }).toPass();
  await admin.mouse.up();
  await expect(primary).toHaveValue("silk-milk/hero.jpg");
  await expect(further).toHaveValue("night-current/hero.jpg, quiet-balm/hero.jpg");
  // What was dragged swallows clicks for a moment after it was let go.
  await expect.poll(() => preview.evaluate(hearsClicks)).toBe(true);
  await preview.getByRole("button", { name: "Remove picture 2" }).press("Enter");
  await expect(further).toHaveValue("quiet-balm/hero.jpg");
  await dialog.getByRole("button", { name: "Save product" }).click();
  await expect(dialog).toBeHidden();
  const saved = await openEditor(admin, name);
  await expect(saved.getByLabel("Primary image URL")).toHaveValue("silk-milk/hero.jpg");
  await expect(saved.getByLabel("Further image URLs")).toHaveValue("quiet-balm/hero.jpg");
});

/** Whether a click on an element reaches it. */
function hearsClicks(element: Element): boolean {
  let heard = false;
  element.addEventListener("click", () => (heard = true), { once: true });
  element.dispatchEvent(new MouseEvent("click"));
  return heard;
}

test("several pictures are uploaded at once, and what is none is named", async ({ admin, shop }) => {
  const name = await putOnSale(admin, shop, "Shown Balm");
  const dialog = await openEditor(admin, name);
  const file = async (background: string) => ({
    name: `${background}.png`,
    mimeType: "image/png",
    buffer: await sharp({ create: { width: 800, height: 1000, channels: 3, background } })
      .png()
      .toBuffer(),
  });
  const text = { name: "notes.png", mimeType: "image/png", buffer: Buffer.from("no picture") };
  const asked = admin.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: "Upload pictures" }).click();
  await (await asked).setFiles([await file("teal"), text, await file("pink")]);
  await expect(dialog.getByRole("alert")).toContainText("notes.png");
  const preview = dialog.getByRole("region", { name: "Preview" });
  await expect(preview.getByRole("img")).toHaveCount(3);
  const uploaded = "uploads/[0-9a-f]{32}-800x1000\\.jpg";
  await expect(dialog.getByLabel("Further image URLs")).toHaveValue(new RegExp(`^${uploaded}, ${uploaded}$`));
  await dialog.getByRole("button", { name: "Save product" }).click();
  await expect(dialog).toBeHidden();
  await expect(await findRow(admin, name)).toBeVisible();
});
