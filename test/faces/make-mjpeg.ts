/**
 * node test/faces/make-mjpeg.ts FILE [FRAMES] [VARIANT]: a film for Chromium's fake camera, to be played with
 * --use-fake-device-for-media-stream --use-file-for-fake-video-capture=FILE (it loops). 1280 × 720.
 */
import { writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { drawCat, drawWall } from "./draw-others.ts";
import { type Camera, develop, toJpeg } from "./develop.ts";
import { drawScene, type Scene, sitter } from "./scene.ts";

/** What the film shows; `good` passes the gate with redness to be seen. */
export const FILMS = ["good", "calm", "dark", "far", "off-center", "blurred", "nobody", "cat"] as const;
export type Film = (typeof FILMS)[number];

const SIZE = { width: 1280, height: 720 };

function sceneOf(film: Film): Scene {
  const place = film === "far" ? { faceWidth: 0.28 } : film === "off-center" ? { x: 0.64 } : {};
  const look = film === "calm" ? {} : { tone: 4, redness: 0.8, shine: 0.5, underEyes: 0.6 };
  return drawScene({ ...SIZE, sitters: [sitter(1, look, place)] });
}

function cameraOf(film: Film): Partial<Camera> {
  if (film === "dark") return { stops: -4 };
  return film === "blurred" ? { blur: 7 } : {};
}

/** JPEG files one after the other, which is what an .mjpeg file is. Only the noise differs between frames. */
export async function makeMjpeg(film: Film = "good", frames = 10): Promise<Buffer> {
  if (film === "nobody")
    return Buffer.concat(await repeat(frames, () => drawWall(3, SIZE.width, SIZE.height)));
  if (film === "cat") return Buffer.concat(await repeat(frames, () => drawCat(0, SIZE.width, SIZE.height)));
  const scene = sceneOf(film);
  return Buffer.concat(await repeat(frames, (seed) => develop(scene, { ...cameraOf(film), seed })));
}

async function repeat(frames: number, draw: (seed: number) => ReturnType<typeof develop>): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  for (let seed = 1; seed <= frames; seed++) pictures.push(await toJpeg(draw(seed), 90));
  return pictures;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [file = "face.mjpeg", frames = "10", film = "good"] = process.argv.slice(2);
  const known = FILMS.find((one) => one === film);
  if (!known) throw new Error(`No film "${film}"; there are: ${FILMS.join(", ")}.`);
  await writeFile(file, await makeMjpeg(known, Number(frames)));
}
