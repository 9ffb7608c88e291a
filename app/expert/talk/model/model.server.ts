import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogle } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { extractJsonMiddleware, extractReasoningMiddleware, type LanguageModel, wrapLanguageModel } from "ai";
import type { Config } from "#app/config/env.server.ts";

/**
 * The hosted model that the configuration names. `AI_BASE_URL` replaces the provider's own address, up to and
 * including the version (`https://api.openai.com/v1`).
 */
export function createModel({ provider, model = "", apiKey, baseUrl }: Config["ai"]): LanguageModel {
  const access = { apiKey, ...(baseUrl ? { baseURL: baseUrl } : {}) };
  switch (provider) {
    case "google":
      return createGoogle(access)(model);
    case "openai":
      return createOpenAI(access)(model);
    case "anthropic":
      return createAnthropic(access)(model);
    case "openai-compatible":
      return createCompatible(model, baseUrl ?? "", apiKey);
    case "embedded":
      throw new Error("The embedded expert has no hosted model.");
  }
}

/**
 * Ollama, vLLM, LM Studio and llama.cpp take a JSON schema. Those that ignore it are caught by our own checks;
 * what small models like to put around an answer is taken off: thoughts, and a code fence.
 */
function createCompatible(model: string, baseURL: string, apiKey: string | undefined): LanguageModel {
  const provider = createOpenAICompatible({
    name: "openai-compatible",
    baseURL,
    supportsStructuredOutputs: true,
    ...(apiKey ? { apiKey } : {}),
  });
  return wrapLanguageModel({
    model: provider(model),
    middleware: [extractJsonMiddleware(), extractReasoningMiddleware({ tagName: "think" })],
  });
}
