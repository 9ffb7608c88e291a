import type { Server } from "node:http";
import type { Logger } from "pino";
import { keepForgetting } from "#app/agents/ucp/forget-old.server.ts";
import { ConfigError, loadEnvFile, readConfig } from "#app/config/env.server.ts";
import { sessionSecret } from "#app/config/session-secret.server.ts";
import { makePrivateFolder } from "#app/config/private-folder.server.ts";
import { CannotOpenDatabase } from "#app/db/cannot-open.ts";
import { openDatabase } from "#app/db/client.server.ts";
import { outageOf } from "#app/db/outage.ts";
import { openReadReplica } from "#app/db/read-replica.server.ts";
import { DataFolderInUse } from "#app/db/data-lock.server.ts";
import { sweepThrottles } from "#app/features/accounts/throttle.server.ts";
import { finishImports } from "#app/features/catalogue/save-import.server.ts";
import { refreshClaims } from "#app/features/catalogue/claims.server.ts";
import { serveOperator } from "#app/operator/operator-socket.server.ts";
import { seed } from "#db/seed/seed.ts";
import { createDemoAccounts } from "#db/seed/demo-accounts.ts";
import type { createApp } from "#app/http/app.server.ts";
import { keepTimeZone } from "#app/i18n/format.ts";
import { createHandlers } from "#app/outbox/handlers.server.ts";
import { startDeliveries } from "#app/outbox/start-deliveries.server.ts";
import { openProvider } from "#app/payments/open-provider.server.ts";
import { createLog } from "#app/http/log.server.ts";

/** Makes the server that answers, from what it answers with. */
export type CreateServer = (services: Parameters<typeof createApp>[0]) => Promise<Server> | Server;

/** Opens the shop: database, catalogue, deliveries, then the door. Ends the process with one sentence where it cannot. */
export function startShop(createServer: CreateServer): void {
  open(createServer).catch((error: unknown) => {
    process.stderr.write(`${whyNot(error)}\n`);
    process.exit(1);
  });
}

/** How long it may take to stop after SIGTERM, in milliseconds, and how much of it is left for the database to close. */
const GRACE = 10_000;
const CLOSING = 2_000;

async function open(createServer: CreateServer): Promise<void> {
  loadEnvFile();
  const config = readConfig();
  keepTimeZone(config.timeZone);
  const log = createLog(config.logLevel);
  // What the shop keeps is nobody else's to read.
  process.umask(0o077);
  makePrivateFolder(config.dataDir);
  const database = await openDatabase(config, log);
  const loaded = await seed(database.db);
  await refreshClaims(database.db);
  if (loaded > 0) log.info({ products: loaded }, "loaded the demo catalogue");
  if (database.embedded) await createDemoAccounts(database.db, config);
  void finishImports(database.db, log);
  const stopSweeping = sweepThrottles(database.db, log);
  const stopForgetting = keepForgetting(database.db, log);
  const dismissOperator = database.embedded
    ? await serveOperator(database.db, config.dataDir, log)
    : () => {};

  const { databaseUrl: primaryUrl, databaseReadUrl: replicaUrl } = config;
  const replica =
    primaryUrl && replicaUrl ? openReadReplica(database.db, { primaryUrl, replicaUrl }, log) : undefined;

  const provider = await openProvider(config);
  const { handlers, close: closeMailer } = createHandlers(
    { db: database.db, log, provider },
    { ...config, secret: sessionSecret(config) },
  );
  const deliveries = startDeliveries({ db: database.db, log }, handlers);

  const server = await createServer({
    config,
    db: database.db,
    ...(replica && { readDatabase: replica.readDatabase }),
    log,
    provider,
    afterChange: deliveries.wake,
  });
  server.on("error", (error) => {
    process.stderr.write(`${whyNotListening(error, config)}\n`);
    process.exit(1);
  });
  server.listen(config.port, config.host, () =>
    process.stdout.write(`\nNacre is open at ${config.appUrl}\n\n`),
  );
  const close = async () => {
    stopSweeping();
    stopForgetting();
    dismissOperator();
    await deliveries.stop();
    closeMailer();
    // Together: a replica that hangs must not keep the database open.
    await Promise.all([replica?.close(), database.close()]);
  };
  stopCleanly(server, close, log);
}

/**
 * On SIGTERM or SIGINT: no new requests, those in flight finish, then the database closes. What has not ended by
 * itself within the grace is ended: a database that hangs must not keep the process.
 */
function stopCleanly(server: Server, closeDatabase: () => Promise<void>, log: Logger): void {
  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, "stopping");
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), GRACE - CLOSING);
    setTimeout(() => {
      log.warn("the database did not close in time");
      process.exit(0);
    }, GRACE);
    server.close(async () => {
      await closeDatabase().catch((error: unknown) =>
        log.warn({ err: error }, "closing the database failed"),
      );
      process.exit(0);
    });
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

function whyNotListening(error: Error, { host, port }: { host: string; port: number }): string {
  const code = "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE")
    return `Port ${port} is taken: stop the program that listens there, or set PORT to another.`;
  if (code === "EACCES") return `Port ${port} is not for this user to open: set PORT to one above 1023.`;
  return `Cannot listen on ${host}:${port}: ${error.message}`;
}

/** One sentence for what the operator can put right; the whole error for what nobody expected. */
function whyNot(error: unknown): string {
  const expected = [ConfigError, DataFolderInUse, CannotOpenDatabase].some((kind) => error instanceof kind);
  if (expected && error instanceof Error) return error.message;
  const outage = outageOf(error);
  if (outage) return `The database stopped serving while the shop was starting: ${outage}.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
