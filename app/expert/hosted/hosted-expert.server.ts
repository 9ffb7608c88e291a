import type {
  Advice,
  Analysis,
  AnalyzeRequest,
  Expert,
  RecommendRequest,
  Reply,
  ReplyRequest,
} from "../expert.ts";
import { conflictOfProducts } from "../embedded/choosing/conflicts.ts";
import type { Scored } from "../embedded/choosing/score.ts";
import { chooseCandidates, understand } from "../embedded/embedded-expert.ts";
import { productsNamed } from "../embedded/understanding/product-names.ts";
import { detectTongue, languageOf } from "../embedded/understanding/language.ts";
import { tokenize } from "../embedded/understanding/normalize.ts";
import { priceText } from "../embedded/wording/copy.ts";
import { askModel, type HostedModel, UnusableAnswer } from "./ask-model.server.ts";
import { checkText, type Ground, type Problem } from "./check-text.ts";
import * as prompts from "./prompts.ts";
import { releaseSentences } from "./release-sentences.ts";
import { adviceSchema, analysisSchema, type HostedAdvice, replySchema } from "./schemas.ts";
import { SEE_DOCTOR } from "./see-doctor.ts";

interface Hosted extends HostedModel {
  embedded: Expert;
}

const LONGEST_REASONING = 600;
const LONGEST_REPLY = 2500;

/**
 * A hosted model in front of the embedded expert. The embedded one understands, raises red flags and decides
 * which products may be named; the model orders and words them; where it fails, the embedded answer stands.
 */
export function createHostedExpert(hosted: Hosted): Expert {
  return {
    recommend: (request) => recommend(hosted, request),
    analyze: (request) => analyze(hosted, request),
    reply: (request) => reply(hosted, request),
  };
}

async function recommend(hosted: Hosted, request: RecommendRequest): Promise<Advice> {
  const { concern, language, catalogue, signal } = request;
  const own = await hosted.embedded.recommend(request);
  const understanding = understand(concern, [], language, catalogue);
  const candidates = chooseCandidates(understanding, catalogue);
  const atMost = own.recommendations.length;
  if (understanding.redFlags.length > 0 || candidates.length === 0 || atMost === 0) return own;
  const facts = prompts.adviceFacts(concern, understanding, candidates);
  const ground: Ground = {
    language: understanding.language,
    catalogue,
    allowed: new Set(candidates.map(({ product }) => product.id)),
    facts: pricesOf(candidates),
    productTexts: JSON.stringify(facts.products),
    about: "product",
    longest: LONGEST_REASONING,
  };
  const advice = await askModel(
    hosted,
    {
      instructions: prompts.adviceInstructions(ground.language, atMost),
      facts,
      schema: adviceSchema,
      check: (answer) => checkAdvice(answer, ground),
    },
    signal,
  );
  if (!advice) return own;
  if (advice.seeDoctor) return { recommendations: [], notice: SEE_DOCTOR[ground.language] };
  const recommendations = withoutConflicts(advice.recommendations, candidates).slice(0, atMost);
  return { ...own, recommendations };
}

function checkAdvice({ seeDoctor, recommendations }: HostedAdvice, ground: Ground): Problem[] {
  if (seeDoctor) return [];
  const ids = recommendations.map(({ id }) => id);
  const reasons = recommendations.map(({ reasoning }) => reasoning.trim());
  const problems: Problem[] = reasons.flatMap((reason) => checkText(reason, ground));
  if (ids.length === 0) problems.push("no-product");
  if (ids.some((id) => !ground.allowed.has(id))) problems.push("unknown-product");
  if (new Set(ids).size < ids.length || new Set(reasons).size < reasons.length) problems.push("repeated");
  return [...new Set(problems)];
}

