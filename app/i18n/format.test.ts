import { afterEach, expect, test } from "vitest";
import { formatDate, formatTime, keepTimeZone } from "./format.ts";

afterEach(() => keepTimeZone("UTC"));

const LATE = "2026-11-28T23:30:00.000Z";

test("days and hours are UTC's until the owner says otherwise", () => {
  expect(formatDate(LATE, "en")).toBe("Nov 28, 2026");
  expect(formatTime(LATE, "en")).toMatch(/^Nov 28, 2026, 11:30.PM UTC$/);
});

test("they are the owner's, and say by which clock", () => {
  keepTimeZone("Europe/Paris");
  expect(formatDate(LATE, "fr")).toBe("29 nov. 2026");
  expect(formatTime(LATE, "en")).toMatch(/^Nov 29, 2026, 12:30.AM GMT\+1$/);
  expect(formatTime("2026-07-01T10:00:00.000Z", "en")).toMatch(/^Jul 1, 2026, 12:00.PM GMT\+2$/);
});

test("what is a day already stays it, also west of Greenwich", () => {
  keepTimeZone("America/Los_Angeles");
  expect(formatDate("2026-11-28", "en")).toBe("Nov 28, 2026");
  expect(formatDate("2026-11-28T07:59:00.000Z", "en")).toBe("Nov 27, 2026");
});
