import { memoize } from "#app/memoize.ts";
import { type LanguageTag, LANGUAGE_TAGS } from "#app/i18n/language.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { chooseProducts } from "../../shelf/choose.ts";
import { isBlocked } from "../../shelf/rank.ts";
import type { Scored } from "../../shelf/score.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { verdictForPerson } from "../../shelf/verdict.ts";
import advice from "../../knowledge/advice.json" with { type: "json" };
import shopAdvice from "../../knowledge/shop-advice.json" with { type: "json" };
import type { PerLanguage } from "../../knowledge/knowledge.ts";
import { ingredientsNamed } from "../../reading/ingredients.ts";
import { tokenize } from "../../reading/normalize.ts";
import { productsNamed } from "../../reading/product-names.ts";
import { urgencyOf } from "../../reading/red-flags.ts";
import type { ConcernId } from "../../reading/understanding.ts";
import { pickLines } from "./care.ts";
import { hears } from "../../knowledge/cues.ts";
import { courtesyIn } from "./courtesy.ts";
import { labelOn } from "./label.ts";
import type { LabelSubject } from "../../shelf/label-score.ts";
import { goesBack } from "./matter.ts";
import { newConcern } from "./plausible.ts";
import { asksSomething } from "../../reading/questions/asks.ts";
import { phraseText } from "../../reading/questions/phrases.ts";
import { QUESTIONS } from "../../reading/questions/questions.ts";
import { fill } from "../../words/copy.ts";
import { COMFORT, offered } from "./offered.ts";
import { joined, rotated, type Said } from "./said.ts";
import type { State } from "./state.ts";
import { inHand } from "./subject.ts";
import { isStrong } from "./strong.ts";
import { textOf } from "./earlier.ts";

/** A situation, a belief or a matter of the shop that has one honest answer, whoever asks; see `knowledge/advice.json` and `shop-advice.json`. */
interface Advice {
  id: string;
  cue: PerLanguage<string>;
  say: PerLanguage<string>;
  /** Kinds of product that the answer leads to: cream, sunscreen, balm, cleanser. */
  offers: readonly string[];
  /** A kind of product asked for in the same breath is chosen beside it. */
  also_asked?: string;
  /** Only where it is asked, and no skin is told of. */
  only_if?: string;
  /** Only of a strong product in hand. */
  in_hand?: string;
  /** Only where no product is in hand. */
  of_none?: string;
  /** Only of what goes back. */
  of_return?: string;
  /** Left to the label of the product in hand, where that speaks of it. */
  unless_label?: LabelSubject;
  /** Only after something of ours was spoken of; `product`: and only of what this person may have. */
  in_talk?: string;
  /** Only of what is chosen for somebody else. */
  of_other?: string;
  /** Not of a product that is out for this person, but for the shave that is asked about. */
  unless_out?: string;
  /** Told over several messages, it is the same; `once`: only by the message that completes it. */
  across?: string;
  /** Only of skin that was treated or burned lately. */
  of_treated?: string;
  /** Not of a matter of the shop. */
  of_skin?: string;
  /** Said where the shop's address is known: {0}. */
  of_shop?: string;
  /** Only where nothing is told of skin, and no thing asked for. */
  bare?: string;
  /** Its words are skin's as well ("faster", "by friday"): only where a question of the shop is heard, or no skin is told of. */
  needs_shop?: string;
  /** Words that mean something else beside skin: only in the shop's own chat. */
  in_support?: string;
  /** The only questions it goes before where they are heard clearly; absent, all of them. */
  over?: readonly string[];
  /** A matter of the shop that goes with it, answered there in support's own words. */
  matter?: string;
  /** Tells to leave skin in peace: nothing strong is named while the talk is of it. */
  calms?: string;
  /** A sign for a doctor: read in all three languages, said before all but an emergency, and held while the talk is of it. */
  sign?: string;
  /** Said of a sign again, where there is more to say than that it holds. */
  holds?: PerLanguage<string>;
}

const ALL: readonly Advice[] = [...(advice as Advice[]), ...(shopAdvice as Advice[])];

const patterns = memoize((tongue: LanguageTag) =>
  ALL.map((one) => ({ one, pattern: new RegExp(` (?:${one.cue[tongue]})(?= |$)`, "u") })),
);

