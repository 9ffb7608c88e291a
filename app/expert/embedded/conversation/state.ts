import { copyFor, dialogueFor, talkFor } from "../wording/words.ts";
import { type LanguageTag, languageTag, LANGUAGES } from "#app/i18n/language.ts";
import type { HistoryEntry, ReplyRequest } from "#app/expert/expert.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import type { Ingredient } from "../choosing/inci.ts";
import { factsOf } from "../choosing/product-facts.ts";
import { hears } from "../knowledge/cues.ts";
import { verdictFor, verdictForPerson } from "../choosing/verdict.ts";
import { readConversation } from "../understanding/context.ts";
import { ingredientsNamed } from "../understanding/ingredients.ts";
import { tokenize } from "../understanding/normalize.ts";
import { productsNamed, withoutProductNames } from "../understanding/product-names.ts";
import type { SecondReading } from "../understanding/second-reading.ts";
import { understandMessage } from "../understanding/understand.ts";
import type { Understanding } from "../understanding/understanding.ts";
import type { Copy } from "../wording/copy.ts";
import type { Dialogue } from "../wording/dialogue.ts";
import type { Talk } from "../wording/talk.ts";
import { rejectedProducts } from "./rejected.ts";
import { withdrawnProducts } from "./withdrawn.ts";
import { limitsInForce, isLimiting, isWithin, type Limits, limitsIn } from "./limits.ts";
import { openMatter } from "./matter.ts";
import { kindIn } from "./of-kind.ts";
import { overdoneIn } from "./overdone.ts";
import {
  pointsAtAll,
  productOfBareKind,
  productsPointedAt,
  productsShown,
  tellingKinds,
} from "./mentions.ts";
import { phraseText } from "./questions/phrases.ts";
import { asksSomething } from "./questions/asks.ts";
import { hearQuestions } from "./questions/hearing.ts";
import { type Heard, type QuestionId, questionsIn } from "./questions/questions.ts";
import { spelledOut } from "./questions/spelling.ts";

export type Request = Pick<
  ReplyRequest,
  "message" | "chatHistory" | "type" | "shop" | "catalogue" | "language" | "country"
>;

/** A question of ours, by the sentence that asks it. */
export type OurQuestion = "askType" | "askAfter" | "askConcern" | "offerRoutine";

/** Where a conversation stands when a message arrives: who is who, what is on the table, what was asked. */
export interface State {
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
  /** Products named in the message. */
  named: readonly Product[];
  /** Products it points at: "it", "the second one", "the serum". */
  pointed: readonly Product[];
  pointsExactly: boolean;
  /** "Each", "both": all that was shown together. */
  pointsAtAll: boolean;
  /** Products of our last answer with a list, in its order, as far as they may be named now. */
  table: readonly Product[];
  /** Of these, what may not be named any more. */
  fallen: readonly Product[];
  /** Spoken of before, and ruled out by what this message tells of an allergy or a refusal. */
  withdrawn: readonly Product[];
  /** Everything shown so far, the latest answer first. */
  shown: readonly (readonly Product[])[];
  /** The product last spoken of. */
  spoken: Product | undefined;
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
  /** What this message says no to. */
  rejected: readonly Product[];
  /** The matter of the shop that is still in hand. */
  matter: QuestionId | undefined;
  /** How many answers were given; turns the wording. */
  turn: number;
  copy: Copy;
  talk: Talk;
  dialogue: Dialogue;
}

/** The product in hand: named in the message, pointed at, or last spoken of. */
export const inHand = ({ named, pointed, spoken }: Pick<State, "named" | "pointed" | "spoken">) =>
  named[0] ?? pointed[0] ?? spoken;

const textOf = (entry: HistoryEntry): string => entry.parts.map((part) => part.text).join(" ");

const OURS: readonly OurQuestion[] = ["askType", "askAfter", "askConcern", "offerRoutine"];

/** The question a text of ours ends with, in whichever language it was asked. */
function questionsOfOurs(text: string): OurQuestion[] {
  return OURS.filter((id) => LANGUAGES.some((language) => text.includes(copyFor(language).chat[id])));
}

