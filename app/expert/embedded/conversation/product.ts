import { LOW_STOCK, type Product } from "#app/features/catalogue/product.ts";
import { canonicalInci, type Ingredient, isScent } from "../choosing/inci.ts";
import type { ExclusionReason } from "../choosing/may-be-named.ts";
import { mayBeNamed, mayUseIngredient, suitsPlace } from "../choosing/may-be-named.ts";
import { withAim } from "../choosing/aims.ts";
import { rankProducts } from "../choosing/choose.ts";
import { factsOf } from "../choosing/product-facts.ts";
import { type Scored, scoreProduct } from "../choosing/score.ts";
import { mayAnswer, verdictFor } from "../choosing/verdict.ts";
import { EXCLUSION_RULES } from "../knowledge/knowledge.ts";
import type { Fact } from "../person/fact.ts";
import { findSubstances, inciOf, matchesInci } from "../person/substances.ts";
import { wordsOf } from "../person/words.ts";
import { CONCERNS, type Understanding } from "../understanding/understanding.ts";
import { capitalized, fill, inWords, priceText } from "../wording/copy.ts";
import { exclusionText } from "../wording/exclusion-text.ts";
import { say, theName } from "../wording/names.ts";
import { quotable } from "../wording/quote.ts";
import { ingredientName, roleOf, wordReasons } from "../wording/reasons.ts";
import { concernWords } from "./heard.ts";
import { labelAbout, type LabelSubject, labelOn, labelOnPlace } from "./label.ts";
import type { QuestionId } from "./questions/questions.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";

/** What is left out for a reason of the shop's or of this request, not of the person's. */
const NOT_PERSONAL = new Set<ExclusionReason>([
  "out_of_stock",
  "price",
  "texture",
  "gift",
  "place",
  "unasked",
  "time",
  "opposite_skin",
]);

/** Whether this person may take a product, whatever it costs and whether it is there today. */
export function canTake(product: Product, { understanding }: Pick<State, "understanding">): boolean {
  const verdict = verdictFor(product, understanding, { concerns: [], places: [], evenSoldOut: true });
  return verdict.ok || NOT_PERSONAL.has(verdict.reason);
}

const rotated = (lines: readonly string[], by: number): string => lines[by % lines.length] ?? "";

/** What the person said, else what the product is best at. */
function aimsOf(product: Product, understanding: Understanding): Understanding["concerns"] {
  if (understanding.concerns.length > 0) return understanding.concerns;
  const all = CONCERNS.map((id) => ({ id, strength: 1, because: [] }));
  const { byConcern } = scoreProduct(product, { ...understanding, concerns: all });
  return all.sort((a, b) => (byConcern.get(b.id) ?? 0) - (byConcern.get(a.id) ?? 0)).slice(0, 2);
}

/** What does the nearest thing and may be taken; never what fits only by a hair. */
function insteadOf(
  product: Product,
  understanding: Understanding,
  catalogue: readonly Product[],
): Product | undefined {
  const ranked = rankProducts(
    { ...understanding, concerns: aimsOf(product, understanding), places: [] },
    catalogue,
  )
    .filter((other) => other.product !== product && other.facts.area === factsOf(product).area)
    // Nobody is sent from a wash to a retinoid.
    .filter((other) => !other.facts.retinoid || factsOf(product).retinoid);
  const [best] = ranked;
  const alike = ranked.find(
    (other) => other.product.category === product.category && best && other.score >= 0.4 * best.score,
  );
  return (alike ?? best)?.product;
}

/** Reasons whose own sentence the label may hold. */
const ON_LABEL: Partial<Record<ExclusionReason, LabelSubject>> = {
  pregnant: "pregnancy",
  trying: "pregnancy",
  breastfeeding: "pregnancy",
  allergy: "allergy",
  medicine: "combine",
  shaved: "shaved",
  place: "place",
};

