import { LANGUAGES } from "#app/i18n/language.ts";
import type { Advice, Expert, RecommendRequest, Reply, ReplyRequest } from "../expert.ts";
import { replyTo } from "./conversation/reply.ts";
import { knownProducts } from "../shelf/known-products.ts";
import { shortlist } from "../shelf/shortlist.ts";
import { advise, readConcern } from "./recommend.ts";
import { speak } from "./speak.ts";
import { understandMessage } from "../reading/understand.ts";

/** The expert that needs no key and no network: rules, a small classifier and the knowledge base. */
export function createEmbeddedExpert(): Omit<Expert, "analyze"> {
  return {
    recommend: async (request: RecommendRequest): Promise<Advice> => {
      request.signal?.throwIfAborted();
      const { concern, signal } = request;
      const catalogue = knownProducts(request.catalogue);
      const read = readConcern({ ...request, catalogue });
      return advise(read, concern, await shortlist(read.understanding, catalogue, signal));
    },
    reply: async (request: ReplyRequest): Promise<Reply> => {
      request.signal?.throwIfAborted();
      const answer = replyTo({ ...request, catalogue: knownProducts(request.catalogue) });
      if (request.onText) await speak(answer.reply, request.onText, request.signal);
      return answer;
    },
  };
}

/** Unpacks the weights and word lists at start, so that the first shopper does not wait for it. */
export function warmUp(): void {
  for (const language of LANGUAGES) understandMessage("", language);
}
