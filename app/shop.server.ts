import { getRequestListener } from "@hono/node-server";
import { createApp } from "./http/app.server.ts";
import { createHttpServer } from "./http/http-server.ts";
import { openProvider } from "./payments/open-provider.server.ts";
import { startShop } from "./start-shop.server.ts";

// What the build makes of the server's half, with most packages inside: looking up their thousand files one by one was
// more than half of a start.

/** @public Tests at the HTTP edge open it in their own process. */
export { createApp, openProvider };

/** Opens the built shop. */
export function start(): void {
  startShop((services) => createHttpServer(getRequestListener(createApp(services).fetch)));
}
