import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { decodeImage, LARGEST_FILE } from "./decode-image.server.ts";

const PREFIX = "data:image/jpeg;base64,";

function gray(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: { r: 200, g: 120, b: 90 } } });
}

async function url(image: Sharp): Promise<string> {
  return PREFIX + (await image.jpeg().toBuffer()).toString("base64");
}

test("a JPEG becomes RGBA pixels of its size", async () => {
  const decoded = await decodeImage(await url(gray(64, 48)));
  if (!decoded.ok) throw new Error(decoded.reason);
  expect([decoded.frame.width, decoded.frame.height]).toEqual([64, 48]);
  expect(decoded.frame.data.length).toBe(64 * 48 * 4);
  expect(Math.abs((decoded.frame.data[0] ?? 0) - 200)).toBeLessThan(4);
  expect(decoded.frame.data[3]).toBe(255);
});

test("large pictures are brought down to the working size, gray ones have three channels", async () => {
  const large = await decodeImage(await url(gray(4096, 2048)));
  expect(large).toMatchObject({ ok: true, frame: { width: 1280, height: 640 } });
  const single = await decodeImage(await url(gray(32, 32).grayscale()));
  expect(single.ok && single.frame.data.length).toBe(32 * 32 * 4);
});

test("the camera's orientation is applied", async () => {
  const turned = await gray(64, 48).withExif({}).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const decoded = await decodeImage(PREFIX + turned.toString("base64"));
  expect(decoded).toMatchObject({ ok: true, frame: { width: 48, height: 64 } });
});

test("anything but a JPEG data URL is refused", async () => {
  const png = (await gray(8, 8).png().toBuffer()).toString("base64");
  for (const text of [
    "",
    "hello",
    "data:image/png;base64,AAAA",
    PREFIX,
    `${PREFIX}%%%%`,
    "https://x.test/a.jpg",
  ]) {
    expect(await decodeImage(text)).toEqual({ ok: false, reason: "not-a-jpeg-data-url" });
  }
  expect(await decodeImage(PREFIX + png)).toEqual({ ok: false, reason: "not-decodable" });
  const svg = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>").toString(
    "base64",
  );
  expect(await decodeImage(PREFIX + svg)).toEqual({ ok: false, reason: "not-decodable" });
});

test("broken and cut-off files are refused", async () => {
  const file = await gray(640, 480).jpeg().toBuffer();
  const half = file.subarray(0, file.length / 2).toString("base64");
  expect(await decodeImage(PREFIX + half)).toEqual({ ok: false, reason: "not-decodable" });
  const noise = Buffer.alloc(5000, 7).toString("base64");
  expect(await decodeImage(PREFIX + noise)).toEqual({ ok: false, reason: "not-decodable" });
});

test("too many bytes and too many pixels are refused", async () => {
  const heavy = PREFIX + Buffer.alloc(LARGEST_FILE + 1, 255).toString("base64");
  expect(await decodeImage(heavy)).toEqual({ ok: false, reason: "too-large" });
  expect(await decodeImage(await url(gray(4097, 16)))).toEqual({ ok: false, reason: "too-many-pixels" });
  expect(await decodeImage(await url(gray(16, 5000)))).toEqual({ ok: false, reason: "too-many-pixels" });
});

test("a bomb is refused by its header: few bytes that claim 65,500 × 65,500 pixels", async () => {
  const file = await gray(16, 16).jpeg().toBuffer();
  const size = file.indexOf(Buffer.from([0xff, 0xc0])) + 5;
  file.writeUInt16BE(65_500, size);
  file.writeUInt16BE(65_500, size + 2);
  expect(await decodeImage(PREFIX + file.toString("base64"))).toEqual({
    ok: false,
    reason: "too-many-pixels",
  });
});
