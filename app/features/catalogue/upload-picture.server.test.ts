import { crc32 } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { pictures } from "#app/db/schema.ts";
import { describeOnEachDatabase } from "#test/database.ts";
import { ADMIN } from "#test/factories.ts";
import { findPicture } from "./find-picture.server.ts";
import { readUpload, uploadPicture } from "./upload-picture.server.ts";
import { readUploadName, uploadAt } from "./uploads.ts";

function paint(width: number, height: number) {
  return sharp({ create: { width, height, channels: 4, background: { r: 0, g: 90, b: 90, alpha: 0.5 } } });
}

/** A small file whose header claims to be this large. */
async function bomb(width: number, height: number): Promise<Buffer> {
  const png = await paint(8, 8).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

const truncated = async () => {
  const whole = await sharp(
    Buffer.from(Array.from({ length: 900 * 1200 * 3 }, (_, at) => (at * 7919) % 256)),
    {
      raw: { width: 900, height: 1200, channels: 3 },
    },
  )
    .jpeg()
    .toBuffer();
  return whole.subarray(0, whole.length / 2);
};

describeOnEachDatabase("uploading a picture", (db) => {
  const upload = async (bytes: Uint8Array) => uploadPicture(db(), ADMIN, bytes);

  test.each(["jpeg", "png", "webp", "avif"] as const)("a %s is kept as a JPEG of 4:5", async (format) => {
    const answer = await upload(await paint(1300, 1200)[format]().toBuffer());
    if (!answer.ok) throw new Error(answer.problem);
    expect(answer.url).toMatch(/^uploads\/[0-9a-f]{32}-960x1200\.jpg$/);
    const kept = await sharp(await readUpload(db(), answer.url.slice("uploads/".length))).metadata();
    expect([kept.format, kept.width, kept.height, kept.hasAlpha]).toEqual(["jpeg", 960, 1200, false]);
    expect(findPicture(answer.url, "en", "Balm")).toMatchObject({ width: 960, height: 1200, alt: "Balm" });
  });

  test("turned upright, no larger than a page needs, and without what the camera wrote", async () => {
    const photograph = paint(3000, 2400)
      .jpeg()
      .withExif({ IFD3: { GPSLatitudeRef: "N" } });
    const answer = await upload(await photograph.withMetadata({ orientation: 6 }).toBuffer());
    if (!answer.ok) throw new Error(answer.problem);
    const kept = await sharp(await readUpload(db(), answer.url.slice("uploads/".length))).metadata();
    expect([kept.width, kept.height]).toEqual([1600, 2000]);
    expect([kept.exif, kept.orientation]).toEqual([undefined, undefined]);
  });

  test("the same picture twice is kept once", async () => {
    const before = await db().$count(pictures);
    const picture = await paint(700, 900).jpeg().toBuffer();
    expect(await upload(picture)).toEqual(await upload(picture));
    expect(await db().$count(pictures)).toBe(before + 1);
  });

  test.each([
    [
      "an SVG",
      () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' width='900' height='1200'/>"),
      "wrongType",
    ],
    ["a page", () => Buffer.from("<!doctype html><script>alert(1)</script>"), "wrongType"],
    ["a GIF", () => paint(900, 1200).gif().toBuffer(), "wrongType"],
    ["a TIFF", () => paint(900, 1200).tiff().toBuffer(), "wrongType"],
    ["nothing", () => Buffer.alloc(0), "wrongType"],
    ["30 MB", () => Buffer.alloc(30 * 1024 * 1024, 0xff), "tooLarge"],
    ["a JPEG's beginning before a page", () => Buffer.from("\xff\xd8\xff<script>", "latin1"), "unreadable"],
    ["half a JPEG", truncated, "unreadable"],
    ["a bomb of 400 million pixels", () => bomb(20_000, 20_000), "tooManyPixels"],
    ["a bomb of a strip", () => bomb(2_000_000, 1), "tooSmall"],
    ["a lie about 40 million pixels", () => bomb(8000, 5000), "unreadable"],
    ["a stamp", () => paint(300, 400).png().toBuffer(), "tooSmall"],
  ])("%s is refused, and nothing is kept", async (_what, make, problem) => {
    const before = await db().$count(pictures);
    expect(await upload(await make())).toEqual({ ok: false, problem });
    expect(await db().$count(pictures)).toBe(before);
  });
});

test.each([
  "../../package.json",
  "..%2fpackage.json",
  "0123456789abcdef0123456789abcdef-900x1125.jpg/../x",
  "0123456789ABCDEF0123456789ABCDEF-900x1125.jpg",
  "0123456789abcdef0123456789abcdef-900x1125.png",
  "0123456789abcdef0123456789abcdef-99999x1.jpg",
])("%s names no upload", (name) => {
  expect(readUploadName(name)).toBeUndefined();
  expect(uploadAt(`/images/uploads/${name}`)).toBeUndefined();
});
