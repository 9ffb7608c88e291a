import { copyFor, talkFor } from "../words/words.ts";
import { type Language, languageTag } from "#app/i18n/language.ts";
import type { Advice, RecommendRequest, RoutineStep, ShopFacts } from "../expert.ts";
import { factsOf } from "../shelf/product-facts.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { withAim } from "../shelf/aims.ts";
import { chooseProducts } from "../shelf/choose.ts";
import { isBlocked } from "../shelf/rank.ts";
import { type Scored, scoreProduct } from "../shelf/score.ts";
import { mayAnswer, verdictFor } from "../shelf/verdict.ts";
import { exclusionText } from "../words/exclusion-text.ts";
import { notForYoung, overBudget } from "./conversation/ingredient.ts";
import { answerOver } from "./conversation/emergency-over.ts";
import { answerSign } from "./conversation/advice.ts";
import { aimsOf } from "./conversation/unsuitable.ts";
import { answerInWords } from "./conversation/reply.ts";
import type { Said } from "./conversation/said.ts";
import { readState, type State } from "./conversation/state.ts";
import { chosenWithin } from "./conversation/within-limits.ts";
import { routineProducts } from "./conversation/routine-answers.ts";
import { giftNotices, kindWord, noneOfThat, plainBeside } from "./conversation/care.ts";
import { fears } from "./conversation/fears.ts";
import { lacksCream } from "./conversation/no-cream.ts";
import { answerHarm } from "./conversation/harm.ts";
import { has, latest } from "../reading/person/fact.ts";
import { hears } from "../knowledge/cues.ts";
import { isLimiting, isWithin, NO_LIMITS } from "../reading/limits.ts";
import { courtesyIn } from "./conversation/courtesy.ts";
import { CONCERNS, type Understanding } from "../reading/understanding.ts";
import { asksForProduct } from "../reading/wishes.ts";
import { type Copy, fill } from "../words/copy.ts";
import { countryNamed } from "../words/helplines.ts";
import { flagNotice, personNotices, unservedPlace } from "../words/notices.ts";
import { wordReasons } from "../words/reasons.ts";

/** What to say when the message is about something else. */
function elsewhere(
  { kind, outside, person }: Understanding,
  message: string,
  copy: Copy,
  language: Language,
): string | undefined {
  if (outside === "infant") return copy.notices.infant;
  if (outside === "pharmacist") return copy.notices.pharmacist;
  if (outside === "not_sold") return copy.notices.notSold;
  const talk = courtesyIn(message, languageTag(language));
  if (talk) return talk === "hello" ? copy.chat.hello : copy.chat.thanks;
  if (kind === "support") return copy.notices.shop;
  // Whoever tells for whom, and how old, asks for care.
  return kind === "other" && !has(person, "age") ? copy.notices.notSkin : undefined;
}

/** Why a product that was asked for is not in the list. */
function aboutNamed(product: Product, understanding: Understanding, copy: Copy): string | undefined {
  const verdict = verdictFor(product, understanding, { evenSoldOut: true });
  if (!verdict.ok)
    return fill(
      copy.chat.notForYou,
      product.name,
      exclusionText(product, verdict, copy, understanding.language),
    );
  return product.stock > 0 ? undefined : fill(copy.support.soldOut, product.name);
}

/** A type, a place, an age or how many: enough to choose by, though nothing is told to be wrong. */
const tellsEnough = ({ skinTypes, places, person }: Understanding): boolean =>
  skinTypes.length + places.length > 0 || has(person, "count") || has(person, "age");

/** What to say beside the list, or instead of it. */
function noticeFor(
  state: State,
  understanding: Understanding,
  copy: Copy,
  picked: readonly Scored[],
  named: readonly Product[],
  catalogue: readonly Product[],
  country: string | undefined,
): string | undefined {
  const found = picked.length;
  const feared = fears(state, picked);
  const asked = asksForProduct(understanding) || named.length > 0 || tellsEnough(understanding);
  const parts = [
    flagNotice(understanding, copy, country),
    answerHarm(state)?.text,
    kindWord(state) || undefined,
    ...feared,
    lacksCream(state, picked) ? copy.notices.noCream : undefined,
    notForYoung(state) || undefined,
    ...named.flatMap((product) => aboutNamed(product, understanding, copy) ?? []),
    understanding.kind === "concern" && found === 0 && feared.length === 0 && !lacksCream(state, picked)
      ? (overBudget(understanding, catalogue, copy) ??
        unservedPlace(understanding, talkFor(understanding.language)) ??
        copy.notices.nothingFits)
      : undefined,
    ...(understanding.wish === "gift" && found > 0 ? giftNotices(state, picked) : []),
    understanding.kind === "concern" && understanding.concerns.length === 0 && found > 0 && !asked
      ? (state.limitsNow.scented && state.dialogue.limits.words.scented) || copy.notices.unsure
      : undefined,
    ...(found > 0 ? personNotices(understanding, copy) : []),
    // It opens the list; what is too strong for the young was said already.
    (!notForYoung(state) && noneOfThat(state, picked)) || undefined,
  ].filter((part) => part !== undefined);
  return parts.length > 0 ? [...new Set(parts)].join(" ") : undefined;
}

