import { argumentsText, type Wire } from "./wire.ts";

const usage = { input_tokens: 900, output_tokens: 120 };
const opening = {
  id: "msg_1",
  type: "message",
  role: "assistant",
  model: "claude-sonnet-4-5",
  stop_sequence: null,
};

/** https://docs.anthropic.com/en/api/messages */
export const anthropicWire: Wire = {
  accepts: (path) => path === "/messages",
  events: (pieces) => {
    const all = [
      { type: "message_start", message: { ...opening, content: [], stop_reason: null, usage } },
      { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
      { type: "ping" },
      ...(pieces ?? []).map((text) => ({
        type: "content_block_delta",
        index: 0,
        delta: { type: "text_delta", text },
      })),
      { type: "content_block_stop", index: 0 },
      {
        type: "message_delta",
        delta: { stop_reason: pieces === null ? "refusal" : "end_turn", stop_sequence: null },
        usage: { output_tokens: 120 },
      },
      { type: "message_stop" },
    ];
    return all.map((data) => ({ event: data.type, data }));
  },
  callEvents: (calls) => {
    const all = [
      { type: "message_start", message: { ...opening, content: [], stop_reason: null, usage } },
      ...calls.flatMap(({ name, arguments: given }, index) => [
        {
          type: "content_block_start",
          index,
          content_block: { type: "tool_use", id: `toolu_${index}`, name, input: {} },
        },
        {
          type: "content_block_delta",
          index,
          delta: { type: "input_json_delta", partial_json: argumentsText(given) },
        },
        { type: "content_block_stop", index },
      ]),
      {
        type: "message_delta",
        delta: { stop_reason: "tool_use", stop_sequence: null },
        usage: { output_tokens: 120 },
      },
      { type: "message_stop" },
    ];
    return all.map((data) => ({ event: data.type, data }));
  },
  error: () => ({ type: "error", error: { type: "overloaded_error", message: "Overloaded" } }),
};
