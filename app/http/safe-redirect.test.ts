import fc from "fast-check";
import { expect, test } from "vitest";
import { ownPath, safeRedirect } from "./safe-redirect.ts";

test.each(["/shop", "/product/x?a=1#b", "/checkout"])("lets %s through", (target) => {
  expect(safeRedirect(target)).toBe(target);
});

test.each([
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "\\\\evil.example",
  "/..//evil.example",
  "",
  "/login?redirect=/login",
  null,
])("refuses %j", (target) => {
  expect(safeRedirect(target)).toBe("/profile");
});

test("never leaves our origin, whatever is asked", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.string(),
        fc.string().map((rest) => `/${rest}`),
      ),
      (target) => {
        const result = safeRedirect(target);
        expect(() => new Headers({ Location: result })).not.toThrow();
        expect(new URL(result, "http://nacre.example").origin).toBe("http://nacre.example");
      },
    ),
  );
});

test.each([
  ["/login?redirect=/shop", "/login?redirect=/shop"],
  ["/login?redirect=/\u2028é", "/login?redirect=/%E2%80%A8%C3%A9"],
  ["/login?\r\nSet-Cookie: a=b", "/login?Set-Cookie:%20a=b"],
  ["//evil.example/login?", undefined],
])("%j is our path %j", (target, path) => {
  expect(ownPath(target)).toBe(path);
});
