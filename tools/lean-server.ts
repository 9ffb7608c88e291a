import { relative } from "node:path";
import { normalizePath, type Plugin } from "vite";

/** Bytes from which a JSON file is read instead of being part of a script. */
const LARGE = 10_000;
const FOLDER = "data";
/** What runs in threads of its own (`app/config/thread-file.server.ts`), below `app/`. */
const THREADS = ["features/accounts/derive-key-thread", "features/skin-analysis/analysis-thread"];

/**
 * Keeps the server's scripts small in memory. Node holds the source of each as long as it runs, with two bytes for every
 * character once one of them is beyond Latin-1; and of data that stands in a script as text it holds that text again. So
 * large JSON files stay files, which are read once, and what is beyond ASCII is written as escapes (decision 103). Builds
 * what starts the process and its threads as well: as TypeScript each would hold the compiler that strips types.
 */
export function leanServer(): Plugin {
  return {
    name: "lean-server",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    enforce: "pre",
    buildStart() {
      this.emitFile({ type: "chunk", id: "./server.ts", fileName: "server.js" });
      for (const source of THREADS)
        this.emitFile({
          type: "chunk",
          id: `./app/${source}.server.ts`,
          fileName: `threads/${source.replaceAll("/", "-")}.js`,
          preserveSignature: "strict",
        });
    },
    transform: {
      filter: { id: /\/(app|db)\/.*\.json$/ },
      handler(json, id) {
        if (json.length < LARGE) return undefined;
        const { root, build } = this.environment.config;
        const fileName = `${FOLDER}/${relative(root, id).replaceAll(/[\\/]/g, "-")}`;
        this.emitFile({ type: "asset", fileName, source: json });
        const path = normalizePath(`${relative(root, build.outDir)}/${fileName}`);
        return {
          code: `import { readFileSync } from "node:fs";\nexport default JSON.parse(readFileSync("${path}", "utf8"));`,
          moduleType: "js",
        };
      },
    },
    // The last to touch a script: what prints it would write the escapes as characters again.
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== "chunk") continue;
          if (RAW.test(file.code)) this.error(`${file.fileName}: a String.raw would show its escapes`);
          file.code = file.code.replace(/[\u0080-\uffff]/g, escaped);
        }
      },
    },
  };
}

const RAW = /String\.raw`[^`]*[\u0080-\uffff]/;
const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
