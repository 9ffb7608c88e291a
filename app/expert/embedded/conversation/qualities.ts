import { formatMoney } from "#app/i18n/format.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { rankProducts } from "../../shelf/rank.ts";
import { strengthOf } from "../../shelf/strength.ts";
import { withAim } from "../../shelf/aims.ts";
import { hears, wordsPattern } from "../../knowledge/cues.ts";
import { fill, inWords } from "../../words/copy.ts";
import { say, theName } from "../../words/names.ts";
import { quotable } from "../../words/quote.ts";
import { pickLines } from "./care.ts";
import { textOf } from "./earlier.ts";
import { isOfKind, kindWords } from "../../reading/kinds.ts";
import { labelOn } from "./label.ts";
import { fitting, kindAsked, kindIn, shelfOf } from "./of-kind.ts";
import { MEASURE, type Quality, qualityIn } from "../../reading/measures.ts";
import { joined, type Said } from "./said.ts";
import { phraseText } from "../../reading/questions/phrases.ts";
import type { Request, State } from "./state.ts";
import { answerUnsuitable, canTake } from "./unsuitable.ts";

/** What the message before this one said. */
const saidBefore = ({ chatHistory }: Request): string => {
  const last = chatHistory.findLast(({ role }) => role === "user");
  return last ? phraseText(textOf(last)) : "";
};

/** Of all that is sold: no kind, no place and no skin is told of. */
const ofEverything = ({ text, tongue, own, request }: State): boolean =>
  (hears("of_all", text, tongue) ||
    // "And the most expensive?", after the cheapest of all.
    (hears("superlative", text, tongue) && hears("of_all", saidBefore(request), tongue))) &&
  !kindIn(text, tongue) &&
  own.category === undefined &&
  own.places.length + own.concerns.length + own.skinTypes.length === 0;

/** "The cheapest of your cleansers": all of a kind, where it is named or was asked after last. */
function ofKindCompared(state: State, quality: Quality): readonly Product[] {
  const { text, tongue, understanding, spoken } = state;
  const kind = quality === "unseen" ? "sunscreen" : kindAsked(state);
  // "The cheapest thing you sell": of everything that does something for what was told.
  const priced = quality === "cheaper" || quality === "dearer";
  if (priced && ofEverything(state))
    return fitting(
      state.request.catalogue.filter((product) => product.stock > 0 && canTake(product, state)),
      understanding,
    );
  if (!kind) return [];
  const named = kindIn(text, tongue) === kind || quality === "unseen";
  const most = hears("superlative", text, tongue);
  // "A cheaper cream", with one in hand: that one is the measure.
  const beside = spoken !== undefined && isOfKind(spoken, kind) && !most;
  const shown = state.shown[0] ?? [];
  const still = named || (most && shown.every((product) => isOfKind(product, kind)));
  if (!still || (beside && quality !== "unseen")) return [];
  const all = shelfOf(kind, state);
  // "Gentle", "light" sound like skin; a price is asked for whom it suits.
  return priced ? fitting(all, understanding) : all;
}

/** "Which retinol is stronger, the cream or the ampoules?": all of ours that hold one. */
function retinoidsCompared({ ingredients, request }: State, quality: Quality): readonly Product[] {
  const [ingredient, ...more] = ingredients;
  const asked = ingredient?.family === "retinoid" && more.length === 0;
  if (!asked || !(quality === "stronger" || quality === "gentler")) return [];
  return request.catalogue.filter((product) => isOfKind(product, "retinoid"));
}

/** The products a comparison is about: named, all of a kind, else the last that were shown together. */
function compared(state: State, quality: Quality): readonly Product[] {
  const { named, shown } = state;
  if (named.length > 1) return named;
  const retinoids = retinoidsCompared(state, quality);
  if (retinoids.length > 1) return retinoids;
  const pointed = hears("of_the_two", state.text, state.tongue);
  const all = pointed ? [] : ofKindCompared(state, quality);
  if (all.length > 1) return all;
  return shown.find((products) => products.length > 1) ?? [];
}

