import type { Logger } from "pino";
import type { Config } from "#app/config/env.server.ts";
import { createEmbeddedExpert, warmUp } from "./embedded/embedded-expert.ts";
import { describeSkin } from "./seeing/describe-skin.ts";
import type { Expert } from "./expert.ts";
import type { Hosted } from "./talk/model/hosted-expert.server.ts";

/**
 * The expert the configuration asks for: the embedded one, alone or behind a hosted model.
 * @param onFallback gets told when the hosted model was no use and the embedded expert answers
 */
export function createExpert(ai: Config["ai"], log: Logger, onFallback?: () => void): Expert {
  const embedded: Hosted["embedded"] = {
    ...createEmbeddedExpert(),
    analyze: async (request) => describeSkin(request),
  };
  // Weights and word lists are read now, not while the first visitor waits.
  setImmediate(warmUp);
  if (ai.provider === "embedded") return embedded;
  const hosted = loadHosted(ai, embedded, {
    log: log.child({ provider: ai.provider, model: ai.model }),
    onFallback,
  });
  return {
    recommend: async (request) => (await hosted).recommend(request),
    analyze: async (request) => (await hosted).analyze(request),
    reply: async (request) => (await hosted).reply(request),
  };
}

const DAILY_CALLS = 2000;

/** Loaded only where it is used: the providers' libraries cost a quarter of a second and 30 MB. */
async function loadHosted(
  ai: Config["ai"],
  embedded: Hosted["embedded"],
  watch: { log: Logger; onFallback?: () => void },
): Promise<Expert> {
  const [{ createHostedExpert }, { createModel }, { Gate }] = await Promise.all([
    import("./talk/model/hosted-expert.server.ts"),
    import("./talk/model/model.server.ts"),
    import("./talk/model/gate.ts"),
  ]);
  const { wording = false, dailyCalls = DAILY_CALLS } = ai;
  watch.log.info({ wording, dailyCalls }, "a hosted model reads along");
  const gate = new Gate(dailyCalls);
  return createHostedExpert({ embedded, model: createModel(ai), gate, wording, ...watch });
}
