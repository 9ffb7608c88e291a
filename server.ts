import "#app/config/node-env.server.ts";
import { shareArena } from "#app/config/share-arena.server.ts";

// Built into `build/server/server.js`: run as TypeScript it would keep the compiler that strips its types in memory.
shareArena();
const { start } = await import("#app/shop.server.ts");
start();
