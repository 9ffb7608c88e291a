import { expect, test } from "vitest";
import { readsAlong } from "./reads-along.server.ts";

test.each([
  [{ provider: "embedded" }, undefined],
  [{ provider: "openai" }, "OpenAI"],
  [{ provider: "anthropic" }, "Anthropic"],
  [{ provider: "google" }, "Google"],
  [{ provider: "openai", baseUrl: "https://eu.api.openai.com/v1" }, "OpenAI"],
  [{ provider: "openai-compatible", baseUrl: "https://api.models.example/v1" }, "api.models.example"],
  [{ provider: "openai-compatible", baseUrl: "http://localhost:11434/v1" }, undefined],
  [{ provider: "openai-compatible", baseUrl: "http://192.168.1.20:8000/v1" }, undefined],
  [{ provider: "openai-compatible", baseUrl: "http://ollama:11434/v1" }, undefined],
] as const)("%j: %s", (ai, who) => expect(readsAlong(ai)).toBe(who));
