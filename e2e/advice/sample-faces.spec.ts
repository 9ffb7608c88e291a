import { eyesIn, PORTRAITS, photograph, sitting } from "../../test/faces/photographs.ts";
import { enableCamera, expect, openAdvice, test } from "../support/camera.ts";

/** What the page's own worker says of a picture, shown until it has settled. */
interface Seen {
  hint: string;
  /** Middles of the eyes it outlines, in pixels: left x, left y, right x, right y. */
  eyes: number[];
}

const SIZE = { width: 960, height: 540 };

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
    const picture = await photograph([sitting(portrait)], SIZE);
    pictures.push(picture.toString("base64"));
  }

  const seen = await page.evaluate(
    async ({ sent, size }): Promise<Seen[]> => {
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
        const middles = outline.slice(0, 2).flatMap((line) =>
          [size.width, size.height].map((length, axis) => {
            const places = line.filter((_, place) => place % 2 === axis);
            return ((Math.min(...places) + Math.max(...places)) / 2) * length;
          }),
        );
        found.push({ hint, eyes: middles });
      }
      return found;
    },
    { sent: pictures, size: SIZE },
  );

  expect(seen.map(({ hint }) => hint)).toEqual(PORTRAITS.map(() => "ready"));
  for (const [i, portrait] of PORTRAITS.entries()) {
    const { leftEye, rightEye } = eyesIn(sitting(portrait), SIZE.width, SIZE.height);
    const apart = Math.hypot(rightEye[0] - leftEye[0], rightEye[1] - leftEye[1]);
    const [leftX = 0, leftY = 0, rightX = 0, rightY = 0] = seen[i]?.eyes ?? [];
    expect(Math.hypot(leftX - leftEye[0], leftY - leftEye[1])).toBeLessThan(apart / 4);
    expect(Math.hypot(rightX - rightEye[0], rightY - rightEye[1])).toBeLessThan(apart / 4);
  }
});
