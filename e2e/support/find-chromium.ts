import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Debian's Chromium without windows: the same engine, and a page costs it a third of the time. */
const WINDOWLESS = "chromium-headless-shell";

/**
 * The Chromium to test with: the one in CHROMIUM_PATH, else an installed one, else Playwright's own download,
 * else Debian's package where we may install it.
 * @throws Error with one clear sentence when there is none
 */
export function findChromium(): string {
  const named = process.env["CHROMIUM_PATH"];
  if (!named && !onPath(WINDOWLESS)) installOnDebian();
  const found = [
    named,
    onPath(WINDOWLESS),
    onPath("chromium"),
    onPath("chromium-browser"),
    onPath("google-chrome"),
    chromium.executablePath(),
  ];
  const installed = found.find((path) => path && existsSync(path));
  if (!installed)
    throw new Error(
      "The browser tests need a Chromium: install one, or set CHROMIUM_PATH to its executable.",
    );
  // Each worker reads the configuration too, and is not to look and install again.
  process.env["CHROMIUM_PATH"] = installed;
  return installed;
}

/** Where we are root on Debian, as in a container; elsewhere, or without a network, nothing is installed. */
function installOnDebian(): void {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return;
  const quietly = { stdio: "ignore", timeout: 90_000 } as const;
  try {
    execFileSync("apt-get", ["update"], quietly);
    execFileSync("apt-get", ["install", "-y", "--no-install-recommends", WINDOWLESS], quietly);
  } catch {
    // A Chromium with windows does as well; when there is none either, the caller says so.
  }
}

function onPath(name: string): string | undefined {
  return (process.env["PATH"] ?? "")
    .split(":")
    .map((folder) => `${folder}/${name}`)
    .find((path) => existsSync(path));
}
