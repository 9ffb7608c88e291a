import type { Config } from "#app/config/env.server.ts";

const PROVIDERS = { google: "Google", openai: "OpenAI", anthropic: "Anthropic" } as const;
/** Machines of the house itself. */
const OWN =
  /^(localhost|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|\[?::1|\[?f[cd])|\.(local|internal|lan)$|^[^.:]+$/;

/** Which third party reads what shoppers ask, by the name a page may say; nobody where it stays in the house. */
export function readsAlong({ provider, baseUrl }: Config["ai"]): string | undefined {
  if (provider === "embedded") return undefined;
  if (baseUrl !== undefined) {
    const { hostname } = new URL(baseUrl);
    return OWN.test(hostname) ? undefined : provider in PROVIDERS ? named(provider) : hostname;
  }
  return named(provider);
}

const named = (provider: string): string | undefined => PROVIDERS[provider as keyof typeof PROVIDERS];
