import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { bundleDrizzle } from "./tools/bundle-drizzle.ts";
import { copyFaceFiles } from "./tools/copy-face-files.ts";
import { compressFiles } from "./tools/compress-files.ts";
import { groupScripts } from "./tools/group-scripts.ts";
import { leanServer } from "./tools/lean-server.ts";
import manifest from "./package.json" with { type: "json" };

/** Packages of hundreds of files; looked up one by one they were half of a start. */
const INSIDE = ["@better-auth/passkey", "better-auth", "drizzle-orm", "hono", "rate-limiter-flexible", "zod"];
/** What only the screens are made of. */
const SCREENS = ["@base-ui/react", "@dnd-kit/core", "@dnd-kit/sortable"];
/** What a deployment brings along is imported; everything else that the server's half needs is in the build. */
const bundled = {
  noExternal: true as const,
  external: Object.keys(manifest.dependencies).filter((name) => ![...INSIDE, ...SCREENS].includes(name)),
};

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), bundleDrizzle(), leanServer(), copyFaceFiles(), compressFiles()],
  worker: { format: "es" },
  // What `public/` holds is served from there, not copied: the photographs are many megabytes.
  build: { copyPublicDir: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: groupScripts(), debugName: "by page" }] } },
        },
      },
    },
    ssr: {
      resolve: command === "build" ? bundled : {},
      // The stylesheet is sent as it is in the server's half (theme/styles.ts).
      build: { rolldownOptions: { input: "./app/shop.server.ts" }, cssMinify: true },
    },
  },
}));
