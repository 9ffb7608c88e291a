import type { Wire } from "./wire.ts";

const usageMetadata = { promptTokenCount: 900, candidatesTokenCount: 120, totalTokenCount: 1020 };
const frame = { usageMetadata, modelVersion: "gemini-2.5-flash", responseId: "r-1" };
const blocked = { promptFeedback: { blockReason: "PROHIBITED_CONTENT" }, ...frame };

function chunk(text: string, finishReason?: string): object {
  return {
    candidates: [{ content: { parts: [{ text }], role: "model" }, finishReason, index: 0 }],
    ...frame,
  };
}

/** https://ai.google.dev/api/generate-content */
export const googleWire: Wire = {
  accepts: (path) => /^\/models\/[^/]+:(generateContent|streamGenerateContent)/.test(path),
  events: (pieces) =>
    pieces === null
      ? [{ data: blocked }]
      : pieces.map((piece, place) => ({
          data: chunk(piece, place === pieces.length - 1 ? "STOP" : undefined),
        })),
  callEvents: (calls) => [
    {
      data: {
        candidates: [
          {
            content: {
              parts: calls.map(({ name, arguments: args }) => ({ functionCall: { name, args } })),
              role: "model",
            },
            finishReason: "STOP",
            index: 0,
          },
        ],
        ...frame,
      },
    },
  ],
  error: (status) => ({
    error: { code: status, message: "The service is currently unavailable.", status: "UNAVAILABLE" },
  }),
};
