import { argumentsText, type Wire } from "./wire.ts";

const usage = { prompt_tokens: 900, completion_tokens: 120, total_tokens: 1020 };
const frame = { id: "chatcmpl-1", created: 1_790_000_000, model: "llama3.3" };

function chunk(delta: object, finish_reason: string | null = null): object {
  return { ...frame, object: "chat.completion.chunk", choices: [{ index: 0, delta, finish_reason }] };
}

/** What Ollama, vLLM and their like speak: https://platform.openai.com/docs/api-reference/chat */
export const chatCompletionsWire: Wire = {
  accepts: (path) => path === "/chat/completions",
  events: (pieces) => [
    { data: chunk({ role: "assistant", content: "" }) },
    ...(pieces ?? []).map((content) => ({ data: chunk({ content }) })),
    { data: { ...chunk({}, pieces === null ? "content_filter" : "stop"), usage } },
    { data: "[DONE]" },
  ],
  callEvents: (calls) => [
    {
      data: chunk({
        role: "assistant",
        tool_calls: calls.map(({ name, arguments: given }, index) => ({
          index,
          id: `call_${index}`,
          type: "function",
          function: { name, arguments: argumentsText(given) },
        })),
      }),
    },
    { data: { ...chunk({}, "tool_calls"), usage } },
    { data: "[DONE]" },
  ],
  error: () => ({ error: { message: "model is overloaded", type: "server_error" } }),
};