/** That a product is not for this person, why, in the label's own words where it has them, and what instead. */
export function answerUnsuitable(product: Product, state: State, withInstead = true): Said {
  const { understanding, copy, talk, turn, request } = state;
  const { language } = understanding;
  const verdict = verdictFor(product, understanding, { concerns: [], places: [], evenSoldOut: true });
  if (verdict.ok) return { text: "", offers: [product] };
  const subject = ON_LABEL[verdict.reason];
  const label = subject && labelOn(product, subject, language);
  const instead = withInstead ? insteadOf(product, understanding, request.catalogue) : undefined;
  const by = turn + product.id.length;
  const none = withInstead && verdict.reason !== "infant" && talk.unsuitableNothing;
  return {
    text: joined([
      say(
        language,
        rotated(talk.unsuitable, by),
        theName(product, language),
        exclusionText(product, verdict, copy, language),
      ),
      label && fill(talk.labelSays, label),
      instead ? say(language, rotated(talk.instead, by), theName(instead, language)) : none,
    ]),
    offers: instead ? [instead] : [],
  };
}

interface Asked {
  product: Product;
  state: State;
}

function quoted({ product, state }: Asked, subject: LabelSubject): string | undefined {
  const { understanding, talk, turn } = state;
  const sentence = labelOn(product, subject, understanding.language, state.masked);
  return sentence && fill(rotated(talk.label, turn + subject.length), product.name, sentence);
}

function notStated({ product, state }: Asked): string {
  const { talk, understanding, request } = state;
  const name = theName(product, understanding.language);
  return joined([
    say(understanding.language, talk.notStated, name),
    fill(talk.write, request.shop.supportEmail),
  ]);
}

/** A sentence of ours about the product by its name, then the label's own where it has one. */
function withQuote(asked: Asked, sentence: string, subject: LabelSubject, ...values: string[]): string {
  const { understanding, talk } = asked.state;
  const label = labelOn(asked.product, subject, understanding.language);
  const name = theName(asked.product, understanding.language);
  return joined([
    say(understanding.language, sentence, name, ...values),
    label && fill(talk.labelSays, label),
  ]);
}

function strongNames({ product, state }: Asked): string {
  const { strong, actives } = factsOf(product);
  const names = actives
    .filter(
      ({ ingredient, presence }) =>
        strong.has(ingredient.id) || (presence > 0.5 && ingredient.irritation >= 2),
    )
    .map(({ ingredient }) => ingredientName(ingredient, state.understanding.language));
  return inWords([...new Set(names)].slice(0, 2), state.copy);
}

/** A cheaper product of the same category that suits the same person. */
function cheaperThan(product: Product, { understanding, request, shown }: State): Product | undefined {
  const known = new Set(shown[0] ?? []);
  return request.catalogue
    .filter((other) => other.category === product.category && other.price < product.price)
    .filter(
      (other) =>
        factsOf(other).area === factsOf(product).area && factsOf(other).spf > 0 === factsOf(product).spf > 0,
    )
    .filter((other) => mayAnswer(other, understanding))
    .map((other) => ({
      other,
      score: scoreProduct(other, withAim(understanding)).score * (known.has(other) ? 0.9 : 1),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.other.price - b.other.price)[0]?.other;
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
          priceText(other.price),
          priceText(product.price),
          name,
        ),
        offers: [other],
      }
    : { text: say(language, copy.chat.cheapest, name, priceText(product.price)), offers: [product] };
}

function smell(asked: Asked): string {
  const { product, state } = asked;
  const scent = product.ingredients.find((name) => isScent(name.toLowerCase()));
  if (!factsOf(product).scented || !scent) return withQuote(asked, state.talk.smellNo, "smell");
  return withQuote(asked, state.talk.smellYes, "smell", scent);
}

function sting(asked: Asked): string {
  const { talk } = asked.state;
  const names = strongNames(asked);
  return names ? withQuote(asked, talk.stingYes, "sting", names) : withQuote(asked, talk.stingNo, "sting");
}

function purge(asked: Asked): string {
  const { talk, understanding } = asked.state;
  const { strong, rinsedOff } = factsOf(asked.product);
  const name = theName(asked.product, understanding.language);
  return strong.size > 0 && !rinsedOff
    ? say(understanding.language, talk.purgeYes, name, strongNames(asked))
    : say(understanding.language, talk.purgeNo, name);
}

function makeup(asked: Asked): string {
  const { talk } = asked.state;
  const facts = factsOf(asked.product);
  if (facts.rinsedOff) return withQuote(asked, talk.makeupCleanser, "makeup");
  return withQuote(
    asked,
    facts.strong.size > 0 && facts.spf === 0 ? talk.makeupEvening : talk.makeupYes,
    "makeup",
  );
}

