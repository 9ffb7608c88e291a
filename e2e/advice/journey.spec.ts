import { ANALYZED, enableCamera, expect, openAdvice, test, watchCamera } from "../support/camera.ts";

test("from permission to the cart: guidance, scan, result, chat, product", async ({ customer: page }) => {
  test.slow();
  await openAdvice(page);
  await expect(page.getByText("Images are analyzed in real time and not stored.")).toBeVisible();
  const log = page.getByRole("log");
  await expect(log).toContainText("I am Nacre’s AI skincare expert");

  await enableCamera(page);
  const track = await watchCamera(page);
  const skin = page.getByRole("region", { name: "Live skin analysis" });
  await expect(skin.getByRole("status")).toHaveText("Good. Hold still and scan.");
  await expect(skin.locator("svg[data-ready=true]"), "the oval closes").toBeVisible();
  const asked = page.waitForRequest(/\/analyzeSkinFromImage$/);
  await skin.getByRole("button", { name: "Scan" }).click();
  await expect(skin.getByRole("status"), "nobody is photographed while they press").toHaveText(
    /^Hold still: \d$/,
  );
  const { data } = (await asked).postDataJSON();
  for (const picture of [data.imageData, ...data.moreImages])
    expect(picture).toMatch(/^data:image\/jpeg;base64,/);
  expect(data.moreImages).toHaveLength(2);

  await expect(skin.getByRole("heading", { name: "What this picture shows" })).toBeFocused(ANALYZED);
  expect(await track(), "the camera goes off with the result").toBe("ended");
  await expect(skin.locator("svg image"), "one's own picture, from this page's memory").toHaveAttribute(
    "href",
    data.imageData,
  );
  const kept = await page.evaluate(async () => ({
    stored: JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    caches: await caches.keys(),
  }));
  expect(kept.caches, "and from nowhere else").toEqual([]);
  expect(kept.stored).not.toContain(data.imageData.slice(2000, 2024));
  const map = skin.getByRole("region", { name: "Zone by zone" });
  await map.getByText("Where nothing stands out").click();
  await expect(map.getByText("As in your mirror.")).toBeVisible();

  const shown = skin.locator("h3 + p");
  const analysis = (await shown.textContent()) ?? "";
  expect(analysis.length).toBeGreaterThan(20);
  await expect(log).toContainText(analysis);
  await expect(log, "the chat has all of it").toContainText("one photo by software");
  await expect(shown).not.toContainText("one photo by software");
  await expect(
    skin.getByRole("region", { name: "What could suit you" }).getByRole("article").first(),
  ).toBeVisible();
  await expect(log).toContainText("shall I put together a routine?");
  await expect(log).not.toContainText("I am Nacre’s AI skincare expert");

  await page.getByRole("textbox", { name: "Your message" }).fill("What calms redness without fragrance?");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByRole("textbox")).toBeFocused();
  const chosen = log.getByRole("region", { name: "Your routine" }).getByRole("article").first();
  const name = (await chosen.getByRole("heading").textContent()) ?? "";
  await chosen.getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByTestId("cart-badge")).toHaveText("1");
  await page.getByRole("link", { name: "Shop", exact: true }).first().click();
  // The drawer belongs to the page it was opened on.
  await expect(page).toHaveURL("/shop");
  await page.getByRole("button", { name: /Open cart/ }).click();
  await expect(page.getByRole("dialog").getByRole("link", { name })).toBeVisible();
});
