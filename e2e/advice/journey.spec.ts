import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ANALYZED, enableCamera, expect, openAdvice, test, watchCamera } from "../support/camera.ts";
import { hydrated, type logIn } from "../support/test.ts";
import { removeDataDir, startShop } from "../support/shop.ts";

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

test("no frame is written to disk, database or log", async ({ page, playwright }) => {
  test.slow();
  const shop = await startShop({ LOG_LEVEL: "debug" });
  const account = { email: "looked-at@test.example", password: "a long enough password" };
  const request = await playwright.request.newContext({ extraHTTPHeaders: { Origin: shop.url } });
  await request.post(`${shop.url}/login`, { form: { mode: "sign-up", ...account }, maxRedirects: 0 });
  await logInAt(page, shop.url, account);
  await page.goto(`${shop.url}/ouradvice`);
  await hydrated(page);
  await enableCamera(page);
  const asked = page.waitForRequest(/\/analyzeSkinFromImage$/);
  await page.getByRole("button", { name: "Scan" }).click();
  const { data } = (await asked).postDataJSON();
  await expect(page.getByRole("heading", { name: "What this picture shows" })).toBeVisible(ANALYZED);
  const kept = await page.evaluate(async () => ({
    stored: JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    caches: await caches.keys(),
  }));
  expect(kept.caches).toEqual([]);
  await request.dispose();
  await shop.stop();

  const base64: string = data.imageData.split(",")[1];
  const bytes = Buffer.from(base64, "base64");
  const places = [0.2, 0.5, 0.8].map((share) => Math.floor(share * bytes.length));
  const traces = [
    ...places.map((place) => bytes.subarray(place, place + 24)),
    ...places.map((place) => Buffer.from(base64.slice(place, place + 24))),
  ];
  const written = [
    Buffer.from(shop.output()),
    Buffer.from(kept.stored),
    ...filesBelow(shop.dataDir).map((file) => readFileSync(file)),
  ];
  expect(shop.output(), "the log was on").toContain("/functions/us-central1/analyzeSkinFromImage");
  expect(written.length).toBeGreaterThan(100);
  for (const trace of traces) expect(written.some((content) => content.includes(trace))).toBe(false);
  removeDataDir(shop.dataDir);
});

async function logInAt(page: Parameters<typeof logIn>[0], url: string, account: Parameters<typeof logIn>[1]) {
  await page.goto(`${url}/login`);
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password").fill(account.password);
  await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL(`${url}/profile`);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
