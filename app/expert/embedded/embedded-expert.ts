import type { Advice, Expert, RecommendRequest, Reply, ReplyRequest } from "../expert.ts";
import { productsNamed, withoutProductNames } from "./conversation/mentions.ts";
import { replyTo } from "./conversation/reply.ts";
import { shortlist } from "./choosing/shortlist.ts";
import { recommend } from "./recommend.ts";
import { understandMessage } from "./understanding/understand.ts";

export { chooseCandidates } from "./choosing/choose.ts";
export { understand } from "./understanding/understand.ts";

/** The expert that needs no key and no network: rules, a small classifier and the knowledge base. */
export function createEmbeddedExpert(): Omit<Expert, "analyze"> {
  return {
    recommend: async (request: RecommendRequest): Promise<Advice> => {
      request.signal?.throwIfAborted();
      const { concern, language, catalogue, signal } = request;
      const named = productsNamed(concern, catalogue);
      const understanding = understandMessage(withoutProductNames(concern, named), language);
      const shelf = await shortlist(understanding, catalogue, signal);
      return recommend({ ...request, catalogue: [...new Set([...named, ...shelf])] });
    },
    reply: async (request: ReplyRequest): Promise<Reply> => {
      request.signal?.throwIfAborted();
      const reply = replyTo(request);
      request.onText?.(reply);
      return { reply };
    },
  };
}

/** Unpacks the weights and word lists at start, so that the first shopper does not wait for it. */
export function warmUp(): void {
  for (const language of ["en", "fr", "sp"] as const) understandMessage("", language);
}
