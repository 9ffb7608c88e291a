import { z } from "zod";
import type { Product } from "#app/features/catalogue/product.ts";
import type { Advice, Expert, Recommendation, RecommendRequest, RoutineStep } from "../../expert.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { account, callModel, Effort, NoAnswer, PATIENCE, type Talker } from "./call-model.server.ts";
import { AnswerContext } from "./answer-context.ts";
import type { Ground, Refusal } from "./guard/ground.ts";
import { createGuard } from "./guard/guard.ts";
import { instructionsFor } from "./instructions.ts";
import { jsonIn } from "./json-in.ts";
import { noteSchema } from "../../reading/person/notes.ts";
import { houseNote, messagesFor, whyRefused } from "./request.ts";
import { shelfText } from "./shelf-text.ts";
import { fallBack, groundOf } from "./talk.server.ts";
import { briefText, mayBeOffered, withheldIn } from "./brief.ts";

const MOST = 5;
const LONGEST_REASON = 700;

// Product ids are plain strings here and checked afterwards: a schema that changed with every request would be
// compiled anew by the provider each time.
const choiceSchema = z.object({
  notes: z.array(noteSchema).default([]),
  recommendations: z.array(z.object({ id: z.string(), reasoning: z.string() })),
  notice: z.string().default(""),
});
type Choice = z.infer<typeof choiceSchema>;

/** A choice as far as it may be shown, and what was wrong with the rest. */
interface Read {
  recommendations: Recommendation[];
  notice: string;
  refused: Refusal[];
  /** What else was wrong, in words for the model. */
  wrong: string[];
}

/** Where a product stands in a routine. */
function stepOf(product: Product): RoutineStep {
  if (product.category === "Cleanser") return "cleanse";
  if (factsOf(product).spf > 0) return "protect";
  return product.category === "Moisturizer" ? "moisturize" : "treat";
}

/** The sentences of a text that may be shown. @param about what stands above the text: the product it speaks of */
function shownOf(
  text: string,
  ground: Ground,
  about: readonly string[] = [],
): { text: string; refused: readonly Refusal[] } {
  const guard = createGuard(ground, about);
  const shown = [...guard.push(text.slice(0, LONGEST_REASON * 2)), ...guard.end()].join("").trim();
  return { text: shown.replaceAll(/\s*\n+\s*/g, " "), refused: guard.refused };
}

/** What of a choice may reach the shopper. */
function readChoice({ recommendations, notice }: Choice, context: AnswerContext, ground: Ground): Read {
  const read: Read = { recommendations: [], notice: "", refused: [], wrong: [] };
  /** A reason goes on from the product it stands under, and from those above. */
  const named: string[] = [];
  for (const { id, reasoning } of recommendations) {
    const product = context.brief.catalogue.find((one) => one.id === id);
    if (!product) {
      read.wrong.push(`There is no product with the id ${JSON.stringify(id.slice(0, 60))}.`);
      continue;
    }
    if (read.recommendations.some((one) => one.id === id) || read.recommendations.length === MOST) continue;
    if (!mayBeOffered(context.brief, product)) {
      const why = withheldIn(context.brief, product)?.why ?? "sold out";
      read.wrong.push(`${product.name} is withheld: ${why}.`);
      continue;
    }
    named.push(`${product.name}.`);
    const { text, refused } = shownOf(reasoning, ground, named);
    read.refused.push(...refused);
    if (text !== "") read.recommendations.push({ id, reasoning: text, step: stepOf(product) });
  }
  const { text, refused } = shownOf(notice, ground);
  read.refused.push(...refused);
  read.notice = text;
  return read;
}

const isEmpty = ({ recommendations, notice }: Read): boolean => recommendations.length === 0 && notice === "";

const lossOf = ({ refused, wrong }: Read): number => refused.length + wrong.length;

const again = ({ refused, wrong }: Read, context: AnswerContext): string =>
  [
    "Your list was not shown. Write it once more, whole, without what was wrong:",
    ...wrong,
    whyRefused(refused),
    briefText(context.brief),
  ].join("\n");

/** The model chooses among what may be named and says why; the house reads it before the shopper does. */
export async function choose(talker: Talker, fallback: Expert, request: RecommendRequest): Promise<Advice> {
  const { concern, ...rest } = request;
  const context = new AnswerContext({ ...rest, message: concern });
  if (context.brief.blocked) return fallback.recommend(request);
  const note = houseNote(context, talker.now?.() ?? new Date(), context.brief.alarm);
  const ground = await groundOf(context, note);
  const effort = new Effort(talker.patience ?? PATIENCE, request.signal);
  const shelf = shelfText(context.brief.catalogue, request.language, ground.otherNames);
  const instructions = instructionsFor("recommend", shelf);
  const ask = async (more?: string): Promise<Read> => {
    const messages = messagesFor(context, note, more);
    let text = "";
    for await (const part of callModel(talker, { instructions, messages, schema: choiceSchema }, effort))
      if ("text" in part) text += part.text;
    const choice = choiceSchema.safeParse(jsonIn(text));
    if (!choice.success) throw new NoAnswer("not the schema");
    context.note(choice.data.notes);
    return readChoice(choice.data, context, ground);
  };
  let read: Read | undefined;
  let broken = "nothing left";
  const refused: Refusal[] = [];
  try {
    read = await ask();
    refused.push(...read.refused);
    if (!context.brief.blocked && (read.wrong.length > 0 || read.refused.length > 0)) {
      const second = await ask(again(read, context));
      refused.push(...second.refused);
      // Keeps the better of the two answers; an empty one never wins.
      if (!isEmpty(second) && lossOf(second) <= lossOf(read)) read = second;
    }
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    broken = error.message;
  }
  account(talker, "recommend", effort, refused);
  if (context.brief.blocked) return { recommendations: [], notice: context.brief.alarm ?? "" };
  if (!read || isEmpty(read)) return fallBack(talker, broken, () => fallback.recommend(request));
  // A caution that the second answer noted counts for the first as well.
  const recommendations = read.recommendations.filter(({ id }) =>
    context.brief.catalogue.some((product) => product.id === id && mayBeOffered(context.brief, product)),
  );
  const notice = [context.brief.alarm, read.notice].filter(Boolean).join(" ");
  return { recommendations, ...(notice && { notice }) };
}
