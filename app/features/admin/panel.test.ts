import { expect, test } from "vitest";
import { readRoom, tabAddress } from "./panel.ts";

test.each([
  ["", "dashboard"],
  ["tab=products", "products"],
  ["tab=ai-agent", "ai-agent"],
  ["tab=secrets", "dashboard"],
  ["tab=Orders", "dashboard"],
])("?%s opens %s", (search, tab) => {
  expect(readRoom(new URLSearchParams(search))).toBe(tab);
});

test("the address of a tab carries what else is asked", () => {
  expect(tabAddress("products", { q: "a b", page: "2" })).toBe("?tab=products&q=a+b&page=2");
});
