import type { Logger } from "pino";
import type { Config } from "#app/config/env.server.ts";
import { createEmbeddedExpert } from "./embedded/embedded-expert.ts";
import { describeSkin } from "./embedded/seeing/describe-skin.ts";
import type { Expert } from "./expert.ts";
import { createHostedExpert } from "./hosted/hosted-expert.server.ts";
import { createModel } from "./hosted/model.server.ts";

/** The expert the configuration asks for: the embedded one, alone or behind a hosted model. */
export function createExpert(ai: Config["ai"], log: Logger): Expert {
  const embedded: Expert = {
    ...createEmbeddedExpert(),
    analyze: async (request) => describeSkin(request),
  };
  if (ai.provider === "embedded") return embedded;
  const facts = { provider: ai.provider, model: ai.model };
  return createHostedExpert({ embedded, model: createModel(ai), log: log.child(facts) });
}