/** Products asked for by name come first, as far as they may be offered. */
function withNamed(
  picked: readonly Scored[],
  named: readonly Product[],
  understanding: Understanding,
): Scored[] {
  const person = withEveryAim(understanding);
  const allowed = named
    .filter((product) => mayAnswer(product, understanding))
    .map((product) => ({ ...scoreProduct(product, person), ...leadFor(product, person) }));
  const others = picked.filter(({ product }) => !named.includes(product));
  return [...allowed, ...(allowed.length > 0 ? others.slice(0, 1) : others)];
}

/** Whoever names only a product wants to know what it is for, whatever that is. */
function withEveryAim(understanding: Understanding): Understanding {
  if (understanding.concerns.length > 0) return understanding;
  return { ...understanding, concerns: CONCERNS.map((id) => ({ id, strength: 1, because: [] })) };
}

/** The concern a product answers best, among those of the person. */
function leadFor(product: Product, person: Understanding): Pick<Scored, "lead"> | undefined {
  const { byConcern } = scoreProduct(product, person);
  const [best] = [...byConcern].sort((a, b) => b[1] - a[1]);
  return best && best[1] > 0 ? { lead: best[0] } : undefined;
}

/** A request as it was understood: once, however often it is needed. */
export interface ReadConcern {
  state: State;
  /** Where the shopper is, as far as it is known. */
  country: string | undefined;
  named: readonly Product[];
  understanding: Understanding;
}

export function readConcern(request: Concern): ReadConcern {
  const { concern, country } = request;
  const chat = { message: concern, chatHistory: [], type: "advice" as const, shop: NO_SHOP };
  const state = readState({ ...request, ...chat });
  return {
    state,
    country: countryNamed(concern) ?? country,
    named: state.named,
    understanding: state.understanding,
  };
}

/** Nothing of the shop is told beside a list of products. */
const NO_SHOP: ShopFacts = { shippingFee: 0, supportEmail: "", supportPhone: "" };

type Concern = Pick<RecommendRequest, "concern" | "language" | "catalogue" | "country">;

/** Where a product stands in a routine. */
function stepOf(product: Product): RoutineStep {
  if (product.category === "Cleanser") return "cleanse";
  if (factsOf(product).spf > 0) return "protect";
  return product.category === "Moisturizer" ? "moisturize" : "treat";
}

/** An answer in words, with what it names as far as it may be had. */
function inWords({ text, offers = [] }: Said, understanding: Understanding): Advice {
  const may = offers.filter((product) => mayAnswer(product, { ...understanding, places: [] }));
  const [asked] = may;
  // Nothing told of skin: what it is for stands in its own strengths.
  const aims = asked && may.length === 1 ? aimsOf(asked, understanding) : withAim(understanding).concerns;
  const person = { ...withAim(understanding), concerns: aims };
  const picked = may.map((product) => ({ ...scoreProduct(product, person), ...leadFor(product, person) }));
  const reasons = wordReasons(picked, person, understanding.language);
  const lines = text.split("\n");
  const listed = lines.some((line) => may.some(({ name }) => line.startsWith(`${name} ($`)));
  return {
    recommendations: may.map((product, place) => ({
      id: product.id,
      reasoning: reasons[place] ?? "",
      step: stepOf(product),
    })),
    notice: listed ? (lines[0] ?? "") : lines.join(" "),
  };
}

/** "A complete routine", or somebody who has none yet and tells of nothing wrong: one product a step. */
const asksForRoutine = ({ heard, own, text, tongue }: State): boolean =>
  ((heard.some(({ id }) => id === "routine") && hears("whole_routine", text, tongue)) ||
    (own.concerns.length === 0 && hears("no_routine_yet", text, tongue))) &&
  own.category === undefined &&
  latest(own.person, "count")?.count !== 1 &&
  own.redFlags.length === 0 &&
  own.places.length === 0;

