import type { Product } from "#app/features/catalogue/product.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { hears, opensWith } from "../../knowledge/cues.ts";
import { isOfKind } from "../../reading/kinds.ts";
import { labelOn, labelTells, questionOf } from "./label.ts";
import { hasProduct, isShort, newConcern } from "./plausible.ts";
import { answerProduct } from "./product.ts";
import { phraseText } from "../../reading/questions/phrases.ts";
import type { Said } from "./said.ts";
import type { State } from "./state.ts";
import { inHand } from "./subject.ts";
import { say, theName } from "../../words/names.ts";
import { canTake } from "./unsuitable.ts";

/** "Does it go with sunscreen?", "and with the one I have?", of a product in hand that is none. */
export function asksWithSunscreen(state: State): boolean {
  const { text, tongue, named, pointedBy, spoken, asks, heard } = state;
  // "And with sunscreen?": the sunscreen is what stands beside the thing in hand.
  const product = named[0] ?? (pointedBy === "kind" ? spoken : inHand(state));
  if (!product || named.length > 1 || factsOf(product).spf > 0 || !asks || !isShort(state)) return false;
  const goes = heard.some(({ id }) => id === "own_sunscreen" || id === "combine" || id === "sun");
  return goes && hears("with_sunscreen", text, tongue);
}

/** "Makeup pills over my SPF, will this one?" */
export function asksIfItPills(state: State): boolean {
  const { text, tongue, asks, surely } = state;
  return hasProduct(state) && asks && surely.has("makeup") && hears("pills", text, tongue);
}

/** So few words ask of the thing in hand: "does it scratch?". */
const A_WORD_OR_TWO = 3;

/** "Does it scratch?": of the thing in hand, where its label says. */
export function asksShortly(state: State): boolean {
  const { text, asks, named, surely, own, understanding } = state;
  const product = inHand(state);
  const brief = asks && named.length === 0 && text.trim().split(" ").length <= A_WORD_OR_TWO;
  if (
    !product ||
    !brief ||
    state.ingredients.length > 0 ||
    surely.size > 0 ||
    own.category !== undefined ||
    state.heard.length > 0
  )
    return false;
  return labelTells(product, questionOf(state), understanding.language) !== undefined;
}

/** "And when are they back?", of what is sold out. */
export function asksWhenBack(state: State): boolean {
  const { text, tongue, askedLast, named } = state;
  const product = inHand(state);
  const gone = product !== undefined && product.stock <= 0 && named.length === 0;
  return gone && askedLast.includes("stock") && isShort(state) && hears("deadline", text, tongue);
}

/** What is sold out of the things just spoken of. */
const soldOut = (state: State): Product | undefined =>
  [inHand(state), ...(state.shown[0] ?? [])].find((product) => product !== undefined && product.stock <= 0);

/** "What do I use meanwhile?", "what is closest?", of what is sold out. */
export function asksInsteadOfSoldOut(state: State): boolean {
  const { text, tongue, named, ingredients, asks, heard } = state;
  const bare = named.length + ingredients.length === 0 && isShort(state) && !newConcern(state);
  const wishes = asks || heard.some(({ id }) => id === "recommend" || id === "alternative");
  const instead = hears("until_then", text, tongue) || hears("closest", text, tongue);
  return bare && wishes && instead && soldOut(state) !== undefined;
}

/** That it is out, and what comes closest. */
export function answerSoldOut(state: State): Said {
  const product = soldOut(state);
  return product ? answerProduct(product, ["stock"], state) : { text: state.talk.whichProduct, offers: [] };
}

/** "Does the vitamin C serum protect from the sun?" */
export function asksIfItShields(state: State): boolean {
  const { text, tongue, asks, named, own } = state;
  const product = named[0] ?? state.spoken;
  const bare = named.length < 2 && own.redFlags.length === 0 && isShort(state);
  return (
    asks && bare && product !== undefined && hears("shields", text, tongue) && !isOfKind(product, "sunscreen")
  );
}

