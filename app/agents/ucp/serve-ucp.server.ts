import type { Logger } from "pino";
import { parseDictionary } from "structured-headers";
import type { z } from "zod";
import type { Config } from "#app/config/env.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { outageOf } from "#app/db/outage.ts";
import { type Limit, throttle } from "#app/features/accounts/throttle.server.ts";
import { parseJson } from "#app/http/sound-json.ts";
import { type Answer, answerOnce } from "./answer-once.server.ts";
import { getProduct, lookUp, searchCatalogue } from "./catalogue.server.ts";
import {
  cancelCheckout,
  completeCheckout,
  createCheckout,
  getCheckout,
  type CheckoutContext,
  updateCheckout,
} from "./checkout.server.ts";
import type { Profiles } from "./profiles.server.ts";
import {
  BASE,
  type Capability,
  CHECKOUT,
  envelope,
  FULFILLMENT,
  LOOKUP,
  NoResource,
  offered,
  problem,
  ProtocolError,
  SEARCH,
  VERSION,
} from "./protocol.ts";
import { checkoutRequest, lookupRequest, productRequest, searchRequest } from "./shapes.ts";
import { checkSignature } from "./signature.ts";

interface Services {
  db: Database;
  config: Pick<Config, "appUrl" | "agents" | "delivery" | "stripe">;
  profiles: Profiles;
  log: Logger;
  /** Where the request comes from, as far as that can be trusted. */
  address: string;
}

interface Operation {
  needs: Capability;
  /** The request must be signed and carry an Idempotency-Key: a repeat is carried out once. */
  changes?: true;
  signed?: true;
  run: (context: CheckoutContext, body: unknown, id: string) => Promise<Answer>;
}

const ok = (body: object): Answer => ({ status: 200, body });
const catalogueOf = ({ db, config, active }: CheckoutContext) => ({ db, origin: config.appUrl, active });

const OPERATIONS: Record<string, Operation> = {
  "POST /catalog/search": {
    needs: SEARCH,
    run: async (context, body) => ok(await searchCatalogue(catalogueOf(context), read(searchRequest, body))),
  },
  "POST /catalog/lookup": {
    needs: LOOKUP,
    run: async (context, body) => ok(await lookUp(catalogueOf(context), read(lookupRequest, body))),
  },
  "POST /catalog/product": {
    needs: LOOKUP,
    run: async (context, body) => ok(await getProduct(catalogueOf(context), read(productRequest, body))),
  },
  "POST /checkout-sessions": {
    needs: CHECKOUT,
    changes: true,
    signed: true,
    run: async (context, body) => ({
      status: 201,
      body: await createCheckout(context, read(checkoutRequest, body)),
    }),
  },
  "GET /checkout-sessions/{id}": {
    needs: CHECKOUT,
    signed: true,
    run: async (context, _body, id) => ok(await getCheckout(context, id)),
  },
  "PUT /checkout-sessions/{id}": {
    needs: CHECKOUT,
    changes: true,
    signed: true,
    run: async (context, body, id) => ok(await updateCheckout(context, id, read(checkoutRequest, body))),
  },
  "POST /checkout-sessions/{id}/complete": {
    needs: CHECKOUT,
    changes: true,
    signed: true,
    run: async (context, _body, id) => ok(await completeCheckout(context, id)),
  },
  "POST /checkout-sessions/{id}/cancel": {
    needs: CHECKOUT,
    changes: true,
    signed: true,
    run: async (context, _body, id) => ok(await cancelCheckout(context, id)),
  },
};

/** Answers one request of the Universal Commerce Protocol over REST. @param body undefined for one that is too long */
export async function serveUcp(
  request: Request,
  body: Uint8Array | undefined,
  services: Services,
): Promise<Response> {
  let active: readonly Capability[] = [];
  const continueUrl = `${services.config.appUrl}/shop`;
  try {
    const { status, body: told } = await answer(request, body, services, (names) => {
      active = names;
    });
    return Response.json(told, { status });
  } catch (error) {
    if (error instanceof NoResource)
      return Response.json(outcome(error, active, continueUrl), { status: error.status });
    const refusal = refusalOf(error, services.log);
    const headers = refusal.retryAfter ? { "Retry-After": String(refusal.retryAfter) } : undefined;
    return Response.json(
      { code: refusal.code, content: refusal.message, continue_url: continueUrl },
      { status: refusal.status, ...(headers && { headers }) },
    );
  }
}

const RETRY_AFTER = 10;

function refusalOf(error: unknown, log: Logger): ProtocolError {
  if (error instanceof ProtocolError) return error;
  const outage = outageOf(error);
  if (outage) {
    log.error({ because: outage }, "the database cannot serve an assistant");
    return new ProtocolError(503, "unavailable", "The shop cannot answer just now.", RETRY_AFTER);
  }
  log.error({ err: error }, "an assistant's request failed");
  return new ProtocolError(500, "internal_error", "Something went wrong in the shop.");
}

const outcome = ({ problems }: NoResource, active: readonly Capability[], continueUrl: string) => ({
  ucp: envelope(active, "error"),
  messages: problems,
  continue_url: continueUrl,
});

