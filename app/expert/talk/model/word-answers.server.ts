import { languageFromTag } from "#app/i18n/language.ts";
import type {
  Advice,
  Analysis,
  AnalyzeRequest,
  RecommendRequest,
  Reply,
  ReplyRequest,
} from "../../expert.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { phraseText } from "../../reading/questions/phrases.ts";
import { ingredientFor, canonicalInci } from "../../shelf/inci.ts";
import { detectTongue } from "../../reading/language.ts";
import { tokenize } from "../../reading/normalize.ts";
import { productsNamed } from "../../reading/product-names.ts";
import { askModel, type HostedModel, UnusableAnswer } from "./ask-model.server.ts";
import { checkText, type Ground, type Problem } from "./check-text.ts";
import { masked } from "./leaves-the-house.ts";
import * as prompts from "./prompts.ts";
import { releaseSentences } from "./release-sentences.ts";
import { adviceSchema, analysisSchema, type HostedAdvice, replySchema } from "./schemas.ts";

const LONGEST_REASONING = 600;
const LONGEST_REPLY = 2500;

/** What a wording may say: what ours says, in its language, of the products that ours names. */
function groundOf(draft: string, catalogue: readonly Product[], more: Partial<Ground> = {}): Ground {
  const tongue = detectTongue(tokenize(draft));
  return {
    language: tongue ? languageFromTag(tongue) : "en",
    catalogue,
    allowed: new Set(productsNamed(draft, catalogue).map(({ id }) => id)),
    draft,
    about: "conversation",
    longest: LONGEST_REPLY,
    ...more,
  };
}

/** Words of the shopper that a reason may repeat: all but the shortest. */
const TELLING = 4;

/** True when a text repeats words of the message. */
function quotes(text: string, message: string): boolean {
  const said = new Set(
    phraseText(message)
      .trim()
      .split(" ")
      .filter((word) => word.length >= TELLING),
  );
  return phraseText(text)
    .trim()
    .split(" ")
    .some((word) => said.has(word));
}

/** True when a text names something of a product's own list, by INCI or by an everyday name. */
function namesIngredient(text: string, { ingredients }: Product): boolean {
  const within = phraseText(text);
  return ingredients.some((inci) => {
    const known = ingredientFor(canonicalInci(inci));
    const names = [inci, ...Object.values(known?.names ?? {}).flat()];
    return names.some((name) => phraseText(name).length > TELLING && within.includes(phraseText(name)));
  });
}

/** The engine's products in the model's words, each bound to its own list and to what was told. */
export async function wordAdvice(
  hosted: HostedModel,
  { concern, catalogue, language, signal }: RecommendRequest,
  own: Advice,
): Promise<Advice> {
  const picked = own.recommendations.flatMap(
    ({ id }) => catalogue.find((product) => product.id === id) ?? [],
  );
  if (picked.length === 0) return own;
  const draft = own.recommendations.map(({ id, reasoning }) => ({ id, reasoning }));
  const reasonOf = (id: string) => own.recommendations.find((one) => one.id === id)?.reasoning ?? "";
  const tongue = detectTongue(tokenize(draft.map(({ reasoning }) => reasoning).join(" ")));
  const spoken = tongue ? languageFromTag(tongue) : language;
  const check = ({ reasons }: HostedAdvice): Problem[] => {
    const told = new Set(reasons.map(({ id }) => id));
    const whole = told.size === picked.length && reasons.length === picked.length;
    const alike = new Set(reasons.map(({ reasoning }) => reasoning.trim())).size < reasons.length;
    const problems = reasons.flatMap(({ id, reasoning }): Problem[] => {
      const product = picked.find((one) => one.id === id);
      if (!product) return ["unknown-product"];
      const ground = groundOf(reasonOf(id), catalogue, {
        language: spoken,
        allowed: new Set([id]),
        said: concern,
        about: "product",
        longest: LONGEST_REASONING,
      });
      const bound = namesIngredient(reasoning, product) && quotes(reasoning, concern);
      return [...checkText(reasoning.trim(), ground), ...(bound ? [] : (["not-bound"] as const))];
    });
    return [
      ...new Set([
        ...problems,
        ...(whole ? [] : (["no-product"] as const)),
        ...(alike ? (["repeated"] as const) : []),
      ]),
    ];
  };
  const answer = await askModel(
    hosted,
    {
      to: "word",
      instructions: prompts.adviceInstructions(spoken),
      facts: { message: masked(concern), draft, products: picked.map(prompts.describeProduct) },
      schema: adviceSchema,
      check,
    },
    signal,
  );
  const worded = new Map(answer?.reasons.map(({ id, reasoning }) => [id, reasoning.trim()]));
  const recommendations = own.recommendations.map((one) => ({
    ...one,
    reasoning: worded.get(one.id) ?? one.reasoning,
  }));
  return { ...own, recommendations };
}

/** A free answer about skin in the model's words; what may be bought and tapped stays the engine's. */
export async function wordReply(
  hosted: HostedModel,
  { message, catalogue, onText, signal }: ReplyRequest,
  own: Reply,
): Promise<Reply> {
  const ground = groundOf(own.reply, catalogue, { said: message });
  const released = releaseSentences(onText, (text) => {
    const problems = checkText(text, ground);
    if (problems.length > 0) throw new UnusableAnswer(problems);
  });
  const names = (text: string) => productsNamed(text, catalogue).map(({ id }) => id);
  const answer = await askModel(
    hosted,
    {
      to: "word",
      instructions: prompts.replyInstructions(ground.language),
      facts: { message: masked(message), draft: own.reply },
      schema: replySchema,
      // A product that was left out could be put in the cart without a word about it.
      check: ({ reply }) => [
        ...checkText(reply, ground),
        ...((own.products ?? []).every((id) => names(reply).includes(id)) ? [] : (["no-product"] as const)),
      ],
      ...(onText && { onPartial: released.onPartial }),
    },
    signal,
  );
  const text = answer?.reply.trim() ?? own.reply;
  released.finish(text);
  return { ...own, reply: text };
}

/** An analysis in the model's words: zones and strengths are those that were measured. */
export async function wordAnalysis(
  hosted: HostedModel,
  request: AnalyzeRequest,
  own: Analysis,
): Promise<Analysis> {
  const ground = groundOf(own.analysis, request.catalogue, { language: request.language, findings: true });
  const answer = await askModel(
    hosted,
    {
      to: "word",
      instructions: prompts.analysisInstructions(request.language),
      facts: prompts.analysisFacts(request, own.analysis),
      schema: analysisSchema,
      check: ({ analysis }) => checkText(analysis, ground),
    },
    request.signal,
  );
  return answer ? { analysis: answer.analysis.trim() } : own;
}