/** No: a sunscreen does, over it. */
export function answerIfItShields(state: State): Said {
  const product = state.named[0] ?? state.spoken;
  const { understanding, dialogue, request } = state;
  const { language } = understanding;
  const suns = request.catalogue.filter(
    (one) => factsOf(one).spf > 0 && one.stock > 0 && canTake(one, state),
  );
  const [sun] = suns.toSorted((a, b) => factsOf(b).spf - factsOf(a).spf);
  if (!product || !sun) return { text: dialogue.noSunLeft, offers: [] };
  return {
    text: say(language, dialogue.shieldsNot, theName(product, language), theName(sun, language)),
    offers: [sun],
  };
}

/** "Is it safe?", of a thing in hand and of nobody's state. */
export function asksIfSafe(state: State): boolean {
  const { text, tongue, asks, own, named, heard, ingredients } = state;
  const product = named[0] ?? state.spoken;
  const other = heard.some(
    ({ id }) => id === "pregnancy" || id === "age" || id === "place" || id === "combine",
  );
  const bare = own.concerns.length + own.redFlags.length + own.places.length + ingredients.length === 0;
  return (
    product !== undefined &&
    asks &&
    named.length < 2 &&
    bare &&
    !other &&
    own.person.facts.length === 0 &&
    isShort(state) &&
    hears("is_it_safe", text, tongue)
  );
}

/** So few words ask whether a thing in hand does something for skin: "tapa manchas?". */
const A_FEW = 5;

/** "Does it cover spots?", of the one in hand: whether it does. */
export function asksIfItWorks(state: State): boolean {
  const { text, tongue, asks, named, spoken, pointedBy, own } = state;
  const brief = text.trim().split(" ").length <= A_FEW && asks && named.length === 0;
  const one =
    spoken !== undefined &&
    (state.shown[0]?.length ?? 0) === 1 &&
    (pointedBy === undefined || pointedBy === "pronoun");
  return (
    brief &&
    one &&
    own.concerns.length > 0 &&
    own.category === undefined &&
    own.redFlags.length === 0 &&
    opensWith("works_on", text, tongue)
  );
}

/** "Does it leave a white film?", of a sunscreen in hand; of two it is asked which. */
export function asksOfCast(state: State): boolean {
  const { text, masked, tongue, asks, named, spoken, own } = state;
  const product = named[0] ?? spoken;
  const ofSun = own.concerns.every(({ id }) => id === "photoprotection");
  const one = named.length < 2 && !hears("which_of_these", text, tongue);
  return (
    product !== undefined &&
    factsOf(product).spf > 0 &&
    asks &&
    one &&
    ofSun &&
    isShort(state) &&
    hears("cast", phraseText(masked), tongue)
  );
}

/** "Does it come in several shades?": its label says how many. */
export function asksOfTints({ named, pointed, spoken, asks, text, tongue, own }: State): boolean {
  const [product = pointed[0] ?? spoken, ...more] = named;
  const tinted = product !== undefined && more.length === 0 && factsOf(product).ids.has("iron_oxides");
  const plural = hears("tints_asked", text, tongue) && hears("many_of", text, tongue);
  return tinted && asks && plural && !own.category;
}

/** "And the day after I shave?", of a product whose label speaks of that. */
export function asksOfShaving(state: State): boolean {
  const { text, tongue, asks, own, understanding } = state;
  const product = inHand(state);
  if (!product || !asks || !isShort(state) || own.category || !hears("shaving", text, tongue)) return false;
  return labelOn(product, "shaved", understanding.language) !== undefined;
}

/** "Does it stand sweat?", of a sunscreen. */
export function asksOfWater(state: State): boolean {
  const { text, tongue, named } = state;
  const product = inHand(state);
  const brief = isShort(state) && state.own.concerns.every(({ id }) => id === "photoprotection");
  const anew = state.asks && named.length === 0 && hears("put_again", text, tongue);
  if (product && factsOf(product).spf > 0 && brief && anew) return true;
  return (
    product !== undefined &&
    factsOf(product).spf > 0 &&
    brief &&
    named.length < 2 &&
    hears("stands_water", text, tongue)
  );
}
