import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // What `public/` holds is served from there, not copied: the photographs are many megabytes.
  build: { copyPublicDir: false },
  environments: {
    ssr: { build: { rolldownOptions: { input: "./app/http/app.server.ts" } } },
  },
});
