import { expect, test } from "vitest";
import { parseDisplayName } from "./change-name.server.ts";

const parse = (displayName: string) => {
  const form = new FormData();
  form.set("displayName", displayName);
  return parseDisplayName(form);
};

test("a name is kept as it is meant: spaces folded, accents composed", () => {
  expect(parse("  Ada   Lovelace ")).toBe("Ada Lovelace");
  expect(parse("Zoe\u0308 O’Hara-Müller 3.")).toBe("Zoë O’Hara-Müller 3.");
  expect(parse("山田太郎")).toBe("山田太郎");
  expect(parse("می‌نا")).toBe("می‌نا");
  expect(parse("Ada 👩‍🔬")).toBe("Ada 👩‍🔬");
  expect(parse("é".repeat(80))).toHaveLength(80);
});

test("what is no name is refused", () => {
  for (const typed of ["", "   ", "42", "!?", "A\u202Eda", "A\u0000da", "a".repeat(81)])
    expect(parse(typed)).toBeUndefined();
  expect(parseDisplayName(new FormData())).toBeUndefined();
});
