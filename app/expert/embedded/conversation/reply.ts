import type { Product } from "#app/features/catalogue/product.ts";
import type { HistoryEntry, ReplyRequest } from "#app/expert/expert.ts";
import { isBlocked } from "../choosing/choose.ts";
import type { Ingredient } from "../choosing/inci.ts";
import type { Tongue } from "../understanding/concepts.ts";
import { ingredientsNamed } from "../understanding/ingredients.ts";
import { tongueOf } from "../understanding/language.ts";
import { plainText, tokenize } from "../understanding/normalize.ts";
import { readConversation } from "../understanding/context.ts";
import { productsNamed, withoutProductNames } from "../understanding/product-names.ts";
import { understandMessage } from "../understanding/understand.ts";
import type { Understanding } from "../understanding/understanding.ts";
import { type Copy, copyFor, fill } from "../wording/copy.ts";
import { flagNotice, personNotices } from "../wording/notices.ts";
import { productsPointedAt, productsShown } from "./mentions.ts";
import { answerComparison } from "./comparison.ts";
import { answerProduct } from "./product-answers.ts";
import {
  answerConcern,
  answerIngredient,
  answerRoutine,
  answerTogether,
  answerUnclear,
  answerWeeks,
} from "./skin-answers.ts";
import { answerSupport } from "./support-answers.ts";
import { type ChatSituation, type ChatTopic, chatTopic } from "./topics.ts";

/** Old messages say little about now, and reading them all would cost time. */
const REMEMBERED = 12;

type Request = Pick<
  ReplyRequest,
  "message" | "chatHistory" | "type" | "shop" | "catalogue" | "language" | "country"
>;

const textOf = (entry: HistoryEntry): string => entry.parts.map((part) => part.text).join(" ");

const YES =
  /^(yes|yeah|yep|sure|please|ok|okay|oui|volontiers|d accord|si|claro|vale|dale|por favor|bueno)\b/;

const NO_MORE = /^(no|nope|no thanks|no thank you|non|non merci|no gracias|nada|rien)$/;
const NO = /^(no|nope|none|neither|non|aucun|rien|nada|ninguna|ninguno)\b/;

/** "Yes" or "no" to the question our last answer ended with. */
function answerToQuestion(
  text: string,
  history: readonly HistoryEntry[],
  copy: Copy,
): "routine" | "offer" | "which" | "fine" | undefined {
  const last = history.findLast((entry) => entry.role === "model");
  const asked = last ? textOf(last) : "";
  const brief = text.split(" ").length <= 4;
  if (YES.test(text) && asked.includes(copy.chat.offerRoutine)) return "routine";
  if (brief && YES.test(text) && asked.includes(copy.chat.askAfter)) return "which";
  if (brief && NO.test(text) && asked.includes(copy.chat.askAfter)) return "offer";
  return NO_MORE.test(text) ? "fine" : undefined;
}

/** The picture analysis opens the chat as a message of ours: its findings count as what the person has. */
function withAnalysis(understanding: Understanding, history: readonly HistoryEntry[]): Understanding {
  const first = history[0];
  if (understanding.concerns.length > 0 || first?.role !== "model") return understanding;
  const seen = understandMessage(textOf(first), understanding.language);
  return { ...understanding, concerns: seen.concerns.slice(0, 3) };
}

interface Turn {
  request: Request;
  /** The message without names of products. */
  masked: string;
  understanding: Understanding;
  situation: ChatSituation;
  copy: Copy;
}

function meantProducts({ situation }: Turn): readonly Product[] {
  const { products, pointedAt, shown } = situation;
  if (products.length > 0) return products;
  return pointedAt.length > 0 ? pointedAt : (shown[0] ?? []);
}

function answerNamed(turn: Turn): string {
  const { request, understanding, situation, copy } = turn;
  const product = meantProducts(turn)[0];
  if (!product) return copy.support.askProduct;
  const { text, tongue, own } = situation;
  const { catalogue } = request;
  const message = turn.masked;
  return answerProduct({ product, message, text, tongue, own, understanding, catalogue, copy });
}

function answerBoth(turn: Turn): string {
  const [first, second] = meantProducts(turn);
  if (!first || !second) return turn.copy.chat.compareWhich;
  return answerComparison(first, second, turn.understanding, turn.request.catalogue, turn.copy);
}

function answerShop({ request, understanding, situation, copy }: Turn): string {
  const products = situation.products.length > 0 ? situation.products : situation.pointedAt;
  const { shop } = request;
  const topic = understanding.supportTopic ?? "contact";
  return answerSupport({
    text: situation.text,
    topic,
    shop,
    products,
    language: understanding.language,
    copy,
  });
}

function answerIngredients({ request, understanding, situation, copy }: Turn): string {
  const [first, second] = situation.ingredients;
  if (first && second) return answerTogether(first, second, understanding, copy);
  return first ? answerIngredient(first, understanding, request.catalogue, copy) : copy.chat.askConcern;
}

/** Everything again, without what was shown already. */
function answerOthers({ request, understanding, situation, copy }: Turn): string {
  const shown = new Set(situation.shown.flat());
  const rest = request.catalogue.filter((product) => !shown.has(product));
  const answer = answerConcern({ ...understanding, wanted: [] }, rest, copy);
  return answer.startsWith(copy.notices.nothingFits) ? copy.chat.noMore : answer;
}

