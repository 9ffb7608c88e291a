import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "#app/db/client.server.ts";
import { inTurn } from "./in-turn.server.ts";
import { hasUpload, readUpload } from "./upload-picture.server.ts";
import { readUploadName } from "./uploads.ts";
import { pictureManifest } from "./find-picture.server.ts";
import { PICTURE_FORMATS, PICTURE_WIDTHS, type PictureFormat } from "#app/ui/picture.ts";

const FOLDER = "public/images";
const UPLOADS = "uploads/";

/** One size of one picture, as the address asks for it. */
export interface SizedPicture {
  path: string;
  version: string;
  width: number;
  format: PictureFormat;
}

/** Reads `version/width/format/path…`; undefined for a picture, width or format that the shop does not have. */
export function parseSizedPath(path: string): SizedPicture | undefined {
  const [version, width, format, ...rest] = path.split("/");
  const picture = rest.join("/");
  const known = picture.startsWith(UPLOADS)
    ? readUploadName(picture.slice(UPLOADS.length))
    : pictureManifest().get(picture);
  const asked = {
    width: PICTURE_WIDTHS.find((candidate) => String(candidate) === width),
    format: PICTURE_FORMATS.find((candidate) => candidate === format),
  };
  if (!known || known.version !== version || !asked.width || !asked.format) return undefined;
  return { path: picture, version, width: asked.width, format: asked.format };
}

type Bytes = Uint8Array<ArrayBuffer>;
const inFlight = new Map<string, Promise<Bytes | undefined>>();

/**
 * The bytes of one size; made once, then read from `cacheDir`. Two visitors asking at once share the work. Undefined for
 * an upload that there is not.
 */
export function resizePicture(
  sized: SizedPicture,
  cacheDir: string,
  db: Database,
): Promise<Bytes | undefined> {
  const name = `${sized.version}-${sized.width}.${sized.format}`;
  const running = inFlight.get(name);
  if (running) return running;
  const made = readOrMake(sized, join(cacheDir, name), db).finally(() => inFlight.delete(name));
  inFlight.set(name, made);
  return made;
}

async function readOrMake(sized: SizedPicture, cached: string, db: Database): Promise<Bytes | undefined> {
  if (await wasDeleted(sized.path, db)) {
    await rm(cached, { force: true });
    return undefined;
  }
  try {
    return new Uint8Array(await readFile(cached));
  } catch {
    const master = await masterOf(sized.path, db);
    if (!master) return undefined;
    const bytes = await inTurn(() => make(master, sized));
    await mkdir(join(cached, ".."), { recursive: true });
    // Renaming is atomic: nobody ever reads half a picture.
    const draft = `${cached}.${crypto.randomUUID()}`;
    await writeFile(draft, bytes);
    await rename(draft, cached);
    return bytes;
  }
}

/** An owner deletes an upload in the database alone: each process then forgets what it has made of it. */
async function wasDeleted(path: string, db: Database): Promise<boolean> {
  return path.startsWith(UPLOADS) && !(await hasUpload(db, path.slice(UPLOADS.length)));
}

/** The source that other sizes are made from: one of our files, or an upload in the database. */
function masterOf(path: string, db: Database): Promise<string | Bytes | undefined> {
  if (path.startsWith(UPLOADS)) return readUpload(db, path.slice(UPLOADS.length));
  return Promise.resolve(join(FOLDER, path));
}

async function make(master: string | Bytes, { width, format }: SizedPicture): Promise<Bytes> {
  const { default: sharp } = await import("sharp");
  const resized = sharp(master).resize({ width, withoutEnlargement: true });
  // A first visitor waits for this: effort 2 costs a third of the default's time for a few percent of size.
  const encoded =
    format === "avif" ? resized.avif({ quality: 58, effort: 2 }) : resized.webp({ quality: 80, effort: 3 });
  return new Uint8Array(await encoded.toBuffer());
}
