import { personNotices } from "../../words/notices.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { chooseProducts } from "../../shelf/choose.ts";
import { isOfBody } from "../../shelf/places.ts";
import type { Scored } from "../../shelf/score.ts";
import type { FactKind } from "../../reading/person/fact.ts";
import { hears } from "../../knowledge/cues.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { verdictFor, verdictForPerson } from "../../shelf/verdict.ts";
import type { Understanding } from "../../reading/understanding.ts";
import { fill, inWords } from "../../words/copy.ts";
import { exclusionText } from "../../words/exclusion-text.ts";
import { say, theName } from "../../words/names.ts";
import { conditionsText, understoodText } from "./heard.ts";
import { retinoidToldLate } from "./retinoids.ts";
import { notForYoung } from "./ingredient.ts";
import { isOfKind } from "../../reading/kinds.ts";
import { isWithin } from "../../reading/limits.ts";
import { acidTwice } from "./acid-twice.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";
import { answerTaken, tellsOfSomebody } from "./taken-in.ts";
import {
  PICKS_IN_CHAT,
  answerRecommend,
  likelyNext,
  questionAfter,
  uncheckedText,
  pickLines,
} from "./care.ts";

const holdsRefused = (product: Product, understanding: Understanding): boolean => {
  const verdict = verdictFor(product, understanding);
  return !verdict.ok && (verdict.reason === "allergy" || verdict.reason === "avoidance");
};

/** So many are said one by one, each with its reason. */
const EACH_OF = 2;

/** That what was named is not for this person: one or two with the reason, more of them together. */
export function outText(state: State): string {
  const { understanding, fallen, copy, talk, limitsNow } = state;
  const { language } = understanding;
  const names = inWords(
    fallen.map((product) => theName(product, language)),
    copy,
  );
  const had = (one: Product) => [...limitsNow.owned].some((kind) => isOfKind(one, kind));
  const [own] = state.ownedProducts;
  // "I have the foam already": no second wash, whichever was named.
  if (own && fallen.length > 0 && fallen.every((one) => had(one) && !state.ownedProducts.has(one)))
    return say(language, state.turns.ownedKind, theName(own, language), names);
  if (fallen.length > 0 && fallen.every(had)) return say(language, talk.change.owned, names);
  const alike = fallen.length === EACH_OF && fallen.every((one) => holdsRefused(one, understanding));
  if (alike) return joined(fallen.map((one) => outText({ ...state, fallen: [one] })));
  const [product] = fallen;
  const verdict = product && verdictFor(product, understanding);
  if (fallen.length > 1 || !product || !verdict || verdict.ok)
    return say(language, talk.change.outMany, names);
  return say(language, talk.change.out, names, exclusionText(product, verdict, copy, language));
}

/** More than these are said in one breath. */
const EACH = 3;

/** An answer that passes over what was just ruled out says so first, by its name and, of a few, with its reason. */
export function withWithdrawn(said: Said, state: State): Said {
  const late = retinoidToldLate(state);
  if (late) {
    const told = state.fallen.length > 0 && state.fallen.every((product) => said.text.includes(product.name));
    return { ...said, text: joined([told ? state.talk.medical.retinoidTaken : late, said.text], "\n") };
  }
  const left = state.withdrawn.filter((product) => !said.text.includes(product.name));
  if (left.length === 0) return said;
  const lines =
    left.length > EACH
      ? [outText({ ...state, fallen: left })]
      : left.map((product) => outText({ ...state, fallen: [product] }));
  return { ...said, text: joined([...lines, said.text], "\n") };
}

/** The message tells something that what was named can be held against. */
const CHECKED = new Set<FactKind>([
  "allergy",
  "avoidance",
  "medicine",
  "own_retinoid",
  "skin_cancer",
  "pregnant",
  "trying",
  "breastfeeding",
  "age",
  "budget",
]);
const tellsNew = ({ own, understanding, turn }: State): boolean =>
  // "She is 4" is known of the daughter only with the message before it.
  [...own.person.facts, ...understanding.person.facts].some(
    (fact) => CHECKED.has(fact.kind) && fact.turn === turn && (fact.kind !== "age" || fact.how === "said"),
  ) || own.skinTypes.length > 0;

