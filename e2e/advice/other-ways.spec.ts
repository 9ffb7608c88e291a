import { pictureOf } from "../../test/faces/make-mjpeg.ts";
import { photograph, PORTRAITS, type Portrait, sitting } from "../../test/faces/photographs.ts";
import { expectAccessible } from "../support/axe.ts";
import { ANALYZED, enableCamera, expect, openAdvice, test } from "../support/camera.ts";

const RESULT = "What this picture shows";

test("a photo from the device goes the same way; one without a face, and a file that is no picture, are said", async ({
  customer: page,
}) => {
  test.slow();
  await openAdvice(page);
  const choose = (name: string, buffer: Buffer) =>
    page.getByLabel("Choose a photo").setInputFiles({ name, mimeType: "image/jpeg", buffer });
  await choose("me.jpg", Buffer.from("no picture"));
  await expect(page.getByRole("alert")).toHaveText("Failed to capture image");
  await choose("wall.jpg", await pictureOf("nobody"));
  await expect(page.getByRole("alert")).toContainText("We couldn't analyze your skin.", ANALYZED);
  // It has no oval.
  await expect(page.getByRole("alert")).toContainText("Choose a photo where one face fills");
  const asked = page.waitForRequest(/\/analyzeSkinFromImage$/);
  await choose(
    "me.jpg",
    await photograph([sitting(PORTRAITS[20] as Portrait)], { width: 1600, height: 1200 }),
  );
  const { data } = (await asked).postDataJSON();
  expect(data.imageData).toMatch(/^data:image\/jpeg;base64,/);
  await expect(page.getByRole("heading", { name: RESULT })).toBeFocused(ANALYZED);
  await expect(page.getByRole("main").getByRole("log")).toContainText("shall I put together a routine?");
});

test("questions take the place of the camera, and the expert answers", async ({ customer: page }) => {
  await openAdvice(page);
  await page.getByRole("button", { name: "Three questions instead" }).click();
  await expect(page.getByRole("heading", { name: "An hour after washing" })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Tight or dry" }).click();
  await page.getByRole("button", { name: "Fine lines" }).click();
  await page.getByRole("button", { name: "Previous question" }).click();
  await page.getByRole("button", { name: "Redness" }).click();
  await page.getByRole("button", { name: "Sensitive skin" }).click();
  const log = page.getByRole("main").getByRole("log");
  await expect(log).toContainText("My skin feels dry and tight.");
  await expect(log.getByRole("article").first()).toBeVisible();
});

test("the finder comes with the camera, not before, and only its own worker may run WebAssembly; a reply with nothing but a text is shown as a text", async ({
  customer: page,
}) => {
  const policies = new Map<string, string>();
  page.on("response", (reply) => {
    policies.set(new URL(reply.url()).pathname, reply.headers()["content-security-policy"] ?? "");
  });
  await page.route(/\/analyzeSkinFromImage$/, (route) =>
    route.fulfill({ json: { data: { analysis: "All calm. Nothing stands out. Take care." } } }),
  );
  await openAdvice(page);
  const finder = () => [...policies.keys()].filter((path) => /\/faces-|guidance\.worker/.test(path));
  expect(finder()).toEqual([]);
  await enableCamera(page);
  await expect(page.getByText("Good. Hold still and scan.")).toBeVisible();
  expect(finder().some((path) => path.endsWith("facemesh.bin.gz"))).toBe(true);
  const allowed = [...policies].filter(([, policy]) => policy.includes("wasm-unsafe-eval"));
  expect(allowed.map(([path]) => path)).toEqual([expect.stringContaining("/assets/guidance.worker-")]);
  await page.getByRole("button", { name: "Scan" }).click();
  await expect(page.getByRole("heading", { name: RESULT })).toBeVisible(ANALYZED);
  await expect(page.getByText("All calm.", { exact: true })).toBeVisible();
  await expect(page.getByRole("log")).toContainText("Nothing stands out.");
  await expect(page.getByRole("region", { name: "Zone by zone" })).toHaveCount(0);
});
