import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { FACE_FOLDER } from "./face-files.ts";
import type { FinderFiles } from "./face-finder.ts";

const unzip = promisify(gunzip);

/**
 * The finder's files on the server: those that the build copied, or, where nothing is built, those that it copies
 * from. TensorFlow.js brings its WebAssembly along.
 */
export function facesOnDisk(): FinderFiles {
  const built = join(process.cwd(), "build/client", FACE_FOLDER);
  return {
    read: async (name) => {
      const copy = join(built, `${name}.gz`);
      const packed = existsSync(copy);
      const file = packed ? await unzip(await readFile(copy)) : await readFile(join(NETS, name));
      return file.buffer.slice(file.byteOffset, file.byteOffset + file.length);
    },
    wasmFolder: wasmFolder(),
  };
}

/** The weights as they came; a deployment has those in the build alone. */
export const NETS = resolve("app/features/skin-analysis/nets");

/** The folder of the WebAssembly files that TensorFlow.js brings along, with a slash at its end. */
export function wasmFolder(): string {
  return `${dirname(createRequire(import.meta.url).resolve("@tensorflow/tfjs-backend-wasm"))}/`;
}