/** What must not be used with something better placed in the list is left out. */
function withoutConflicts<Item extends { id: string }>(
  chosen: readonly Item[],
  candidates: readonly Scored[],
): Item[] {
  const kept: { item: Item; scored: Scored }[] = [];
  for (const item of chosen) {
    const scored = candidates.find(({ product }) => product.id === item.id);
    const clashes = kept.some(
      (other) => scored && conflictOfProducts(scored.facts, other.scored.facts)?.level === "avoid",
    );
    if (scored && !clashes) kept.push({ item, scored });
  }
  return kept.map(({ item }) => item);
}

async function analyze(hosted: Hosted, request: AnalyzeRequest): Promise<Analysis> {
  const own = await hosted.embedded.analyze(request);
  const ground = groundOf(own.analysis, "", request, []);
  const answer = await askModel(
    hosted,
    {
      instructions: prompts.analysisInstructions(request.language),
      facts: prompts.analysisFacts(request, own.analysis),
      schema: analysisSchema,
      check: ({ analysis }) => checkText(analysis, { ...ground, language: request.language }),
    },
    request.signal,
  );
  return answer ? { analysis: answer.analysis.trim() } : own;
}

async function reply(hosted: Hosted, request: ReplyRequest): Promise<Reply> {
  const { onText, ...silent } = request;
  const own = await hosted.embedded.reply(silent);
  const understanding = understand(request.message, request.chatHistory, request.language, request.catalogue);
  const candidates = chooseCandidates(understanding, request.catalogue);
  const chatHistory = request.chatHistory.filter(
    ({ parts }) => !parts.some(({ text }) => tellsOrder(text, request)),
  );
  const facts = prompts.replyFacts({ ...request, chatHistory }, understanding, candidates, own.reply);
  const ground = groundOf(own.reply, JSON.stringify(facts.shop), request, candidates);
  const keepOwn = understanding.redFlags.length > 0 || tellsOrder(own.reply, request);
  const released = releaseSentences(onText, (text) => {
    const problems = checkText(text, ground);
    if (problems.length > 0) throw new UnusableAnswer(problems);
  });
  const answer = keepOwn
    ? undefined
    : await askModel(
        hosted,
        {
          instructions: prompts.replyInstructions(ground.language),
          facts,
          schema: replySchema,
          check: (found) => (found.seeDoctor ? [] : checkText(found.reply, ground)),
          ...(onText ? { onPartial: released.onPartial, mayRetry: () => !released.begun() } : {}),
        },
        request.signal,
      );
  const text = answer ? (answer.seeDoctor ? SEE_DOCTOR[ground.language] : answer.reply.trim()) : own.reply;
  released.finish(text);
  // What may be bought and asked next is the engine's word, however the answer is worded.
  return { ...own, reply: text, ...(answer?.seeDoctor && { products: [] }) };
}

/** Whether a text speaks of the shopper's own order: that needs no model, and no provider needs to know it. */
function tellsOrder(text: string, { shop }: ReplyRequest): boolean {
  return shop.lastOrder !== undefined && text.includes(shop.lastOrder.id.slice(0, 8));
}

/** What a reworded text may say: what ours says, in its language, and of products those that fit or that it names. */
function groundOf(
  draft: string,
  facts: string,
  { catalogue, language }: Pick<ReplyRequest, "catalogue" | "language">,
  candidates: readonly Scored[],
): Ground {
  const tongue = detectTongue(tokenize(draft));
  const fitting = candidates.map(({ product }) => product);
  const allowed = [...fitting, ...productsNamed(draft, catalogue)];
  return {
    language: tongue ? languageOf(tongue) : language,
    catalogue,
    allowed: new Set(allowed.map(({ id }) => id)),
    facts: `${draft}\n${facts}\n${pricesOf(candidates)}`,
    productTexts: JSON.stringify(fitting),
    about: "conversation",
    longest: LONGEST_REPLY,
  };
}

function pricesOf(candidates: readonly Scored[]): string {
  return candidates.map(({ product }) => priceText(product.price)).join(" ");
}