/** That nothing changes: held against what was named, where an allergy, a refusal or a medicine is new. */
function checkedText({ understanding, own, table, turn, copy, talk }: State): string {
  const { language } = understanding;
  const kinds = ["allergy", "avoidance", "medicine"];
  const isNew = own.person.facts.some((fact) => kinds.includes(fact.kind) && fact.turn === turn);
  const names = table.map((product) => theName(product, language));
  return isNew && names.length > 0
    ? say(language, talk.change.checked, inWords(names, copy))
    : talk.change.nothing;
}

/** Ruled out by the place alone, which was told before: nothing new. */
function isElsewhere(product: Product, { understanding, own }: State): boolean {
  const verdict = verdictFor(product, understanding);
  return !verdict.ok && verdict.reason === "place" && own.places.length === 0;
}

const EYES = [{ id: "dark_circles" as const, strength: 1, because: [] }];

/** What was for the face has nothing for the body in its stead, unless the body was spoken of. */
function inPlaceOf(products: readonly Product[], { understanding, fallen, own }: State): readonly Product[] {
  const ofBody = (product: Product) => factsOf(product).area === "body";
  const meant = isOfBody([...understanding.places, ...own.places]);
  return meant || fallen.length === 0 || fallen.some(ofBody)
    ? products
    : products.filter((product) => !ofBody(product));
}

/** What is chosen now; where no concern was told, of the kind of what falls away. */
function chosenAnew(state: State): Scored[] {
  const { understanding, fallen, own, limits } = state;
  const [lost] = fallen;
  const shelf = inPlaceOf(state.shelf, state);
  const catalogue = inPlaceOf(state.request.catalogue, state);
  const aimsAtEyes = own.places.includes("eyes") && own.concerns.length === 0;
  const aimless = understanding.concerns.length === 0 && own.skinTypes.length === 0 && lost !== undefined;
  const wanted = aimless ? { ...understanding, category: lost.category } : understanding;
  // "It's mostly around my eyes": what is made for them comes first.
  const ofEyes = aimsAtEyes
    ? chooseProducts({ ...wanted, concerns: EYES }, shelf).filter(({ facts }) => facts.area === "eyes")
    : [];
  if (ofEyes.length > 0) return ofEyes.slice(0, 1);
  const within = chooseProducts(wanted, shelf);
  // A liking gives way before nothing is left.
  const wider = catalogue.filter((product) => isWithin(product, { ...limits, scented: undefined }));
  const picked = within.length > 0 ? within : chooseProducts(wanted, wider);
  return picked.slice(0, PICKS_IN_CHAT);
}

/** A sunscreen that falls away has only another sunscreen in its stead. */
function ofTheLost(picked: readonly Scored[], { fallen, table }: State): readonly Scored[] {
  const sun = fallen.length > 0 && table.length === 0 && fallen.every((product) => factsOf(product).spf > 0);
  return sun ? picked.filter(({ facts }) => facts.spf > 0) : picked;
}

/** Products one breath can name. */
const FEW = 3;

/** What of our shelf holds what somebody is newly allergic to, where it is little enough to be named. */
function holdingText({ understanding, own, turn, request, copy, talk }: State): string | false {
  const isNew = own.person.facts.some((fact) => fact.kind === "allergy" && fact.turn === turn);
  const holds = request.catalogue.filter((product) => {
    const verdict = verdictForPerson(product, understanding);
    return !verdict.ok && verdict.reason === "allergy";
  });
  if (!isNew || holds.length === 0 || holds.length > FEW) return false;
  const { language } = understanding;
  const names = inWords(
    holds.map((product) => theName(product, language)),
    copy,
  );
  return say(language, talk.change.outMany, names);
}

