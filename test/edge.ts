import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { type SQL, sql } from "drizzle-orm";
import { readConfig } from "#app/config/env.server.ts";
import { type Database, openDatabase } from "#app/db/client.server.ts";
import type { createApp } from "#app/http/app.server.ts";
import type { Services } from "#app/http/context.ts";
import { createLog } from "#app/http/log.server.ts";
import type { openProvider } from "#app/payments/open-provider.server.ts";
import { seed } from "#db/seed/seed.ts";
import { type HttpShopper, type Site, signUp, visit } from "./http-shopper.ts";
import { openMemoryDatabase } from "./memory-database.ts";

/** The built shop in this very process: requests go to its handler, replies come back, nothing listens. */
export interface Edge extends Site {
  db: Database;
  /** What a query finds, for looking behind the scenes. */
  rows: <Row = Record<string, unknown>>(query: SQL) => Promise<Row[]>;
  /** A visitor with cookies and an address of their own. */
  visit: () => HttpShopper;
  /** The handler itself, for tests that put a server in front of it. */
  handle: ReturnType<typeof createApp>["fetch"];
  /** What was logged so far, one object a line. */
  log: () => Record<string, unknown>[];
  close: () => Promise<void>;
}

interface Options {
  /** Environment variables beside the defaults, as an operator would set them. */
  env?: Record<string, string>;
  /** A PostgreSQL server instead of a database in memory. */
  databaseUrl?: string;
  /** What visitors and the owner’s sums read, in place of a replica. */
  readDatabase?: () => Database;
  /** False for a shop without products. */
  seeded?: boolean;
  /** Profiles of assistants, instead of fetching them. */
  fetchProfile?: Services["fetchProfile"];
}

/**
 * Opens the built shop (`npm run build`) at the HTTP edge: the lowest layer that sees a status, a header, a redirect or
 * a text. Each has a database of its own, with the demo catalogue. The address a request comes from is taken from
 * `X-Forwarded-For`, as behind a proxy.
 */
export async function openEdge({
  env = {},
  databaseUrl,
  readDatabase,
  seeded = true,
  fetchProfile,
}: Options = {}): Promise<Edge> {
  const dataDir = mkdtempSync(join(tmpdir(), "nacre-edge-"));
  const config = readConfig({
    PORT: "3000",
    DATA_DIR: dataDir,
    SESSION_SECRET: "a secret of thirty-two characters",
    TRUST_PROXY: "true",
    ...env,
  });
  const database = databaseUrl ? await openDatabase({ databaseUrl }) : await openMemoryDatabase();
  if (seeded) await seed(database.db);
  const { log, lines } = listen();
  const bundle: { createApp: typeof createApp; openProvider: typeof openProvider } = await import(
    "../build/server/index.js" as string
  );
  const app = bundle.createApp({
    config,
    db: database.db,
    log,
    provider: await bundle.openProvider(config),
    ...(readDatabase && { readDatabase }),
    ...(fetchProfile && { fetchProfile }),
  });
  const site: Site = {
    url: config.appUrl,
    fetch: async (address, init) => app.fetch(new Request(address, init), CONNECTION),
  };
  return {
    ...site,
    db: database.db,
    handle: app.fetch,
    rows: async <Row>(query: SQL) => ((await database.db.execute(query)) as { rows: Row[] }).rows,
    visit: () => visit(site),
    log: () => lines,
    close: async () => {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Someone who has signed up, and may do all that an owner may. */
export async function signUpOwner(shop: Edge): Promise<HttpShopper> {
  const person = await signUp(shop);
  // Their profile is made when they are first seen.
  await person.get("/shop");
  await shop.db.execute(sql`update users set is_admin = true where email = ${person.email}`);
  return person;
}

/** What the shop would ask the socket. */
const CONNECTION = {
  incoming: { socket: { remoteAddress: "127.0.0.1", remotePort: 50_000, remoteFamily: "IPv4" } },
};

function listen() {
  const lines: Record<string, unknown>[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      for (const line of chunk.toString().trim().split("\n")) lines.push(JSON.parse(line));
      done();
    },
  });
  return { log: createLog("debug", sink), lines };
}
