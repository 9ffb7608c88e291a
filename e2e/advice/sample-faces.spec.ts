import { PORTRAITS, photograph, sitting } from "../../test/faces/photographs.ts";
import { enableCamera, expect, openAdvice, test } from "../support/camera.ts";

const SIZE = { width: 960, height: 540 };

test("every face of the sample photographs is found in this browser and may be scanned", async ({
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
    const picture = await photograph([sitting(portrait)], SIZE);
    pictures.push(picture.toString("base64"));
  }

  const seen = await page.evaluate(async (sent): Promise<string[]> => {
    const { guidanceAt } = window as unknown as { guidanceAt: string };
    const worker = new Worker(guidanceAt, { type: "module" });
    const look = async (picture: Blob): Promise<{ hint: string }> => {
      const bitmap = await createImageBitmap(picture);
      return new Promise((resolve) => {
        worker.onmessage = ({ data }) => data.kind === "look" && resolve(data);
        worker.postMessage(bitmap, [bitmap]);
      });
    };
    const found: string[] = [];
    for (const one of sent) {
      const bytes = Uint8Array.from(atob(one), (letter) => letter.charCodeAt(0));
      const picture = new Blob([bytes], { type: "image/jpeg" });
      // The first looks still compare with the face before, and follow it here.
      let { hint } = await look(picture);
      for (let looks = 1; looks < 8 && (looks < 3 || hint === "hold-still"); looks += 1)
        ({ hint } = await look(picture));
      found.push(hint);
    }
    return found;
  }, pictures);

  expect(seen).toEqual(PORTRAITS.map(() => "ready"));
});
