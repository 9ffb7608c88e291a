import { formatMoney } from "#app/i18n/format.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import type { Ingredient } from "../../shelf/inci.ts";
import { withAim } from "../../shelf/aims.ts";
import { chooseProducts } from "../../shelf/choose.ts";
import { rankProducts } from "../../shelf/rank.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { scoreProduct } from "../../shelf/score.ts";
import { mayAnswer, verdictForPerson } from "../../shelf/verdict.ts";
import { CONCERNS } from "../../reading/understanding.ts";
import { has, isExpecting } from "../../reading/person/fact.ts";
import { capitalized, fill, inWords } from "../../words/copy.ts";
import { say, theName } from "../../words/names.ts";
import { personNotices } from "../../words/notices.ts";
import { strengthOf } from "../../shelf/strength.ts";
import { ingredientName, roleOf, wordReasons } from "../../words/reasons.ts";
import standIns from "../../knowledge/stand-ins.json" with { type: "json" };
import { hears, wordsPattern } from "../../knowledge/cues.ts";
import { isWithin, LIMITED } from "../../reading/limits.ts";
import { isOfKind, kindWords } from "../../reading/kinds.ts";
import { concernWords } from "./heard.ts";
import { labelOn } from "./label.ts";
import { phraseText } from "../../reading/questions/phrases.ts";
import { aimsOf, answerUnsuitable, canTake, ruledOutText } from "./unsuitable.ts";
import { joined, type Said } from "./said.ts";
import { weeksFor } from "./ingredient.ts";
import { bestWith, ingredientsBefore } from "./ingredients-lately.ts";
import type { State } from "./state.ts";
import { inHand } from "./subject.ts";

/** The product that holds most of an ingredient that is asked after: "the glycolic one". */
export function holding({ ingredients, request, shown }: State): Product | undefined {
  const [ingredient] = ingredients;
  if (!ingredient) return undefined;
  const before = new Set(shown.flat());
  return request.catalogue
    .map((product) => ({
      product,
      active: factsOf(product).actives.find((one) => one.ingredient === ingredient),
    }))
    .filter(({ active }) => active !== undefined && active.presence > 0.3)
    .sort(
      (a, b) =>
        Number(before.has(b.product)) - Number(before.has(a.product)) ||
        (b.active?.presence ?? 0) - (a.active?.presence ?? 0),
    )[0]?.product;
}

/** Why something was not chosen: the reason, or what was put before it; nothing where no product is meant. */
export function answerWhyNot(state: State): Said | undefined {
  const { understanding, named, pointed, fallen, shown, talk, copy } = state;
  const { language } = understanding;
  const product =
    named[0] ??
    holding(state) ??
    (state.pointsExactly ? pointed[0] : undefined) ??
    fallen[0] ??
    pointed[0] ??
    shown[0]?.[0];
  if (!product) return undefined;
  const verdict = verdictForPerson(product, understanding);
  if (!verdict.ok) return answerUnsuitable(product, state);
  const aims =
    understanding.concerns.length > 0
      ? understanding
      : { ...understanding, concerns: CONCERNS.map((id) => ({ id, strength: 1, because: [] })) };
  const [best] = rankProducts(
    withAim(understanding),
    state.request.catalogue.filter((other) => other !== product && other.category === product.category),
  );
  const about = concernWords(understanding.concerns.length > 0 ? aims : withAim(understanding), copy);
  if (product.stock <= 0)
    return { text: fill(copy.support.soldOut, product.name), offers: best ? [best.product] : [] };
  return {
    text: best
      ? say(language, talk.whyNotFine, theName(product, language), about, theName(best.product, language))
      : say(language, talk.mayUse, theName(product, language)),
    offers: [product],
  };
}

const STAND_INS: Readonly<Record<string, readonly string[]>> = standIns.by;

/** What is known to stand in for a strong product: bakuchiol for a retinoid. */
function standInFor(hand: Product, { shelf, understanding }: State): Product | undefined {
  const ids = STAND_INS[roleOf({ product: hand, facts: factsOf(hand) })] ?? [];
  const may = shelf.filter(
    (product) =>
      product !== hand && strengthOf(product) < strengthOf(hand) && mayAnswer(product, understanding),
  );
  return ids.flatMap((id) => may.find((product) => factsOf(product).ids.has(id)) ?? [])[0];
}

