import { chromium } from "@playwright/test";
import { findChromium } from "../e2e/support/find-chromium.ts";

/** Starts the Chromium of the browser tests. `args` adds to its command line. */
export function launchBrowser(...args: string[]) {
  return chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-gpu", ...args],
  });
}
