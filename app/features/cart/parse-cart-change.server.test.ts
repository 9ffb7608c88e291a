import { expect, test } from "vitest";
import { parseCartChange } from "./parse-cart-change.server.ts";

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

test.each(["abc", "", "1.5", "1e9", "NaN", "0x10", "99999999999"])("refuses the quantity %j", (quantity) => {
  expect(parseCartChange(form({ intent: "set", productId: "a", quantity }))).toBeUndefined();
});

test("takes whole numbers, negative ones too: they remove", () => {
  expect(parseCartChange(form({ intent: "set", productId: "a", quantity: "-3" }))).toMatchObject({
    quantity: -3,
  });
  expect(parseCartChange(form({ intent: "add", productId: "a", quantity: "2" }))).toMatchObject({
    quantity: 2,
  });
});

test("refuses unknown intents and nameless products", () => {
  expect(parseCartChange(form({ intent: "double", productId: "a", quantity: "2" }))).toBeUndefined();
  expect(parseCartChange(form({ intent: "add", productId: "", quantity: "2" }))).toBeUndefined();
});
