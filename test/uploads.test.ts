import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Edge, openEdge, signUpOwner } from "./edge.ts";
import { signUp } from "./http-shopper.ts";

let shop: Edge;
const cookies = { visitor: "", shopper: "", admin: "" };
beforeAll(async () => {
  shop = await openEdge();
  const people = { shopper: await signUp(shop), admin: await signUpOwner(shop) };
  for (const who of ["shopper", "admin"] as const)
    cookies[who] = [...people[who].cookies].map((cookie) => cookie.join("=")).join("; ");
});
afterAll(() => shop.close());

function send(
  who: keyof typeof cookies,
  body: Uint8Array<ArrayBuffer>,
  origin = shop.url,
): Promise<Response> {
  const headers = { Origin: origin, Cookie: cookies[who] };
  return shop.fetch(`${shop.url}/admin/pictures`, { method: "POST", headers, body });
}
const get = (path: string) => shop.fetch(`${shop.url}${path}`, { redirect: "manual" });

const picture = async (background = "pink") =>
  new Uint8Array(
    await sharp({ create: { width: 800, height: 1000, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  );

test("an admin's picture has an address of its own, that may be kept for ever", async () => {
  const sent = await send("admin", await picture());
  expect(sent.status).toBe(200);
  const { url } = (await sent.json()) as { url: string };
  const whole = await get(`/images/${url}`);
  expect(whole.headers.get("Content-Type")).toBe("image/jpeg");
  expect(whole.headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(whole.headers.get("Cache-Control")).toContain("immutable");
  const version = url.slice("uploads/".length, "uploads/".length + 32);
  const sized = await get(`/image/${version}/160/avif/${url}`);
  expect([sized.status, sized.headers.get("Content-Type")]).toEqual([200, "image/avif"]);
});

test("a picture put up by mistake is gone from everywhere once it is deleted", async () => {
  const other = (await (await send("admin", await picture("green"))).json()) as { url: string };
  const { url } = (await (await send("admin", await picture("blue"))).json()) as { url: string };
  await shop.db.execute(
    sql`update products set image_url = ${url}, images = ${JSON.stringify([other.url])}::jsonb where id = 'silk-milk'`,
  );
  const name = url.slice("uploads/".length);
  const sized = `/image/${name.slice(0, 32)}/160/avif/${url}`;
  expect((await get(sized)).status).toBe(200);
  const remove = (who: keyof typeof cookies) =>
    shop.fetch(`${shop.url}/admin/pictures?delete=${name}`, {
      method: "POST",
      headers: { Origin: shop.url, Cookie: cookies[who] },
    });
  expect([(await remove("shopper")).status, (await get(sized)).status]).toEqual([403, 200]);
  expect((await remove("admin")).status).toBe(200);
  expect([(await get(sized)).status, (await get(`/images/${url}`)).status]).toEqual([404, 404]);
  const [left] = await shop.rows(sql`select image_url, images from products where id = 'silk-milk'`);
  expect(left).toEqual({ image_url: other.url, images: [] });
  expect((await remove("admin")).status).toBe(200);
});

test("nobody else may send one, however large, and no other site for them", async () => {
  const large = new Uint8Array(30 * 1024 * 1024);
  expect((await send("visitor", large)).status).toBe(403);
  expect((await send("shopper", large)).status).toBe(403);
  expect((await send("admin", await picture(), "https://elsewhere.example")).status).toBe(403);
});

test("what is no picture is refused in words that the panel knows", async () => {
  const answers = [
    [new Uint8Array(30 * 1024 * 1024), 413, "tooLarge"],
    [new TextEncoder().encode("<svg/>"), 415, "wrongType"],
    [new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), 422, "unreadable"],
  ] as const;
  for (const [body, status, problem] of answers) {
    const reply = await send("admin", body);
    expect(reply.status).toBe(status);
    expect(await reply.json()).toEqual({ ok: false, problem });
  }
});

const NONE = "0".repeat(32);
test.each([
  `/images/uploads/${NONE}-640x800.jpg`,
  "/images/uploads/..%2f..%2f..%2fpackage.json",
  "/images/uploads/",
  `/image/${NONE}/640/webp/uploads/${NONE}-640x800.jpg`,
  `/image/${NONE}/640/webp/uploads/../../../package.json`,
  `/image/${NONE}/640/webp/uploads/%2e%2e%2f%2e%2e%2fpackage.json`,
  `/image/${NONE}/641/webp/uploads/${NONE}-640x800.jpg`,
])("%s is nothing", async (path) => {
  expect((await get(path)).status).toBe(404);
});
