import "#app/config/node-env.server.ts";
import type { Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import pino from "pino";
import { ConfigError, loadEnvFile, readConfig } from "#app/config/env.server.ts";
import { openDatabase } from "#app/db/client.server.ts";
import { DataFolderInUse } from "#app/db/data-lock.server.ts";
import { refreshClaims } from "#app/features/catalogue/claims.server.ts";
import { serveOperator } from "#app/operator/operator-socket.server.ts";
import { seed } from "#db/seed/seed.ts";
import { createDemoAccounts } from "#db/seed/demo-accounts.ts";
import type { createApp } from "#app/http/app.server.ts";
import { createHttpServer } from "#app/http/http-server.ts";

/** How long requests in flight may take to finish after SIGTERM, in milliseconds. */
const GRACE = 10_000;

async function start(): Promise<void> {
  loadEnvFile();
  const config = readConfig();
  const log = pino({ level: config.logLevel });
  const { databaseUrl } = config;
  const database = await openDatabase(databaseUrl ? { databaseUrl } : { dataDir: config.dataDir });
  const loaded = await seed(database.db);
  await refreshClaims(database.db);
  if (loaded > 0) log.info({ products: loaded }, "loaded the demo catalogue");
  if (database.embedded) await createDemoAccounts(database.db, config);
  const dismissOperator = database.embedded
    ? await serveOperator(database.db, config.dataDir, log)
    : () => {};

  const server = await createServer({ config, db: database.db, log });
  server.on("error", (error) => {
    process.stderr.write(`Cannot listen on ${config.host}:${config.port}: ${error.message}\n`);
    process.exit(1);
  });
  server.listen(config.port, config.host, () =>
    process.stdout.write(`\nNacre is open at ${config.appUrl}\n\n`),
  );
  const close = () => {
    dismissOperator();
    return database.close();
  };
  stopCleanly(server, close, log);
}

async function createServer(services: Parameters<typeof createApp>[0]): Promise<Server> {
  if (services.config.mode === "development") {
    const { startDevelopmentServer } = await import("./tools/vite-app.ts");
    return startDevelopmentServer(services);
  }
  // The bundle is made by the build; its type is that of its source.
  const bundle: { createApp: typeof createApp } = await import("./build/server/index.js" as string);
  return createHttpServer(getRequestListener(bundle.createApp(services).fetch));
}

/** On SIGTERM or SIGINT: no new requests, those in flight finish, then the database closes. */
function stopCleanly(server: Server, closeDatabase: () => Promise<void>, log: pino.Logger): void {
  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, "stopping");
    server.closeIdleConnections();
    const force = setTimeout(() => server.closeAllConnections(), GRACE);
    server.close(async () => {
      clearTimeout(force);
      await closeDatabase();
      process.exit(0);
    });
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

start().catch((error: unknown) => {
  const expected = error instanceof ConfigError || error instanceof DataFolderInUse;
  process.stderr.write(
    `${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
});
