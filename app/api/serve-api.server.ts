import type { Logger } from "pino";
import type { Database } from "#app/db/client.server.ts";
import { outageOf } from "#app/db/outage.ts";
import { findToken } from "#app/features/accounts/api-tokens.server.ts";
import type { Actor } from "#app/features/accounts/policy.ts";
import { type Limit, throttle } from "#app/features/accounts/throttle.server.ts";
import { parseJson } from "#app/http/sound-json.ts";
import { ApiError } from "./api-error.ts";
import { describeApi } from "./describe-api.ts";
import { type Operation, OPERATIONS } from "./operations.server.ts";

interface Services {
  db: Database;
  appUrl: string;
  log: Logger;
  /** Where the request comes from, as far as that can be trusted. */
  address: string;
}

/** The base path of the API, including its version. */
const BASE = "/api/v1";

const ROUTES = OPERATIONS.map((operation) => ({
  operation,
  pattern: new RegExp(`^${operation.path.replace("{id}", "([^/]+)")}$`),
}));

/** Answers one request of another system. @param body undefined for one that is too long */
export async function serveApi(
  request: Request,
  body: Uint8Array | undefined,
  services: Services,
): Promise<Response> {
  try {
    return await answer(request, body, services);
  } catch (error) {
    const { status, code, message, hint, fields, headers } = await refusalOf(error, services.log);
    const told = { error: { code, message, hint, ...(fields && { fields }) } };
    return Response.json(told, { status, ...(headers && { headers }) });
  }
}

async function answer(request: Request, body: Uint8Array | undefined, services: Services): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const path = pathname.slice(BASE.length);
  const method = request.method === "HEAD" ? "GET" : request.method;
  if (path === "/openapi.json" && method === "GET")
    return Response.json(describeApi(OPERATIONS, services.appUrl));
  const by = await identify(request, services);
  const { operation, id } = find(path, method);
  const key = request.headers.get("Idempotency-Key")?.slice(0, 255);
  const told = await operation.run({
    db: services.db,
    by,
    id,
    query: Object.fromEntries(searchParams),
    body: operation.body && readBody(request, body),
    ...(key && { key }),
  });
  if (told === undefined) return new Response(null, { status: operation.status });
  return Response.json(told, { status: operation.status });
}

/** By the token alone; a cookie does not count. */
async function identify(request: Request, { db, address }: Services): Promise<Actor> {
  const token = /^Bearer +(\S+)$/i.exec(request.headers.get("Authorization") ?? "")?.[1];
  const by = token ? await findToken(db, token) : undefined;
  if (by) {
    await count(db, "api", by.token.id);
    return by;
  }
  await count(db, "api-strangers", address);
  throw new ApiError(
    401,
    "unauthorized",
    token ? "This token is none of ours, or was revoked." : "A token is needed.",
    "Make one in the panel, Dashboard → Connections, and send it as `Authorization: Bearer …`.",
    { headers: { "WWW-Authenticate": "Bearer" } },
  );
}

async function count(db: Database, limit: Limit, key: string): Promise<void> {
  const wait = await throttle(db, limit, key);
  if (!wait) return;
  throw new ApiError(
    429,
    "too_many_requests",
    "Too many requests.",
    `Wait ${wait.retryAfter} s, as Retry-After says.`,
    { headers: { "Retry-After": String(wait.retryAfter) } },
  );
}

function find(path: string, method: string): { operation: Operation; id: string } {
  const here = ROUTES.flatMap(({ operation, pattern }) => {
    const match = pattern.exec(path);
    return match ? [{ operation, id: decodeURIComponent(match[1] ?? "") }] : [];
  });
  const found = here.find(({ operation }) => operation.method === method);
  if (found) return found;
  const known = "/api/v1/openapi.json describes all that there is.";
  if (here.length === 0) throw new ApiError(404, "not_found", "There is nothing at this address.", known);
  const allowed = here.map(({ operation }) => operation.method).join(", ");
  throw new ApiError(405, "method_not_allowed", `This address knows ${allowed}.`, known, {
    headers: { Allow: allowed },
  });
}

function readBody(request: Request, body: Uint8Array | undefined): unknown {
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  const hint = "Send JSON in UTF-8, with `Content-Type: application/json`.";
  if (type !== "application/json") throw new ApiError(415, "unsupported", "Only JSON is read here.", hint);
  if (!body) throw new ApiError(413, "too_large", "The request is too large.", "Send 256 KB at most.");
  const said = parseJson(body);
  if (said === undefined) throw new ApiError(400, "invalid", "The body cannot be read.", hint);
  return said;
}

async function refusalOf(error: unknown, log: Logger): Promise<ApiError> {
  if (error instanceof ApiError) return error;
  // What the policy throws.
  if (error instanceof Response && error.status === 403)
    return new ApiError(
      403,
      "forbidden",
      "This token may only read.",
      "Make one that may write in the panel, Dashboard → Connections.",
    );
  const outage = outageOf(error);
  if (outage) {
    log.error({ because: outage }, "the database cannot serve the API");
    return new ApiError(503, "unavailable", "The shop cannot answer just now.", "Try again in a while.", {
      headers: { "Retry-After": "10" },
    });
  }
  log.error({ err: error }, "a request of the API failed");
  return new ApiError(
    500,
    "failed",
    "Something went wrong.",
    "Try again; if it stays so, tell whoever runs the shop.",
  );
}
