import type { Product } from "#app/features/catalogue/product.ts";
import { chooseProducts } from "../../shelf/choose.ts";
import { withCompanions } from "../../shelf/companions.ts";
import { rankProducts } from "../../shelf/rank.ts";
import type { Scored } from "../../shelf/score.ts";
import kinds from "../../knowledge/kinds.json" with { type: "json" };
import { hears, without, wordsPattern } from "../../knowledge/cues.ts";
import type { ConcernId } from "../../reading/understanding.ts";
import type { Fact, Medicine } from "../../reading/person/fact.ts";
import { fill, inWords } from "../../words/copy.ts";
import { say, theName } from "../../words/names.ts";
import { answerRecommend, pickLines } from "./care.ts";
import { answerConstraint } from "./change.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";

const isMedicine = ({ kind, how }: Fact): boolean => kind === "medicine" && how === "said";

/** Taken for something else: what upsets skin is not known of these. */
const NOT_OF_SKIN = new Set<Medicine>(["anticoagulant", "photosensitizer"]);
const isOfSkin = (fact: Fact): boolean =>
  isMedicine(fact) && fact.kind === "medicine" && !NOT_OF_SKIN.has(fact.medicine);

/** How a prescribed cream is left off, at once or slowly. */
function asksToStop({ text, tongue, ingredients, asks, own, request }: State): boolean {
  const drug = ingredients.some(({ family }) => family.endsWith("_drug"));
  const about = drug || (ingredients.length === 0 && request.chatHistory.length > 0);
  return about && own.category === undefined && asks && hears("stops_medicine", text, tongue);
}

/** Medicines that are given for red skin: red is what they are for, and no trouble of theirs. */
const FOR_REDNESS = new Set<Medicine>(["metronidazole", "azelaic_acid"]);

/** The message tells of skin that hurts, beyond what the medicine is for or what a product is not to do. */
function isUpset({ own, text, tongue }: State): boolean {
  if (own.category !== undefined) return hears("peels", text, tongue);
  const spared = without("not_to_sting", text, tongue);
  const forRed = own.person.facts.some((fact) => fact.kind === "medicine" && FOR_REDNESS.has(fact.medicine));
  return hears("irritated", forRed ? without("red_itself", spared, tongue) : spared, tongue);
}

/** Skin that a prescribed medicine upsets: told in this message, whenever the medicine was. */
export function hasMedicineTrouble(state: State): boolean {
  const { own, understanding, text, tongue, named, ingredients } = state;
  const known = understanding.person.facts.some(isOfSkin);
  if (known && own.redFlags.length === 0 && named.length === 0 && hears("peels", text, tongue)) return true;
  const steroid = understanding.person.facts.some(
    (fact) => isMedicine(fact) && fact.kind === "medicine" && fact.medicine === "steroid",
  );
  const nothingElse = own.redFlags.length === 0 && named.length === 0;
  // A steroid cream is missed by skin that had it long: red and burning is what leaving it does.
  const turns = state.request.chatHistory.length > 0;
  if (steroid && turns && nothingElse && hears("irritated", text, tongue)) return true;
  if (known && nothingElse && asksToStop(state)) return true;
  if (known && turns && nothingElse && own.category === undefined && hears("hurts_now", text, tongue))
    return true;
  const medicine = own.person.facts.some(isOfSkin);
  const spoken =
    ingredients.some(({ family }) => family.endsWith("_drug")) ||
    own.person.facts.some(
      ({ kind, words }) => kind === "medicine" && words !== "" && text.includes(words.toLowerCase()),
    );
  return medicine && spoken && nothingElse && isUpset(state);
}

const COMFORTING = 2;
const COMFORT = [{ id: "barrier" as const, strength: 1.5, because: [] }];

/** What comforts skin that has had too much, each with its reason; nothing of what upset it. */
export function comforting(state: State, except: readonly Product[] = []): Said {
  const understanding = { ...state.understanding, concerns: COMFORT, category: undefined, wanted: [] };
  const { category: _, ...calm } = understanding;
  const catalogue = state.request.catalogue.filter((product) => !except.includes(product));
  const picked = chooseProducts(calm, catalogue)
    .filter(({ facts }) => facts.spf === 0)
    .slice(0, COMFORTING);
  const lines = pickLines(picked, { ...state, understanding: calm });
  return {
    text: joined([picked.length > 0 && state.talk.medical.meanwhile, ...lines], "\n"),
    offers: picked.map(({ product }) => product),
  };
}

/** Everyday signs of skin; whatever else they are called is a doctor's to say. */
const EVERYDAY = new Set<ConcernId>([
  "oiliness",
  "dryness",
  "dehydration",
  "dullness",
  "pores",
  "texture",
  "fine_lines",
  "wrinkles",
  "firmness",
  "dark_circles",
  "puffiness",
]);