/** Which of those in hand has most of a quality; nothing where fewer than two are in hand. */
export function comparesBy(state: State): Quality | undefined {
  const quality = qualityIn(state.text, state.tongue);
  if (!quality) return undefined;
  if (retinoidsCompared(state, quality).length > 1) return quality;
  if (state.named.length === 1) return undefined;
  if (ofKindCompared(state, quality).length > 1) return quality;
  if (quality === "unseen") return undefined;
  const asksMore =
    state.named.length < 2 &&
    state.heard.some(({ id }) => id === "stronger" || id === "cheaper") &&
    state.pointedBy !== "superlative" &&
    !hears("which_of_these", state.text, state.tongue);
  return compared(state, quality).length > 1 && !asksMore ? quality : undefined;
}

/** Which of two or more is stronger, gentler, cheaper …, and by what. */
export function answerWhichIs(state: State): Said {
  const { text, tongue, understanding, dialogue } = state;
  const { language } = understanding;
  const quality = qualityIn(text, tongue) ?? "stronger";
  const measure = MEASURE[quality];
  const all = compared(state, quality);
  const [most, next] = [...all].sort((a, b) => measure(b) - measure(a));
  if (!most || !next) return { text: dialogue.qualities.equal, offers: [] };
  if (!canTake(most, state)) return answerUnsuitable(most, state);
  const last = all.toSorted((a, b) => measure(a) - measure(b))[0];
  const tied = all.filter((product) => measure(product) === measure(most));
  if (tied.length > 1 && last && measure(last) < measure(most))
    return {
      text: say(
        language,
        dialogue.qualities.both,
        inWords(
          tied.map((product) => theName(product, language)),
          state.copy,
        ),
      ),
      offers: tied,
    };
  const names = [theName(most, language), theName(next, language)] as const;
  if (measure(most) === measure(next))
    return { text: say(language, dialogue.qualities.alike, ...names), offers: [most, next] };
  if (retinoidsCompared(state, quality).length > 1) return ofTwoRetinoids(all, state);
  // Of a whole shelf the best is known by what it is for.
  const told = all.length > 2 && quotable(most.description, language).slice(0, 2);
  return {
    text: joined([
      say(language, dialogue.qualities[quality], ...names, formatMoney(most.price), formatMoney(next.price)),
      ...(told || []),
    ]),
    offers: [most],
  };
}

/** The stronger retinoid with what its label says of that, and the milder one to begin with. */
function ofTwoRetinoids(all: readonly Product[], { understanding, dialogue, talk, copy }: State): Said {
  const { language } = understanding;
  const [strong, mild] = all.toSorted((a, b) => strengthOf(b) - strengthOf(a));
  if (!strong || !mild) return { text: dialogue.qualities.equal, offers: [] };
  const label = labelOn(strong, "strength", language);
  return {
    text: joined([
      say(language, dialogue.qualities.stronger, theName(strong, language), theName(mild, language)),
      label && fill(talk.labelSays, label),
      strong.stock <= 0 && fill(copy.support.soldOut, strong.name),
      say(language, talk.change.milder, theName(mild, language)),
    ]),
    offers: [mild],
  };
}

/** Kinds that people ask the strongest of by name. */
const STRONG_KINDS = ["exfoliant", "retinoid", "vitaminC"] as const;

/** Something that does more than what was spoken of, for the same thing; nothing stronger may suit. */
export function answerStronger(state: State): Said {
  const { understanding, shelf, spoken, pointed, dialogue } = state;
  const than = pointed[0] ?? spoken;
  const least = than ? strengthOf(than) : 0;
  // "The strongest exfoliant": of that kind.
  const kind = STRONG_KINDS.find((one) => wordsPattern(kindWords(one, state.tongue)).test(state.text));
  const within = kind ? shelf.filter((product) => isOfKind(product, kind)) : shelf;
  const ranked = rankProducts(withAim(understanding), within.length > 0 ? within : shelf);
  const best = ranked[0]?.score ?? 0;
  const found = ranked
    .filter(({ product, score }) => product !== than && strengthOf(product) > least && score >= best * 0.25)
    // Nothing to be stronger than: the strongest there is.
    .toSorted((a, b) => (than ? 0 : strengthOf(b.product) - strengthOf(a.product)))
    .slice(0, 1);
  const [pick] = found;
  if (!pick) {
    const most = than && strengthOf(than) > 0 ? [than] : [];
    const name = than ? theName(than, understanding.language) : "";
    const text = most.length > 0 ? dialogue.qualities.strongest : dialogue.qualities.noneStronger;
    return { text: say(understanding.language, text, name), offers: most };
  }
  return {
    text: joined([dialogue.qualities.strongerHead, ...pickLines(found, state)], "\n"),
    offers: [pick.product],
  };
}
