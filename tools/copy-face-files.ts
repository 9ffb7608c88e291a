import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { NETS, wasmFolder } from "../app/features/skin-analysis/face-files.server.ts";
import { FACE_FOLDER, WASM_FILES, WEIGHTS } from "../app/features/skin-analysis/face-files.ts";

/**
 * Copies the face finder's weights, packed, and WebAssembly into the build, under one address. The development server hands them out as they are asked for.
 */
export function copyFaceFiles(): Plugin {
  return {
    name: "copy-face-files",
    async generateBundle() {
      if (this.environment.name !== "client") return;
      const names = [
        ...Object.values(WEIGHTS)
          .flat()
          .map((name) => `${name}.gz`),
        ...WASM_FILES,
      ];
      for (const name of names) {
        this.emitFile({
          type: "asset",
          fileName: FACE_FOLDER.slice(1) + name,
          source: await contentOf(name),
        });
      }
    },
    configureServer(server) {
      server.middlewares.use(FACE_FOLDER, async (request, response) => {
        const content = await contentOf(basename(request.url ?? "")).catch(() => undefined);
        if (request.url?.endsWith(".wasm")) response.setHeader("Content-Type", "application/wasm");
        response.writeHead(content ? 200 : 404).end(content);
      });
    },
  };
}

async function contentOf(name: string): Promise<Buffer> {
  if (name.endsWith(".wasm")) return readFile(join(wasmFolder(), name));
  return gzipSync(await readFile(join(NETS, name.replace(/\.gz$/, ""))), { level: 9 });
}