const CAST = / (white|grey|gray|ashy|chalky|ghost\S*|blanc\S*|gris|fantasma) /;

function sun(asked: Asked): string {
  const { talk } = asked.state;
  const facts = factsOf(asked.product);
  if (CAST.test(asked.state.text)) return quoted(asked, "cast") ?? notStated(asked);
  if (facts.spf > 0) return quoted(asked, "sun") ?? notStated(asked);
  const sensitive = facts.strong.size > 0 && !facts.rinsedOff;
  return withQuote(asked, sensitive ? talk.sunStrong : talk.sunFine, "sun");
}

function place(asked: Asked): string {
  const { talk, understanding, own } = asked.state;
  const where = own.places[0] ?? understanding.places[0];
  if (!where) return quoted(asked, "place") ?? quoted(asked, "how_to_use") ?? notStated(asked);
  const label = labelOnPlace(asked.product, where, understanding.language);
  const may = suitsPlace(factsOf(asked.product), where);
  const name = theName(asked.product, understanding.language);
  return joined([
    say(understanding.language, may ? talk.placeYes : talk.placeNo, name, talk.places[where] ?? where),
    label && fill(talk.labelSays, label),
  ]);
}

function vegan({ product, state }: Asked): string {
  const { talk, understanding } = state;
  const found = product.ingredients.find((name) =>
    matchesInci(name.toLowerCase(), EXCLUSION_RULES.vegan.inci ?? []),
  );
  const name = theName(product, understanding.language);
  return found
    ? say(understanding.language, talk.veganNo, name, found)
    : say(understanding.language, talk.veganUnknown, name);
}

const PREGNANT: Fact = { kind: "pregnant", words: "", turn: 0, how: "said" };
const YOUNG: Fact = { kind: "age", months: 16 * 12, words: "", turn: 0, how: "said" };

function pregnancy(asked: Asked): string {
  const { talk } = asked.state;
  const verdict = mayBeNamed(asked.product, { relation: "self", facts: [PREGNANT] }, { evenSoldOut: true });
  return withQuote(asked, verdict.ok ? talk.pregnancyYes : talk.pregnancyNo, "pregnancy");
}

function age(asked: Asked): string {
  const { talk, understanding } = asked.state;
  const told = understanding.person.facts.find((fact) => fact.kind === "age");
  const verdict = mayBeNamed(
    asked.product,
    { relation: "self", facts: [told ?? YOUNG] },
    { evenSoldOut: true },
  );
  const name = theName(asked.product, understanding.language);
  return say(understanding.language, verdict.ok ? talk.ageYes : talk.ageNo, name);
}

