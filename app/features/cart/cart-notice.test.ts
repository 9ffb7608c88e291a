import { expect, test } from "vitest";
import { type CartPreview, MOST_PER_LINE } from "./cart.ts";
import { cartNotice } from "./cart-notice.ts";

const added = (answer: { moved: number; limitedTo?: number; left?: number }) =>
  cartNotice("add", { ok: true, ...answer } as Parameters<typeof cartNotice>[1]);

test("a success is said when something came in, and only then", () => {
  expect(added({ moved: 1 })).toMatchObject({ message: "addedToCart", action: { label: "viewCart" } });
  expect(added({ moved: 0 })).toBeUndefined();
});

test("the product that came in is shown with its note; of several at once none", () => {
  const preview = { productId: "a", name: "A", note: "Not for children" } as CartPreview;
  const said = (product: CartPreview) => cartNotice("add", { ok: true, moved: 1 } as never, product);
  expect(said(preview)).toMatchObject({ about: { name: "A", note: "Not for children" } });
  expect(said({ ...preview, isOneOfMany: true })).not.toHaveProperty("about");
});

test("when all that is left is in the cart already, that is said instead of a success", () => {
  expect(added({ moved: 0, limitedTo: 2, left: 2 })).toEqual({ message: "allInCart", values: { count: 2 } });
  expect(added({ moved: 0, limitedTo: 1, left: 1 })).toEqual({ message: "lastInCart" });
});

test("when fewer came in than were asked for, how many are left is said", () => {
  expect(added({ moved: 2, limitedTo: 4, left: 4 })).toEqual({ message: "limitedTo", values: { count: 4 } });
  expect(added({ moved: 0, limitedTo: 5, left: 3 })).toEqual({ message: "onlyLeft", values: { count: 3 } });
});

test("the limit of a line is not taken for the stock", () => {
  expect(added({ moved: 3, limitedTo: MOST_PER_LINE, left: 5000 })).toEqual({
    message: "mostPerLine",
    values: { count: MOST_PER_LINE },
  });
});

test("one more, one less and gone are seen, not said", () => {
  for (const intent of ["step", "set", "remove"])
    expect(cartNotice(intent, { ok: true, moved: -1 })).toBeUndefined();
});
