import { expect, hydrated, test } from "../support/test.ts";

const PATH = "/product/silk-milk";

test("2 Image gallery: Previous and next arrows.", async ({ page }) => {
  await page.goto(PATH);
  await hydrated(page);
  const gallery = page.getByRole("region", { name: "Pictures of Silk Milk" });
  const current = () => gallery.locator("button[aria-current=true]");
  await gallery.getByRole("button", { name: "Next picture" }).click();
  await expect(gallery).toContainText("2 / 4");
  await expect(current()).toHaveAccessibleName("Show picture 2");
  await gallery.getByRole("button", { name: "Previous picture" }).click();
  await gallery.getByRole("button", { name: "Previous picture" }).click();
  await expect(gallery).toContainText("4 / 4");
  await gallery.getByRole("button", { name: "Next picture" }).click();
  await expect(gallery).toContainText("1 / 4");
});

test("2 Image gallery: A 4-column thumbnail grid when there are several images.", async ({ page }) => {
  await page.goto(PATH);
  await hydrated(page);
  const gallery = page.getByRole("region", { name: "Pictures of Silk Milk" });
  const grid = gallery.getByRole("list");
  await expect(grid.getByRole("button")).toHaveCount(4);
  const columns = await grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(" ").length);
  expect(columns).toBe(4);
  await grid.getByRole("button", { name: "Show picture 4" }).click();
  await expect(gallery).toContainText("4 / 4");
});

test("2 Image gallery: over the whole screen by the keyboard; Escape gives the focus back.", async ({
  page,
}) => {
  await page.goto(PATH);
  await hydrated(page);
  const gallery = page.getByRole("region", { name: "Pictures of Silk Milk" });
  const enlarge = gallery.getByRole("button", { name: "Enlarge picture" });
  const zoom = page.getByRole("dialog", { name: "Pictures of Silk Milk" });
  await enlarge.focus();
  await page.keyboard.press("Enter");
  await expect(zoom).toBeVisible();
  expect(await zoom.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1280, height: 900 });
  await page.keyboard.press("ArrowRight");
  await expect(zoom.getByRole("button", { name: /a ribbon of ivory milk/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(zoom).toHaveCount(0);
  await expect(enlarge).toBeFocused();
  await expect(gallery).toContainText("2 / 4");
});