/** "And the gentler alternative?" to what is in hand: for the same thing, and asking less of skin. */
function milderThan(state: State): Product | undefined {
  const { understanding, shelf, text, tongue, own } = state;
  const hand = inHand(state);
  if (!hand || own.category || !(hears("gentler", text, tongue) || state.shown.length > 0)) return undefined;
  if (hears("brand", text, tongue)) return undefined;
  const person = { ...understanding, concerns: aimsOf(hand, understanding), places: [] };
  const facts = factsOf(hand);
  const nearest = standInFor(hand, state);
  if (nearest) return nearest;
  const milder = rankProducts(person, shelf)
    .filter(({ product, facts: other }) => product !== hand && other.area === facts.area && other.spf === 0)
    .filter(({ product }) => strengthOf(hand) === 0 || strengthOf(product) < strengthOf(hand))
    // Whoever expects and asks for what is milder is named no acid, not even one that is rinsed off.
    .filter(({ facts: other }) => !(other.exfoliates && isExpecting(understanding.person)))
    .map(({ product }) => product);
  // What stays on comes before a wash, which is better than nothing.
  return milder.find(({ category }) => category !== "Cleanser" || hand.category === "Cleanser") ?? milder[0];
}

/** What a substance that we do not have is used for, and what of ours comes nearest to that. */
function closestTo(theirs: Ingredient, state: State): Said | undefined {
  const { understanding, request, dialogue } = state;
  const concerns = theirs.concerns
    .toSorted((a, b) => a.grade.localeCompare(b.grade))
    .flatMap(({ concern }) => CONCERNS.find((id) => id === concern) ?? [])
    .slice(0, 1)
    .map((id) => ({ id, strength: 1, because: [] }));
  const [best] = rankProducts({ ...understanding, concerns, places: [] }, request.catalogue);
  if (!best || concerns.length === 0) return undefined;
  const { language } = understanding;
  return {
    text: joined([
      say(
        language,
        dialogue.ingredients.closest,
        capitalized(ingredientName(theirs, language)),
        theName(best.product, language),
        formatMoney(best.product.price),
      ),
      ...wordReasons([best], { ...understanding, concerns }, language),
      ...personNotices(understanding, state.copy),
    ]),
    offers: [best.product],
  };
}

/** Something like a brand of theirs: the nearest of ours for what is known. */
export function answerAlternative(state: State): Said {
  const { understanding, talk, copy, askedBefore } = state;
  // "And what is closest to it?", of a substance just spoken of.
  const [theirs] = state.ingredients.length > 0 ? state.ingredients : ingredientsBefore(state);
  const held = bestWith(theirs, state)[0];
  const spokenOfLast = state.ingredients.length > 0 || !inHand(state);
  const closest = theirs && !held && spokenOfLast ? closestTo(theirs, state) : undefined;
  if (closest) return closest;
  const milder = milderThan(state);
  if (milder) {
    const text = say(understanding.language, talk.instead[1] ?? "", theName(milder, understanding.language));
    return { text, offers: [milder] };
  }
  const [best] =
    held && spokenOfLast
      ? [{ product: held }]
      : understanding.concerns.length > 0 ||
          state.own.category ||
          state.ingredients.length > 0 ||
          has(understanding.person, "age")
        ? chooseProducts(understanding, state.request.catalogue)
        : [];
  const language = understanding.language;
  const about =
    held && spokenOfLast && theirs
      ? ingredientName(theirs, language)
      : concernWords(withAim(understanding), copy);
  return {
    text: joined([
      talk.brand,
      best &&
        say(
          language,
          talk.brandNearest,
          about,
          theName(best.product, language),
          formatMoney(best.product.price),
        ),
      !best && !askedBefore.has("askConcern") && copy.chat.askConcern,
    ]),
    offers: best ? [best.product] : [],
  };
}

