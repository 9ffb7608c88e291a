import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import type { Edge } from "../edge.ts";

/** An assistant of somebody else's, on the protocol's own client. */
export interface Assistant {
  client: Client;
  /** What a tool answers; the client checks it by the schema that the shop published. */
  call: (name: string, asked: object) => Promise<CallToolResult>;
  /** What it gives. */
  ask: (name: string, asked: object) => Promise<Record<string, unknown>>;
  /** The words of a refusal. */
  refusal: (name: string, asked: object) => Promise<string>;
}

let assistants = 0;

/** One that comes from an address of its own, with whatever headers else. */
export async function connect(shop: Edge, headers: Record<string, string> = {}): Promise<Assistant> {
  assistants += 1;
  const client = new Client({ name: "a shopper’s assistant", version: "1" });
  const from = `10.200.${(assistants >> 8) & 255}.${assistants & 255}`;
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${shop.url}/mcp`), {
      requestInit: { headers: { "X-Forwarded-For": from, ...headers } },
      fetch: (address, init) => shop.fetch(String(address), init ?? {}),
    }),
  );
  // The schemas by which answers are checked.
  await client.listTools();
  const call = async (name: string, asked: object) =>
    (await client.callTool({ name, arguments: { ...asked } })) as CallToolResult;
  return {
    client,
    call,
    ask: async (name, asked) => {
      const answer = await call(name, asked);
      if (answer.isError) throw new Error(textOf(answer));
      return answer.structuredContent ?? {};
    },
    refusal: async (name, asked) => {
      const answer = await call(name, asked);
      if (!answer.isError) throw new Error(`Not refused: ${textOf(answer)}`);
      return textOf(answer);
    },
  };
}

export const textOf = ({ content }: CallToolResult): string =>
  content.map((part) => (part.type === "text" ? part.text : "")).join("\n");
