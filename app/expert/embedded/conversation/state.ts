import { copyFor, dialogueFor, talkFor, turnsFor } from "../../words/words.ts";
import { type LanguageTag, languageTag } from "#app/i18n/language.ts";
import type { ReplyRequest } from "#app/expert/expert.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import type { Ingredient } from "../../shelf/inci.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { verdictFor } from "../../shelf/verdict.ts";
import { readConversation } from "../../reading/context.ts";
import { withoutProductNames } from "../../reading/product-names.ts";
import type { Understanding } from "../../reading/understanding.ts";
import type { Copy } from "../../words/copy.ts";
import type { Dialogue } from "../../words/dialogue.ts";
import type { Talk } from "../../words/talk.ts";
import type { Turns } from "../../words/turns.ts";
import { type OurQuestion, productsShown, questionsOfOurs, saidEarlier, textOf } from "./earlier.ts";
import { rejectedProducts } from "./rejected.ts";
import { type Subject, subjectOf } from "./subject.ts";
import { withdrawnProducts } from "./withdrawn.ts";
import {
  limitsInForce,
  NO_LIMITS,
  isLimiting,
  isWithin,
  type Limits,
  limitsIn,
} from "../../reading/limits.ts";
import { ownedIn } from "../../reading/owned.ts";
import { ownedProducts } from "../../reading/owned-products.ts";
import { type Kept, keptIn } from "./kept.ts";
import { toldToCalm } from "./calming.ts";
import { openMatter } from "./matter.ts";
import { overdoneIn } from "./overdone.ts";
import { phraseText } from "../../reading/questions/phrases.ts";
import { asksSomething } from "../../reading/questions/asks.ts";
import { hearQuestions } from "../../reading/questions/hearing.ts";
import { type Heard, type QuestionId, QUESTIONS } from "../../reading/questions/questions.ts";
import { spelledOut } from "../../reading/questions/spelling.ts";
import { withOwned, ofThisPerson, withAskedFor, withinReach } from "./limits-in-force.ts";
import { withAnalysis, withGift, ingredientsMeant, hasNewMeans } from "./meant-so-far.ts";
import { suitsTime, timeWanted } from "./time-of-day.ts";

export type Request = Pick<
  ReplyRequest,
  "message" | "chatHistory" | "type" | "shop" | "catalogue" | "language" | "country"
>;

/** Where a conversation stands when a message arrives: who is who, what is on the table, what was asked. */
export interface State extends Subject {
  request: Request;
  /** The message, folded, single spaces around each word. */
  text: string;
  /** The message without names of products. */
  masked: string;
  tongue: LanguageTag;
  /** The message alone, and in the light of what was said before. */
  own: Understanding;
  understanding: Understanding;
  /** As it was understood before this message. */
  before: Understanding | undefined;
  heard: readonly Heard[];
  /** Of these, what was learned from examples and is clear. */
  surely: ReadonlySet<QuestionId>;
  /** What it may ask where that is not sure, the likeliest first. */
  maybeAsked: readonly QuestionId[];
  /** Whether it asks something, by its sign or its first word. */
  asks: boolean;
  /** Of what stands for the person spoken of, what may be named now. */
  table: readonly Product[];
  /** Of these, what may not be named any more. */
  fallen: readonly Product[];
  /** Spoken of before, and ruled out by what this message tells of an allergy or a refusal. */
  withdrawn: readonly Product[];
  /** What stands for the person spoken of, in its order, whether it may still be named or not; and for each. */
  kept: readonly Product[];
  keptFor: Kept;
  /** Everything shown so far, the latest answer first. */
  shown: readonly (readonly Product[])[];
  ingredients: readonly Ingredient[];
  /** What our last answer asked, and all that was asked so far. */
  asked: OurQuestion | undefined;
  askedBefore: ReadonlySet<OurQuestion>;
  /** What the latest messages before this one asked, and what the very last did. */
  earlier: readonly QuestionId[];
  askedLast: readonly QuestionId[];
  /** What somebody told that they use at once and that is too much; whether in this message. */
  overdone: readonly Product[];
  overdoneNow: boolean;
  /** What is wanted left out or alone, said so far; whether this message limits anything. */
  limits: Limits;
  limitsNow: Limits;
  limited: boolean;
  /** The catalogue within those limits, without what was said no to. */
  shelf: readonly Product[];
  /** Not said no to, not had already, and for the half of the day that this message speaks of. */
  onOffer: (product: Product) => boolean;
  /** Of ours, what somebody told to have already. */
  ownedProducts: ReadonlySet<Product>;
  /** What this message says no to. */
  rejected: readonly Product[];
  /** The matter of the shop that is still in hand. */
  matter: QuestionId | undefined;
  /** How many answers were given; turns the wording. */
  turn: number;
  copy: Copy;
  talk: Talk;
  dialogue: Dialogue;
  turns: Turns;
}

