import { createServer as createHttpServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createServer } from "vite";
import { startShop } from "#app/start-shop.server.ts";
import type { createApp } from "#app/http/app.server.ts";

type Services = Parameters<typeof createApp>[0];

/** The shop with hot reload, for `npm run dev`: Vite serves the browser's code, the app its pages. */
async function startDevelopmentServer(services: Services): Promise<Server> {
  const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
  const load = async (): Promise<{ createApp: typeof createApp }> =>
    (await vite.ssrLoadModule("./app/http/app.server.ts")) as { createApp: typeof createApp };
  let current: { from: typeof createApp; app: ReturnType<typeof createApp> } | undefined;
  return createHttpServer((request, response) => {
    vite.middlewares(request, response, async () => {
      const { createApp } = await load();
      if (current?.from !== createApp) current = { from: createApp, app: createApp(services) };
      getRequestListener(current.app.fetch)(request, response);
    });
  });
}

startShop(startDevelopmentServer);
