import { execFileSync } from "node:child_process";
import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";

/** What looking for a browser asks of a machine; a test brings its own. */
export interface Machine {
  platform: NodeJS.Platform;
  env: Record<string, string | undefined>;
  canRun: (path: string) => boolean;
  /** Where Playwright keeps the browser that it downloads. */
  playwrights: string;
}

/** Names on PATH, the windowless build first: the same engine, and a page costs it a third of the time. */
const COMMANDS = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "microsoft-edge-stable",
  "microsoft-edge",
];

const MAC_APPS = ["Google Chrome", "Chromium", "Microsoft Edge"];

/** Below a folder of programs on Windows, with the variables that name such folders. */
const WINDOWS_PATHS = [
  "Google\\Chrome\\Application\\chrome.exe",
  "Chromium\\Application\\chrome.exe",
  "Microsoft\\Edge\\Application\\msedge.exe",
];
const WINDOWS_FOLDERS = ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"];

/** Where an installed Chrome, Chromium or Edge may be, the best first. */
function usualPlaces({ platform, env }: Machine): string[] {
  if (platform === "win32")
    return WINDOWS_FOLDERS.flatMap((name) => env[name] ?? []).flatMap((folder) =>
      WINDOWS_PATHS.map((path) => `${folder}\\${path}`),
    );
  const folders = (env["PATH"] ?? "").split(":").filter((folder) => folder !== "");
  const onPath = COMMANDS.flatMap((command) => folders.map((folder) => `${folder}/${command}`));
  if (platform !== "darwin") return [...onPath, "/opt/google/chrome/chrome", "/snap/bin/chromium"];
  const homes = ["", env["HOME"] ?? ""];
  const apps = homes.flatMap((home) =>
    MAC_APPS.map((app) => `${home}/Applications/${app}.app/Contents/MacOS/${app}`),
  );
  return [...apps, ...onPath];
}

/** The Chromium that is there to test with: the one in CHROMIUM_PATH, an installed one, or Playwright's own. */
export function findBrowser(machine: Machine = thisMachine()): string | undefined {
  const named = machine.env["CHROMIUM_PATH"];
  if (named) return machine.canRun(named) ? named : undefined;
  return [...usualPlaces(machine), machine.playwrights].find((path) => machine.canRun(path));
}

function thisMachine(): Machine {
  return {
    platform: process.platform,
    env: process.env,
    canRun,
    playwrights: chromium.executablePath(),
  };
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** One sentence for whoever has no browser. */
export const NO_BROWSER =
  "The browser tests need Chrome, Edge or Chromium: install one, or set CHROMIUM_PATH to its executable.";

/** A browser to test with, fetched where none is there; undefined where none can be had. */
export async function prepareBrowser(): Promise<string | undefined> {
  const there = findBrowser();
  // Whoever names one that is missing is told so.
  if (there ?? process.env["CHROMIUM_PATH"]) return there;
  installOnDebian();
  return findBrowser() ?? (await unpackFromRegistry()) ?? downloadPlaywrights();
}

const quietly = { stdio: "ignore", timeout: 180_000 } as const;

/** Where we are root on Debian, as in a container. */
function installOnDebian(): void {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return;
  try {
    execFileSync("apt-get", ["update"], quietly);
    execFileSync("apt-get", ["install", "-y", "--no-install-recommends", "chromium-headless-shell"], quietly);
  } catch {
    // Without a network, or without that package: the next way is tried.
  }
}

/** A Chromium for Linux that comes as an npm package with what it needs; 75 MB that only this machine wants. */
const PACKAGE = "@sparticuz/chromium";
const VERSION = "153.0.0";
const CACHE = "node_modules/.cache/browser";

async function unpackFromRegistry(): Promise<string | undefined> {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const home = join(process.cwd(), CACHE);
  const binary = join(home, "chromium");
  try {
    mkdirSync(home, { recursive: true });
    if (!existsSync(binary)) {
      const install = [
        "install",
        "--no-save",
        "--no-audit",
        "--no-fund",
        "--prefix",
        home,
        `${PACKAGE}@${VERSION}`,
      ];
      execFileSync("npm", install, quietly);
      // It unpacks itself into the folder for temporary files.
      process.env["TMPDIR"] = home;
      const built = join(home, "node_modules", PACKAGE, "build");
      const { default: packed, inflate } = await import(pathToFileURL(join(built, "index.js")).href);
      await packed.executablePath();
      await inflate(join(built, "..", "bin", "al2023.tar.br"));
    }
    // The libraries that a machine without any browser lacks; its own come first.
    if (lacksLibraries(binary))
      process.env["LD_LIBRARY_PATH"] = [process.env["LD_LIBRARY_PATH"], join(home, "al2023", "lib")]
        .filter(Boolean)
        .join(":");
    return existsSync(binary) && !lacksLibraries(binary) ? binary : undefined;
  } catch {
    return undefined;
  } finally {
    delete process.env["TMPDIR"];
  }
}

function lacksLibraries(binary: string): boolean {
  return execFileSync("ldd", [binary], { encoding: "utf8", env: process.env }).includes("not found");
}

/** Playwright's own, where its servers can be reached. */
function downloadPlaywrights(): string | undefined {
  try {
    execFileSync("npx", ["playwright", "install", "chromium-headless-shell"], quietly);
  } catch {
    return undefined;
  }
  return findBrowser();
}
