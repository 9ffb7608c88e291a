import { expect, test } from "vitest";
import type { Product } from "#app/features/catalogue/product.ts";
import { makeProduct } from "#test/factories.ts";
import { knownProducts } from "./known-products.ts";

test("a shelf that was handed over before is the same object again, a product that changed is not", () => {
  const made = [
    makeProduct({ id: "known-a", name: "Known A", ingredients: ["Aqua", "Glycerin"] }),
    makeProduct({ id: "known-b", name: "Known B", stock: 3 }),
  ];
  const shelf = () => structuredClone(made);
  const first = knownProducts(shelf());
  expect(knownProducts(shelf())).toBe(first);
  const [a, b] = shelf();
  const sold = knownProducts([a, b && { ...b, stock: 2 }].filter((one) => one !== undefined));
  expect(sold).not.toBe(first);
  expect(sold[0]).toBe(first[0]);
  expect(sold[1]).toMatchObject({ id: "known-b", stock: 2 });
  const changed = knownProducts([{ ...(a as Product), ingredients: ["Aqua", "Retinol"] }]);
  expect(changed[0]?.ingredients).toContain("Retinol");
});
