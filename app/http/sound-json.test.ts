import { expect, test } from "vitest";
import { isSound, parseJson } from "./sound-json.ts";

const said = (text: string) => parseJson(new TextEncoder().encode(text));

test("JSON that a text of the database can hold is read", () => {
  expect(said('{"name":"Cr\u00e8me","list":[1,null,true]}')).toEqual({
    name: "Crème",
    list: [1, null, true],
  });
});

test.each(["{", '"\\u0000"', '"\\ud800"', '[{"a":["\\ud800"]}]', '{"\\u0000":1}'])("%s is none", (text) => {
  expect(said(text)).toBeUndefined();
});

test("invalid UTF-8 and endless nesting are rejected", () => {
  expect(parseJson(Uint8Array.of(0x22, 0xff, 0x22))).toBeUndefined();
  expect(isSound(JSON.parse("[".repeat(20) + "]".repeat(20)))).toBe(true);
  expect(isSound(JSON.parse("[".repeat(22) + "]".repeat(22)))).toBe(false);
});
