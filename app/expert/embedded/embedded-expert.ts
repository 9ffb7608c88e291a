import type { Advice, Expert, RecommendRequest, Reply, ReplyRequest } from "../expert.ts";
import { replyTo } from "./conversation/reply.ts";
import { shortlist } from "./choosing/shortlist.ts";
import { advise, readConcern } from "./recommend.ts";
import { speak } from "./speak.ts";
import { understandMessage } from "./understanding/understand.ts";

export { chooseCandidates } from "./choosing/choose.ts";
export { understand } from "./understanding/context.ts";

/** The expert that needs no key and no network: rules, a small classifier and the knowledge base. */
export function createEmbeddedExpert(): Omit<Expert, "analyze"> {
  return {
    recommend: async (request: RecommendRequest): Promise<Advice> => {
      request.signal?.throwIfAborted();
      const { concern, catalogue, signal } = request;
      const read = readConcern(request);
      return advise(read, concern, await shortlist(read.understanding, catalogue, signal));
    },
    reply: async (request: ReplyRequest): Promise<Reply> => {
      request.signal?.throwIfAborted();
      const answer = replyTo(request);
      if (request.onText) await speak(answer.reply, request.onText, request.signal);
      return answer;
    },
  };
}

/** Unpacks the weights and word lists at start, so that the first shopper does not wait for it. */
export function warmUp(): void {
  for (const language of ["en", "fr", "sp"] as const) understandMessage("", language);
}
