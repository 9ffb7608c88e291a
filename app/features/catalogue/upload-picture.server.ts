import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { pictures } from "#app/db/schema.ts";
import { noteDeed } from "#app/features/accounts/admin-log.server.ts";
import { authorize, type Actor } from "#app/features/accounts/policy.ts";
import { inTurn } from "./in-turn.server.ts";
import { LARGEST_PICTURE, type UploadAnswer, type UploadProblem, uploadName } from "./uploads.ts";

/** More than any phone takes; a small file can claim to hold far more. */
const MOST_PIXELS = 50_000_000;
/** Pixels: the width that larger pictures are scaled down to, and the least width that is accepted. */
const WIDTH = 1600;
const LEAST_WIDTH = 640;
/** Height by width of every picture of a product. */
const RATIO = 5 / 4;
/** What shows through where a picture is transparent: the light theme's `shell`. */
const BACKGROUND = "#f3efe9";
const SECONDS = 20;

/** Only what begins like one of these is given to a decoder, whatever it calls itself. */
const BEGINNINGS = [/^\xff\xd8\xff/, /^\x89PNG/, /^RIFF.{4}WEBP/s, /^.{4}ftypavi[fs]/s];

/**
 * Keeps a picture of a product: checked, turned upright, cropped to 4:5 around its middle, made no larger than a page
 * needs, without what cameras write into files. It is in the database, where every process of the shop finds it; the same
 * picture twice is kept once.
 */
export async function uploadPicture(
  db: Database,
  by: Actor | null,
  bytes: Uint8Array,
): Promise<UploadAnswer> {
  authorize(by, "upload", "picture");
  if (bytes.byteLength > LARGEST_PICTURE) return refused("tooLarge");
  const beginning = Buffer.from(bytes.subarray(0, 16)).toString("latin1");
  if (!BEGINNINGS.some((known) => known.test(beginning))) return refused("wrongType");
  const made = await inTurn(() => cropped(bytes));
  if (typeof made === "string") return refused(made);
  const { data, info } = made;
  const name = uploadName(createHash("sha256").update(data).digest("hex"), info.width, info.height);
  await db.transaction(async (tx) => {
    const kept = await tx
      .insert(pictures)
      .values({ name, bytes: new Uint8Array(data) })
      .onConflictDoNothing()
      .returning({ name: pictures.name });
    if (kept.length > 0) await noteDeed(tx, by, { deed: "picture-upload", id: name });
  });
  return { ok: true, url: `uploads/${name}` };
}

/** The JPEG bytes of an uploaded picture; undefined if no picture has this name. */
export async function readUpload(db: Database, name: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const [row] = await db.select({ bytes: pictures.bytes }).from(pictures).where(eq(pictures.name, name));
  return row && new Uint8Array(row.bytes);
}

/** Whether there is one of this name. */
export async function hasUpload(db: Database, name: string): Promise<boolean> {
  return (await db.$count(pictures, eq(pictures.name, name))) > 0;
}

function refused(problem: UploadProblem): UploadAnswer {
  return { ok: false, problem };
}

async function cropped(bytes: Uint8Array) {
  const { default: sharp } = await import("sharp");
  try {
    const { width, height } = (await sharp(bytes, { limitInputPixels: false }).metadata()).autoOrient;
    if (width * height > MOST_PIXELS) return "tooManyPixels" as const;
    const widest = Math.min(width, Math.floor(height / RATIO));
    if (widest < LEAST_WIDTH) return "tooSmall" as const;
    const to = Math.min(WIDTH, widest);
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error" })
      .autoOrient()
      .resize({ width: to, height: Math.round(to * RATIO), fit: "cover" })
      .flatten({ background: BACKGROUND })
      .jpeg({ quality: 86, progressive: true })
      .timeout({ seconds: SECONDS })
      .toBuffer({ resolveWithObject: true });
  } catch {
    return "unreadable" as const;
  }
}
