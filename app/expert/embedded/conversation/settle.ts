import { factsOf } from "../../shelf/product-facts.ts";
import { hears } from "../../knowledge/cues.ts";
import { latest } from "../../reading/person/fact.ts";
import { TINT } from "../../reading/concerns-meant.ts";
import { pairOfKind } from "./of-kind.ts";
import type { QuestionId } from "../../reading/questions/questions.ts";
import type { State } from "./state.ts";
import { inHand } from "./subject.ts";
import type { Wanted } from "./wanted.ts";
import { hasProduct, newConcern } from "./plausible.ts";
import { asWish } from "./settle-wish.ts";
import { asInHand } from "./settle-in-hand.ts";
import { asIngredient } from "./settle-ingredient.ts";

/** What "a cheap moisturizer", "a gentle cleanser" of another kind than the one in hand sounds like. */
const OF_A_WISH = new Set<Wanted>(["cheaper", "sting", "texture", "smell", "worth"]);

const meantFew = ({ named, pointed, table, ingredients }: State): boolean =>
  named.length + pointed.length < 2 && table.length < 2 && named.length + ingredients.length < 2;

/** Months of age. */
const ADULT = 18 * 12;

/** A question as things stand: what asks about nothing in hand is a wish, an ingredient's name makes it one about it. */
export function settled(wanted: Wanted, state: State): Wanted {
  const earlier = asWish(wanted, state) ?? asInHand(wanted, state) ?? asIngredient(wanted, state);
  if (earlier) return earlier;
  const { ingredients, own, named, text, table } = state;
  const tells = own.concerns.some(({ strength }) => strength >= 1);
  const hand = inHand(state);
  const [pointedAt] = state.pointsExactly ? state.pointed : [];
  if (wanted === "why_this" && state.pointed.length === 0 && named.length === 0 && ingredients.length > 0)
    return "ingredient";
  if (
    (wanted === "pregnancy" || wanted === "suits") &&
    ingredients.length > 0 &&
    named.length === 0 &&
    !state.pointsExactly &&
    state.pointed.length === 0
  )
    return "ingredient";
  if (
    (wanted === "for_someone" || wanted === "place") &&
    !((named.length === 1 || state.pointsExactly) && state.asks) &&
    !(wanted === "place" && state.surely.has("place") && state.asks && hasProduct(state)) &&
    (tells || (named.length === 0 && state.pointed.length === 0))
  )
    return tells || !state.asks || own.wish === "gift" ? "recommend" : wanted;
  if (wanted === "suits" && newConcern(state) && named.length === 0 && state.pointed.length === 0)
    return "recommend";
  // "Spots since I stopped the pill": told of skin, and nothing asked of the pill.
  const ofCare = !state.asks || hears("what_to_put", text, state.tongue);
  if (wanted === "medicine" && ofCare && newConcern(state) && hears("off_the_pill", text, state.tongue))
    return "recommend";
  // "For the sun, nothing white", of a cream in hand that shields from nothing: a sunscreen is wished for.
  const shields = hand !== undefined && factsOf(hand).spf > 0;
  if (wanted === "sun" && own.wanted.includes(TINT) && own.category && named.length === 0 && !shields)
    return "recommend";
  // "Does it replace my scrub?": what it is.
  if (wanted === "needs_cream" && hand && hears("replaces", text, state.tongue)) return "product";
  // "May I keep my Undertow Gel?", beside what was named.
  if (wanted === "keep_own" && named.length === 1 && state.asks && state.spoken && state.spoken !== named[0])
    return "combine";
  if (wanted === "only_one" && table.length === 0) return "recommend";
  // "Which sunscreen won't make it worse?", "which moisturizer?" beside one: of that kind, and no list of what is out.
  if (wanted === "what_to_avoid" && own.category && hears("what_to_put", text, state.tongue))
    return "recommend";
  // "Is the pebble gel too strong for her?": whether it is for that person.
  const young = (latest(state.understanding.person, "age")?.months ?? ADULT) < ADULT;
  const ofPerson = young && named.length === 1 && hears("too_strong_for", text, state.tongue) && state.asks;
  if (ofPerson && (wanted === "sting" || wanted === "strength")) return "age";
  // "May I keep my Undertow Gel?", beside another of ours: whether the two go together.
  const besideOurs = table.some((product) => !named.includes(product) && factsOf(product).strong.size > 0);
  if (wanted === "keep_own" && named.length === 1 && besideOurs) return "combine";
  // "Rosacea, which cleanser can I use?": one of the kind, and not all that suits.
  if (wanted === "what_is_left" && own.category && newConcern(state)) return "recommend";
  // "Perioral dermatitis, what mild wash do you have?": asked for by its kind, with nothing to be stronger than.
  if (wanted === "stronger" && own.category && tells && table.length + named.length === 0) return "recommend";
  if (wanted === "cheaper" && !hasProduct(state)) return "recommend";
  // "A sunscreen that is not greasy?": one is wished for.
  const lightSun = state.limitsNow.light && own.concerns.some(({ id }) => id === "photoprotection");
  if (wanted === "texture" && lightSun && own.category && named.length === 0) return "recommend";
  // "And a cheap moisturizer", after a gel: of that kind, not cheaper than the gel.
  const ofThis = state.pointedBy === "pronoun" && state.asks && state.surely.has(wanted as QuestionId);
  if (
    OF_A_WISH.has(wanted) &&
    own.category &&
    hand &&
    own.category !== hand.category &&
    !pointedAt &&
    !ofThis
  )
    return named.length === 0 ? "recommend" : wanted;
  if (wanted === "others" && table.length === 0 && state.shown.length === 0)
    return state.request.type === "support" && !tells && !own.category ? "unclear" : "recommend";
  if (wanted === "compare" && pairOfKind(state).length > 0) return wanted;
  if (wanted === "compare" && meantFew(state)) {
    if (newConcern(state)) return "recommend";
    // "What's better for heat, then?", than the one in hand.
    return hand && state.pointed.length + ingredients.length === 0 && state.asks ? "alternative" : wanted;
  }
  if (wanted === "alternative" && ingredients.length > 0 && tells) return "recommend";
  // "And how much is it now?", after several: what all of it comes to.
  if (
    wanted === "price" &&
    state.surely.has("price") &&
    !state.own.person.facts.some(({ kind }) => kind === "count") &&
    named.length === 0 &&
    !state.pointsExactly &&
    (state.shown[0]?.length ?? 0) > 1 &&
    !state.askedLast.includes("place")
  )
    return "total";
  if (wanted === "price" && hears("shipping_word", text, state.tongue)) return "delivery_cost";
  return wanted;
}
