import { describe, expect, test } from "vitest";
import { codeOfHttpStatus, codeOfStatusName, FunctionError, httpStatusOf, statusName } from "./status.ts";

/** The specification, section 8, word for word. */
const TABLE = [
  [400, "invalid-argument"],
  [401, "unauthenticated"],
  [403, "permission-denied"],
  [404, "not-found"],
  [409, "aborted"],
  [429, "resource-exhausted"],
  [499, "cancelled"],
  [500, "internal"],
  [501, "unimplemented"],
  [503, "unavailable"],
  [504, "deadline-exceeded"],
] as const;

describe("the status table", () => {
  test.each(TABLE)("%i is %s, both ways", (status, code) => {
    expect(codeOfHttpStatus(status)).toBe(code);
    expect(httpStatusOf(code)).toBe(status);
    expect(codeOfStatusName(statusName(code))).toBe(code);
  });

  test("every other status is unknown, and unknown is the server's fault", () => {
    for (const status of [0, 204, 302, 402, 405, 413, 418, 502, 599])
      expect(codeOfHttpStatus(status)).toBe("unknown");
    expect(httpStatusOf("unknown")).toBe(500);
  });

  test("names are those of the protocol", () => {
    expect(statusName("invalid-argument")).toBe("INVALID_ARGUMENT");
    expect(codeOfStatusName("UNKNOWN")).toBe("unknown");
    expect(codeOfStatusName("invalid-argument")).toBeUndefined();
    expect(codeOfStatusName("TEAPOT")).toBeUndefined();
  });

  test("an error without words says its code", () => {
    expect(new FunctionError("aborted")).toMatchObject({
      code: "aborted",
      message: "aborted",
      details: undefined,
    });
  });
});
