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
import { dirname, join, resolve } from "node:path";
import { z } from "zod";

// `npm run package`: makes the folder that a deployment needs and nothing else (the build, what starts it,
// migrations, seed, pictures, production packages), and prints what it weighs. It starts with `npm start`.
const target = resolve(process.argv[2] ?? "dist");

/** What runs; the screens are in the build. */
const SHOP = [
  "server.ts",
  "build",
  "content",
  "app",
  "db",
  "public",
  "tools/admin.ts",
  "tools/db-export.ts",
  "tools/db-import.ts",
];
const NOT_OURS = /\.test\.tsx?$|^app\/.*\.(tsx|css|jsonl|md)$|^app\/expert\/(evaluation|embedded\/training)$/;
/** Packages bring types, maps and manuals, which nothing runs. */
const NOT_RUN = /\.(d\.[cm]?ts|map|md|markdown|tsbuildinfo)$/i;
const SCRIPTS = ["start", "admin", "db:export", "db:import"];

const names = z.record(z.string(), z.string()).default({});
const packageJson = z.looseObject({
  scripts: names,
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().optional() })).default({}),
});
const read = (folder: string) =>
  packageJson.parse(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")));

function copy(path: string, unwanted: RegExp): void {
  cpSync(path, join(target, path), { recursive: true, filter: (source) => !unwanted.test(source) });
}

/** The folders of the packages that run: what ours depends on, what those depend on, and so on. */
function productionPackages(folder = ".", found = new Set<string>()): Set<string> {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = read(folder);
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
    const place = findPackage(name, folder);
    if (!place || found.has(place)) continue;
    found.add(place);
    productionPackages(place, found);
  }
  return found;
}

/** Where Node finds a package from another one's folder; undefined for one of another platform. */
function findPackage(name: string, from: string): string | undefined {
  const place = join(from, "node_modules", name);
  if (existsSync(place)) return place;
  return from === "." ? undefined : findPackage(name, dirname(from));
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
for (const path of productionPackages()) copy(path, NOT_RUN);
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
  dependencies,
};
writeFileSync(join(target, "package.json"), `${JSON.stringify(own, null, 2)}\n`);

const all = megabytes(".");
const pictures = megabytes("public/images");
for (const part of readdirSync(target)) console.log(`${String(megabytes(part)).padStart(5)} MB  ${part}`);
console.log(`${String(all).padStart(5)} MB  in ${target}, ${all - pictures} MB without the photographs`);