/** The picture analysis opens the chat as a message of ours: its findings count as what the person has. */
function withAnalysis(understanding: Understanding, history: readonly HistoryEntry[]): Understanding {
  const first = history[0];
  if (understanding.concerns.length > 0 || first?.role !== "model") return understanding;
  const seen = understandMessage(textOf(first), understanding.language);
  return { ...understanding, concerns: seen.concerns.slice(0, 3) };
}

/** What is looked for as a gift stays one until a concern is told. */
function withGift(understanding: Understanding, said: readonly Understanding[]): Understanding {
  const before = said.findLast(({ wish, concerns }) => wish !== undefined || concerns.length > 0)?.wish;
  const told = understanding.wish !== undefined || understanding.concerns.length > 0;
  return told || before !== "gift" ? understanding : { ...understanding, wish: "gift" };
}

/** The ingredients of a message; where it asks "and with …?", the one spoken of before as well. */
function ingredientsMeant({ message, chatHistory }: Request, heard: readonly Heard[], tongue: LanguageTag) {
  const named = ingredientsNamed(tokenize(message), tongue);
  if (named.length !== 1 || !heard.some(({ id }) => id === "combine")) return named;
  const last = chatHistory.findLast((entry) => entry.role === "user");
  const before = last ? ingredientsNamed(tokenize(textOf(last)), tongue)[0] : undefined;
  return before && before !== named[0] ? [before, ...named] : named;
}

/** Asked of a thing that is used, whichever of its kind it is. */
const OF_USE = new Set<QuestionId>(["place", "when", "how_often", "amount", "how_to_use", "makeup", "sting"]);

/** Earlier than this, what was asked is settled. */
const STILL_OPEN = 6;

/** What each of the latest messages before this one said and asked. */
function saidEarlier(history: readonly HistoryEntry[], catalogue: readonly Product[], tongue: LanguageTag) {
  return history
    .filter(({ role }) => role === "user")
    .slice(-STILL_OPEN)
    .map((entry, place, all) => {
      const masked = withoutProductNames(textOf(entry), catalogue);
      // Of what lies further back, phrases tell enough.
      const heard =
        place === all.length - 1
          ? hearQuestions(textOf(entry), tongue, catalogue).heard
          : questionsIn(masked, tongue);
      const asked = heard.map(({ id }) => id);
      return {
        text: textOf(entry),
        asked,
        overdone: overdoneIn(textOf(entry), asked, catalogue),
        limits: limitsIn(phraseText(masked), tongue),
      };
    });
}

/** The product last spoken of: named in the last answer, the one that may be taken before one that may not. */
function spokenOf(
  shown: readonly (readonly Product[])[],
  earlier: string,
  understanding: Understanding,
  before: Understanding | undefined,
  catalogue: readonly Product[],
): Product | undefined {
  const last = shown[0] ?? [];
  const asked = productsNamed(earlier, catalogue).filter((product) => last.includes(product));
  const may = (product: Product) =>
    verdictForPerson(product, understanding).ok && (!before || verdictForPerson(product, before).ok);
  // What was just taken back stands first in that answer, and is not what was offered.
  const offered = last.find((product) => verdictFor(product, understanding).ok);
  return asked.find(may) ?? offered ?? last.find(may) ?? shown.flat().find(may) ?? last[0];
}

/** The product that a message named last, where no answer of ours since named any: "for wrinkles, yes". */
function lastNamed(history: readonly HistoryEntry[], catalogue: readonly Product[]): Product | undefined {
  for (const entry of history.toReversed()) {
    const [first] = productsNamed(textOf(entry), catalogue);
    if (first) return entry.role === "user" ? first : undefined;
  }
  return undefined;
}

/** Words that turn the talk to something else. */
const TURNS = new Set<QuestionId>(["recommend", "routine", "others", "alternative", "cheaper", "compare"]);

/** What telling of one's skin sounds like. */
const AS_NEWS = new Set<QuestionId>(["i_use", "upset_skin", "texture", "suits", "age", "for_someone"]);

/**
 * What the talk itself is about: the product, or the one that holds the ingredient, a message asked for and none has
 * turned from since. A list that only took in news of the skin does not change it.
 */
