import type { Logger } from "pino";
import type { Config } from "#app/config/env.server.ts";
import { createGuidedExpert, warmUp } from "./talk/guided/guided-expert.ts";
import { describeSkin } from "./seeing/describe-skin.ts";
import type { Expert } from "./expert.ts";
import type { Watch } from "./talk/model/call-model.server.ts";

/**
 * The expert the configuration asks for: the adviser of the house, alone or behind a model that talks.
 * @param watch gets told what the model uses, and when it is no use and the house answers alone
 */
export function createExpert(ai: Config["ai"], log: Logger, watch: Watch = {}): Expert {
  const own: Expert = { ...createGuidedExpert(), analyze: async (request) => describeSkin(request) };
  // Weights and word lists are read now, not while the first visitor waits.
  setImmediate(warmUp);
  if (ai.provider === "embedded") return own;
  const model = loadModelExpert(ai, own, log.child({ provider: ai.provider, model: ai.model }), watch);
  return {
    recommend: async (request) => (await model).recommend(request),
    analyze: async (request) => (await model).analyze(request),
    reply: async (request) => (await model).reply(request),
  };
}

const DAILY_CALLS = 2000;

/** Loaded only where it is used: the providers' libraries cost a quarter of a second and 30 MB. */
async function loadModelExpert(
  ai: Config["ai"],
  fallback: Expert,
  log: Logger,
  watch: Watch,
): Promise<Expert> {
  const [{ createModelExpert }, { createModel }, { CircuitBreaker }] = await Promise.all([
    import("./talk/model/model-expert.server.ts"),
    import("./talk/model/model.server.ts"),
    import("./talk/model/circuit-breaker.ts"),
  ]);
  const { dailyCalls = DAILY_CALLS, prices } = ai;
  log.info({ dailyCalls, ...prices }, "a model talks, the house guards");
  const gate = new CircuitBreaker(dailyCalls);
  return createModelExpert({
    fallback,
    model: createModel(ai),
    gate,
    log,
    ...(prices && { prices }),
    ...watch,
  });
}
