import { argumentsText, type Wire } from "./wire.ts";

const usage = {
  input_tokens: 900,
  input_tokens_details: { cached_tokens: 0 },
  output_tokens: 120,
  output_tokens_details: { reasoning_tokens: 0 },
  total_tokens: 1020,
};
const REFUSAL = { type: "refusal", refusal: "I’m sorry, I can’t help with that." };

function message(content: object[]): object {
  return { type: "message", id: "msg_1", status: "completed", role: "assistant", content };
}

function response(status: string, output: object[]): object {
  return {
    id: "resp_1",
    object: "response",
    created_at: 1_790_000_000,
    status,
    model: "gpt-5-mini",
    error: null,
    incomplete_details: null,
    output,
    usage: status === "completed" ? usage : null,
  };
}

const textPart = (text: string) => ({ type: "output_text", text, annotations: [], logprobs: [] });
const place = { item_id: "msg_1", output_index: 0, content_index: 0 };

/** https://platform.openai.com/docs/api-reference/responses */
export const openaiWire: Wire = {
  accepts: (path) => path === "/responses",
  events: (pieces) => {
    const parts = pieces === null ? [REFUSAL] : [textPart(pieces.join(""))];
    const deltas =
      pieces === null
        ? [{ type: "response.refusal.delta", ...place, delta: REFUSAL.refusal }]
        : pieces.map((delta) => ({ type: "response.output_text.delta", ...place, delta, logprobs: [] }));
    const all = [
      { type: "response.created", response: response("in_progress", []) },
      {
        type: "response.output_item.added",
        output_index: 0,
        item: { ...message([]), status: "in_progress" },
      },
      ...deltas,
      { type: "response.output_item.done", output_index: 0, item: message(parts) },
      { type: "response.completed", response: response("completed", [message(parts)]) },
    ];
    return all.map((data, sequence_number) => ({ event: data.type, data: { ...data, sequence_number } }));
  },
  callEvents: (calls) => {
    const items = calls.map(({ name, arguments: given }, index) => ({
      type: "function_call",
      id: `fc_${index}`,
      call_id: `call_${index}`,
      name,
      arguments: argumentsText(given),
      status: "completed",
    }));
    const all = [
      { type: "response.created", response: response("in_progress", []) },
      ...items.flatMap((item, output_index) => [
        {
          type: "response.output_item.added",
          output_index,
          item: { ...item, arguments: "", status: "in_progress" },
        },
        {
          type: "response.function_call_arguments.delta",
          item_id: item.id,
          output_index,
          delta: item.arguments,
        },
        { type: "response.output_item.done", output_index, item },
      ]),
      { type: "response.completed", response: response("completed", items) },
    ];
    return all.map((data, sequence_number) => ({ event: data.type, data: { ...data, sequence_number } }));
  },
  error: () => ({
    error: { message: "The server had an error.", type: "server_error", param: null, code: null },
  }),
};