function talkedOf(
  earlier: readonly { asked: readonly QuestionId[]; text: string }[],
  shown: readonly (readonly Product[])[],
  catalogue: readonly Product[],
  tongue: LanguageTag,
): Product | undefined {
  const last = earlier.findLastIndex(
    ({ text }) =>
      productsNamed(text, catalogue).length > 0 || ingredientsNamed(tokenize(text), tongue).length > 0,
  );
  const said = earlier[last];
  if (!said || last === earlier.length - 1) return undefined;
  if (earlier.slice(last + 1).some(({ asked }) => asked.some((id) => TURNS.has(id)))) return undefined;
  const [named] = productsNamed(said.text, catalogue);
  const [ingredient] = ingredientsNamed(tokenize(said.text), tongue);
  const held = (product: Product) =>
    ingredient !== undefined &&
    factsOf(product).actives.some((active) => active.ingredient === ingredient && active.presence > 0.3);
  return named ?? shown.flat().find(held);
}

const PRICE =
  /(?:\$ ?(\d{2,4})|\b(\d{2,4}) ?(?:\$|dollar|bucks|usd|dolares|dólares|euros?\b|one\b))|\b(?:the|la|el|le|una?|de|a) (\d{2,4})\b/gi;
/** "The 50", "el 30": a sunscreen by its factor. */
const FACTOR =
  /\b(?:the|your|el|le|la|spf|fps)\s?(30|50)\b(?!\s?(?:\$|dollar|bucks|euro|ans|años|years?|one))/gi;

function sunscreensByFactor(message: string, catalogue: readonly Product[]): Product[] {
  return [...message.matchAll(FACTOR)].flatMap(([, factor]) => {
    const of = catalogue.filter((product) => factsOf(product).spf === Number(factor));
    return of.length === 1 ? of : [];
  });
}

const COSTS =
  /\b(cream|serum|one|creme|crème|sérum|crema|joke|celle|celui|la de|el de|that|cuesta|coute|coûte)\b/i;

/** "The $260 cream": named by a price that one product alone has. */
function productsPriced(message: string, catalogue: readonly Product[]): Product[] {
  if (!COSTS.test(message)) return [];
  return [...message.matchAll(PRICE)].flatMap(([, ...sums]) => {
    const cents = Number(sums.find((sum) => sum !== undefined)) * 100;
    const of = catalogue.filter(({ price }) => price === cents);
    const [only] = of;
    return only && of.length === 1 && cents >= DEAR_ENOUGH ? [only] : [];
  });
}

/** Below this a sum is as likely what may be spent, in cents. */
const DEAR_ENOUGH = 7_000;

/** This message says how many, or for how much. */
function hasNewMeans({ person }: Understanding, history: readonly HistoryEntry[]): boolean {
  const turn = history.filter(({ role }) => role === "user").length;
  return person.facts.some((fact) => (fact.kind === "count" || fact.kind === "budget") && fact.turn === turn);
}

/** A kind that is had already and asked for all the same is offered again. */
function withAskedFor(limits: Limits, now: Limits, message: string, tongue: LanguageTag): Limits {
  const kind = asksSomething(message, tongue) ? kindIn(phraseText(message), tongue) : undefined;
  const owned = [...limits.owned].filter((one) => one !== kind || now.owned.has(one));
  return { ...limits, owned: new Set(owned) };
}

