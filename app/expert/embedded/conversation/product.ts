import { formatMoney } from "#app/i18n/format.ts";
import { suitsPlace } from "../choosing/may-be-named.ts";
import { languageTag } from "#app/i18n/language.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import type { Ingredient } from "../choosing/inci.ts";
import { hears } from "../knowledge/cues.ts";
import { mayUseIngredient } from "../choosing/may-be-named.ts";
import { withAim } from "../choosing/aims.ts";
import { rankProducts } from "../choosing/rank.ts";
import { factsOf } from "../choosing/product-facts.ts";
import { type Scored, scoreProduct } from "../choosing/score.ts";
import { mayAnswer, verdictFor } from "../choosing/verdict.ts";
import { ingredientsNamed } from "../understanding/ingredients.ts";
import { tokenize } from "../understanding/normalize.ts";
import type { Understanding } from "../understanding/understanding.ts";
import { capitalized, fill, inWords, type Role } from "../wording/copy.ts";
import { exclusionText } from "../wording/exclusion-text.ts";
import { say, theName } from "../wording/names.ts";
import { personNotices } from "../wording/notices.ts";
import { quotable } from "../wording/quote.ts";
import { ingredientName, roleOf, wordReasons } from "../wording/reasons.ts";
import { concernWords } from "./heard.ts";
import { isOfKind } from "./kinds.ts";
import { speaksOf } from "./label-score.ts";
import { labelAbout, labelLine, labelOn, labelUse, questionOf } from "./label.ts";
import { clogs, needsCream } from "./beside.ts";
import { asksHowFar, lastsAbout } from "./lasts.ts";
import type { QuestionId } from "./questions/questions.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";
import { aimsOf, answerUnsuitable, canTake, insteadOf } from "./unsuitable.ts";
import {
  type Asked,
  age,
  containsOrList,
  makeup,
  notStated,
  place,
  pregnancy,
  purge,
  quoted,
  reapply,
  smell,
  sting,
  stockLine,
  sun,
  vegan,
} from "./product-questions.ts";

/** Far below what it is to stand in for, a product is another thing. */
const AS_GOOD = 0.25;
const isSame = (role: Role, other: Product): boolean =>
  role === "cleanser" && roleOf({ product: other, facts: factsOf(other) }) === role;

/** More than a trace of it. */
const HOLDS = 0.1;

/** The kind of active that is asked for, in this message or the one before: "a cheaper one with vitamin C". */
function familyWanted({ ingredients, request, tongue }: State): string | undefined {
  const last = request.chatHistory.findLast(({ role }) => role === "user");
  const before = last ? ingredientsNamed(tokenize(last.parts.map(({ text }) => text).join(" ")), tongue) : [];
  return (ingredients[0] ?? before[0])?.family;
}

/** A cheaper product of the same category that suits the same person. */
export function cheaperThan(product: Product, state: State): Product | undefined {
  const { understanding, request, shown } = state;
  const known = new Set(shown[0] ?? []);
  const facts = factsOf(product);
  const role = roleOf({ product, facts });
  const least = scoreProduct(product, withAim(understanding)).score * AS_GOOD;
  const family = familyWanted(state);
  if (family) {
    const holds = (other: Product) =>
      factsOf(other).actives.some(
        ({ ingredient, presence }) => ingredient.family === family && presence > HOLDS,
      );
    return request.catalogue
      .filter((other) => other.price < product.price && holds(other) && mayAnswer(other, understanding))
      .toSorted(
        (a, b) =>
          Number(b.category === product.category) - Number(a.category === product.category) ||
          a.price - b.price,
      )[0];
  }
  return (
    state.shelf
      .filter((other) => other.category === product.category && other.price < product.price)
      .filter((other) => factsOf(other).area === facts.area && factsOf(other).spf > 0 === facts.spf > 0)
      .filter((other) => mayAnswer(other, understanding))
      .map((other) => ({
        other,
        score: scoreProduct(other, withAim(understanding)).score * (known.has(other) ? 0.9 : 1),
      }))
      // A sunscreen is one whatever it is asked beside; elsewhere what does far less is no cheaper twin.
      .filter(
        ({ other, score }) => role === "sunscreen" || (score > least && score > 0) || isSame(role, other),
      )
      .sort((a, b) => b.score - a.score || a.other.price - b.other.price)[0]?.other
  );
}

