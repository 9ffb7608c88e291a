import type {
  Advice,
  Analysis,
  AnalyzeRequest,
  Expert,
  RecommendRequest,
  Reply,
  ReplyRequest,
} from "../../expert.ts";
import type { EmbeddedExpert } from "../../embedded/embedded-expert.ts";
import { isFreeTalk, isSkinMatter } from "../../embedded/conversation/reply.ts";
import { isSkinConcern } from "../../embedded/recommend.ts";
import type { SecondReading } from "../../reading/second-reading.ts";
import { askModel, type HostedModel } from "./ask-model.server.ts";
import { earlierWords, masked } from "./leaves-the-house.ts";
import { mergeReading } from "./merge-reading.ts";
import { quotedOnly, READING_INSTRUCTIONS, readingSchema } from "./model-reading.ts";
import { wordAdvice, wordAnalysis, wordReply } from "./word-answers.server.ts";

export interface Hosted extends HostedModel {
  embedded: EmbeddedExpert & Pick<Expert, "analyze">;
  /** Whether the model may also word what the engine decided. */
  wording?: boolean;
}

/**
 * A hosted model beside the embedded expert. The model reads; its reading is merged with the rules' so that it can only
 * get safer; the engine filters, chooses, answers and words as without it. Wording by the model is optional and bound.
 */
export function createHostedExpert(hosted: Hosted): Expert {
  return {
    recommend: (request) => recommend(hosted, request),
    analyze: (request) => analyze(hosted, request),
    reply: (request) => reply(hosted, request),
  };
}

/** How the model reads a message; undefined where it is of no use, and the rules read alone. */
async function secondReading(
  hosted: Hosted,
  message: string,
  { chatHistory = [], signal }: Pick<Partial<ReplyRequest>, "chatHistory" | "signal">,
): Promise<SecondReading | undefined> {
  const written = [masked(message), ...earlierWords(chatHistory)];
  const [newest = "", ...earlier] = written;
  const reading = await askModel(
    hosted,
    {
      to: "read",
      instructions: READING_INSTRUCTIONS,
      facts: { message: newest, earlier },
      schema: readingSchema,
    },
    signal,
  );
  return reading && mergeReading(quotedOnly(reading, written));
}

async function recommend(hosted: Hosted, request: RecommendRequest): Promise<Advice> {
  const { concern, signal } = request;
  const second = isSkinConcern(request) ? await secondReading(hosted, concern, { signal }) : undefined;
  const own = await hosted.embedded.recommend(request, second);
  return hosted.wording && second && !own.notice ? wordAdvice(hosted, request, own) : own;
}

async function reply(hosted: Hosted, request: ReplyRequest): Promise<Reply> {
  const second = isSkinMatter(request) ? await secondReading(hosted, request.message, request) : undefined;
  if (!hosted.wording || !second || !isFreeTalk(request, second))
    return hosted.embedded.reply(request, second);
  const { onText, ...silent } = request;
  const own = await hosted.embedded.reply(silent, second);
  return wordReply(hosted, { ...silent, ...(onText && { onText }) }, own);
}

async function analyze(hosted: Hosted, request: AnalyzeRequest): Promise<Analysis> {
  const own = await hosted.embedded.analyze(request);
  return hosted.wording ? wordAnalysis(hosted, request, own) : own;
}
