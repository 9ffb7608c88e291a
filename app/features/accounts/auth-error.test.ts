import { expect, test } from "vitest";
import { explainAuthError } from "./auth-error.ts";

test("a known code has words", () => {
  expect(explainAuthError("INVALID_EMAIL")).toBe("errorEmail");
});

// The code may come from the address: /login?error=constructor
test.each(["constructor", "__proto__", "toString", "NO_SUCH_CODE"])("the code %j did not work", (code) => {
  expect(explainAuthError(code)).toBe("errorSignIn");
});
