import { createHash } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import { requestId } from "hono/request-id";
import { NONCE, secureHeaders } from "hono/secure-headers";
import type { Logger } from "pino";
import { createRequestHandler, RouterContextProvider } from "react-router";
import type { Config } from "#app/config/env.server.ts";
import { sessionSecret } from "#app/config/session-secret.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { keepTimeZone } from "#app/i18n/format.ts";
import { styles } from "#app/theme/styles.ts";
import { createExpert } from "#app/expert/create-expert.server.ts";
import { AUTH_PATH, createAuth } from "#app/features/accounts/auth.server.ts";
import type { PaymentProvider } from "#app/payments/payments.ts";
import { refuseForeignChanges } from "./foreign-changes.ts";
import { boundSignIns } from "./bound-sign-ins.server.ts";
import { isMachine, readableAddress, readableForm } from "./readable.ts";
import {
  createMetrics,
  serveMetrics,
  timeRequests,
  watchModel,
  watchProcess,
  watchReplica,
} from "./metrics.server.ts";
import {
  preferencesContext,
  type RequestFacts,
  requestContext,
  type Services,
  servicesContext,
} from "./context.ts";
import { chooseCatalogue } from "./choose-catalogue.ts";
import { toCanonicalAddress } from "./canonical-address.ts";
import { clientAddress } from "./client-address.ts";
import { finishPage } from "./compress-page.ts";
import { createHealth } from "./health.server.ts";
import { visitorsFirst } from "./in-turn.ts";
import { keepPages } from "./kept-pages.server.ts";
import { answerOutages } from "./outages.server.ts";
import { readPreferences } from "./preferences.ts";
import { atPublicOrigin } from "./public-origin.ts";
import { secureCookies } from "./secure-cookies.ts";
import { signInEndpoints } from "./sign-in-endpoints.server.ts";

type Env = {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    secureHeadersNonce: string;
    forKeeps?: boolean;
    forAnyShopper?: boolean;
    facts?: RequestFacts;
    catalogue: Database;
  };
};

const YEAR = 365 * 24 * 60 * 60;

interface Parts {
  config: Config;
  db: Database;
  /** See `Services`. */
  readDatabase?: () => Database;
  log: Logger;
  provider?: PaymentProvider;
  fetchProfile?: Services["fetchProfile"];
  /** Called after each request that may have changed something: it may have left something in the outbox. */
  afterChange?: () => void;
}

/** The whole web side of the shop: everything between a socket and the routes. */
export function createApp({
  config,
  db,
  readDatabase = () => db,
  log,
  provider,
  fetchProfile,
  afterChange = () => {},
}: Parts) {
  keepTimeZone(config.timeZone);
  const auth = createAuth(db, config, sessionSecret(config));
  const metrics = createMetrics();
  const expert = createExpert(config.ai, log, watchModel(metrics));
  const app = new Hono<Env>();
  app.onError((error, c) => {
    if (!c.req.raw.signal.aborted) log.error({ err: error, requestId: c.get("requestId") }, "request failed");
    return c.text("Something went wrong.", 500);
  });
  app.use(requestId({ headerName: config.trustProxy ? REQUEST_ID : "" }));
  app.use(nameReply);
  if (config.metricsToken) {
    watchProcess(metrics, db);
    if (config.databaseReadUrl) watchReplica(metrics, () => readDatabase() !== db);
    app.use(timeRequests(metrics, findPatterns));
    app.get("/metrics", serveMetrics(metrics, config.metricsToken));
  }
  app.use(logRequests(log));
  app.use(async (c, next) => {
    await next();
    if (!["GET", "HEAD"].includes(c.req.method) && !LEAVES_NOTHING.test(c.req.path)) afterChange();
  });
  const inTurn = visitorsFirst();
  for (const path of ["/mcp", "/ucp/*"]) app.use(path, inTurn);
  app.use(sayWhenToRetry);
  app.use(secureCookies(config.appUrl));
  app.use(chooseCatalogue({ db, readDatabase }));
  if (config.mode === "production") app.use(keepPages({ db, auth }, config));
  app.use(securityHeaders(config));
  app.use(keepPrivate);
  app.get(HEALTH, createHealth(db));
  app.use(compressed());
  app.use(readableAddress);
  serveFiles(app);
  app.use(toCanonicalAddress);
  app.use(exceptMachines(refuseForeignChanges(config.appUrl)));
  app.route(AUTH_PATH, signInEndpoints(auth, log));
  app.use(exceptMachines(readableForm));
  app.use(boundSignIns(auth, (c) => addressOf(c, config)));
  const services = {
    config,
    db,
    readDatabase,
    auth,
    expert,
    log,
    metrics,
    provider,
    fetchProfile,
    afterChange,
  };
  app.all("*", reactRouter(services));
  return app;
}

