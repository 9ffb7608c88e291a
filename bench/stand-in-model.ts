/**
 * A server of the OpenAI wire format behind which somebody plays the model: node bench/stand-in-model.ts FOLDER [PORT]
 * Each request is laid down as NNN.request.md (to read; what many share stands in constant-*.md) and NNN.request.json (as
 * it came); its answer is awaited beside it as NNN.answer.json: {"content": "…"} or {"tool_calls": [{"name": "…", "arguments": {…}}]}, or both.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { z } from "zod";

const toolCall = z.object({
  id: z.string().optional(),
  type: z.string().optional(),
  function: z.object({ name: z.string(), arguments: z.string() }),
});
const message = z.looseObject({
  role: z.string(),
  content: z.union([z.string(), z.array(z.looseObject({ text: z.string().optional() }))]).nullish(),
  tool_calls: z.array(toolCall).optional(),
  tool_call_id: z.string().optional(),
});
const requestSchema = z.looseObject({
  model: z.string(),
  stream: z.boolean().optional(),
  messages: z.array(message),
  tools: z.array(z.looseObject({ function: z.looseObject({ name: z.string() }) })).optional(),
  tool_choice: z.unknown().optional(),
  response_format: z.unknown().optional(),
});
type Request = z.infer<typeof requestSchema>;

const answerSchema = z
  .object({
    content: z.string().default(""),
    tool_calls: z
      .array(
        z.object({ name: z.string(), arguments: z.union([z.record(z.string(), z.unknown()), z.string()]) }),
      )
      .default([]),
  })
  .refine(
    ({ content, tool_calls }) => content !== "" || tool_calls.length > 0,
    "says nothing and calls nothing",
  );
type Answer = z.infer<typeof answerSchema>;

/** Milliseconds between two looks for an answer, and between two signs of life to whoever waits. */
const LOOK = 300;
const SIGN_OF_LIFE = 15_000;
/** Characters of a token, roughly. */
const TOKEN = 4;

const textOf = ({ content }: z.infer<typeof message>): string =>
  typeof content === "string" ? content : (content ?? []).map(({ text }) => text ?? "").join("\n");

/** What is the same in many requests: the instructions, the tools, the answer's shape. */
function constantOf({ messages, tools = [], response_format }: Request): string {
  const list = tools.map(({ function: tool }) => `- \`${tool.name}\`: ${JSON.stringify(tool)}`);
  return [
    ...messages.filter(({ role }) => role === "system").map(textOf),
    ...(list.length > 0 ? ["# Tools", list.join("\n")] : []),
    ...(response_format ? [`# The answer’s shape\n\n${JSON.stringify(response_format)}`] : []),
  ].join("\n\n");
}

/** A request as somebody reads it; what it shares with others stands in a file of its own. */
function readable({ messages, tool_choice }: Request, number: string, constant: string): string {
  const parts = messages
    .filter(({ role }) => role !== "system")
    .map((one) => {
      const calls = (one.tool_calls ?? []).map(
        (call) => `→ ${call.function.name} ${call.function.arguments}`,
      );
      const of = one.tool_call_id ? ` (${one.tool_call_id})` : "";
      return `## ${one.role}${of}\n\n${[textOf(one), ...calls].filter(Boolean).join("\n\n")}`;
    });
  return [
    `# Request ${number}`,
    `Instructions, tools and shape: ${constant}. Answer in ${number}.answer.json.`,
    ...(tool_choice ? [`Tools: ${JSON.stringify(tool_choice)}.`] : []),
    ...parts,
  ].join("\n\n");
}

/** Waits for an answer's file; one that cannot be read is set aside with the reason, and awaited anew. */
async function awaitAnswer(folder: string, number: string, signal: AbortSignal): Promise<Answer> {
  const file = join(folder, `${number}.answer.json`);
  for (;;) {
    if (existsSync(file)) {
      try {
        return answerSchema.parse(JSON.parse(readFileSync(file, "utf8")));
      } catch (error) {
        // Written a moment ago, it may not be whole.
        await setTimeout(LOOK, undefined, { signal });
        try {
          return answerSchema.parse(JSON.parse(readFileSync(file, "utf8")));
        } catch {
          renameSync(file, join(folder, `${number}.answer.bad.json`));
          writeFileSync(join(folder, `${number}.answer.problem.txt`), String(error));
        }
      }
    }
    await setTimeout(LOOK, undefined, { signal });
  }
}

