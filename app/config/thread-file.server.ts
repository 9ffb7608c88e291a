import { createRequire } from "node:module";
import { resolve } from "node:path";

/**
 * The file that a thread runs: built beside the server's scripts (`tools/lean-server.ts`), or the source where the sources
 * run. A thread that ran a source in production would hold the compiler that strips its types.
 * @param source its path below `app/`, without its endings
 */
export function threadFile(source: string): string {
  return import.meta.env?.PROD
    ? resolve(`build/server/threads/${source.replaceAll("/", "-")}.js`)
    : createRequire(import.meta.url).resolve(`#app/${source}.server.ts`);
}
