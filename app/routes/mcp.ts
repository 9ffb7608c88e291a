import type { Route } from "./+types/mcp";
import { type Limit, throttle } from "#app/features/accounts/throttle.server.ts";
import { requestContext, servicesContext } from "#app/http/context.ts";
import { readBytes } from "#app/http/read-bytes.ts";
import { housePages } from "./frame/house-pages.server.ts";

/** Bytes of one message; the longest concern takes a tenth. */
const LONGEST = 64 * 1024;

// No cookie counts here, so any site may ask: it learns nothing that its own server could not.
const CORS = { "Access-Control-Allow-Origin": "*" };
const PREFLIGHT = {
  ...CORS,
  "Access-Control-Allow-Methods": "POST",
  "Access-Control-Allow-Headers": "Content-Type, Accept, Authorization, Mcp-Protocol-Version, Mcp-Session-Id",
  "Access-Control-Max-Age": "3600",
};

/** The tools of the shop for other people's assistants, by the Model Context Protocol (docs/agents.md). */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method === "OPTIONS") return preflight();
  const { db, config, expert } = context.get(servicesContext);
  const { address, log } = context.get(requestContext);
  if (config.agents === "off") return answer(404, -32_000, "This shop answers no assistants.");
  if (request.method !== "POST") return notHere();
  const body = await readBytes(request, LONGEST);
  if (!body) return answer(413, -32_600, "The message is too long.");
  const message = parse(body);
  if (message === undefined) return answer(400, -32_700, "The message is no JSON.");
  if (Array.isArray(message)) return answer(400, -32_600, "Send one message a request.");
  // Loaded with the first call: the protocol's packages are a tenth of what the shop would hold otherwise.
  const { serveMcp, toolCalled } = await import("#app/agents/mcp/serve-mcp.server.ts");
  const called = toolCalled(message);
  // The adviser does the same work as for a visitor who asks it.
  const limits: Limit[] = called === "advise" ? ["agents", "functions"] : ["agents"];
  for (const limit of limits) {
    const refused = await throttle(db, limit, `address ${address}`);
    if (refused) return tooMany(refused.retryAfter);
  }
  const house = { db, config, expert, house: housePages(config), signal: request.signal };
  const reply = await serveMcp(request, message, house, log);
  for (const [name, value] of Object.entries(CORS)) reply.headers.set(name, value);
  return reply;
}

/** Streams that wait for news are not kept here: every answer comes with its question. */
export function loader({ request, context }: Route.LoaderArgs) {
  if (request.method === "OPTIONS") return preflight();
  const { config } = context.get(servicesContext);
  return config.agents === "off" ? answer(404, -32_000, "This shop answers no assistants.") : notHere();
}

const preflight = () => new Response(null, { status: 204, headers: PREFLIGHT });

function notHere(): Response {
  const reply = answer(405, -32_000, "Assistants ask by POST.");
  reply.headers.set("Allow", "POST");
  return reply;
}

function tooMany(seconds: number): Response {
  const reply = answer(429, -32_000, `Too many calls. Wait ${seconds} seconds.`, { retry_after: seconds });
  reply.headers.set("Retry-After", String(seconds));
  return reply;
}

function answer(status: number, code: number, message: string, data?: object): Response {
  const error = { code, message, ...(data && { data }) };
  return Response.json({ jsonrpc: "2.0", id: null, error }, { status, headers: CORS });
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}
