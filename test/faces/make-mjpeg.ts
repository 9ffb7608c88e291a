import { drawWall } from "./draw-others.ts";
import { toJpeg } from "./develop.ts";
import { PORTRAITS, type Portrait, photograph, sitting } from "./photographs.ts";

/** What the film for Chromium's fake camera shows: one of the sample photographs' people, or nobody. */
const FILMS = ["good", "dark", "far", "off-center", "two", "nobody"] as const;
export type Film = (typeof FILMS)[number];

/** A frontal face in even light, and another one. */
const [SOMEONE, ANOTHER] = [PORTRAITS[19], PORTRAITS[17]] as [Portrait, Portrait];

/** JPEG files one after the other, 1280 × 720, which is what an .mjpeg file is. It is played in a loop. */
export async function makeMjpeg(film: Film = "good", frames = 4): Promise<Buffer> {
  const picture = await pictureOf(film);
  return Buffer.concat(Array.from({ length: frames }, () => picture));
}

/** The picture that a film shows, a JPEG file. */
export async function pictureOf(film: Film): Promise<Buffer> {
  switch (film) {
    case "nobody":
      return toJpeg(drawWall(3, 1280, 720), 90);
    case "two":
      return photograph([
        sitting(SOMEONE, { x: 0.3, faceWidth: 0.45 }),
        sitting(ANOTHER, { x: 0.7, faceWidth: 0.45 }),
      ]);
    case "far":
      return photograph([sitting(SOMEONE, { faceWidth: 0.25 })]);
    case "off-center":
      return photograph([sitting(SOMEONE, { x: 0.72 })]);
    case "dark":
      return photograph([sitting(SOMEONE)], { stops: -5 });
    case "good":
      return photograph([sitting(SOMEONE)]);
  }
}
