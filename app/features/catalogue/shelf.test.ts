import { expect, test } from "vitest";
import { readShelfQuery, shelfAddress } from "./shelf.ts";

const read = (address: string) => readShelfQuery(new URL(address, "http://shop.example").searchParams);

test.each([
  ["/shop", "/shop"],
  ["/shop?q=+serum+&sort=nonsense&page=0", "/shop?q=serum"],
  ["/shop?category=Perfume&concern=hair&claim=gold", "/shop"],
  [
    "/shop?claim=pregnancy&claim=fragrance-free&category=Serum&page=2",
    "/shop?category=Serum&claim=fragrance-free&claim=pregnancy&page=2",
  ],
])("%s is read, and written as %s", (address, written) => {
  expect(shelfAddress(read(address))).toBe(written);
});

test("a further choice begins at the first page; undefined takes a choice away", () => {
  const query = read("/shop?q=serum&category=Serum&page=3");
  expect(shelfAddress(query, { concern: "eyes" })).toBe("/shop?q=serum&category=Serum&concern=eyes");
  expect(shelfAddress(query, { category: undefined })).toBe("/shop?q=serum");
  expect(shelfAddress(query, { page: 2 })).toBe("/shop?q=serum&category=Serum&page=2");
});
