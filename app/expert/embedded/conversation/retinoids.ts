import type { Language } from "#app/i18n/language.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { hears } from "../../knowledge/cues.ts";
import type { Ingredient } from "../../shelf/inci.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { verdictForPerson } from "../../shelf/verdict.ts";
import { ingredientsNamed } from "../../reading/ingredients.ts";
import { tokenize } from "../../reading/normalize.ts";
import { productsNamed } from "../../reading/product-names.ts";
import { type Fact, has, type Medicine } from "../../reading/person/fact.ts";
import { fill, inWords } from "../../words/copy.ts";
import { say, theName } from "../../words/names.ts";
import { textOf } from "./earlier.ts";
import { phraseText } from "../../reading/questions/phrases.ts";
import { ingredientName } from "../../words/reasons.ts";
import { joined, type Said } from "./said.ts";
import { spokenSoFar } from "./spoken-so-far.ts";
import type { State } from "./state.ts";
import { inHand } from "./subject.ts";
import { canTake, insteadOf } from "./unsuitable.ts";

/** Their own retinol beside an acid or a retinoid of ours: whether both go together is the question. */
export function bringsOwnRetinol(state: State): boolean {
  const { text, tongue } = state;
  const product = inHand(state);
  if (!product || !hears("own_retinol", text, tongue)) return false;
  const facts = factsOf(product);
  return facts.retinoid || (facts.exfoliates && !facts.rinsedOff);
}

/** One retinoid is enough: ours beside their own is too much. */
export function secondRetinoid(state: State): Said | undefined {
  const { ingredients, copy, understanding } = state;
  const product = inHand(state);
  const own = ingredients.find(({ family }) => family.startsWith("retinoid"));
  if (!product || !own || !factsOf(product).retinoid) return undefined;
  const { language } = understanding;
  const text = fill(copy.chat.duplicates, product.name, ingredientName(own, language));
  return { text, offers: [] };
}

/** Retinoids are masculine in both languages that have articles. */
const ARTICLE: Record<Language, string> = { en: "", fr: "le ", sp: "el " };

const EXPECTING = ["trying", "pregnant", "breastfeeding"] as const;

/** A retinoid of ours or of another house, as somebody names it. */
interface Retinoid {
  ours: Product | undefined;
  ingredient: Ingredient | undefined;
}

/** The retinoid among what a message names. */
function retinoidIn(text: string, { request, tongue }: State): Retinoid | undefined {
  const ours = productsNamed(text, request.catalogue).find((product) => factsOf(product).retinoid);
  const ingredient = ingredientsNamed(tokenize(text), tongue).find(({ family }) => family === "retinoid");
  return ours || ingredient ? { ours, ingredient } : undefined;
}

/** So far back "it" may reach. */
const BACK = 4;

/** Messages before this one as they were typed, the latest first. */
const typedBefore = ({ request }: State): string[] =>
  request.chatHistory
    .filter(({ role }) => role === "user")
    .map(({ parts }) => parts.map(({ text }) => text).join(" "))
    .toReversed();

/** "I used it all month", "I am on Night Current" and later "I'm pregnant": which retinoid was used. */
function retinoidMeant(state: State): Retinoid | undefined {
  const { text, tongue, named, ingredients, own, turn, asks } = state;
  const uses = (said: string) => hears("uses_it", said, tongue) || hears("stops_medicine", said, tongue);
  // "And after I wean, Night Current?" asks of a time to come.
  if (asks && hears("later_in_life", text, tongue)) return undefined;
  const now = retinoidIn(state.request.message, state);
  if (now) return uses(text) ? now : undefined;
  if (named.length > 0 || ingredients.length > 0 || asksWhatToKeep(state)) return undefined;
  const before = typedBefore(state).slice(0, BACK);
  const lastNamed = before.find(
    (said) =>
      productsNamed(said, state.request.catalogue).length > 0 ||
      ingredientsNamed(tokenize(said), tongue).length > 0,
  );
  const meant = lastNamed === undefined ? undefined : retinoidIn(lastNamed, state);
  if (!meant || lastNamed === undefined) return undefined;
  const tellsLife = own.person.facts.some((fact) => isExpecting(fact) && fact.turn === turn);
  const stops = hears("stops_medicine", text, tongue);
  const told = tellsLife && (stops || (!asks && uses(phraseText(lastNamed))));
  const usedIt = hears("used_so_far", text, tongue) && uses(text);
  const fears = uses(phraseText(lastNamed)) && hears("harms_baby", text, tongue);
  return told || usedIt || fears ? meant : undefined;
}

const isExpecting = ({ kind }: Fact): boolean => EXPECTING.some((one) => one === kind);

/** Words that ask whether it is bad, and no more. */
const A_FEAR = 8;

/** "Is it bad?", right after it was said to stop the retinoid. */
function fearsAgain(
  kind: (typeof EXPECTING)[number],
  { request, talk, text, tongue, named, asks }: State,
): boolean {
  const last = request.chatHistory.findLast(({ role }) => role === "model");
  const [, after = ""] = talk.medical.retinoidUsed[kind].split("{0}");
  const told = last !== undefined && textOf(last).includes(after.slice(0, 40));
  const brief = asks && named.length === 0 && text.trim().split(" ").length <= A_FEAR;
  return told && brief && (hears("asks_now", text, tongue) || hears("harms_baby", text, tongue));
}