const inAnyTongue = (one: Advice, found: (pattern: RegExp) => boolean): boolean =>
  LANGUAGE_TAGS.some((tongue) => patterns(tongue).some((other) => other.one === one && found(other.pattern)));

/** Beyond this a message tells a story. */
const LONGEST = 400;

/** Asks for something to be chosen, and nothing narrower: "do I need an eye cream" only sounds like it. */
const asksForCare = ({ heard, surely }: State): boolean =>
  heard.some(({ id }) => id === "recommend") && (heard.length === 1 || surely.has("recommend"));

/** Not for this person, for another reason than the shave that is asked about. */
function isOut(product: Product, { understanding }: State): boolean {
  const verdict = verdictForPerson(product, understanding);
  return !verdict.ok && verdict.reason !== "shaved";
}

/** Asked clearly is something else; of skin or of a product the shop's own chat hears too much for that. */
function isOfAnother(over: readonly string[], ofShopAlone: boolean, { surely }: State): boolean {
  const clear = [...surely].filter(
    (id) => QUESTIONS[id] === "shop" || (!ofShopAlone && QUESTIONS[id] !== "talk"),
  );
  return clear.length > 0 && !clear.some((id) => over.includes(id));
}

/** A word such as "faster" is no matter of the shop by itself: it takes a question of the shop, or its words and no skin. */
function meansShop({ heard, own, text, tongue, request }: State): boolean {
  if (heard.some(({ id }) => QUESTIONS[id] === "shop")) return true;
  if (own.concerns.length > 0 || own.category !== undefined || own.places.length > 0) return false;
  return request.type === "support" || hears("of_the_shop", text, tongue);
}

function fits(
  {
    only_if,
    in_hand,
    in_talk,
    of_other,
    of_treated,
    of_shop,
    needs_shop,
    in_support,
    over,
    of_skin,
    unless_label,
    bare,
    of_none,
    of_return,
    unless_out,
  }: Advice,
  state: State,
): boolean {
  if (of_shop && (state.request.shop.supportEmail === "" || (needs_shop && !meansShop(state)))) return false;
  if (in_support && state.request.type !== "support") return false;
  if (over && isOfAnother(over, in_support !== undefined, state)) return false;
  const product = inHand(state);
  if (of_none && (product || (state.request.type === "advice" && state.shown.length > 0))) return false;
  if (of_return && !goesBack(state.matter)) return false;
  if (unless_label && product && labelOn(product, unless_label, state.understanding.language)) return false;
  if (of_treated && !state.understanding.justTreated) return false;
  if (in_talk && !product && state.shown.length === 0) return false;
  // What is out for this person is no matter of how skin bears it.
  if (in_talk === "product" && product && !verdictForPerson(product, state.understanding).ok) return false;
  if (unless_out && product && isOut(product, state)) return false;
  if (of_skin && state.own.kind === "support") return false;
  if (bare && (state.own.category !== undefined || state.own.concerns.some(({ strength }) => strength >= 1)))
    return false;
  const { person, wish } = state.understanding;
  if (of_other && person.relation === "self" && wish !== "gift") return false;
  const strong = product && isStrongProduct(product);
  if (in_hand && !strong && !state.ingredients.some(isStrong) && !toldOfStrong(state)) return false;
  return !only_if || (state.asks && !asksForCare(state));
}

/** The beginnings of what tells to leave skin in peace. */
export const calmingSentences = (tongue: LanguageTag): string[] =>
  ALL.filter(({ calms }) => calms).map(({ say }) => say[tongue].slice(0, BEGINNING));

/** Words of a question that tells nothing. */
const A_QUESTION = 8;
const isBareQuestion = (text: string, tongue: LanguageTag): boolean =>
  asksSomething(text, tongue) && text.trim().split(/\s+/).length <= A_QUESTION;

/** What the two messages before this one said; "every day?" asks, and tells of nothing that was done. */
function told({ request, tongue }: State, withQuestions: boolean): string[] {
  return request.chatHistory
    .filter(({ role }) => role === "user")
    .slice(-TOLD)
    .filter((entry) => withQuestions || !isBareQuestion(textOf(entry), tongue))
    .map(({ parts }) =>
      phraseText(
        parts
          .map((part) => part.text)
          .join(" ")
          .slice(0, LONGEST),
      ),
    );
}

