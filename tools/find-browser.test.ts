import { describe, expect, test } from "vitest";
import { findBrowser, type Machine } from "./find-browser.ts";

const PLAYWRIGHTS = "/home/ada/.cache/ms-playwright/chrome";

const machine = (
  platform: NodeJS.Platform,
  there: readonly string[],
  env: Machine["env"] = { PATH: "/usr/local/bin:/usr/bin" },
): Machine => ({ platform, env, canRun: (path) => there.includes(path), playwrights: PLAYWRIGHTS });

describe("the browser to test with", () => {
  test("is the one in CHROMIUM_PATH, whatever else is installed", () => {
    const env = { CHROMIUM_PATH: "/opt/mine", PATH: "/usr/bin" };
    expect(findBrowser(machine("linux", ["/opt/mine", "/usr/bin/chromium"], env))).toBe("/opt/mine");
  });

  test("is none where CHROMIUM_PATH names what is not there", () => {
    const env = { CHROMIUM_PATH: "/opt/gone", PATH: "/usr/bin" };
    expect(findBrowser(machine("linux", ["/usr/bin/chromium"], env))).toBeUndefined();
  });

  test.each([
    ["/usr/bin/chromium-headless-shell"],
    ["/usr/local/bin/chromium"],
    ["/usr/bin/google-chrome"],
    ["/usr/bin/microsoft-edge"],
    ["/snap/bin/chromium"],
  ])("is found on Linux at %s", (path) => {
    expect(findBrowser(machine("linux", [path, PLAYWRIGHTS]))).toBe(path);
  });

  test("is the windowless build before one with windows", () => {
    const there = ["/usr/local/bin/chromium", "/usr/bin/chromium-headless-shell"];
    expect(findBrowser(machine("linux", there))).toBe("/usr/bin/chromium-headless-shell");
  });

  test.each([
    ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"],
    ["/Users/ada/Applications/Chromium.app/Contents/MacOS/Chromium"],
    ["/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge"],
  ])("is found on macOS at %s", (path) => {
    expect(findBrowser(machine("darwin", [path], { HOME: "/Users/ada" }))).toBe(path);
  });

  test.each([
    ["C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe"],
    ["C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe"],
    ["C:\\Users\\ada\\AppData\\Local\\Chromium\\Application\\chrome.exe"],
  ])("is found on Windows at %s", (path) => {
    const env = {
      PROGRAMFILES: "C:\\Program Files",
      "PROGRAMFILES(X86)": "C:\\Program Files (x86)",
      LOCALAPPDATA: "C:\\Users\\ada\\AppData\\Local",
    };
    expect(findBrowser(machine("win32", [path], env))).toBe(path);
  });

  test("is Playwright's own where none is installed, and none where that is missing too", () => {
    expect(findBrowser(machine("linux", [PLAYWRIGHTS]))).toBe(PLAYWRIGHTS);
    expect(findBrowser(machine("linux", []))).toBeUndefined();
  });
});