/** What has a name already is cared for; what is everyday is said to be; all else a doctor looks at. */
export function answerDiagnosis(state: State): Said {
  const { own, text, tongue, copy, talk, table } = state;
  const told = own.concerns.filter(({ strength }) => strength >= 1);
  if (told.length > 0 && hears("known_diagnosis", text, tongue))
    return table.length > 0 && !state.asks ? answerConstraint(state) : answerRecommend(state);
  if (told.length === 0 || !told.every(({ id }) => EVERYDAY.has(id)))
    return { text: copy.chat.diagnosis, offers: [] };
  const care = answerRecommend(state);
  return { ...care, text: joined([talk.common, care.text]) };
}

/** Doses are the doctor's; what of ours goes with it is not. */
export function answerMedicine(state: State): Said {
  const { ingredients, copy, text, tongue } = state;
  const drug = ingredients.some(({ family }) => family.endsWith("_drug"));
  const uses = state.understanding.person.facts.some(isMedicine);
  if (drug && !uses && hears("asks_shelf", text, tongue))
    return { text: joined([copy.chat.ingredientNoProducts, copy.chat.medicine]), offers: [] };
  return state.own.category === undefined ? { text: copy.chat.medicine, offers: [] } : answerRecommend(state);
}

/** Skin or lips that isotretinoin has dried out; what is red and burns is its prescriber's. */
function isDriedOut({ understanding, own, text, tongue }: State): boolean {
  const { facts } = understanding.person;
  const takes = facts.some((fact) => fact.kind === "medicine" && fact.medicine === "isotretinoin");
  return takes && (hears("peels", text, tongue) || own.concerns.some(({ id }) => DRIED.includes(id)));
}

const DRIED: readonly ConcernId[] = ["lips", "dryness"];

/** What isotretinoin does to lips and skin is known and no alarm: a balm, a cream and sun protection. */
function driedOut(state: State): Said {
  const { talk, request } = state;
  const { category: _, ...rest } = state.understanding;
  const concerns = DRIED.map((id) => ({ id, strength: 1, because: [] }));
  const understanding = { ...rest, concerns, wanted: [], places: [] };
  const picked = chooseProducts(understanding, request.catalogue);
  return {
    text: joined([talk.medical.driedOut, ...pickLines(picked, { ...state, understanding })], "\n"),
    offers: picked.map(({ product }) => product),
  };
}

/** A wash or sun protection that the message asks for beside what comforts. */
function alsoAsked(
  { understanding, request, own, text, tongue }: State,
  named: readonly Product[],
): Scored[] {
  const calm = { ...understanding, concerns: COMFORT };
  const may = rankProducts(withCompanions(calm), request.catalogue, calm).filter(
    ({ product }) => !named.includes(product),
  );
  const washes = own.category === "Cleanser" || wordsPattern(kinds.cleanser[tongue]).test(text);
  const wash = washes
    ? may.find(({ product, facts }) => product.category === "Cleanser" && !facts.scented)
    : undefined;
  const shields = own.sunToo || own.concerns.some(({ id }) => id === "photoprotection");
  const sun = shields ? may.find(({ facts }) => facts.spf > 0) : undefined;
  return [wash, sun].filter((one) => one !== undefined);
}

/** Whoever prescribed it decides; what comforts meanwhile is ours. */
export function answerMedicineTrouble(state: State): Said {
  const { talk, text, tongue } = state;
  if (asksToStop(state)) return { text: talk.medical.stopMedicine, offers: [] };
  if (hears("cannot_wait", text, tongue)) return { text: talk.medical.prescriberToday, offers: [] };
  if (isDriedOut(state)) return driedOut(state);
  const calm = comforting(state);
  const more = alsoAsked(state, calm.offers ?? []);
  return {
    text: joined([talk.medical.prescriber, calm.text, ...pickLines(more, state)], "\n"),
    offers: [...(calm.offers ?? []), ...more.map(({ product }) => product)],
  };
}

/** Stop what is strong, be plain for some weeks, then one thing at a time. */
export function answerOverdone(state: State): Said {
  const { overdone, talk, understanding, copy } = state;
  const { language } = understanding;
  const names = inWords(
    overdone.map((product) => theName(product, language)),
    copy,
  );
  const calm = comforting(state);
  return {
    text: joined([say(language, talk.medical.overdone, names), calm.text], "\n"),
    offers: calm.offers ?? [],
  };
}

/** A product that has changed: not used any more. */
export function answerSpoiled({ talk, request }: State): Said {
  return { text: fill(talk.medical.spoiled, request.shop.supportEmail), offers: [] };
}