function cheaper({ product, state }: Asked): Said {
  const { copy, understanding } = state;
  const { language } = understanding;
  const other = cheaperThan(product, state);
  const name = theName(product, language);
  return other
    ? {
        text: say(
          language,
          copy.chat.cheaper,
          theName(other, language),
          formatMoney(other.price),
          formatMoney(product.price),
          name,
        ),
        offers: [other],
      }
    : cheaperStep(product, state);
}

/** Nothing of its kind costs less: another step that does some of it, or that there is none. */
function cheaperStep(product: Product, state: State): Said {
  const { copy, understanding, dialogue, shelf } = state;
  const { language } = understanding;
  const name = theName(product, language);
  const [other] = rankProducts(withAim(understanding), shelf)
    .filter((one) => one.product.price < product.price && one.facts.area === factsOf(product).area)
    .slice(0, 1);
  if (!other)
    return { text: say(language, copy.chat.cheapest, name, formatMoney(product.price)), offers: [product] };
  return {
    text: say(
      language,
      dialogue.cheaperOther,
      theName(other.product, language),
      formatMoney(other.product.price),
      name,
    ),
    offers: [other.product],
  };
}

/** "Good for a beginner?": what is strong is begun slowly, by its label; what is mild asks for nothing. */
function forBeginner({ product, state }: Asked): Said {
  const { understanding, dialogue, copy } = state;
  const { language } = understanding;
  const { strong, rinsedOff } = factsOf(product);
  const kind = strong.size > 0 && !rinsedOff ? "strong" : "mild";
  const label = labelOn(product, "start", language) ?? labelUse(product, language);
  return {
    text: joined([
      say(language, dialogue.beginner[kind], theName(product, language)),
      label && fill(state.talk.labelSays, label),
      ...personNotices(understanding, copy),
    ]),
    offers: [product],
  };
}

/** "Is it good for dry skin?": yes with the reason, or what is better. */
function suits({ product, state }: Asked): Said {
  const { own, understanding, request, copy, talk } = state;
  const { language } = understanding;
  const name = theName(product, language);
  // "May my mother use it too": whether she may, and not what it does for what was told of another.
  const another =
    state.before !== undefined && state.before.person.relation !== understanding.person.relation;
  const aims = own.concerns.length > 0 || another ? own.concerns : understanding.concerns;
  if (aims.length === 0 && hears("beginner", state.text, state.tongue))
    return forBeginner({ product, state });
  if (aims.length === 0)
    return {
      // A small child, a pregnancy: who to ask first comes with the yes.
      text: joined([
        say(language, talk.mayUse, name),
        inShortText(product, state),
        ...personNotices(understanding, copy),
      ]),
      offers: [product],
    };
  const person = { ...understanding, concerns: aims, places: [] };
  const ranked = rankProducts(person, request.catalogue);
  const scored = ranked.find((one) => one.product.id === product.id);
  const [best] = ranked;
  const about = concernWords(person, copy);
  if (scored && best && scored.score >= 0.25 * best.score)
    return {
      text: joined([
        fill(copy.chat.fits, about),
        state.named.length === 0 && `${capitalized(theName(product, language))}.`,
        reasonFor(scored, person),
        ...personNotices(understanding, copy),
      ]),
      offers: [product],
    };
  if (!best) return { text: copy.chat.none, offers: [] };
  return {
    text: say(language, copy.chat.fitsNot, name, about, theName(best.product, language)),
    offers: [best.product],
  };
}

function reasonFor(scored: Scored, person: Understanding): string {
  return wordReasons([scored], person, person.language).join(" ");
}

