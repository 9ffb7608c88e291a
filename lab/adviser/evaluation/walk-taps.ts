import { demoCatalogueIn } from "./evaluation-catalogue.ts";
import firstWishes from "./first-wishes.json" with { type: "json" };
import { SHOP } from "./talk.ts";
import type { HistoryEntry, Reply } from "#app/expert/expert.ts";
import { readConversation } from "#app/expert/reading/context.ts";
import { replyTo } from "#app/expert/talk/guided/answer.ts";
import { askOfTap } from "#app/expert/talk/guided/taps.ts";
import type { Request } from "#app/expert/talk/guided/turn.ts";
import { factsOf } from "#app/expert/shelf/product-facts.ts";
import { verdictFor } from "#app/expert/shelf/verdict.ts";
import { guidedFor } from "#app/expert/words/words.ts";
import { formatMoney } from "#app/i18n/format.ts";
import { type Language, LANGUAGES } from "#app/i18n/language.ts";

interface Visit {
  language: Language;
  type: Request["type"];
  chatHistory: readonly HistoryEntry[];
  path: readonly string[];
}

/** First messages of strangers: plain wishes, those that rule things out, and questions of the shop. */
export const FIRST_WISHES = LANGUAGES.flatMap((language) =>
  Object.entries(firstWishes[language]).flatMap(([type, wishes]) =>
    wishes.map((wish) => ({ language, type: type as Request["type"], wish })),
  ),
);

/** What is wrong with an answer on this path; empty where nothing is. */
function faultsOf(request: Request, answer: Reply, before: Reply | undefined): string[] {
  const { message, catalogue, language } = request;
  const { questions = [], products = [], reply } = answer;
  const { notUnderstood, taps: tap } = guidedFor(language);
  const offered = catalogue.filter(({ id }) => products.includes(id));
  // A question to tap carries what it asks: "does it sting?" tells nothing of the person's skin.
  const told = request.chatHistory.filter(({ parts }) => !parts.some(({ text }) => askOfTap(text)));
  const { understanding } = readConversation(askOfTap(message) ? "" : message, told, language, catalogue);
  const sum = formatMoney(offered.reduce((all, { price }) => all + price, 0));
  return [
    (reply.trim() === "" || (before !== undefined && reply.startsWith(notUnderstood))) && "not understood",
    before?.reply === reply && "said twice in a row",
    offered.some((product) => !verdictFor(product, understanding, { places: [] }).ok) &&
      "offers what may not be named",
    message === tap.unscented && offered.some((product) => factsOf(product).scented) && "offers a scent",
    message === tap.total && (offered.length === 0 || !reply.includes(sum)) && "is not the total",
    (questions.length > 3 || questions.includes(message)) && "asks the same",
    questions.length === 0 && "a dead end",
  ].filter((fault) => fault !== false);
}

/**
 * Answers a first wish, and then every question to tap beneath each answer, so many deep.
 * @returns each fault with the way that leads to it
 */
export function walkTaps(message: string, depth: number, at: Visit, before?: Reply): string[] {
  const request: Request = { message, ...at, shop: SHOP, catalogue: demoCatalogueIn(at.language) };
  const answer = replyTo(request);
  const path = [...at.path, message];
  const faults = faultsOf(request, answer, before).map(
    (fault) => `${path.join(" › ")} → ${answer.reply}: ${fault}`,
  );
  if (depth === 0) return faults;
  const chatHistory: HistoryEntry[] = [
    ...at.chatHistory,
    { role: "user", parts: [{ text: message }] },
    { role: "model", parts: [{ text: answer.reply }] },
  ];
  const next = { ...at, chatHistory, path };
  return [
    ...faults,
    ...(answer.questions ?? []).flatMap((question) => walkTaps(question, depth - 1, next, answer)),
  ];
}
