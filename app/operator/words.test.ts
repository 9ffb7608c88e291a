import { resolve } from "node:path";
import { expect, test } from "vitest";
import { readAdminWords, readExportWords, readImportWords } from "./words.ts";

test("words become commands", () => {
  expect(readAdminWords(["list"])).toEqual({ name: "list" });
  expect(readAdminWords(["grant", "a@b.example"])).toEqual({ name: "grant", email: "a@b.example" });
  expect(readAdminWords(["orders"])).toEqual({ name: "orders" });
  expect(readAdminWords(["orders", "paid"])).toEqual({ name: "orders", status: "paid" });
  expect(readAdminWords(["order", "0a1b2c3d"])).toEqual({ name: "order", id: "0a1b2c3d" });
  expect(readAdminWords(["order", "0a1b2c3d", "shipped", "--carrier", "La Poste"])).toEqual({
    name: "order",
    id: "0a1b2c3d",
    asked: { step: "shipped", carrier: "La Poste" },
  });
  expect(readExportWords(["copy.gz"])).toEqual({ name: "export", path: resolve("copy.gz") });
  expect(readImportWords(["copy.gz"])).toEqual({ path: resolve("copy.gz"), replace: false });
  expect(readImportWords(["--replace", "copy.gz"])).toEqual({ path: resolve("copy.gz"), replace: true });
});

test.each([
  [readAdminWords, ["grant"], "needs the e-mail address"],
  [readAdminWords, ["revoke", "nonsense"], "needs the e-mail address"],
  [readAdminWords, [], "Usage:"],
  [readAdminWords, ["promote", "a@b.example"], "Usage:"],
  [readAdminWords, ["list", "everyone"], "Usage:"],
  [readAdminWords, ["orders", "lost"], "Usage:"],
  [readAdminWords, ["order"], "Usage:"],
  [readAdminWords, ["order", "0a1b2c3d", "lost"], "Usage:"],
  [readAdminWords, ["order", "0a1b2c3d", "paid", "--amount", "1"], "Usage:"],
  [readAdminWords, ["order", "0a1b2c3d", "shipped", "--weight", "1"], "Usage:"],
  [readExportWords, [], "Usage:"],
  [readExportWords, ["--help"], "Usage:"],
  [readExportWords, ["one", "two"], "Usage:"],
  [readImportWords, [], "Usage:"],
  [readImportWords, ["copy", "--force"], "Usage:"],
])("%o %j is answered with how to use it", (read, words, said) => {
  expect(() => read(words)).toThrow(said);
});
