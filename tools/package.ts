import { execSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { basename, dirname, join, resolve } from "node:path";
import { nodeFileTrace } from "@vercel/nft";
import { z } from "zod";

// `npm run package`: makes the folder that a deployment needs and nothing else (the build, what starts it,
// migrations, seed, pictures, production packages), and prints what it weighs. It starts with `npm start`.
const target = resolve(process.argv[2] ?? "dist");

/** What runs; the screens are in the build. */
const SHOP = [
  "build",
  "content",
  "app",
  "db",
  "public",
  "tools/admin.ts",
  "tools/db-export.ts",
  "tools/db-import.ts",
];
const NOT_OURS =
  /\.test\.tsx?$|^app\/features\/skin-analysis\/nets\/.*\.(bin|json)$|^app\/.*\.(tsx|css|jsonl|md)$/;
/** What Node runs of it; the browser's half is files to it. */
const CODE = /^(?!build\/client\/|public\/).*\.[jt]s$/;
/** Found by its folder, where no import names it. */
const WASM = readdirSync("node_modules/@tensorflow/tfjs-backend-wasm/dist")
  .filter((name) => name.endsWith(".wasm"))
  .map((name) => `node_modules/@tensorflow/tfjs-backend-wasm/dist/${name}`);
/** Of receipts; read by their path. */
const FONTS = ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf"].map(
  (name) => `node_modules/dejavu-fonts-ttf/ttf/${name}`,
);
const SCRIPTS = ["start", "admin", "db:export", "db:import"];

const names = z.record(z.string(), z.string()).default({});
const packageJson = z.looseObject({
  scripts: names,
  dependencies: names,
});
const read = (folder: string) =>
  packageJson.parse(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")));

function copy(path: string, unwanted: RegExp): void {
  cpSync(path, join(target, path), { recursive: true, filter: (source) => !unwanted.test(source) });
}

/**
 * The files of packages that are reached from the code that runs. A package brings builds for other platforms and module
 * systems along, and types, maps and manuals, which nothing runs.
 */
async function packageFiles(): Promise<string[]> {
  const code = readdirSync(target, { recursive: true, encoding: "utf8" }).filter((path) =>
    CODE.test(path.replaceAll("\\", "/")),
  );
  const { fileList } = await nodeFileTrace(code, {
    // The server starts from its build; Vite's is for development.
    ignore: "tools/dev.ts",
    // One after another: as many at once as it asks for are more than some machines let a process open.
    readFile: async (path) => {
      // It also asks for what is a folder or not there.
      if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return null;
      const text = readFileSync(path, "utf8");
      return path.endsWith(".ts") ? stripTypeScriptTypes(text) : text;
    },
  });
  const files = [...fileList, ...WASM, ...FONTS].filter((path) => path.startsWith("node_modules"));
  // Of a package that was only asked for, its manifest was read.
  const isRun = (manifest: string) =>
    files.some((path) => path !== manifest && path.startsWith(`${dirname(manifest)}/`));
  return files.filter((path) => basename(path) !== "package.json" || isRun(path));
}

/** Megabytes on the disk below a folder, as `du -sm` counts them. */
function megabytes(path: string): number {
  const bytes = (inside: string): number => {
    const stat = statSync(inside);
    const own = stat.blocks * 512;
    return stat.isDirectory()
      ? readdirSync(inside).reduce((sum, name) => sum + bytes(join(inside, name)), own)
      : own;
  };
  return Math.ceil(bytes(join(target, path)) / 2 ** 20);
}

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
for (const path of SHOP) copy(path, NOT_OURS);
for (const path of await packageFiles()) cpSync(path, join(target, path));
const isBrought = ([name]: [string, string]) => existsSync(join(target, "node_modules", name));
const { name, version, type, imports, scripts, dependencies } = read(".");
const kept = Object.fromEntries(SCRIPTS.map((script) => [script, scripts[script]]));
const own = {
  name,
  version,
  private: true,
  type,
  imports,
  engines: { node: ">=24" },
  scripts: kept,
  dependencies: Object.fromEntries(Object.entries(dependencies).filter(isBrought)),
};
writeFileSync(join(target, "package.json"), `${JSON.stringify(own, null, 2)}\n`);

// Of what the lock file says is run, bundled or not: docs/supply-chain.md.
const SBOM = "npm sbom --sbom-format cyclonedx --sbom-type application --omit dev --package-lock-only";
writeFileSync(join(target, "sbom.cdx.json"), execSync(SBOM, { maxBuffer: 2 ** 26 }));

const all = megabytes(".");
const pictures = megabytes("public/images");
for (const part of readdirSync(target)) console.log(`${String(megabytes(part)).padStart(5)} MB  ${part}`);
console.log(`${String(all).padStart(5)} MB  in ${target}, ${all - pictures} MB without the photographs`);