function whyThis({ product, state }: Asked): string {
  const { understanding, request } = state;
  // Nothing told: what it is for stands in its own words.
  if (understanding.concerns.length === 0) return inShortText(product, state);
  const person = { ...withAim(understanding), concerns: aimsOf(product, understanding), places: [] };
  const scored = rankProducts(person, request.catalogue).find((one) => one.product === product);
  return scored
    ? `${capitalized(theName(product, understanding.language))}. ${reasonFor(scored, person)}`
    : inShortText(product, state);
}

/** What counts in a product's list, by the knowledge base's grade of proof for what it is for. */
function evidence({ product, state }: Asked): string {
  const { understanding, talk } = state;
  const { language } = understanding;
  const aims = aimsOf(product, understanding).map(({ id }) => id as string);
  const graded = factsOf(product)
    .actives.filter(({ presence }) => presence > 0.3)
    .flatMap(({ ingredient }) => {
      const grades = ingredient.concerns
        .filter(({ concern }) => aims.includes(concern))
        .map(({ grade }) => grade);
      const [best] = grades.sort();
      return best ? [{ ingredient, grade: best }] : [];
    })
    .sort((a, b) => a.grade.localeCompare(b.grade));
  const [best] = graded;
  const grade = (["A", "B", "C", "D"] as const).find((one) => one === best?.grade);
  if (!best || !grade) return say(language, talk.evidenceUnknown, theName(product, language));
  return say(language, talk.evidence[grade], capitalized(ingredientName(best.ingredient, language)));
}

/** What makes a product what it is comes before what carries it. */
const CARRIERS = new Set(["humectant", "emollient", "solvent", "surfactant"]);

export function activeNames(product: Product, state: State): string[] {
  const actives = factsOf(product).actives.filter(({ presence }) => presence >= 0.3);
  const lead = (ingredient: Ingredient) =>
    Number(CARRIERS.has(ingredient.family)) + Number(ingredient.concerns.length === 0);
  return [...actives]
    .sort(
      (a, b) =>
        lead(a.ingredient) - lead(b.ingredient) ||
        b.ingredient.irritation - a.ingredient.irritation ||
        a.place - b.place,
    )
    .slice(0, 3)
    .map(({ ingredient }) => ingredientName(ingredient, state.understanding.language));
}

function inShortText(product: Product, state: State): string {
  const { copy, understanding } = state;
  const { language } = understanding;
  const [description] = quotable(product.description, language);
  const names = activeNames(product, state);
  return joined([
    say(
      language,
      copy.chat.product,
      theName(product, language),
      copy.categories[product.category],
      formatMoney(product.price),
    ),
    description,
    names.length > 0 && fill(copy.chat.productActives, inWords(names, copy)),
    stockLine(product, state),
  ]);
}

/** Whether it is there; what is not has no date, and something near it stands in. */
function stock({ product, state }: Asked): Said | string {
  const { understanding, dialogue, request } = state;
  const { language } = understanding;
  if (product.stock > 0)
    return joined([`${capitalized(theName(product, language))}.`, stockLine(product, state)]);
  const role = roleOf({ product, facts: factsOf(product) });
  const alike = request.catalogue.find(
    (other) => mayAnswer(other, understanding) && roleOf({ product: other, facts: factsOf(other) }) === role,
  );
  const near = alike ?? insteadOf(product, understanding, request.catalogue);
  return {
    text: joined([
      say(language, dialogue.soldOut, theName(product, language), request.shop.supportEmail),
      near && say(language, dialogue.meanwhile, theName(near, language)),
    ]),
    offers: near ? [near] : [],
  };
}

/** The label's own directions. */
function useOf({ product, state }: Asked): string | undefined {
  const sentence = labelUse(product, state.understanding.language);
  return sentence && labelLine(product, sentence, state.turn, state);
}

/** What may be said of a product whoever asks; that it is not for this person is said before. */
const PLAIN = new Set<QuestionId>([
  "price",
  "size",
  "stock",
  "vegan",
  "cruelty",
  "origin",
  "smell",
  "contains",
  "strength",
  "evidence",
]);

