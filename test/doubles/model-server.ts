import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { anthropicWire } from "./anthropic-wire.ts";
import { chatCompletionsWire } from "./chat-completions-wire.ts";
import { googleWire } from "./google-wire.ts";
import { openaiWire } from "./openai-wire.ts";
import type { Turn, Wire, WireEvent } from "./wire.ts";

export const WIRES = {
  google: googleWire,
  openai: openaiWire,
  anthropic: anthropicWire,
  "openai-compatible": chatCompletionsWire,
} as const;
export type HostedProvider = keyof typeof WIRES;

/** A provider of hosted models on this machine, which answers what the test tells it to. */
export interface ModelServer {
  /** For `AI_BASE_URL`. */
  url: string;
  /** What to answer next, in turn; the last one stands from then on. */
  answers: (...turns: Turn[]) => void;
  /** The bodies of all requests so far, and the headers that carry the key. */
  requests: { body: string; authorization: string }[];
  stop: () => Promise<void>;
}

export async function startModelServer(provider: HostedProvider): Promise<ModelServer> {
  const wire = WIRES[provider];
  const requests: ModelServer["requests"] = [];
  let turns: Turn[] = [];
  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    const path = request.url ?? "";
    const { authorization, "x-api-key": anthropicKey, "x-goog-api-key": googleKey } = request.headers;
    requests.push({ body, authorization: String(authorization ?? anthropicKey ?? googleKey ?? "") });
    const next = (turns.length > 1 ? turns.shift() : turns[0]) ?? { status: 500 };
    const turn = "answers" in next ? { answer: next.answers(body) } : next;
    if (!wire.accepts(path)) return response.writeHead(404).end();
    await answer(wire, turn, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    answers: (...next) => {
      turns = next;
      requests.length = 0;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Said = Exclude<Turn, { answers: unknown }>;

async function answer(wire: Wire, turn: Said, response: ServerResponse) {
  if ("hangs" in turn) return;
  if ("status" in turn) {
    if (turn.retryAfter !== undefined) response.setHeader("Retry-After", turn.retryAfter);
    return sendJson(response, turn.status, wire.error(turn.status));
  }
  response.writeHead(200, { "Content-Type": "text/event-stream" });
  response.flushHeaders();
  if ("answer" in turn && turn.first) await setTimeout(turn.first);
  for (const { event, data } of eventsOf(wire, turn)) {
    if (response.destroyed) return;
    if ("answer" in turn && turn.slowly) await setTimeout(turn.slowly);
    response.write(
      `${event ? `event: ${event}\n` : ""}data: ${typeof data === "string" ? data : JSON.stringify(data)}\n\n`,
    );
  }
  if ("breaks" in turn) await setTimeout(20).then(() => response.destroy());
  else response.end();
}

function eventsOf(wire: Wire, turn: Exclude<Said, { hangs: true } | { status: number }>): WireEvent[] {
  if ("refuses" in turn) return wire.events(null);
  if ("calls" in turn) return wire.callEvents(turn.calls);
  if ("answer" in turn) return wire.events([...(turn.pieces ?? cut(textOf(turn.answer)))]);
  // All that tells of the end is missing.
  const words = wire.events(cut(`${turn.breaks} and half of`));
  return words.slice(0, words.findLastIndex(({ data }) => JSON.stringify(data).includes("half of")) + 1);
}

function textOf(answer: unknown): string {
  return typeof answer === "string" ? answer : JSON.stringify(answer);
}

/** Pieces of a few characters, as models send them. */
function cut(text: string): string[] {
  return text.match(/[\s\S]{1,24}/g) ?? [];
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}
