import { createHash, timingSafeEqual } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import { TrieRouter } from "hono/router/trie-router";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Database } from "#app/db/client.server.ts";
import type { Watch } from "#app/expert/talk/model/call-model.server.ts";

/** What the shop counts. Labels are few and known beforehand; nothing personal is among them. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: "nacre_http_request_duration_seconds",
      help: "Time until the headers of a reply were ready, by route, method and status.",
      labelNames: ["route", "method", "status"],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
      registers,
    }),
    ordersPlaced: new Counter({
      name: "nacre_orders_placed_total",
      help: "Orders placed by this process.",
      registers,
    }),
    functionCalls: new Counter({
      name: "nacre_function_calls_total",
      help: "Calls of the functions, by function and outcome (ok, or the code of the error).",
      labelNames: ["function", "outcome"],
      registers,
    }),
    expertFallbacks: new Counter({
      name: "nacre_expert_fallbacks_total",
      help: "Answers of the house's own adviser because the model was no use.",
      registers,
    }),
    modelTokens: new Counter({
      name: "nacre_model_tokens_total",
      help: "Tokens that the model used: input, of which cached, and output.",
      labelNames: ["kind"],
      registers,
    }),
    modelCost: new Counter({
      name: "nacre_model_cost_dollars_total",
      help: "What those tokens cost by AI_PRICE_IN and AI_PRICE_OUT.",
      registers,
    }),
    modelAnswers: new Histogram({
      name: "nacre_model_answer_duration_seconds",
      help: "Time until the model's answer was whole, all its calls together.",
      buckets: [1, 2, 4, 8, 15, 25, 40],
      registers,
    }),
    refusedSentences: new Counter({
      name: "nacre_model_refused_sentences_total",
      help: "Sentences of the model that no shopper was shown, by the rule they broke.",
      labelNames: ["rule"],
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Counts what the model uses and what the guard holds back. */
export function watchModel(metrics: Metrics): Required<Watch> {
  const { expertFallbacks, modelTokens, modelCost, modelAnswers, refusedSentences } = metrics;
  return {
    onFallback: () => expertFallbacks.inc(),
    onUsage: ({ input, cached, output, dollars, ms }) => {
      modelTokens.inc({ kind: "input" }, input);
      modelTokens.inc({ kind: "cached" }, cached);
      modelTokens.inc({ kind: "output" }, output);
      modelCost.inc(dollars ?? 0);
      modelAnswers.observe(ms / 1000);
    },
    onRefused: ({ rules }) => {
      for (const rule of rules) refusedSentences.inc({ rule });
    },
  };
}

/** What the process tells of itself, and the connections to the database. */
export function watchProcess({ registry }: Metrics, db: Database): void {
  collectDefaultMetrics({ register: registry });
  const pool = poolOf(db);
  if (!pool) return;
  new Gauge({
    name: "nacre_database_connections",
    help: "Connections of this process: in use, idle; and requests waiting for one.",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      this.set({ state: "in_use" }, pool.totalCount - pool.idleCount);
      this.set({ state: "idle" }, pool.idleCount);
      this.set({ state: "waiting" }, pool.waitingCount);
    },
  });
}

/** Whether this process reads from the replica just now. */
export function watchReplica({ registry }: Metrics, isUsed: () => boolean): void {
  new Gauge({
    name: "nacre_replica_used",
    help: "1 while the replica answers reads, 0 while it is away or too far behind.",
    registers: [registry],
    collect() {
      this.set(isUsed() ? 1 : 0);
    },
  });
}

/** The part of pg's pool that is looked at. */
interface Pool {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
}

/** Drizzle keeps what it was made with; the embedded database has no pool. */
function poolOf(db: Database): Pool | undefined {
  const { $client } = db as Database & { $client?: Partial<Pool> };
  return $client?.waitingCount === undefined ? undefined : ($client as Pool);
}

/** `GET /metrics` in the Prometheus text format, for whoever brings the token. */
export function serveMetrics({ registry }: Metrics, token: string): MiddlewareHandler {
  const expected = digest(`Bearer ${token}`);
  return async (c) => {
    // Digests are of one length, and comparing them takes the same time wherever they differ.
    if (!timingSafeEqual(digest(c.req.header("Authorization") ?? ""), expected)) {
      return c.text("Unauthorized\n", 401, { "WWW-Authenticate": "Bearer", "Cache-Control": "no-store" });
    }
    const headers = { "Content-Type": registry.contentType, "Cache-Control": "no-store" };
    return c.body(await registry.metrics(), 200, headers);
  };
}

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Takes the time of every request, under the pattern of its route: an address never becomes a label. */
export function timeRequests(
  { requests }: Metrics,
  findPatterns: () => Promise<string[]>,
): MiddlewareHandler {
  const naming = findPatterns().then(createRouteNamer);
  return async (c, next) => {
    const started = performance.now();
    await next();
    const seconds = (performance.now() - started) / 1000;
    requests.observe(labelsOf(c, await naming), seconds);
  };
}

const METHODS = ["GET", "HEAD", "POST", "OPTIONS"];

function labelsOf(c: Context, routeOf: (path: string) => string) {
  const method = METHODS.includes(c.req.method) ? c.req.method : "other";
  return { route: routeOf(c.req.path), method, status: c.res.status };
}

/** Finds the pattern of an address: `/product/:productId`, with `.data` behind it for a page's data alone. */
export function createRouteNamer(patterns: readonly string[]): (path: string) => string {
  const router = new TrieRouter<string>();
  for (const pattern of patterns) router.add("GET", pattern, pattern);
  const find = (path: string) => router.match("GET", path)[0].at(0)?.[0] ?? "other";
  return (path) => {
    if (!path.endsWith(".data")) return find(path);
    return `${find(path === "/_root.data" ? "/" : path.slice(0, -".data".length))}.data`;
  };
}