const TOLD = 2;

const isStrongProduct = (product: Product): boolean =>
  factsOf(product).strong.size > 0 && !factsOf(product).rinsedOff;

/** Something strong was named in the two messages before this one: "I used both every night". */
function toldOfStrong(state: State): boolean {
  const said = told(state, true).join(" ");
  const products = productsNamed(said, state.request.catalogue);
  return ingredientsNamed(tokenize(said), state.tongue).some(isStrong) || products.some(isStrongProduct);
}

/** Words of a message that goes on about what was told. */
const BRIEF = 16;

/** Nothing is said before what is an emergency, nor before an alarm that stands since an earlier message. */
const isGrave = ({ understanding, own }: State): boolean =>
  understanding.redFlags.some(
    ({ id }) =>
      urgencyOf(id) === "emergency" ||
      id === "mental_health" ||
      (id !== "severe_acne" && !own.redFlags.some((flag) => flag.id === id)),
  );

/** What a sign does to skin: "and a cream for the itch?" asks for nothing else. */
const OF_A_SIGN = new Set<ConcernId>(["eczema", "sensitivity", "redness", "barrier", "sun_spots", "pih"]);
const isOfSign = ({ own }: State): boolean =>
  own.places.length === 0 && own.concerns.every(({ id }) => OF_A_SIGN.has(id));

/** So few words, and no other skin, person or thing asked for: the talk goes on about what was told. */
function goesOn(state: State): boolean {
  const { text, tongue, own, before, understanding, request } = state;
  const another = before !== undefined && before.person.relation !== understanding.person.relation;
  const asksAnew = newConcern(state) && !hears("just_it", text, tongue) && !isOfSign(state);
  // "I am on a blood thinner, does that change anything?": of more than the sign.
  const medicine = own.person.facts.some((fact) => fact.kind === "medicine" && fact.turn === state.turn);
  const elsewhere = own.kind === "support" || another || asksAnew || medicine;
  const brief = text.trim().split(" ").length <= BRIEF;
  return brief && !elsewhere && courtesyIn(request.message, tongue) === undefined;
}

function adviceFor(state: State): Advice | undefined {
  const { text, tongue, own } = state;
  if (text.length > LONGEST || isGrave(state)) return undefined;
  const before = told(state, false).join("");
  // "What's good for a dark spot?" asks, and yet names what a sign is of.
  const named = told(state, true).join("");
  const on = goesOn(state);
  const brief = text.trim().split(" ").length <= BRIEF;
  // What was told before this message already is gone on about, or left.
  const completes = (pattern: RegExp, again: boolean, earlier: string) =>
    brief && pattern.test(earlier + text) && (again || !pattern.test(earlier));
  const tells = (one: Advice) => (pattern: RegExp) =>
    pattern.test(text) ||
    (one.across !== undefined && completes(pattern, on && one.across !== "once", one.sign ? named : before));
  const signs = ALL.find((one) => one.sign && inAnyTongue(one, tells(one)) && fits(one, state));
  if (signs || isBlocked(own)) return signs;
  // What was said of earlier messages is not said again to one that speaks of something else.
  const anew = (one: Advice, pattern: RegExp) =>
    pattern.test(text) || saidLast(one, state) || !saidBefore(one, state);
  return patterns(tongue).find(
    ({ one, pattern }) => tells(one)(pattern) && fits(one, state) && anew(one, pattern),
  )?.one;
}

const saidBefore = ({ say }: Advice, { request, tongue }: State): boolean =>
  request.chatHistory.some(
    (entry) => entry.role === "model" && textOf(entry).includes(say[tongue].slice(0, BEGINNING)),
  );

/** Enough of a sentence to know it again. */
const BEGINNING = 24;

