import { expect, test } from "vitest";
import type { CartLineView } from "./cart.ts";
import { applyInFlight } from "./optimistic-lines.ts";

const picture = { src: "/images/a.jpg", width: 4, height: 5, alt: "" };
const line: CartLineView = {
  productId: "a",
  quantity: 2,
  name: "Tide",
  size: "30 ml",
  price: 4800,
  stock: 10,
  picture,
};

test("changes in flight are on top of what is saved", () => {
  const change = { intent: "add", productId: "a", quantity: 1, id: "change-1" } as const;
  expect(applyInFlight({ lines: [line], applied: [] }, [{ change }])).toMatchObject([{ quantity: 3 }]);
});

test("a change that the server already applied does not count twice", () => {
  const change = { intent: "add", productId: "a", quantity: 1, id: "change-1" } as const;
  expect(
    applyInFlight({ lines: [{ ...line, quantity: 3 }], applied: ["change-1"] }, [{ change }]),
  ).toMatchObject([{ quantity: 3 }]);
});

test("a new product shows what the page knew of it", () => {
  const change = { intent: "add", productId: "a", quantity: 1, id: "change-1" } as const;
  const { quantity: _quantity, ...preview } = line;
  expect(applyInFlight({ lines: [], applied: [] }, [{ change, preview }])).toEqual([
    { ...line, quantity: 1 },
  ]);
});

test("a removed line stays removed while the reply is on its way", () => {
  const change = { intent: "remove", productId: "a", id: "change-1" } as const;
  expect(applyInFlight({ lines: [line], applied: [] }, [{ change }])).toEqual([]);
});