async function answer(
  request: Request,
  body: Uint8Array | undefined,
  services: Services,
  onNegotiated: (active: readonly Capability[]) => void,
): Promise<Answer> {
  const { db, config, address } = services;
  const { operation, path, id } = findOperation(request);
  await count(db, "agents", `address ${address}`);
  if (!body) throw new ProtocolError(413, "request_too_large", "The body is too long.");
  if (!offered(config.agents).includes(operation.needs)) throw incompatible();
  const agent = agentOf(request.headers);
  if (!agent && operation.signed) throw new ProtocolError(400, "invalid_profile_url", NO_AGENT);
  const active = agent ? await negotiate(agent, request, body, operation, services) : offered(config.agents);
  const relevant = active.filter((name) => name === operation.needs || isPartOf(name, operation.needs));
  onNegotiated(relevant);
  if (!active.includes(operation.needs)) throw incompatible();
  const context: CheckoutContext = { db, config, agent: agent ?? "", active: relevant, now: new Date() };
  const asked = request.method === "GET" ? undefined : readBody(body);
  if (!operation.changes) return operation.run(context, asked, id);
  await count(db, "agent-checkouts", `agent ${agent}`);
  const key = request.headers.get("Idempotency-Key") ?? "";
  if (key.length < SHORTEST_KEY || key.length > LONGEST_KEY)
    throw new ProtocolError(400, "invalid_request", "Send an Idempotency-Key, a new one for each change.");
  const once = { key: `${agent} ${request.method} ${path} ${key}`, content: [id, body], now: context.now };
  return answerOnce(db, once, (tx) =>
    // A failure is stored too, so that a repeated request gets the same answer.
    operation.run({ ...context, db: tx }, asked, id).catch((error: unknown) => {
      if (!(error instanceof NoResource)) throw error;
      return { status: error.status, body: outcome(error, relevant, `${config.appUrl}/shop`) };
    }),
  );
}

const SHORTEST_KEY = 8;
const LONGEST_KEY = 255;

const isPartOf = (name: Capability, root: Capability): boolean => name === FULFILLMENT && root === CHECKOUT;

const NO_AGENT = 'Say who asks: UCP-Agent: profile="https://platform.example/ucp.json".';

const incompatible = () =>
  new NoResource([
    problem(
      "unrecoverable",
      "capabilities_incompatible",
      "This shop and the assistant have no such capability in common.",
    ),
  ]);

/**
 * The capabilities that both sides support, by the assistant's own profile. Verifies its signature if one is required
 * or was sent.
 */
async function negotiate(
  agent: string,
  request: Request,
  body: Uint8Array,
  { signed }: Operation,
  { profiles, config }: Services,
): Promise<Capability[]> {
  const { method, headers } = request;
  // Nothing is fetched for whoever has not even tried.
  if (signed && !(headers.has("Signature-Input") && headers.has("Signature")))
    throw new ProtocolError(
      401,
      "signature_missing",
      "A checkout is for assistants that sign their requests.",
    );
  const { ucp, signing_keys } = await profiles.find(agent);
  if (ucp.version !== VERSION)
    throw new ProtocolError(
      422,
      "version_unsupported",
      `Protocol version ${ucp.version} is not supported. This shop supports ${VERSION}.`,
    );
  if (signed || headers.has("Signature-Input"))
    checkSignature({ method, url: new URL(request.url), headers, body }, signing_keys);
  const shared = offered(config.agents).filter((name) =>
    ucp.capabilities[name]?.some(({ version }) => version === VERSION),
  );
  return shared.filter((name) => name !== FULFILLMENT || shared.includes(CHECKOUT));
}

function findOperation(request: Request): { operation: Operation; path: string; id: string } {
  const { pathname } = new URL(request.url);
  const [, first = "", second, third] = pathname.slice(BASE.length).split("/");
  const inSession = first === "checkout-sessions" && second !== undefined;
  const path = `/${[first, inSession ? "{id}" : second, third].filter((part) => part !== undefined).join("/")}`;
  const operation = OPERATIONS[`${request.method} ${path}`];
  if (operation) return { operation, path, id: inSession ? second.slice(0, LONGEST_ID) : "" };
  const known = Object.keys(OPERATIONS).some((one) => one.endsWith(` ${path}`));
  throw known
    ? new ProtocolError(405, "method_not_allowed", "This is asked by another method.")
    : new ProtocolError(404, "not_found", "The shop has no such operation.");
}

const LONGEST_ID = 100;

/** The address of the assistant's profile; undefined where it names none. */
function agentOf(headers: Headers): string | undefined {
  const header = headers.get("UCP-Agent");
  if (header === null) return undefined;
  try {
    const profile = parseDictionary(header).get("profile")?.[0];
    if (typeof profile === "string") return profile;
  } catch {
    // Said below.
  }
  throw new ProtocolError(400, "invalid_profile_url", NO_AGENT);
}

async function count(db: Database, limit: Limit, key: string): Promise<void> {
  const refused = await throttle(db, limit, key);
  if (refused) throw new ProtocolError(429, "rate_limited", "Too many requests.", refused.retryAfter);
}

function readBody(body: Uint8Array): unknown {
  // Completing and cancelling need no body.
  const said = body.length === 0 ? {} : parseJson(body);
  if (said === undefined) throw new ProtocolError(400, "invalid_request", "The body is no sound JSON.");
  return said;
}

function read<Shape extends z.ZodType>(shape: Shape, body: unknown): z.output<Shape> {
  const parsed = shape.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue?.path.join(".");
  throw new ProtocolError(400, "invalid_request", [where, issue?.message].filter(Boolean).join(": "));
}