/** Skin's own chat has a matter of the shop in hand only where one was answered there. */
const shopAnswered = ({ type, chatHistory, shop }: Request): boolean =>
  type === "support" ||
  chatHistory.some((entry) => entry.role === "model" && textOf(entry).includes(shop.supportEmail));

function clashesWithRetinoid(product: Product): boolean {
  const { retinoid, exfoliates, rinsedOff } = factsOf(product);
  return retinoid || (exfoliates && !rinsedOff);
}

/** "It" is nothing that was said no to: then what else was shown is meant. */
function withoutRejected(
  subject: Subject,
  rejected: ReadonlySet<Product>,
  shown: readonly (readonly Product[])[],
): Subject {
  const { spoken, named } = subject;
  if (!spoken || !rejected.has(spoken) || named.length > 0) return subject;
  const left = shown.flat().find((product) => !rejected.has(product));
  const pointed = subject.pointed.filter((product) => !rejected.has(product));
  return { ...subject, spoken: left, pointed };
}

const isOfHouse = (id: QuestionId): boolean =>
  QUESTIONS[id] === "shop" || QUESTIONS[id] === "talk" || id === "spoiled";

/** Reads where the conversation stands. */
export function readState(request: Request): State {
  const { message, chatHistory, language, catalogue } = request;
  const read = readConversation(message, chatHistory, language, catalogue);
  const { own, said } = read;
  const before = said.at(-1);
  const meant = withGift(withAnalysis(read.understanding, chatHistory), said);
  const tongue = languageTag(meant.language);
  // What we told to leave in peace is named nothing strong.
  const calmed = toldToCalm({ request, talk: talkFor(meant.language), tongue }) === "burn";
  const understanding = calmed ? { ...meant, justTreated: true } : meant;
  const masked = withoutProductNames(message, catalogue);
  const text = spelledOut(phraseText(message), tongue);
  const hearing = hearQuestions(message, tongue, catalogue);
  const { heard } = hearing;
  const shown = productsShown(chatHistory, catalogue);
  const ours = chatHistory.filter(({ role }) => role === "model").map(textOf);
  const earlier = saidEarlier(chatHistory, catalogue, tongue);
  // What our answer took for a word on the shop's matter leads nowhere else.
  const answeredByHouse = (at: number): boolean =>
    request.type === "support" &&
    (ours.at(at - earlier.length) ?? "").includes(request.shop.supportEmail || "@");
  const subject = subjectOf(
    { message, text, maskedText: spelledOut(phraseText(masked), tongue), hearing },
    { history: chatHistory, catalogue, tongue, earlier, shown, understanding, before },
  );
  const limitsSaid = limitsIn(phraseText(masked), tongue, ownedIn(masked, tongue).kinds);
  const ownedOfOurs = ownedProducts(chatHistory, message, catalogue, tongue);
  const ownedNow = asksSomething(masked, tongue)
    ? new Set<Product>()
    : ownedProducts([], message, catalogue, tongue);
  const limitsNow = withOwned(limitsSaid, ownedNow);
  const inForce = withOwned(
    limitsInForce(ofThisPerson(earlier, said, understanding), limitsNow),
    ownedOfOurs,
  );
  const asWished = withAskedFor(inForce, limitsNow, message, tongue);
  const limits = withinReach(asWished, catalogue, understanding);
  const askedNow = hearing.heard.map(({ id }) => id);
  const tooMuch = overdoneIn(message, askedNow, catalogue);
  const tooMuchBefore = earlier.map(({ overdone }) => overdone).findLast((products) => products.length > 0);
  const rejected = rejectedProducts(chatHistory, message, catalogue, tongue);
  // Whoever asks for a scent is given one, as a gift too.
  const occasion = { concerns: [], ...(limits.scented && { gift: false }) };
  const may = (product: Product) =>
    verdictFor(product, understanding, occasion).ok &&
    isWithin(product, limits) &&
    !rejected.all.has(product);
  // What was out before is no news.
  const limitsBefore = limitsInForce(ofThisPerson(earlier, said, understanding), NO_LIMITS);
  const wasIn = (product: Product) =>
    isWithin(product, limitsBefore) && (!before || verdictFor(product, before, { concerns: [] }).ok);
  const words = {
    copy: copyFor(understanding.language),
    talk: talkFor(understanding.language, request.shop),
    dialogue: dialogueFor(understanding.language, request.shop),
    turns: turnsFor(understanding.language),
  };
  const keptFor = keptIn({ history: chatHistory, catalogue, tongue, said, understanding, ...words });
  const lastFor = (before ?? understanding).person.relation;
  const kept = keptFor.get(understanding.person.relation) ?? keptFor.get(lastFor) ?? [];
  const time = timeWanted(own.person, read.said.length, phraseText(masked), tongue);
  // Beside a retinoid of their own no acid that stays on; what rules out a second retinoid is the person's.
  const onRetinoid = own.person.facts.some(
    ({ kind, turn }) => kind === "own_retinoid" && turn === ours.length,
  );
  const isOffered = (product: Product) =>
    !rejected.all.has(product) &&
    !ownedOfOurs.has(product) &&
    suitsTime(product, time) &&
    !(onRetinoid && clashesWithRetinoid(product));
  const withdrawn = withdrawnProducts({ request, own, understanding, before, shown });
  return {
    ...withoutRejected(subject, rejected.all, shown),
    request,
    text,
    masked,
    tongue,
    own,
    understanding,
    before,
    heard,
    surely: hearing.sure,
    maybeAsked: hearing.maybe,
    asks: asksSomething(masked, tongue),
    table: kept.filter(may),
    kept,
    keptFor,
    fallen: [...new Set([...kept.filter((product) => wasIn(product) && !may(product)), ...withdrawn])],
    withdrawn,
    shown,
    ingredients: ingredientsMeant(request, heard, tongue),
    asked: ours.length > 0 ? questionsOfOurs(ours.at(-1) ?? "").at(-1) : undefined,
    askedBefore: new Set(ours.flatMap(questionsOfOurs)),
    earlier: earlier.flatMap(({ asked: ids }) => ids),
    askedLast: earlier.at(-1)?.asked ?? [],
    overdone: tooMuch.length > 0 ? tooMuch : (tooMuchBefore ?? []),
    overdoneNow: tooMuch.length > 0,
    limits,
    limitsNow,
    limited: isLimiting(limitsNow) || hasNewMeans(understanding, chatHistory),
    shelf: catalogue.filter((product) => isWithin(product, limits) && isOffered(product)),
    onOffer: isOffered,
    ownedProducts: ownedOfOurs,
    rejected: rejected.now,
    matter: shopAnswered(request)
      ? openMatter(
          earlier.map(({ asked: ids }, at) => (answeredByHouse(at) ? ids.filter(isOfHouse) : ids)),
          request.type === "support" && shown.length === 0 && !before?.standing?.length,
        )
      : undefined,
    turn: ours.length,
    ...words,
  };
}