/** What to choose from the catalogue, within what was said no to or liked; whoever likes a scent may do without. */
function chosenFrom(catalogue: readonly Product[], state: State): Scored[] {
  const { limits, understanding } = state;
  if (asksForRoutine(state)) {
    const person = withAim(understanding);
    return routineProducts({ ...state, shelf: catalogue.filter((product) => isWithin(product, limits)) }).map(
      (product) => ({ ...scoreProduct(product, person), ...leadFor(product, person) }),
    );
  }
  if (!isLimiting(limits)) return chooseProducts(understanding, catalogue);
  const shelf = catalogue.filter((product) => isWithin(product, limits));
  const within = chosenWithin({ ...state, shelf });
  return within.length === 0 && limits.scented ? chooseProducts(understanding, catalogue) : within;
}

/** Recommends one to five products of the catalogue, or none with the reason; never a word that is not ours. */
export function advise(
  { state, named, understanding, country }: ReadConcern,
  concern: string,
  catalogue: readonly Product[],
): Advice {
  const copy = copyFor(understanding.language);
  const sign = answerOver(state) ?? answerSign(state);
  if (sign) return { recommendations: [], notice: sign.text };
  const mayBeSettled = understanding.redFlags.length === 0 && understanding.outside !== "infant";
  const settled = mayBeSettled && answerInWords(state);
  if (settled) return inWords(settled, understanding);
  const beside = understanding.outside === "pharmacist" ? plainBeside(state) : undefined;
  if (beside && understanding.redFlags.length === 0)
    return inWords(beside, { ...understanding, concerns: [{ id: "eczema", strength: 1, because: [] }] });
  const asksElsewhere = understanding.redFlags.length === 0 && named.length === 0;
  const other = asksElsewhere && elsewhere(understanding, concern, copy, understanding.language);
  if (other) return { recommendations: [], notice: other };
  const isForOthers = isBlocked(understanding) || understanding.outside === "pharmacist";
  // What somebody has already is not sold to them again, unless nothing else is left to say.
  const had = { ...NO_LIMITS, owned: state.limits.owned };
  const fresh = catalogue.filter((product) => state.onOffer(product) && isWithin(product, had));
  const asked = named.filter((product) => !state.ownedProducts.has(product) && isWithin(product, had));
  const chosen = isForOthers ? [] : chosenFrom(fresh, state);
  const all = isForOthers ? [] : withNamed(chosen, asked, understanding);
  const picked = withoutStandIns(withHighest(all, state, fresh), state);
  const person = named.length > 0 ? withEveryAim(understanding) : withAim(understanding);
  const scentWished = state.limits.scented === true;
  const reasons = wordReasons(picked, { ...person, scentWished }, understanding.language);
  const notice = noticeFor(state, understanding, copy, picked, named, catalogue, country);
  return {
    recommendations: picked.map(({ product }, place) => ({
      id: product.id,
      reasoning: reasons[place] ?? "",
      step: stepOf(product),
    })),
    ...(notice ? { notice } : {}),
  };
}

/** Whoever had skin cancer is shown the highest factor too, whatever veil is wished for. */
function withHighest(
  picked: readonly Scored[],
  { understanding }: State,
  shelf: readonly Product[],
): readonly Scored[] {
  const history = understanding.redFlags.some(({ id }) => id === "skin_cancer_history");
  const most = Math.max(0, ...picked.map(({ facts }) => facts.spf));
  if (!history || most === 0) return picked;
  const [highest] = shelf
    .filter((product) => factsOf(product).spf > most && mayAnswer(product, understanding))
    .toSorted((a, b) => factsOf(b).spf - factsOf(a).spf);
  return highest ? [...picked, scoreProduct(highest, withAim(understanding))] : picked;
}

/** Nothing takes the place of a cream that was asked for and is not to be had; where none was, something light may go first. */
function withoutStandIns(picked: readonly Scored[], state: State): readonly Scored[] {
  if (!lacksCream(state, picked)) return picked;
  const light = picked.filter(({ facts }) => facts.spf === 0 && !facts.rinsedOff).slice(0, 1);
  const stick = picked.filter(({ facts }) => facts.area === "lips");
  return state.own.category === "Moisturizer" ? stick : light;
}

/** Reads the concern and recommends, at one go. */
export function recommend(request: Concern): Advice {
  return advise(readConcern(request), request.concern, request.catalogue);
}
