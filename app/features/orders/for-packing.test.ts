import { expect, test } from "vitest";
import { ADMIN, CUSTOMER, makeAddress } from "#test/factories.ts";
import { forPacking } from "./for-packing.ts";

const ORDER = {
  ...{ id: "an-order", status: "paid" as const, createdAt: "2026-11-28T00:00:00.000Z" },
  ...{ userId: "ada", customer: { name: "Ada", email: "ada@example.com" } },
  items: [{ productId: "silk-milk", quantity: 2, price: 3800, name: "Silk Milk", imageUrl: "silk.jpg" }],
  ...{ subtotal: 7600, discount: 760, discountCode: "SPRING", shipping: 1000, totalAmount: 7840 },
  ...{ credit: 100, refunded: 50, shippingAddress: makeAddress(), giftNote: "For Ines" },
};

test("whoever only packs learns what goes where, not what it costs and who paid", () => {
  expect(forPacking({ ...CUSTOMER, isPacker: true }, ORDER)).toEqual({
    ...ORDER,
    ...{ userId: null, customer: null, discountCode: null },
    items: [{ ...ORDER.items[0], price: 0 }],
    ...{ subtotal: 0, discount: 0, shipping: 0, totalAmount: 0, credit: 0, refunded: 0 },
  });
  expect(forPacking(ADMIN, ORDER)).toEqual(ORDER);
});
