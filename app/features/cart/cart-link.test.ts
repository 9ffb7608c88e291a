import { expect, test } from "vitest";
import { cartLink, linesOffered, MOST_LINES, withoutOffer } from "./cart-link.ts";

const offered = (address: string) => linesOffered(new URL(address, "https://shop.example").searchParams);

test("what a link is made of is what it offers", () => {
  const lines = [
    { productId: "silk-milk", quantity: 2 },
    { productId: "a,b*c & ü", quantity: 1 },
  ];
  expect(offered(cartLink(lines))).toEqual(lines);
});

test("a name alone is one of it, and the same twice is one line", () => {
  expect(offered("/shop?cart=silk-milk,silk-milk*2")).toEqual([{ productId: "silk-milk", quantity: 3 }]);
});

for (const nonsense of ["", "*", "*3", "a*0", "a*-1", "a*1.5", "a*9999", "%E0%A4%A", ",,,"])
  test(`${JSON.stringify(nonsense)} offers nothing`, () => {
    expect(linesOffered(new URLSearchParams({ cart: nonsense }))).toEqual([]);
  });

test("no link offers more lines than can be shown, nor more units than a line may have", () => {
  const many = Array.from({ length: 40 }, (_, at) => `p${at}`).join(",");
  expect(offered(`/shop?cart=${many}`)).toHaveLength(MOST_LINES);
  expect(offered("/shop?cart=a*999,a*999")).toEqual([{ productId: "a", quantity: 999 }]);
});

test("an address without its offer keeps what else it says", () => {
  expect(withoutOffer(new URLSearchParams("cart=a*1&lang=fr"))).toBe("?lang=fr");
  expect(withoutOffer(new URLSearchParams("cart=a*1"))).toBe("");
});
