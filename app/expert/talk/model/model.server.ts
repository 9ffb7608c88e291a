import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogle } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import {
  extractReasoningMiddleware,
  type LanguageModel,
  type LanguageModelMiddleware,
  wrapLanguageModel,
} from "ai";
import type { Config } from "#app/config/env.server.ts";

/**
 * The hosted model that the configuration names. `AI_BASE_URL` replaces the provider's own address, up to and
 * including the version (`https://api.openai.com/v1`).
 */
export function createModel({ provider, model = "", apiKey, baseUrl }: Config["ai"]): LanguageModel {
  const access = { apiKey, ...(baseUrl ? { baseURL: baseUrl } : {}) };
  switch (provider) {
    case "google":
      return thinkingLittle(createGoogle(access)(model), "minimal");
    case "openai":
      return thinkingLittle(createOpenAI(access)(model), "low");
    case "anthropic":
      return createAnthropic(access)(model);
    case "openai-compatible":
      return createCompatible(model, baseUrl ?? "", apiKey);
    case "embedded":
      throw new Error("The embedded expert has no hosted model.");
  }
}

/** A shopper waits: models that think before they speak do so briefly. */
function thinkingLittle(
  model: Parameters<typeof wrapLanguageModel>[0]["model"],
  reasoning: "minimal" | "low",
): LanguageModel {
  const middleware = {
    specificationVersion: "v4",
    transformParams: async ({ params }) => ({ ...params, reasoning }),
  } satisfies LanguageModelMiddleware;
  return wrapLanguageModel({ model, middleware });
}

/**
 * Ollama, vLLM, LM Studio and llama.cpp take a JSON schema. Those that ignore it are caught by our own checks;
 * the thoughts that small models like to put before an answer are taken off.
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
    middleware: extractReasoningMiddleware({ tagName: "think" }),
  });
}