/** A retinoid on the skin of somebody who expects, tries or nurses: stopped today, and no panic. */
export function retinoidUsed(state: State): Said | undefined {
  const { understanding, request, talk } = state;
  const kind = EXPECTING.find((one) => has(understanding.person, one));
  if (kind && fearsAgain(kind, state)) return { text: talk.medical.retinoidFeared, offers: [] };
  const meant = kind && retinoidMeant(state);
  if (!meant) return undefined;
  const { ours, ingredient } = meant;
  const { language } = understanding;
  const plain = ingredient ? `${ARTICLE[language]}${ingredientName(ingredient, language)}` : "";
  const name = ours ? theName(ours, language) : plain;
  const like = ours ?? request.catalogue.find((product) => factsOf(product).retinoid);
  const instead = like && insteadOf(like, understanding, request.catalogue);
  return {
    text: joined([
      say(language, talk.medical.retinoidUsed[kind], name),
      instead && say(language, talk.medical.retinoidInstead, theName(instead, language)),
    ]),
    offers: instead ? [instead] : [],
  };
}

/** "May I use the tretinoin I have left?" of somebody who expects, tries or nurses: no, and who is to be asked. */
export function prescribedRetinoid(state: State): Said | undefined {
  const { understanding, ingredients, asks, text, tongue, talk, own, turn } = state;
  const drug = ingredients.find(({ family }) => family === "retinoid_drug");
  const medicine = own.person.facts.find(
    (fact) => fact.kind === "medicine" && fact.turn === turn && RETINOID_MEDICINES.has(fact.medicine),
  )?.words;
  const name = drug ? ingredientName(drug, understanding.language) : medicine;
  const expects = EXPECTING.some((one) => has(understanding.person, one));
  const uses = asks || hears("uses_it", text, tongue);
  const leftOff = hears("stops_medicine", text, tongue) || hears("in_its_stead", text, tongue);
  if (!name || !expects || !uses || leftOff) return undefined;
  return { text: fill(talk.medical.retinoidMedicine, name), offers: [] };
}

const RETINOID_MEDICINES = new Set<Medicine>(["isotretinoin", "tretinoin", "adapalene", "tazarotene"]);

/** A prescribed retinoid that is told only now takes back every retinoid and acid spoken of before. */
export function retinoidToldLate(state: State): string | undefined {
  const { own, before, turn, understanding, talk, copy } = state;
  const isRetinoid = (fact: Fact) => fact.kind === "medicine" && RETINOID_MEDICINES.has(fact.medicine);
  const isNew = own.person.facts.some((fact) => isRetinoid(fact) && fact.turn === turn);
  if (!isNew || turn === 0 || before?.person.facts.some(isRetinoid)) return undefined;
  const refused = spokenSoFar(state).filter((product) => {
    const verdict = verdictForPerson(product, understanding);
    return !verdict.ok && (verdict.reason === "medicine" || verdict.reason === "second_retinoid");
  });
  if (refused.length === 0) return undefined;
  const { language } = understanding;
  const names = inWords(
    refused.map((product) => theName(product, language)),
    copy,
  );
  return joined([say(language, talk.change.outMany, names), talk.medical.retinoidTaken], "\n");
}

/** "What do I stop, what do I keep?" of somebody who expects, tries or nurses. */
export function asksWhatToKeep({ heard, named, ingredients, understanding }: State): boolean {
  const asks = heard.some(({ id }) => id === "stop_what" || id === "keep_own");
  return (
    asks && named.length + ingredients.length === 0 && EXPECTING.some((one) => has(understanding.person, one))
  );
}

/** What was spoken of and is left out now, and what of their own may stay. */
export function answerWhatToKeep(state: State): Said {
  const { understanding, talk, copy } = state;
  const { language, person } = understanding;
  const kind = EXPECTING.find((one) => has(person, one)) ?? "pregnant";
  const refused = spokenSoFar(state).filter((product) => !canTake(product, state));
  const names = inWords(
    refused.map((product) => theName(product, language)),
    copy,
  );
  const text = joined([
    names && say(language, talk.medical.retinoidUsed[kind], names),
    talk.medical.keepExpecting,
  ]);
  return { text, offers: [] };
}

/** What of ours was spoken of and is too much beside a retinoid that is prescribed. */
const tooMuchBeside = (state: State): readonly Product[] =>
  spokenSoFar(state).filter((product) => {
    const verdict = verdictForPerson(product, state.understanding);
    return !verdict.ok && (verdict.reason === "medicine" || verdict.reason === "second_retinoid");
  });

/** "Can I do both the same night?", beside a medicine that was told. */
export function asksBothWithMedicine(state: State): boolean {
  const { named, ingredients, heard, own, asks, text, tongue, turn } = state;
  const ofMedicine = ingredients.every(({ family }) => family === "retinoid_drug");
  const bare = named.length === 0 && ofMedicine && own.redFlags.length === 0 && asks;
  const told = state.understanding.person.facts.some((fact) => fact.kind === "medicine" && fact.turn < turn);
  const both = heard.some(({ id }) => id === "combine") && hears("both_at_once", text, tongue);
  return bare && told && both && tooMuchBeside(state).length > 0;
}

/** Not in one night and not by turns. */
export function answerBothWithMedicine(state: State): Said {
  const { understanding, turns, copy } = state;
  const names = tooMuchBeside(state).map((product) => theName(product, understanding.language));
  return { text: say(understanding.language, turns.notBoth, inWords(names, copy)), offers: [] };
}
