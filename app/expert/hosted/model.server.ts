import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogle } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModel } from "ai";
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
      // Ollama, vLLM, LM Studio and llama.cpp take a JSON schema; those that ignore it are caught by our own checks.
      return createOpenAICompatible({
        name: "openai-compatible",
        baseURL: baseUrl ?? "",
        supportsStructuredOutputs: true,
        ...(apiKey ? { apiKey } : {}),
      })(model);
    case "embedded":
      throw new Error("The embedded expert has no hosted model.");
  }
}
