import { afterEach, expect, test, vi } from "vitest";
import { fetchCards } from "./fetch-cards.ts";

afterEach(() => vi.unstubAllGlobals());

const answer = (body: unknown) => vi.stubGlobal("fetch", async () => Response.json(body));
const card = {
  id: "silk-milk",
  name: "Silk Milk",
  category: "Cleanser",
  price: 3200,
  stock: 4,
  picture: { src: "/images/a.jpg", width: 1, height: 1, alt: "" },
};

test("cards that a grid could not show are left out", async () => {
  answer({ products: [null, "x", { ...card, picture: undefined }, { ...card, price: "32" }, card] });
  expect(await fetchCards()).toEqual([card]);
});

test.each([[null], [[]], [{}], [{ products: {} }]])("%j is no answer", async (body) => {
  answer(body);
  await expect(fetchCards(["silk-milk"])).rejects.toThrow("another shape");
});