function answerOutside({ understanding, copy }: Turn): string {
  const { outside } = understanding;
  if (outside === "infant") return copy.notices.infant;
  return outside === "pharmacist" ? copy.notices.pharmacist : copy.notices.notSold;
}

const ANSWERS: Record<ChatTopic, (turn: Turn) => string> = {
  red_flag: ({ understanding, request, copy }) =>
    flagNotice(understanding, copy, request.country) ?? copy.notices.nothingFits,
  support: answerShop,
  routine: ({ understanding, request, copy }) => answerRoutine(understanding, request.catalogue, copy),
  comparison: answerBoth,
  ingredients_together: answerIngredients,
  ingredient: ({ situation, ...turn }) =>
    answerIngredients({
      ...turn,
      situation: { ...situation, ingredients: situation.ingredients.slice(0, 1) },
    }),
  product: answerNamed,
  concern: ({ understanding, request, copy }) => answerConcern(understanding, request.catalogue, copy),
  others: answerOthers,
  outside: answerOutside,
  noted: ({ understanding, copy }) =>
    [copy.chat.noted, ...personNotices(understanding, copy), copy.chat.askConcern].join(" "),
  fine: ({ copy }) => copy.chat.fine,
  complaint: ({ request, copy }) => fill(copy.chat.sorry, request.shop.supportEmail),
  cancel: ({ request, copy }) => fill(copy.support.cancel, request.shop.supportEmail),
  declined: ({ request, copy }) => fill(copy.support.declined, request.shop.supportEmail),
  hello: ({ request, copy }) => (request.type === "support" ? copy.chat.helloSupport : copy.chat.hello),
  thanks: ({ copy }) => copy.chat.thanks,
  who_are_you: ({ copy }) => copy.chat.whoAreYou,
  diagnosis: ({ copy }) => copy.chat.diagnosis,
  medicine: ({ copy }) => copy.chat.medicine,
  out_of_scope: ({ request, copy }) =>
    request.type === "support"
      ? `${copy.chat.outOfScope} ${fill(copy.support.handOver, request.shop.supportEmail)}`
      : copy.chat.outOfScope,
  weeks: ({ understanding, copy }) => answerWeeks(understanding, copy),
  unclear: ({ request, understanding, copy }) =>
    request.type === "support" ? copy.support.question : answerUnclear(understanding, copy),
};

const WITH: Record<Tongue, RegExp> = {
  en: /\b(with|together|combine|mix)\b/,
  fr: /\b(avec|ensemble|associer|combiner|melanger)\b/,
  es: /\b(con|junto\w*|combin\w*|mezcl\w*)\b/,
};

/** "And with vitamin C?" asks about the ingredient spoken of before, too. */
function ingredientsMeant(request: Request, text: string, tongue: Tongue): Ingredient[] {
  const named = ingredientsNamed(tokenize(request.message), tongue);
  if (named.length !== 1 || !WITH[tongue].test(text)) return named;
  const last = request.chatHistory.findLast((entry) => entry.role === "user");
  const before = last ? ingredientsNamed(tokenize(textOf(last)), tongue)[0] : undefined;
  return before && before !== named[0] ? [before, ...named] : named;
}

function turnOf(request: Request): Turn {
  const history = request.chatHistory.slice(-REMEMBERED);
  const { message, chatHistory, language, catalogue } = request;
  const read = readConversation(message, chatHistory, language, catalogue);
  const { own } = read;
  const masked = withoutProductNames(message, catalogue);
  const understanding = withAnalysis(read.understanding, history);
  const tongue = tongueOf(understanding.language);
  const products = productsNamed(request.message, request.catalogue);
  const shown = productsShown(history, request.catalogue);
  const pointedAt = productsPointedAt(request.message, shown, tongue);
  const text = plainText(request.message);
  const situation = {
    text,
    tongue,
    understanding,
    own,
    products,
    pointedAt,
    shown,
    ingredients: ingredientsMeant(request, text, tongue),
  };
  return { request, masked, understanding, situation, copy: copyFor(understanding.language) };
}

/** Answers that say nothing new the second time. */
const REPEATED = new Set<ChatTopic>(["concern", "routine", "unclear", "comparison"]);

/** Answers one chat message in the light of the history; facts come from the catalogue and the shop only. */
export function replyTo(request: Request): string {
  const turn = turnOf(request);
  const { copy, situation, understanding } = turn;
  if (isBlocked(understanding)) return ANSWERS.red_flag(turn);
  const answered = answerToQuestion(situation.text, request.chatHistory, copy);
  if (answered === "fine") return copy.chat.fine;
  if (answered === "offer") return copy.chat.offerRoutine;
  if (answered === "routine") return ANSWERS.routine(turn);
  if (answered === "which" && situation.own.modifiers.length === 0) return copy.chat.askWhich;
  const topic = chatTopic(situation);
  const first = ANSWERS[topic](turn);
  const last = request.chatHistory.findLast((entry) => entry.role === "model");
  // The same answer twice is none: what was shown is taken as refused.
  const again = last !== undefined && textOf(last) === first && REPEATED.has(topic);
  const other = topic === "concern" ? answerOthers(turn) : copy.chat.sameAgain;
  const answer = again ? other : first;
  return request.type === "support" && topic === "concern" ? `${answer}\n${copy.support.skin}` : answer;
}
