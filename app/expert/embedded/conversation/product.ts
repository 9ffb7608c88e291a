import { formatMoney } from "#app/i18n/format.ts";
import { suitsPlace } from "../../shelf/may-be-named.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import type { Ingredient } from "../../shelf/inci.ts";
import { hears } from "../../knowledge/cues.ts";
import { mayUseIngredient } from "../../shelf/may-be-named.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { mayAnswer, verdictFor } from "../../shelf/verdict.ts";
import { capitalized, fill } from "../../words/copy.ts";
import { exclusionText } from "../../words/exclusion-text.ts";
import { say, theName } from "../../words/names.ts";
import { roleOf } from "../../words/reasons.ts";
import { isOfKind } from "../../reading/kinds.ts";
import { labelAbout, labelLine, labelTells, labelUse, questionOf } from "./label.ts";
import { clogs, needsCream } from "./beside.ts";
import { asksHowFar, lastsAbout, openedFor } from "./lasts.ts";
import type { QuestionId } from "../../reading/questions/questions.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";
import { answerUnsuitable, canTake, insteadOf } from "./unsuitable.ts";
import {
  type Asked,
  age,
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
import { containsOrList } from "./contains.ts";
import { cheaper } from "./cheaper.ts";
import { inShortText } from "./in-short.ts";
import { evidence, suits, whyThis } from "./suits.ts";
import { bothTimes, often, otherTime } from "./how-often.ts";

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

/** The label's own directions: what they say of the matter that is asked, else what they begin with. */
function useOf({ product, state }: Asked): string | undefined {
  const { language } = state.understanding;
  const narrowly = labelTells(
    { ...product, description: "" },
    { ...questionOf(state), subjects: [] },
    language,
  );
  const sentence = narrowly ?? labelUse(product, language);
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
    bothTimes(asked) ??
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
    openedFor(asked) ??
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
  const byHand = hears("with_fingers", state.text, state.tongue);
  const spot = hears("dry_spots", state.text, state.tongue) && factsOf(product).area === "lips";
  if (may && spot && questions.includes("place")) return asSaid(place(asked), product);
  const elsewhere =
    !byHand && places.length > 0 && !places.some((where) => suitsPlace(factsOf(product), where));
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
  return { text: joined(withoutRepeats([warning.text, text])), offers: warning.offers };
}

/** True when an ingredient is nothing for this person. */
export function isNotFor(ingredient: Ingredient, { understanding }: State): boolean {
  return !mayUseIngredient(ingredient, understanding.person).ok;
}
