import { z } from "zod";
import { productsNamed } from "../../reading/product-names.ts";
import type { Analysis, AnalyzeRequest, Expert } from "../../expert.ts";
import { account, callModel, Effort, NoAnswer, PATIENCE, type Talker } from "./call-model.server.ts";
import { goesBeyond } from "./bound-to-measures.ts";
import { createGuard } from "./guard/guard.ts";
import { analysisInstructions } from "./instructions.ts";
import { jsonIn } from "./json-in.ts";
import { languageName } from "./request.ts";
import { fallBack } from "./talk.server.ts";

const analysisSchema = z.object({ analysis: z.string().min(40).max(2500) });

/** A picture's measures in the model's words: what it names, finds and counts is what the house's own text does. */
export async function wordAnalysis(
  talker: Talker,
  fallback: Expert,
  request: AnalyzeRequest,
): Promise<Analysis> {
  const own = await fallback.analyze(request);
  const { catalogue, language, measures } = request;
  const named = (text: string) => productsNamed(text, catalogue).map(({ id }) => id);
  const allowed = new Set(named(own.analysis));
  const effort = new Effort(talker.patience ?? PATIENCE, request.signal);
  const otherNames = await request.otherNames?.();
  const guard = createGuard({
    ...(otherNames && { otherNames }),
    language,
    catalogue,
    mayBeNamed: ({ id }) => allowed.has(id),
    known: { texts: [own.analysis] },
    said: [],
    shop: { shippingFee: 0, supportEmail: "", supportPhone: "" },
  });
  try {
    let text = "";
    const content = JSON.stringify({ measures, draft: own.analysis });
    const question = {
      instructions: analysisInstructions(languageName(language)),
      messages: [{ role: "user" as const, content }],
      schema: analysisSchema,
    };
    for await (const part of callModel(talker, question, effort)) if ("text" in part) text += part.text;
    const answer = analysisSchema.safeParse(jsonIn(text));
    if (!answer.success) throw new NoAnswer("not the schema");
    const { analysis } = answer.data;
    const shown = [...guard.push(analysis), ...guard.end()].join("").trim();
    // Of a finding nothing may be missing: one sentence that breaks a rule costs the whole.
    if (guard.refused.length > 0) throw new NoAnswer("a rule");
    if (goesBeyond(shown, own.analysis, language)) throw new NoAnswer("beyond the measures");
    if (!own.analysis || [...allowed].some((id) => !named(shown).includes(id)))
      throw new NoAnswer("a product is missing");
    account(talker, "analyze", effort);
    return { analysis: shown };
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    account(talker, "analyze", effort, guard.refused);
    return fallBack(talker, error.message, async () => own);
  }
}