/** What is for the one half of the day, asked of the other: "ok, and in the morning?" */
function otherTime({ product, state }: Asked): string | undefined {
  const { text, tongue, dialogue, understanding } = state;
  const [am, pm] = [hears("morning", text, tongue), hears("evening", text, tongue)];
  const role = roleOf({ product, facts: factsOf(product) });
  const name = theName(product, understanding.language);
  if (am && !pm && (role === "retinoid" || (role === "exfoliant" && !factsOf(product).rinsedOff)))
    return say(understanding.language, dialogue.times.notMorning, name);
  if (pm && !am && (role === "sunscreen" || role === "vitaminC"))
    return say(understanding.language, dialogue.times.notEvening, name);
  return undefined;
}

/** What begins with a few evenings and comes to every day. */
const LATER =
  /then (?:daily|every(?! other)|nightly)|puis chaque|puis tous|después,? (?:cada|a diario)|luego cada/iu;
const TWICE = /morning and evening|matin et soir|mañana y (?:por la )?noche/iu;

/** How often, by its label; "every night?" is answered first. */
function often(asked: Asked): string | undefined {
  const { text, tongue, asks, dialogue, understanding } = asked.state;
  const label = quoted(asked, "how_often");
  if (!label || !asks || !hears("every_day", text, tongue) || hears("again", text, tongue)) return label;
  // "Twice a day?", where its label comes to that in the end.
  if (hears("twice_daily", text, tongue) && label.search(TWICE) >= 0) return label;
  if (LATER.test(label)) return joined([dialogue.often.later, label]);
  const limited = speaksOf(label, "limited", languageTag(understanding.language));
  return joined([dialogue.often[limited ? "no" : "yes"], label]);
}

/** "Is it greasy?": by what it is made of, then the label's own word. */
function texture(asked: Asked): Said | string {
  const { product, state } = asked;
  const label = quoted(asked, "texture");
  if (!hears("heavy", state.text, state.tongue) || hears("light_word", state.text, state.tongue))
    return label ?? notStated(asked);
  const facts = factsOf(product);
  const heavy = facts.rich || isOfKind(product, "oil") || isOfKind(product, "balm");
  const kind = facts.rinsedOff ? "rinsed" : heavy ? "rich" : "light";
  const { language } = state.understanding;
  return joined([say(language, state.dialogue.feel[kind], theName(product, language)), label]);
}

const ANSWERS: Partial<Record<QuestionId, (asked: Asked) => Said | string>> = {
  price: ({ product, state }) =>
    say(
      state.understanding.language,
      state.copy.chat.price,
      theName(product, state.understanding.language),
      formatMoney(product.price),
    ),
  cheaper,
  when: (asked) =>
    otherTime(asked) ??
    quoted(asked, "when") ??
    asked.state.copy.use[roleOf({ product: asked.product, facts: factsOf(asked.product) })],
  how_often: (asked) =>
    reapply(asked) ??
    otherTime(asked) ??
    often(asked) ??
    asked.state.copy.use[roleOf({ product: asked.product, facts: factsOf(asked.product) })],
  amount: (asked) => quoted(asked, "amount") ?? asked.state.talk.dose,
  how_to_use: (asked) =>
    useOf(asked) ?? asked.state.copy.use[roleOf({ product: asked.product, facts: factsOf(asked.product) })],
  lasts: (asked) =>
    (asksHowFar(asked.state) ? lastsAbout(asked) : undefined) ??
    quoted(asked, "lasts") ??
    say(
      asked.state.understanding.language,
      asked.state.talk.lasts,
      theName(asked.product, asked.state.understanding.language),
      asked.product.size,
    ),
  needs_cream: needsCream,
  clogs,
  sting,
  purge,
  makeup,
  sun,
  place,
  smell,
  texture,
  contains: containsOrList,
  vegan,
  cruelty: notStated,
  origin: notStated,
  pregnancy,
  age,
  suits,
  for_someone: suits,
  why_this: whyThis,
  stock,
  size: (asked) =>
    asked.product.size
      ? fill(asked.state.copy.chat.size, asked.product.name, asked.product.size)
      : notStated(asked),
  strength: (asked) => quoted(asked, "strength") ?? notStated(asked),
  evidence,
};

