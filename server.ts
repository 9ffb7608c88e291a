import "#app/config/node-env.server.ts";
import { shareArena } from "#app/config/share-arena.server.ts";
import type { start } from "#app/shop.server.ts";

if (process.env.NODE_ENV === "development") {
  const { startDevelopment } = await import("./tools/vite-app.ts");
  startDevelopment();
} else {
  shareArena();
  // The bundle is made by the build; its type is that of its source.
  const shop: { start: typeof start } = await import("./build/server/index.js" as string);
  shop.start();
}
