import { expect, it } from "vitest";
import { cameraProblem, openCamera } from "./camera.ts";

it.each([
  ["NotAllowedError", "denied"],
  ["SecurityError", "denied"],
  ["NotFoundError", "missing"],
  ["OverconstrainedError", "missing"],
  ["NotReadableError", "taken"],
  ["AbortError", "taken"],
  ["NotSupportedError", "failed"],
])("%s means %s", (name, problem) => {
  expect(cameraProblem(new DOMException("", name))).toBe(problem);
});

it("takes anything else for a failure", () => {
  expect(cameraProblem(new TypeError("no"))).toBe("failed");
  expect(cameraProblem(undefined)).toBe("failed");
});

it("says so where a browser offers no camera", async () => {
  await expect(openCamera()).rejects.toThrow("This page may not use a camera.");
});