/** What is asked in words of its own, where the label has them too. */
export function answerFromLabel(product: Product, state: State): Said | undefined {
  if (!canTake(product, state)) return answerUnsuitable(product, state);
  const { understanding, turn } = state;
  const sentence = labelAbout(product, questionOf(state), understanding.language);
  return sentence === undefined
    ? undefined
    : { text: labelLine(product, sentence, turn, state), offers: [product] };
}

const QUOTED = /[“«]\s?(.+?)\s?[”»]/u;

/** A sentence of the label quoted once answers both. */
function withoutRepeats(texts: readonly string[]): string[] {
  return texts.filter((text, at) => {
    const label = QUOTED.exec(text)?.[1];
    const before = texts.slice(0, at);
    return !before.some((one) => one === text || (label !== undefined && one.includes(label)));
  });
}

const asSaid = (answer: Said | string, product: Product): Said =>
  typeof answer === "string" ? { text: answer, offers: [product] } : answer;

/** What a name alone may sound like. */
const OF_NAME = new Set<QuestionId>(["suits", "why_this", "for_someone"]);

/** A name alone asks whether it is for them: what skin told of before bears badly is said. */
function notForSkin(product: Product, { understanding, copy, talk }: State): Said | undefined {
  const { language } = understanding;
  const verdict = verdictFor(product, understanding, { places: [], evenSoldOut: true });
  if (verdict.ok || (verdict.reason !== "concern" && verdict.reason !== "sensitive")) return undefined;
  const why = exclusionText(product, verdict, copy, language);
  return { text: say(language, talk.unsuitable[0] ?? "", theName(product, language), why), offers: [] };
}

/** Answers what is asked of one product. Before anything that could lead to its use, what was said is held against it. */
export function answerProduct(product: Product, questions: readonly QuestionId[], state: State): Said {
  const may = canTake(product, state);
  const skin = may && questions.every((id) => OF_NAME.has(id)) ? notForSkin(product, state) : undefined;
  if (skin) return skin;
  if (!may && !questions.some((id) => PLAIN.has(id))) return answerUnsuitable(product, state);
  const asked = { product, state };
  // "And on shaved legs?": what its label says of that goes before where it may go.
  const shaved =
    may && state.own.person.facts.some(({ kind, turn }) => kind === "shaved" && turn === state.turn);
  const verdict =
    shaved && verdictFor(product, state.understanding, { places: [], concerns: [], evenSoldOut: true });
  if (verdict && !verdict.ok && verdict.reason === "shaved") return answerUnsuitable(product, state);
  // "Can I use it on …": whatever else is asked, a place that no label allows is the answer.
  const { places } = state.own;
  const elsewhere = places.length > 0 && !places.some((where) => suitsPlace(factsOf(product), where));
  if (may && elsewhere && !questions.some((id) => PLAIN.has(id))) return asSaid(place(asked), product);
  const answers = questions.flatMap((id) => {
    const answer = ANSWERS[id]?.(asked);
    return answer === undefined ? [] : [asSaid(answer, product)];
  });
  const text =
    answers.length > 0
      ? joined(withoutRepeats(answers.map((answer) => answer.text)))
      : inShortText(product, state);
  if (may)
    return {
      text,
      offers: [
        ...new Set(answers.flatMap(({ offers = [] }) => offers).concat(answers.length > 0 ? [] : [product])),
      ],
    };
  const warning = answerUnsuitable(product, state);
  return { text: joined([warning.text, text]), offers: warning.offers };
}

/** True when an ingredient is nothing for this person. */
export function isNotFor(ingredient: Ingredient, { understanding }: State): boolean {
  return !mayUseIngredient(ingredient, understanding.person).ok;
}