const frame = { id: "chatcmpl-stand-in", created: 0, model: "stand-in" };

function callsOf({ tool_calls }: Answer, number: string) {
  return tool_calls.map(({ name, arguments: given }, index) => ({
    index,
    id: `call_${number}_${index}`,
    type: "function",
    function: { name, arguments: typeof given === "string" ? given : JSON.stringify(given) },
  }));
}

function send(
  response: ServerResponse,
  streams: boolean,
  answer: Answer,
  number: string,
  length: number,
): void {
  const calls = callsOf(answer, number);
  const finish_reason = calls.length > 0 ? "tool_calls" : "stop";
  const prompt_tokens = Math.round(length / TOKEN);
  const completion_tokens = Math.ceil(JSON.stringify(answer).length / TOKEN);
  const usage = { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens };
  const said = {
    ...(answer.content && { content: answer.content }),
    ...(calls.length > 0 && { tool_calls: calls }),
  };
  if (!streams) {
    response.end(
      JSON.stringify({
        ...frame,
        object: "chat.completion",
        choices: [{ index: 0, message: { role: "assistant", content: null, ...said }, finish_reason }],
        usage,
      }),
    );
    return;
  }
  const chunk = (delta: object, reason: string | null) => ({
    ...frame,
    object: "chat.completion.chunk",
    choices: [{ index: 0, delta, finish_reason: reason }],
  });
  const events = [chunk({ role: "assistant", ...said }, null), { ...chunk({}, finish_reason), usage }];
  response.end(`${events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("")}data: [DONE]\n\n`);
}

export interface StandIn {
  /** For `AI_BASE_URL`. */
  url: string;
  stop: () => Promise<void>;
}

/** Starts the server over a folder, on the loopback; numbers go on from what is there. */
export async function startStandIn(folder: string, port = 0): Promise<StandIn> {
  mkdirSync(folder, { recursive: true });
  const numbers = readdirSync(folder).map((name) => Number.parseInt(name, 10) || 0);
  let last = Math.max(0, ...numbers);
  const server = createServer(async (request, response) => {
    if (!request.url?.endsWith("/chat/completions")) return response.writeHead(404).end();
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const body = Buffer.concat(pieces).toString("utf8");
    const asked = requestSchema.safeParse(JSON.parse(body));
    if (!asked.success) return response.writeHead(400).end(z.prettifyError(asked.error));
    last += 1;
    const number = String(last).padStart(3, "0");
    writeFileSync(join(folder, `${number}.request.json`), JSON.stringify(JSON.parse(body), null, 2));
    const constant = constantOf(asked.data);
    const name = `constant-${createHash("sha256").update(constant).digest("hex").slice(0, 6)}.md`;
    writeFileSync(join(folder, name), constant);
    writeFileSync(join(folder, `${number}.request.md`), readable(asked.data, number, name));
    const streams = asked.data.stream === true;
    // A connection of its own each: one that is kept may have been closed at our end while whoever plays took their time.
    response.writeHead(200, {
      "Content-Type": streams ? "text/event-stream" : "application/json",
      Connection: "close",
    });
    response.flushHeaders();
    // A comment of the event stream, white space of JSON: nobody gives up meanwhile.
    const alive = setInterval(() => response.write(streams ? ": waiting\n\n" : " "), SIGN_OF_LIFE);
    response.write(streams ? ": waiting\n\n" : " ");
    const left = new AbortController();
    response.on("close", () => left.abort());
    try {
      send(response, streams, await awaitAnswer(folder, number, left.signal), number, body.length);
    } catch (error) {
      if (!left.signal.aborted) throw error;
      writeFileSync(join(folder, `${number}.left.txt`), "Nobody waits for this answer any more.");
    } finally {
      clearInterval(alive);
    }
  });
  server.requestTimeout = 0;
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder = "stand-in", port] = process.argv.slice(2);
  const { url } = await startStandIn(folder, port ? Number(port) : 0);
  console.log(
    `AI_PROVIDER=openai-compatible AI_MODEL=stand-in AI_BASE_URL=${url}\nRequests appear in ${folder}.`,
  );
}
