import { expect, test } from "vitest";
import { loader } from "./elsewhere.ts";

test("an unknown address leads home, and says so to a person but not to what fetches a missing icon", () => {
  const ask = (mode: string) =>
    loader({
      request: new Request("http://shop.example/none", { headers: { "Sec-Fetch-Mode": mode } }),
    } as Parameters<typeof loader>[0]);
  expect(ask("navigate").headers.get("Location")).toBe("/");
  expect(ask("navigate").headers.get("Set-Cookie")).toContain("flash=pageNotHere");
  expect(ask("no-cors").headers.get("Set-Cookie")).toBeNull();
});