/** "Is it good for dry skin?": yes with the reason, or what is better. */
function suits({ product, state }: Asked): Said {
  const { own, understanding, request, copy, talk } = state;
  const { language } = understanding;
  const name = theName(product, language);
  const aims = own.concerns.length > 0 ? own.concerns : understanding.concerns;
  if (aims.length === 0)
    return {
      text: joined([say(language, talk.mayUse, name), inShortText(product, state)]),
      offers: [product],
    };
  const person = { ...understanding, concerns: aims, places: [] };
  const ranked = rankProducts(person, request.catalogue);
  const scored = ranked.find((one) => one.product.id === product.id);
  const [best] = ranked;
  const about = concernWords(person, copy);
  if (scored && best && scored.score >= 0.25 * best.score)
    return { text: fill(copy.chat.fits, about, reasonFor(scored, person)), offers: [product] };
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

/** Whether a product holds what was asked after: an active, or a plain word such as "alcohol" or "silicones". */
function contains({ product, state }: Asked): string | undefined {
  const { masked, tongue, understanding, copy, ingredients, request } = state;
  const { language } = understanding;
  const facts = factsOf(product);
  const name = theName(product, language);
  const active = ingredients[0];
  const words = wordsOf(masked, tongue);
  const [substance] = findSubstances(words, tongue);
  const typed = substance && words.slice(substance.start, substance.end).map((one) => one.typed);
  const word = active ? ingredientName(active, language) : typed?.join(" ").toLocaleLowerCase();
  if (word === undefined) return undefined;
  // "Sodium PCA" and "betaine" are one entry of the knowledge base: an INCI name asked for must stand there itself.
  const literal = active?.inci.find((inci) => request.message.toLowerCase().includes(inci.toLowerCase()));
  if (active && literal && active.inci.length > 1) {
    const there = facts.inci.includes(canonicalInci(literal));
    return there
      ? say(language, copy.chat.containsYes, name, literal)
      : say(language, copy.chat.containsNo, literal, name);
  }
  const inci = inciOf(substance?.ids ?? []);
  const held = active
    ? facts.ids.has(active.id) && word
    : product.ingredients[facts.inci.findIndex((one) => matchesInci(one, inci))];
  return held
    ? say(language, copy.chat.containsYes, name, held)
    : say(language, copy.chat.containsNo, word, name);
}

function containsOrList(asked: Asked): string {
  const { state, product } = asked;
  const answer = contains(asked);
  const label = answer && labelAbout(product, state.masked, state.understanding.language);
  if (answer) return joined([answer, label && fill(state.talk.labelSays, label)]);
  return fill(state.copy.chat.productActives, inWords(product.ingredients.slice(0, 6), state.copy));
}

export function stockLine(product: Product, state: Pick<State, "copy">): string {
  const { chat } = state.copy;
  if (product.stock <= 0) return chat.productSoldOut;
  return product.stock <= LOW_STOCK ? fill(chat.productFew, product.stock) : chat.productStock;
}

/** What makes a product what it is comes before what carries it. */
const CARRIERS = new Set(["humectant", "emollient", "solvent", "surfactant"]);

function activeNames(product: Product, state: State): string[] {
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
      priceText(product.price),
    ),
    description,
    names.length > 0 && fill(copy.chat.productActives, inWords(names, copy)),
    stockLine(product, state),
  ]);
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

const ANSWERS: Partial<Record<QuestionId, (asked: Asked) => Said | string>> = {
  price: ({ product, state }) =>
    say(
      state.understanding.language,
      state.copy.chat.price,
      theName(product, state.understanding.language),
      priceText(product.price),
    ),
  cheaper,
  when: (asked) =>
    quoted(asked, "when") ??
    asked.state.copy.use[roleOf({ product: asked.product, facts: factsOf(asked.product) })],
  how_often: (asked) =>
    quoted(asked, "how_often") ??
    asked.state.copy.use[roleOf({ product: asked.product, facts: factsOf(asked.product) })],
  amount: (asked) => quoted(asked, "amount") ?? asked.state.talk.dose,
  how_to_use: (asked) =>
    quoted(asked, "how_to_use") ??
    asked.state.copy.use[roleOf({ product: asked.product, facts: factsOf(asked.product) })],
  lasts: (asked) =>
    quoted(asked, "lasts") ??
    say(
      asked.state.understanding.language,
      asked.state.talk.lasts,
      theName(asked.product, asked.state.understanding.language),
      asked.product.size,
    ),
  sting,
  purge,
  makeup,
  sun,
  place,
  smell,
  texture: (asked) => quoted(asked, "texture") ?? notStated(asked),
  contains: containsOrList,
  vegan,
  cruelty: notStated,
  origin: notStated,
  pregnancy,
  age,
  suits,
  for_someone: suits,
  why_this: whyThis,
  stock: ({ product, state }) =>
    joined([`${capitalized(theName(product, state.understanding.language))}.`, stockLine(product, state)]),
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
  const { understanding, talk, turn, masked } = state;
  const sentence = labelAbout(product, masked, understanding.language);
  return sentence === undefined
    ? undefined
    : { text: fill(rotated(talk.label, turn), product.name, sentence), offers: [product] };
}

const asSaid = (answer: Said | string, product: Product): Said =>
  typeof answer === "string" ? { text: answer, offers: [product] } : answer;

/** Answers what is asked of one product. Before anything that could lead to its use, what was said is held against it. */
export function answerProduct(product: Product, questions: readonly QuestionId[], state: State): Said {
  const may = canTake(product, state);
  if (!may && !questions.some((id) => PLAIN.has(id))) return answerUnsuitable(product, state);
  const asked = { product, state };
  const answers = questions.flatMap((id) => {
    const answer = ANSWERS[id]?.(asked);
    return answer === undefined ? [] : [asSaid(answer, product)];
  });
  const text =
    answers.length > 0
      ? joined([...new Set(answers.map((answer) => answer.text))])
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