/** Changes that tell nobody anything, and are many. */
const LEAVES_NOTHING = /^\/(cart|wishlist|preferences)(\.data)?$/;

/** Taken from a proxy that is trusted alone: else each stranger would choose it, and write it into the log. */
const REQUEST_ID = "X-Request-Id";

async function nameReply(c: Context<Env>, next: () => Promise<void>): Promise<void> {
  await next();
  c.header(REQUEST_ID, c.get("requestId"));
}

/** Not in routes.ts: it must answer whatever happens there, and knows no visitors. */
const HEALTH = "/health";

const serverBuild = () => import("virtual:react-router/server-build");

/** The paths of the routes, and of what is answered without them. */
async function findPatterns(): Promise<string[]> {
  const { routes } = await serverBuild();
  const paths = Object.values(routes).flatMap((route) => (route?.path ? [`/${route.path}`] : []));
  return [
    "/",
    ...paths.filter((path) => path !== "/*"),
    "/assets/*",
    "/images/*",
    "/brand/*",
    `${AUTH_PATH}/*`,
    HEALTH,
  ];
}

function reactRouter(services: Services) {
  const handler = serverBuild().then((build) =>
    createRequestHandler(answerOutages(build), services.config.mode),
  );
  return async (c: Context<Env>) => {
    const request = atPublicOrigin(c.req.raw, services.config.appUrl);
    const id = c.get("requestId");
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(preferencesContext, readPreferences(request));
    const facts: RequestFacts = {
      id,
      address: addressOf(c, services.config),
      nonce: c.get("forKeeps") ? undefined : c.get("secureHeadersNonce"),
      log: services.log.child({ requestId: id }),
      catalogue: c.get("catalogue"),
      forAnyShopper: c.get("forAnyShopper"),
    };
    c.set("facts", facts);
    context.set(requestContext, facts);
    const handle = await handler;
    return handle(request, context);
  };
}

/** The visitor's address, as far as it can be trusted; for IPv6 the /64 network. */
function addressOf(c: Context, { trustProxy }: Config): string {
  return clientAddress(
    getConnInfo(c).remote.address,
    trustProxy ? c.req.header("x-forwarded-for") : undefined,
  );
}

function logRequests(log: Logger) {
  return async (c: Context<Env>, next: () => Promise<void>) => {
    const started = performance.now();
    await next();
    // Nobody waits for the reply any more, whatever it would have been.
    const status = c.req.raw.signal.aborted ? 499 : c.res.status;
    const facts = {
      requestId: c.get("requestId"),
      method: c.req.method,
      path: c.req.path,
      status,
      ms: Math.round(performance.now() - started),
    };
    const outage = c.get("facts")?.outage;
    // Asked every few seconds, and the reply itself says what is wrong.
    if (facts.path === HEALTH) log.debug(facts, "request");
    else if (outage) log.error({ ...facts, because: outage }, "the database cannot serve");
    else if (status >= 500) log.error(facts, "request failed");
    else log.info(facts, "request");
  };
}

/** Seconds after which a shop that could not serve is worth another try. */
const RETRY_AFTER = "10";

async function sayWhenToRetry(c: Context<Env>, next: () => Promise<void>): Promise<void> {
  await next();
  if (c.res.status === 503 && !c.res.headers.has("Retry-After")) c.header("Retry-After", RETRY_AFTER);
}

