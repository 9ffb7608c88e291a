import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ProductCard } from "#app/features/catalogue/card.ts";
import { chosenProducts, readAdvice, routineOf } from "./advisor.ts";

const card = (id: string): ProductCard => ({
  id,
  name: id,
  category: "Serum",
  kind: "",
  size: "",
  price: 4800,
  stock: 3,
  picture: { src: "/x.jpg", width: 4, height: 5, alt: "" },
});

describe("readAdvice", () => {
  it("wants a list named recommendations", () => {
    for (const answer of [null, undefined, "x", [], {}, { recommendations: {} }, { recommendations: "a" }]) {
      expect(readAdvice(answer)).toBeUndefined();
    }
    expect(readAdvice({ recommendations: [] })).toEqual({ recommendations: [] });
  });
  it("leaves out what is no recommendation", () => {
    const good = { id: "a", reasoning: "Because." };
    expect(readAdvice({ recommendations: [null, 1, { id: 2, reasoning: "" }, good] })).toEqual({
      recommendations: [good],
    });
  });
  it("keeps a notice that says something", () => {
    expect(readAdvice({ recommendations: [], notice: "See a doctor." })?.notice).toBe("See a doctor.");
    expect(readAdvice({ recommendations: [], notice: " " })).not.toHaveProperty("notice");
  });
  it("never throws", () => {
    fc.assert(fc.property(fc.anything(), (answer) => void readAdvice(answer)));
  });
});

describe("chosenProducts", () => {
  it("skips products the catalogue does not have, keeps the order, shows each once", () => {
    const advised = ["b", "gone", "a", "b"].map((id) => ({ id, reasoning: `why ${id}` }));
    expect(chosenProducts(advised, [card("a"), card("b")])).toEqual([
      { product: card("b"), reasoning: "why b" },
      { product: card("a"), reasoning: "why a" },
    ]);
  });
});

describe("routineOf", () => {
  const one = (id: string, step?: "cleanse" | "treat" | "moisturize") => ({
    product: card(id),
    reasoning: "",
    ...(step && { step }),
  });
  it("puts the steps in their order", () => {
    const routine = routineOf([one("c", "moisturize"), one("a", "cleanse"), one("b", "treat")]);
    expect(routine?.map(({ product }) => product.id)).toEqual(["a", "b", "c"]);
  });
  it("is none of one product, or where a step is unknown", () => {
    expect(routineOf([one("a", "cleanse")])).toBeUndefined();
    expect(routineOf([one("a", "cleanse"), one("b", "treat"), one("c")])).toBeUndefined();
  });
});
