import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const DEBIAN = "/usr/bin/chromium";

/**
 * The Chromium to test with: the one in CHROMIUM_PATH, else an installed one, else Playwright's own download,
 * else Debian's package where we may install it.
 * @throws Error with one clear sentence when there is none
 */
export function findChromium(): string {
  const named = process.env["CHROMIUM_PATH"];
  const found = [
    named,
    onPath("chromium"),
    onPath("chromium-browser"),
    onPath("google-chrome"),
    chromium.executablePath(),
  ];
  const installed = found.find((path) => path && existsSync(path));
  if (installed) return installed;
  if (process.getuid?.() === 0 && existsSync("/etc/debian_version")) {
    execFileSync("apt-get", ["update"], { stdio: "ignore" });
    execFileSync("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], { stdio: "ignore" });
    if (existsSync(DEBIAN)) return DEBIAN;
  }
  throw new Error("The browser tests need a Chromium: install one, or set CHROMIUM_PATH to its executable.");
}

function onPath(name: string): string | undefined {
  return (process.env["PATH"] ?? "")
    .split(":")
    .map((folder) => `${folder}/${name}`)
    .find((path) => existsSync(path));
}
