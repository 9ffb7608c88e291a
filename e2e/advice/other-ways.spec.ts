import { pictureOf } from "../../test/faces/make-mjpeg.ts";
import { photograph, PORTRAITS, type Portrait, sitting } from "../../test/faces/photographs.ts";
import { expectAccessible } from "../support/axe.ts";
import { ANALYZED, enableCamera, expect, openAdvice, test } from "../support/camera.ts";

const RESULT = "What this picture shows";

test("a photo from the device goes the same way", async ({ customer: page }) => {
  test.slow();
  await openAdvice(page);
  const buffer = await photograph([sitting(PORTRAITS[20] as Portrait)], { width: 1600, height: 1200 });
  const asked = page.waitForRequest(/\/analyzeSkinFromImage$/);
  await page.getByLabel("Choose a photo").setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer });
  const { data } = (await asked).postDataJSON();
  expect(data.imageData).toMatch(/^data:image\/jpeg;base64,/);
  await expect(page.getByRole("heading", { name: RESULT })).toBeFocused(ANALYZED);
  await expect(page.getByRole("main").getByRole("log")).toContainText("shall I put together a routine?");
});

test("a photo without a face is said in words for a photo: it has no oval", async ({ customer: page }) => {
  await openAdvice(page);
  const photo = { name: "wall.jpg", mimeType: "image/jpeg", buffer: await pictureOf("nobody") };
  await page.getByLabel("Choose a photo").setInputFiles(photo);
  await expect(page.getByRole("alert")).toContainText("We couldn't analyze your skin.", ANALYZED);
  await expect(page.getByRole("alert")).toContainText("Choose a photo where one face fills");
});

test("a file that is no picture is said", async ({ customer: page }) => {
  await openAdvice(page);
  const file = { name: "me.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") };
  await page.getByLabel("Choose a photo").setInputFiles(file);
  await expect(page.getByRole("alert")).toHaveText("Failed to capture image");
});

test("questions take the place of the camera, and the expert answers", async ({ customer: page }) => {
  await openAdvice(page);
  await page.getByRole("button", { name: "Three questions instead" }).click();
  await expect(page.getByRole("heading", { name: "An hour after washing" })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Tight or dry" }).click();
  await page.getByRole("button", { name: "Fine lines" }).click();
  await page.getByRole("button", { name: "The question before" }).click();
  await page.getByRole("button", { name: "Redness" }).click();
  await page.getByRole("button", { name: "Sensitive skin" }).click();
  const log = page.getByRole("main").getByRole("log");
  await expect(log).toContainText("My skin feels dry and tight.");
  await expect(log.getByRole("article").first()).toBeVisible();
});

test("a reply with nothing but a text is shown as a text", async ({ customer: page }) => {
  await page.route(/\/analyzeSkinFromImage$/, (route) =>
    route.fulfill({ json: { data: { analysis: "All calm. Nothing stands out. Take care." } } }),
  );
  await openAdvice(page);
  await enableCamera(page);
  await page.getByRole("button", { name: "Scan" }).click();
  await expect(page.getByRole("heading", { name: RESULT })).toBeVisible(ANALYZED);
  await expect(page.getByText("All calm.", { exact: true })).toBeVisible();
  await expect(page.getByText("Nothing stands out.", { exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "Zone by zone" })).toHaveCount(0);
});

test("the finder comes with the camera, not before", async ({ customer: page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await openAdvice(page);
  const finder = () => fetched.filter((path) => /\/faces-|guidance\.worker/.test(path));
  expect(finder()).toEqual([]);
  await enableCamera(page);
  await expect(page.getByText("Good. Hold still and scan.")).toBeVisible();
  expect(finder().some((path) => path.endsWith("facemesh.bin.gz"))).toBe(true);
});

test("only the finder's own worker may run WebAssembly", async ({ customer: page }) => {
  const policies = new Map<string, string>();
  page.on("response", (reply) => {
    policies.set(new URL(reply.url()).pathname, reply.headers()["content-security-policy"] ?? "");
  });
  await openAdvice(page);
  await enableCamera(page);
  await expect(page.getByText("Good. Hold still and scan.")).toBeVisible();
  const allowed = [...policies].filter(([, policy]) => policy.includes("wasm-unsafe-eval"));
  expect(allowed.map(([path]) => path)).toEqual([expect.stringContaining("/assets/guidance.worker-")]);
});
