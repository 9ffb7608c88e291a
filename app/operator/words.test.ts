import { resolve } from "node:path";
import { expect, test } from "vitest";
import { readAdminWords, readExportWords, readImportWords } from "./words.ts";

test("words become commands", () => {
  expect(readAdminWords(["list"])).toEqual({ name: "list" });
  expect(readAdminWords(["grant", "a@b.example"])).toEqual({ name: "grant", email: "a@b.example" });
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
  [readExportWords, [], "Usage:"],
  [readExportWords, ["--help"], "Usage:"],
  [readExportWords, ["one", "two"], "Usage:"],
  [readImportWords, [], "Usage:"],
  [readImportWords, ["copy", "--force"], "Usage:"],
])("%o %j is answered with how to use it", (read, words, said) => {
  expect(() => read(words)).toThrow(said);
});
