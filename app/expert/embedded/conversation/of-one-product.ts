import { factsOf } from "../choosing/product-facts.ts";
import { hears } from "../knowledge/cues.ts";
import { labelOn, labelTells, questionOf } from "./label.ts";
import { hasProduct, isShort } from "./plausible.ts";
import type { State } from "./state.ts";
import { inHand } from "./subject.ts";

/** "Does it go with sunscreen?", "and with the one I have?", of a product in hand that is none. */
export function asksWithSunscreen(state: State): boolean {
  const { text, tongue, named, asks, heard } = state;
  const product = inHand(state);
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

/** "Does it come in several shades?": its label says how many. */
export function asksOfTints({ named, spoken, asks, text, tongue, own }: State): boolean {
  const [product = spoken, ...more] = named;
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