/** Reads where the conversation stands. */
export function readState(request: Request, second?: SecondReading): State {
  const { message, chatHistory, language, catalogue } = request;
  const {
    own,
    understanding: read,
    said,
  } = readConversation(message, chatHistory, language, catalogue, second);
  const understanding = withGift(withAnalysis(read, chatHistory), said);
  const tongue = languageTag(understanding.language);
  const masked = withoutProductNames(message, catalogue);
  const { heard: words, sure, maybe } = hearQuestions(message, tongue, catalogue);
  const asked = second?.question;
  const heard = words.length === 0 && asked ? [{ id: asked, words: masked.trim(), at: 0 }] : words;
  const byName = productsNamed(message, catalogue);
  const byFactor = byName.length > 0 ? [] : sunscreensByFactor(message, catalogue);
  const called =
    byName.length > 0 ? byName : byFactor.length > 0 ? byFactor : productsPriced(message, catalogue);
  // "Silk Milk or the jelly": a kind that one product alone is, beside a name.
  const named =
    called.length === 1 ? [...called, ...tellingKinds(phraseText(masked), catalogue, tongue)] : called;
  const shown = productsShown(chatHistory, catalogue);
  const ours = chatHistory.filter(({ role }) => role === "model").map(textOf);
  const earlier = saidEarlier(chatHistory, catalogue, tongue);
  const newLimits = limitsIn(phraseText(masked), tongue);
  const asksNow = words.map(({ id }) => id);
  const tooMuch = overdoneIn(message, asksNow, catalogue);
  const limits = withAskedFor(limitsInForce(earlier, newLimits), newLimits, message, tongue);
  const last = chatHistory.findLast(({ role }) => role === "user");
  const list = shown.find((products) => products.length > 1) ?? shown[0] ?? [];
  const newsOnly = (earlier.at(-1)?.asked ?? []).every((id) => AS_NEWS.has(id));
  const spoken =
    lastNamed(chatHistory, catalogue) ??
    (list.length > 1 && newsOnly ? talkedOf(earlier, shown, catalogue, tongue) : undefined) ??
    spokenOf(shown, last ? textOf(last) : "", understanding, said.at(-1), catalogue);
  const text = spelledOut(phraseText(message), tongue);
  const at = productsPointedAt(masked, shown, spoken, catalogue, tongue);
  const asksUse =
    words.some(({ id }) => OF_USE.has(id) && sure.has(id)) ||
    (kindIn(text, tongue) === "sunscreen" && hears("cast", text, tongue));
  const ofUse = asksUse && named.length === 0 && !at.exactly;
  const mayHave = (product: Product) => product.stock > 0 && verdictForPerson(product, understanding).ok;
  const bare = ofUse ? productOfBareKind(text, shown.flat(), catalogue.filter(mayHave), tongue) : undefined;
  const pointed = bare ? { products: [bare], exactly: true } : at;
  const rejected = rejectedProducts(chatHistory, message, catalogue, tongue);
  const may = (product: Product) =>
    verdictFor(product, understanding, { concerns: [] }).ok &&
    isWithin(product, limits) &&
    !rejected.all.has(product);
  const withdrawn = withdrawnProducts({ request, own, understanding, before: said.at(-1), shown });
  return {
    request,
    text,
    masked,
    tongue,
    own,
    understanding,
    before: said.at(-1),
    heard,
    surely: sure,
    maybeAsked: maybe,
    asks: asksSomething(masked, tongue),
    named,
    pointed: pointed.products,
    pointsExactly: pointed.exactly,
    pointsAtAll: pointsAtAll(masked, tongue),
    table: list.filter(may),
    fallen: [...new Set([...list.filter((product) => !may(product)), ...withdrawn])],
    withdrawn,
    shown,
    spoken,
    ingredients: ingredientsMeant(request, heard, tongue),
    asked: ours.length > 0 ? questionsOfOurs(ours.at(-1) ?? "").at(-1) : undefined,
    askedBefore: new Set(ours.flatMap(questionsOfOurs)),
    earlier: earlier.flatMap(({ asked: ids }) => ids),
    askedLast: earlier.at(-1)?.asked ?? [],
    overdone:
      tooMuch.length > 0
        ? tooMuch
        : (earlier.map(({ overdone }) => overdone).findLast((products) => products.length > 0) ?? []),
    overdoneNow: tooMuch.length > 0,
    limits,
    limitsNow: newLimits,
    limited: isLimiting(newLimits) || hasNewMeans(understanding, chatHistory),
    shelf: catalogue.filter((product) => isWithin(product, limits) && !rejected.all.has(product)),
    rejected: rejected.now,
    matter: openMatter(earlier.map(({ asked: ids }) => ids)),
    turn: ours.length,
    copy: copyFor(understanding.language),
    talk: talkFor(understanding.language),
    dialogue: dialogueFor(understanding.language),
  };
}
