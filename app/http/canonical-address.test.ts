import { expect, test } from "vitest";
import { canonicalPath } from "./canonical-address.ts";

test.each([
  ["/SHOP", "/shop"],
  ["/shop/", "/shop"],
  ["/Shop//", "/shop"],
  ["/OurAdvice", "/ouradvice"],
  ["/Product/Silk-Milk/", "/product/Silk-Milk"],
])("%s is %s", (path, canonical) => expect(canonicalPath(path)).toBe(canonical));

test.each([
  "/",
  "/shop",
  "/product/a%2Fb",
  "/shop.data",
  "/nowhere/",
  "//evil.example/shop/",
  "/product/",
  "/assets/A/",
])("%s stays as it is", (path) => expect(canonicalPath(path)).toBe(path));
