import { expect, test } from "vitest";
import { scriptJson } from "./script-json.ts";

test("a hostile name stays inside its script element", () => {
  const name = "</script><img src=x onerror=alert(1)>\u2028";
  const json = scriptJson({ name });
  expect(json).not.toMatch(/[<\u2028]/);
  expect(JSON.parse(json)).toEqual({ name });
});
