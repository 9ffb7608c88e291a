import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(css|js|svg|wasm)$/;
/** Below it, a reply's headers weigh more than what is saved. */
const LEAST_BYTES = 1024;

/**
 * Compresses what browsers load from the build once and as far as it goes, beside each file (`.br`, `.gz`): the server would
 * do it quickly, badly, and again for each visitor.
 */
export function compressFiles(): Plugin {
  return {
    name: "compress-files",
    async writeBundle({ dir = "" }, bundle) {
      if (this.environment.name !== "client") return;
      const contents = Object.values(bundle).map((file) => ({
        path: join(dir, file.fileName),
        bytes: Buffer.from(file.type === "chunk" ? file.code : file.source),
      }));
      const worth = contents.filter(({ path, bytes }) => TEXT.test(path) && bytes.length >= LEAST_BYTES);
      await Promise.all(
        worth.flatMap(({ path, bytes }) => [writeBrotli(path, bytes), writeGzip(path, bytes)]),
      );
    },
  };
}

async function writeBrotli(path: string, bytes: Buffer): Promise<void> {
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }));
}

async function writeGzip(path: string, bytes: Buffer): Promise<void> {
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }));
}