/** A sign for a doctor was told in this conversation, and nobody said since that it was seen to. */
export function signTold({ request, tongue }: State): boolean {
  const sentences = ALL.filter(({ sign }) => sign).map(({ say }) => say[tongue].slice(0, BEGINNING));
  const talk = [...request.chatHistory, { role: "user" as const, parts: [{ text: request.message }] }];
  const told = talk.findLastIndex(
    (entry) => entry.role === "model" && sentences.some((one) => textOf(entry).startsWith(one)),
  );
  const since = talk.slice(told + 1).filter(({ role }) => role === "user");
  const seen = (text: string) => LANGUAGE_TAGS.some((one) => hears("taken_back", phraseText(text), one));
  return told >= 0 && !since.some((entry) => seen(textOf(entry).slice(0, LONGEST)));
}

/** Our last answer was about a sign, and this message leads to nothing else. */
function goesOnAboutSign(state: State): boolean {
  const { request, tongue, dialogue } = state;
  const last = request.chatHistory.findLast(({ role }) => role === "model");
  const said = last?.parts.map((part) => part.text).join(" ") ?? "";
  const sentences = [...ALL.filter(({ sign }) => sign).map(({ say }) => say[tongue]), ...dialogue.signHolds];
  // "My derm gave me a gel for it": seen to by now.
  const seen = LANGUAGE_TAGS.some((one) => hears("taken_back", state.text, one));
  return !seen && sentences.some((one) => said.startsWith(one.slice(0, BEGINNING))) && goesOn(state);
}

/** What is said of a sign for a doctor, before anything else and again while the talk is still of it. */
export function answerSign(state: State): Said | undefined {
  if (isGrave(state)) return undefined;
  const found = adviceFor(state);
  if (found?.sign && !saidLast(found, state)) return { text: found.say[state.tongue], offers: [] };
  if (found?.sign || goesOnAboutSign(state)) {
    const more = ALL.find((one) => one.holds && saidLast(one, state))?.holds;
    return { text: more?.[state.tongue] ?? rotated(state.dialogue.signHolds, state.turn), offers: [] };
  }
  return undefined;
}

function saidLast({ say }: Advice, { request, tongue }: State): boolean {
  const last = request.chatHistory.findLast(({ role }) => role === "model");
  return (
    last?.parts
      .map((part) => part.text)
      .join(" ")
      .startsWith(say[tongue].slice(0, BEGINNING)) ?? false
  );
}

/** True when the message asks or tells what has an answer of its own. */
export const hasAdvice = (state: State): boolean => adviceFor(state) !== undefined;

/** What came damaged is put right by the house, where its address is known. */
const ofShop = ({ request, talk }: State): string | false =>
  request.shop.supportEmail !== "" && fill(talk.shop.broken, request.shop.supportEmail);

/** "On doxycycline, which cream?": the cream, beside what is said of the medicine. */
function askedBeside({ own, understanding, shelf }: State): Scored[] {
  const kind = own.category;
  if (!kind) return [];
  return chooseProducts(understanding, shelf)
    .filter(({ product, facts }) => product.category === kind && facts.spf === 0)
    .slice(0, 1);
}

/** That answer, with a product where it leads to one. */
export function answerAdvice(state: State): Said {
  const found = adviceFor(state);
  const leads = found?.offers ?? [];
  // Chapped hands, and lips too: a balm beside the cream.
  const lips = leads.includes("cream") && !leads.includes("balm") && state.own.places.includes("lips");
  const kinds = [...leads, ...(lips ? ["balm"] : [])].map((kind) => ({ kind, some: offered(kind, state) }));
  const picks = found?.also_asked ? [...kinds, { kind: "asked", some: askedBeside(state) }] : kinds;
  const picked = picks.flatMap(({ some }) => some);
  // A cream comforts, whatever else was told.
  const calm = { ...state, understanding: { ...state.understanding, concerns: COMFORT } };
  // What stands already is not put forward a second time.
  const fresh = (some: readonly Scored[]) => some.filter(({ product }) => !state.table.includes(product));
  const lines = picks.flatMap(({ kind, some }) => pickLines(fresh(some), kind === "cream" ? calm : state));
  return {
    text: joined(
      [
        found &&
          fill(found.say[state.tongue], state.request.shop.supportEmail, state.request.shop.supportPhone),
        found?.matter && ofShop(state),
        ...lines,
      ],
      "\n",
    ),
    offers: picked.map(({ product }) => product),
  };
}
