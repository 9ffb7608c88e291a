import { beforeEach, describe, expect, test, vi } from "vitest";
import { getRecommendation } from "#app/features/advisor/get-recommendation.ts";
import { generateReply } from "#app/features/chat/generate-reply.ts";
import { analyzeSkin } from "#app/features/skin-analysis/analyze-skin.ts";
import { FunctionError } from "./status.ts";

const CALLS = [
  [
    "Failed to get skincare recommendations from the AI advisor.",
    (signal?: AbortSignal) => getRecommendation({ concern: "redness", language: "en" }, { signal }),
  ],
  [
    "Failed to analyze skin from the provided image.",
    (signal?: AbortSignal) => analyzeSkin({ imageData: "data:", language: "en" }, { signal }),
  ],
  [
    "Failed to get a response from the chat service.",
    (signal?: AbortSignal) =>
      generateReply({ message: "Hi", chatHistory: [], type: "support", language: "en" }, { signal }),
  ],
] as const;

describe("the errors of the specification, section 8", () => {
  beforeEach(() => {
    vi.stubGlobal("document", { documentElement: { dataset: {} } });
    vi.stubGlobal("fetch", async (_path: string, { signal }: RequestInit) => {
      signal?.throwIfAborted();
      return Response.json({ error: { status: "NOT_FOUND", message: "No." } }, { status: 404 });
    });
  });

  test.each(CALLS)("%s", async (message, call) => {
    const written = vi.spyOn(console, "error").mockImplementation(() => {});
    const error = await call().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ message, cause: { code: "not-found", message: "No." } });
    expect((error as Error).cause).toBeInstanceOf(FunctionError);
    expect(written.mock.calls).toEqual([[error]]);
  });

  test.each(CALLS)("%s, but not written when the caller gave up", async (message, call) => {
    await expect(call(AbortSignal.abort())).rejects.toMatchObject({ message, cause: { code: "cancelled" } });
  });
});
