import type { HistoryEntry, ReplyRequest } from "#app/expert/expert.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { type LanguageTag, languageTag } from "#app/i18n/language.ts";
import type { Ingredient } from "../shelf/inci.ts";
import { readConversation } from "./context.ts";
import { ingredientsNamed } from "./ingredients.ts";
import { type Kind, kindIn } from "./kinds.ts";
import { type Limits, limitsIn } from "./limits.ts";
import { namedIn } from "./named-products.ts";
import { tokenize } from "./normalize.ts";
import { ownedIn } from "./owned.ts";
import { ownedProducts } from "./owned-products.ts";
import type { Fact } from "./person/fact.ts";
import { withoutProductNames } from "./product-names.ts";
import { asksSomething } from "./questions/asks.ts";
import { sentencesOf } from "./questions/reading-words.ts";
import { hearQuestions } from "./questions/hearing.ts";
import { phraseText } from "./questions/phrases.ts";
import type { QuestionId } from "./questions/questions.ts";
import { spelledOut } from "./questions/spelling.ts";
import { type Trait, traitsIn } from "./traits.ts";
import type { Understanding } from "./understanding.ts";

export type FrameRequest = Pick<ReplyRequest, "message" | "chatHistory" | "language" | "catalogue">;

/** A question that was asked, and whether that may be relied on. */
interface Ask {
  id: QuestionId;
  sure: boolean;
  /** Beyond doubt: it goes before what else the message may be about. */
  clear: boolean;
}

/** A message, read once: what was said, about whom, what is asked, and which of our products it names. */
export interface Frame {
  message: string;
  /** Folded, single spaces around each word; `masked` without names of products. */
  text: string;
  masked: string;
  words: number;
  /** Sentences, and questions joined by "and". */
  sentences: number;
  tongue: LanguageTag;
  /** The message alone, and in the light of those before it. */
  own: Understanding;
  told: Understanding;
  /** As it was understood before this message. */
  before: Understanding | undefined;
  /** What it asks, the surest first. */
  asks: readonly Ask[];
  /** What it may ask if no question is sure, the likeliest first. */
  guesses: readonly QuestionId[];
  /** Whether it asks something, by its sign or its first word. */
  isQuestion: boolean;
  /** Products of ours that it names. */
  named: readonly Product[];
  ingredients: readonly Ingredient[];
  /** The kind of product named, in everyday words. */
  kind: Kind | undefined;
  /** What the shopper wants left out, or wants exclusively, so far. */
  limits: Limits;
  /** Our products that the shopper has said they own. */
  owned: ReadonlySet<Product>;
  traits: ReadonlySet<Trait>;
  /** New facts in this message about the person it asks for. */
  news: readonly Fact[];
}

/** Placeholder for a product name in the patterns of `traits.json`. */
const NAME = "ourthing";

/** The facts that a message itself tells of the person it asks for. */
function newsOf({ person }: Understanding, turn: number): Fact[] {
  return person.facts.filter((fact) => fact.turn === turn);
}

const turnOf = (history: readonly HistoryEntry[]): number =>
  history.filter(({ role }) => role === "user").length;

/** Reads a message in the light of those before it; nothing here knows what will be answered. */
export function readFrame(request: FrameRequest): Frame {
  const { message, chatHistory, language, catalogue } = request;
  const { own, understanding: told, said } = readConversation(message, chatHistory, language, catalogue);
  const tongue = languageTag(told.language);
  const hearing = hearQuestions(message, tongue, catalogue);
  const masked = withoutProductNames(message, catalogue);
  const text = spelledOut(phraseText(message), tongue);
  return {
    message,
    text,
    masked,
    words: text.trim().split(" ").length,
    sentences: sentencesOf(message, catalogue).length,
    tongue,
    own,
    told,
    before: said.at(-1),
    asks: hearing.heard.map(({ id }) => ({
      id,
      sure: hearing.sure.has(id) || hearing.phrased.has(id),
      clear: hearing.clear.has(id),
    })),
    guesses: hearing.maybe,
    isQuestion: asksSomething(message, tongue),
    named: namedIn(message, catalogue, tongue),
    ingredients: ingredientsNamed(tokenize(message), tongue),
    kind: kindIn(phraseText(masked), tongue),
    limits: limitsIn(spelledOut(phraseText(masked), tongue), tongue, ownedIn(masked, tongue).kinds),
    owned: ownedProducts(chatHistory, message, catalogue, tongue),
    traits: traitsIn(spelledOut(phraseText(withoutProductNames(message, catalogue, NAME)), tongue), tongue),
    news: newsOf(told, turnOf(chatHistory)),
  };
}