/** News of the person or of what is wanted: what it changes on the table is said; the list alone when it changed. */
export function answerConstraint(state: State): Said {
  const { understanding, before, copy, talk } = state;
  const picked = ofTheLost(chosenAnew(state), state);
  const again = new Set(picked.map(({ product }) => product));
  // What is chosen again has not fallen, whatever place it was looked at for.
  const fallen = state.fallen.filter((product) => !isElsewhere(product, state) && !again.has(product));
  const table = state.table.filter((product) => !fallen.includes(product));
  const { language } = understanding;
  const sameConcern = before === undefined || before.person.relation === understanding.person.relation;
  if (!sameConcern || table.length + fallen.length === 0) return answerNoted(state);
  const fresh = picked.filter(({ product }) => !table.includes(product));
  // What was only half heard is no news, and a question is not answered by "noted".
  const owns = state.limitsNow.owned.size > 0 || state.named.some((one) => state.ownedProducts.has(one));
  if (fallen.length === 0 && (state.asks || !(tellsNew(state) || owns))) return answerHalfHeard(state);
  if (fallen.length === 0) {
    const wantsMore =
      state.own.category !== undefined || state.own.textures.length > 0 || state.own.skinTypes.length > 0;
    const first = picked[0];
    if (wantsMore && first && fresh.includes(first))
      return {
        text: joined([talk.change.added, ...pickLines(fresh.slice(0, 2), state), questionAfter(state)], "\n"),
        offers: fresh.slice(0, 2).map(({ product }) => product),
      };
    return {
      text: joined([
        holdingText(state),
        owns && acidTwice(state),
        checkedText(state),
        uncheckedText(state),
        ...personNotices(understanding, copy, true),
        questionAfter(state),
      ]),
      offers: [],
    };
  }
  const missing = fresh.slice(0, Math.max(1, fallen.length));
  const had = fallen.every((one) => [...state.limitsNow.owned].some((kind) => isOfKind(one, kind)));
  if (missing.length === 0 && table.length === 0 && had && fallen.length > 0) return besideHad(state, fallen);
  if (missing.length === 0 && table.length === 0)
    return {
      text: joined([
        outText({ ...state, fallen }),
        ...(fallen.every((product) => factsOf(product).spf > 0)
          ? [state.dialogue.noSun]
          : [talk.change.noneLeft, copy.notices.nothingFits]),
      ]),
      offers: [],
    };
  return {
    text: joined(
      [
        joined([outText({ ...state, fallen }), table.length > 0 && say(language, talk.change.stays)]),
        missing.length > 0 && talk.change.instead,
        ...pickLines(missing, state),
        joined([uncheckedText(state), ...personNotices(understanding, copy, true), questionAfter(state)]),
      ],
      "\n",
    ),
    offers: [...missing.map(({ product }) => product), ...table],
  };
}

/** All that was named is had already: what else does something for it, on the whole face. */
function besideHad(state: State, fallen: readonly Product[]): Said {
  const { understanding, shelf, talk, copy } = state;
  const face = { ...understanding, places: [] };
  const picked = chooseProducts(face, shelf).slice(0, PICKS_IN_CHAT);
  return {
    text: joined(
      [
        outText({ ...state, fallen }),
        ...(picked.length > 0 ? [talk.change.added, ...pickLines(picked, state)] : [copy.chat.noMore]),
      ],
      "\n",
    ),
    offers: picked.map(({ product }) => product),
  };
}

/** That it was not understood, with what was; where a concern was told after all, care for it. */
function answerHalfHeard(state: State): Said {
  const { own, understanding, copy, talk } = state;
  if (own.category || own.concerns.some(({ strength }) => strength >= 1)) return answerRecommend(state);
  if (tellsOfSomebody(state)) return answerTaken(state);
  const understood = understoodText(understanding, copy, talk);
  return {
    text: joined([talk.notUnderstood, understood && fill(talk.understood, understood)]),
    offers: [],
    taps: likelyNext(state),
  };
}

/** News of the person before any product was named. */
export function answerNoted(state: State): Said {
  const { understanding, own, talk, copy, askedBefore } = state;
  const enough =
    understanding.concerns.length > 0 ||
    own.skinTypes.length > 0 ||
    own.category !== undefined ||
    own.wish !== undefined ||
    // Eyes and lips have a product of their own.
    own.places.some((place) => place === "eyes" || place === "lips") ||
    // "What do I put on my neck": a place, and care for it asked.
    (own.places.length > 0 && hears("what_to_put", state.text, state.tongue));
  if (enough) {
    const care = answerRecommend(state);
    return { ...care, text: joined([holdingText(state), care.text], "\n") };
  }
  const conditions = conditionsText(understanding, talk);
  return {
    text: joined([
      notForYoung(state),
      holdingText(state),
      say(understanding.language, talk.change.noted, conditions),
      uncheckedText(state),
      ...personNotices(understanding, copy, true),
      !askedBefore.has("askConcern") && copy.chat.askConcern,
    ]),
    offers: [],
    taps: ["recommend", "routine"],
  };
}
