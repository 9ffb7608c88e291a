import { PORTRAITS, photograph, sitting } from "../../test/faces/photographs.ts";
import { enableCamera, expect, openAdvice, test } from "../support/camera.ts";

/** What the page's own worker says of a picture, shown until it has settled. */
interface Seen {
  hint: string;
  /** Middle of the face's outline, 0 to 1 across the picture. */
  across: number;
}

test("every face of the sample photographs is found in this browser, in its place, and may be scanned", async ({
  customer: page,
}) => {
  await page.addInitScript(() => {
    const Native = Worker;
    window.Worker = class extends Native {
      constructor(...how: ConstructorParameters<typeof Worker>) {
        super(...how);
        Object.assign(window, { guidanceAt: String(how[0]) });
      }
    };
  });
  await openAdvice(page);
  await enableCamera(page);
  await page.waitForFunction(() => "guidanceAt" in window);
  const pictures: string[] = [];
  for (const portrait of PORTRAITS) {
    const picture = await photograph([sitting(portrait)], { width: 960, height: 540 });
    pictures.push(picture.toString("base64"));
  }

  const seen = await page.evaluate(async (sent): Promise<Seen[]> => {
    const { guidanceAt } = window as unknown as { guidanceAt: string };
    const worker = new Worker(guidanceAt, { type: "module" });
    const look = async (picture: Blob): Promise<{ hint: string; outline: number[][] }> => {
      const bitmap = await createImageBitmap(picture);
      return new Promise((resolve) => {
        worker.onmessage = ({ data }) => data.kind === "look" && resolve(data);
        worker.postMessage(bitmap, [bitmap]);
      });
    };
    const found: Seen[] = [];
    for (const one of sent) {
      const bytes = Uint8Array.from(atob(one), (letter) => letter.charCodeAt(0));
      const picture = new Blob([bytes], { type: "image/jpeg" });
      // The first looks still compare with the face before, and follow it here.
      let { hint, outline } = await look(picture);
      for (let looks = 1; looks < 8 && (looks < 3 || hint === "hold-still"); looks += 1)
        ({ hint, outline } = await look(picture));
      const xs = outline.flatMap((line) => line.filter((_, place) => place % 2 === 0));
      found.push({ hint, across: xs.reduce((sum, x) => sum + x, 0) / xs.length });
    }
    return found;
  }, pictures);

  expect(seen.map(({ hint }) => hint)).toEqual(PORTRAITS.map(() => "ready"));
  for (const { across } of seen) expect(Math.abs(across - 0.5)).toBeLessThan(0.08);
});
