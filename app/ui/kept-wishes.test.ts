// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { keepWishForLater, takeKeptWishes } from "./kept-wishes.ts";

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

test("products wished for before logging in are in the wishlist afterwards, each once", () => {
  keepWishForLater({ into: "cart", productId: "silk-milk", quantity: 1 });
  keepWishForLater({ into: "wishlist", productId: "silk-milk" });
  keepWishForLater({ into: "cart", productId: "silk-milk", quantity: 3 });
  expect(takeKeptWishes()).toEqual([
    { into: "wishlist", productId: "silk-milk" },
    { into: "cart", productId: "silk-milk", quantity: 3 },
  ]);
  expect(takeKeptWishes()).toEqual([]);
});

test("an old wish is forgotten, and what nobody wrote is not read", () => {
  vi.useFakeTimers();
  keepWishForLater({ into: "cart", productId: "silk-milk", quantity: 1 });
  vi.advanceTimersByTime(31 * 60 * 1000);
  expect(takeKeptWishes()).toEqual([]);
  sessionStorage.setItem("wishes", "{not json");
  expect(takeKeptWishes()).toEqual([]);
});