/** A span until something shows, and none of directions. */
const RESULT = /(twelve|over) weeks|douze semaines|semaine après semaine|doce semanas|semana a semana/i;

/** How long until a change can be judged, by what is known about the concern. */
export function answerHowLong(state: State): Said {
  const { understanding, copy } = state;
  const product = inHand(state);
  if (product && !canTake(product, state)) return answerUnsuitable(product, state);
  const label = product && labelOn(product, "how_long", understanding.language);
  const held = product ?? (understanding.concerns.length === 0 ? holding(state) : undefined);
  const weeks = weeksFor(held ? { ...understanding, concerns: aimsOf(held, understanding) } : understanding);
  return {
    text: joined([
      weeks ? fill(copy.chat.weeks, weeks) : copy.notices.persistent,
      label && RESULT.test(label) && fill(state.talk.labelSays, label),
    ]),
    offers: product ? [product] : [],
  };
}

const MOST_LEFT = 6;

/** Of one kind, where the message names one. */
function ofKindNamed(products: readonly Product[], { own, text, tongue }: State): readonly Product[] {
  const kinds = LIMITED.filter((kind) => wordsPattern(kindWords(kind, tongue)).test(text));
  if (kinds.length > 0) return products.filter((product) => kinds.some((kind) => isOfKind(product, kind)));
  return products.filter(({ category }) => own.category === undefined || category === own.category);
}

/** "Which of them have none?": scent is meant where this message or the last one speaks of it. */
function saidOfScent({ text, tongue, request }: State): boolean {
  const last = request.chatHistory.findLast(({ role }) => role === "user");
  const before = phraseText(last?.parts.map((part) => part.text).join(" ") ?? "");
  return hears("scent_word", text, tongue) || hears("scent_word", before, tongue);
}

/** What of our shelf this person may take, what helps most first. */
export function answerWhatIsLeft(state: State): Said {
  const { understanding, copy, talk } = state;
  const { language } = understanding;
  const { request, ingredients, limits } = state;
  // Whoever asks what is left asks for what lacks something: a liking for scent is no part of that.
  const scentless = limits.scented === false || saidOfScent(state);
  const within = { ...limits, scented: scentless ? false : undefined };
  const shelf = request.catalogue.filter((product) => isWithin(product, within));
  const may = ofKindNamed(shelf, state)
    .filter((product) => !ingredients.some(({ id }) => factsOf(product).ids.has(id)))
    .filter((product) => product.stock > 0 && canTake(product, state) && state.onOffer(product));
  if (may.length === 0) return { text: copy.notices.nothingFits, offers: [] };
  const person = withAim(understanding);
  // What an allergy rules out is named too, where it is little.
  const ruledOut = request.catalogue.filter((product) => {
    const verdict = verdictForPerson(product, understanding);
    return !verdict.ok && verdict.reason === "allergy";
  });
  const kept =
    ruledOut.length <= MOST_LEFT &&
    inWords(
      ruledOut.map((product) => theName(product, language)),
      copy,
    );
  const left = may
    .map((product) => ({ product, score: scoreProduct(product, person).score }))
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_LEFT)
    .map(({ product }) => product);
  const names = inWords(
    left.map((product) => theName(product, language)),
    copy,
  );
  return {
    text: joined([
      kept && say(language, talk.change.outMany, kept),
      say(language, talk.change.left, names),
      ...personNotices(understanding, copy),
    ]),
    offers: left,
  };
}

/** What of our shelf is nothing for this person, with the reason: what was shown before first. */
export function answerWhatToAvoid(state: State): Said {
  const { understanding, request, shown, copy, talk } = state;
  const all = ofKindNamed([...new Set([...shown.flat(), ...request.catalogue])], state);
  // Whoever asks what to avoid needs the whole list, each product with its own reason.
  const lines = all.flatMap((product) => {
    return canTake(product, state) ? [] : (ruledOutText(product, state) ?? []);
  });
  if (lines.length === 0) return { text: talk.change.nothing, offers: [] };
  return {
    text: joined([...lines, ...personNotices(understanding, copy)], "\n"),
    offers: [],
  };
}