/** Replies that are not kept; `keepPages` compresses those that are, once. Those of the tools are short. */
function compressed(): MiddlewareHandler<Env> {
  const compressing = compress();
  return (c, next) => {
    if (c.get("forKeeps") || c.req.path === "/mcp") return next();
    return compressing(c, async () => {
      await next();
      await finishPage(c);
    });
  };
}

const STYLES_HASH = `'sha256-${createHash("sha256").update(styles).digest("base64")}'`;

function securityHeaders(config: Config) {
  const development = config.mode === "development";
  const google = config.google ? [config.google.issuer] : [];
  const payment = config.stripe ? [config.stripe.pageOrigin] : [];
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      // In development Vite adds its own scripts, styles and socket.
      scriptSrc: ["'self'", development ? "'unsafe-inline'" : NONCE],
      styleSrc: ["'self'", ...(development ? ["'unsafe-inline'"] : [NONCE, STYLES_HASH])],
      styleSrcAttr: ["'unsafe-inline'"],
      connectSrc: ["'self'", ...(development ? ["ws:"] : [])],
      // An owner may enter the address of a picture elsewhere.
      imgSrc: ["'self'", "data:", "blob:", "https:", "http:"],
      mediaSrc: ["'self'", "blob:"],
      workerSrc: ["'self'", "blob:"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'", ...google, ...payment],
      frameAncestors: ["'none'"],
    },
    // The popup's last page brings a stricter policy of its own, with the hash of its only script.
    overwrite: false,
    // The Google popup must still be able to tell the page that opened it how it ended.
    crossOriginOpenerPolicy: "same-origin-allow-popups",
    permissionsPolicy: { camera: ["self"], microphone: [], geolocation: [] },
    referrerPolicy: "strict-origin-when-cross-origin",
    strictTransportSecurity: config.appUrl.startsWith("https:")
      ? `max-age=${2 * YEAR}; includeSubDomains`
      : false,
    xFrameOptions: "DENY",
  });
}

/** A picture that an owner has uploaded is no file, nor is what assistants ask first: a route finds it. */
const NO_FILE = /^\/images\/uploads\/[^/]+$|^\/\.well-known\/ucp$/;

function serveFiles(app: Hono<Env>): void {
  const forever = keepFor(YEAR, "immutable");
  const daily = keepFor(24 * 60 * 60);
  app.use("/assets/:file{guidance\\.worker-.+}", faceFinderPolicy);
  app.use("/assets/*", forever, serveStatic({ root: "build/client", precompressed: true }));
  for (const path of ["/images/*", "/brand/*", "/site.webmanifest", "/favicon.ico"])
    app.use(path, daily, serveStatic({ root: "public" }));
  // What programs ask for by a known name and is not here is not the home page either.
  for (const folder of ["/assets/*", "/images/*", "/brand/*", "/.well-known/*"])
    app.all(folder, (c, next) => (NO_FILE.test(c.req.path) ? next() : c.notFound()));
}

/** The worker that looks for a face obeys the policy of its own file: only it may run WebAssembly, and no page. */
async function faceFinderPolicy(c: Context<Env>, next: () => Promise<void>): Promise<void> {
  await next();
  c.header(
    "Content-Security-Policy",
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  );
}

/** Lets anyone cache a found file for this many seconds, unless the file sets its own header. */
function keepFor(seconds: number, also = ""): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (c.res.ok && !c.res.headers.has("Cache-Control"))
      c.header("Cache-Control", ["public", `max-age=${seconds}`, also].filter(Boolean).join(", "));
  };
}

/** What does not say that anyone may keep it is one visitor's own: language, theme, name, cart. */
async function keepPrivate(c: Context<Env>, next: () => Promise<void>): Promise<void> {
  await next();
  if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "private, no-store");
}

/** Addresses called by a payment provider, a mail program that unsubscribes, and a mail server that reports bounces. */
const TOLD_BY_MACHINES = ["/payments/news", "/mail/unsubscribe", "/mail/bounces"];

/** They and what programs call take no cookies, and refuse what they refuse in their own way. */
function exceptMachines(check: MiddlewareHandler): MiddlewareHandler {
  return (c, next) => (isMachine(c) || TOLD_BY_MACHINES.includes(c.req.path) ? next() : check(c, next));
}
