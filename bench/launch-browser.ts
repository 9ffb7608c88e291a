import { chromium } from "@playwright/test";
import { findBrowser } from "../tools/find-browser.ts";

/** Starts the Chromium of the browser tests. `args` adds to its command line. */
export function launchBrowser(...args: string[]) {
  return chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox", "--disable-gpu", ...args],
  });
}
